import { describe, expect, it } from 'vitest';
import { fresh } from '../../../src/rules/usb/units/fighter.ts';
import {
  type ChargeAdvice,
  isChosen,
  openAdvice,
  scoreFor,
  usbAdvice,
} from '../../../src/usb/charge/advice.ts';
import { chargeGoals, initialUsbCharge, withMelee } from '../../../src/usb/charge/inputs.ts';
import { withUsbChargePreset } from '../../../src/usb/charge/presets.ts';
import { presetUnit } from '../../../src/usb/side.ts';

const start = initialUsbCharge;
const locked = withUsbChargePreset(start, 'locked');
const duel = withUsbChargePreset(start, 'duel');

describe('usb/charge/advice', () => {
  it.each([
    ['survive', 0.75],
    ['kill', 0.5],
    ['trade', 0.25],
  ] as const)('usb/charge/advice: for the goal %s a choice is worth %s', (goal, score) => {
    expect(scoreFor(goal, 0.75, 0.5)).toBe(score);
  });

  it('usb/charge/advice: the best of a kind are those as good as the first, and they come first', () => {
    for (const goal of chargeGoals)
      for (const inputs of [start, locked, duel])
        for (const { choices } of usbAdvice({ ...inputs, goal })) {
          const scores = choices.map(({ score }) => score);
          expect(scores).toEqual(scores.toSorted((one, other) => other - one));
          const top = Math.max(...scores);
          expect(choices.map(({ best }) => best)).toEqual(scores.map((score) => top - score < 1e-9));
          expect(choices[0]?.best).toBe(true);
        }
    const [reaction] = usbAdvice(start);
    expect(reaction?.choices.map(({ choice, best }) => [choice, best])).toEqual([
      ['move', true],
      ['shoot', false],
      ['entrench', false],
      ['none', false],
    ]);
  });

  it.each([
    [{ reaction: 'none' }, { reaction: 'shoot' }],
    [{ shield: 'strike' }, { shield: 'reroll' }],
    [{ duel: 'fight' }, { duel: 'charger-flees' }],
  ] as const)('usb/charge/advice: %o is what is chosen, and %o is not', (part, other) => {
    expect(isChosen(start, { choice: 'none', part })).toBe(true);
    expect(isChosen(start, { choice: 'none', part: other })).toBe(false);
  });

  it('usb/charge/advice: where there is one way alone nothing is to choose', () => {
    const topics = (choicesAdvised: readonly Pick<ChargeAdvice, 'topic'>[]) =>
      choicesAdvised.map(({ topic }) => topic);
    expect(topics(usbAdvice(start))).toEqual(['reaction', 'shield']);
    expect(topics(usbAdvice(locked))).toEqual(['shield']);
    expect(topics(openAdvice(locked, []))).toEqual(['shield']);
    const bare = withMelee(locked, {
      target: { ...locked.target, fighter: fresh(presetUnit('growth-2')) },
    });
    expect(usbAdvice(bare)).toEqual([]);
    expect(openAdvice(bare, [])).toEqual([]);
  });

  it('usb/charge/advice: what was weighed stands until there is something else to choose', () => {
    const weighed = usbAdvice(start);
    const [reaction] = weighed;
    if (!reaction) throw new Error('nothing to choose');
    const now = (choices: ChargeAdvice['choices']) => openAdvice(start, [{ topic: 'reaction', choices }])[0];
    expect(now(reaction.choices)?.choices).toBe(reaction.choices);
    const fewer = reaction.choices.slice(1);
    expect(now(fewer)?.choices).not.toBe(fewer);
    const strange = reaction.choices.map((choice, at) =>
      at === 0 ? { ...choice, choice: 'reroll' as const } : choice,
    );
    expect(now(strange)?.choices).not.toBe(strange);
    expect(now(strange)?.choices.map(({ choice, part, ...rest }) => [choice, part, rest])).toEqual(
      ['none', 'move', 'shoot', 'entrench'].map((choice) => [choice, { reaction: choice }, {}]),
    );
  });
});
