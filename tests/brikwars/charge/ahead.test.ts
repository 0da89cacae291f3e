import { describe, expect, it } from 'vitest';
import { type ChargeInputs, initialCharge } from '../../../src/brikwars/charge/inputs.ts';
import { withChargePreset } from '../../../src/brikwars/charge/model.ts';
import { chargePlay, deathsOf } from '../../../src/brikwars/charge/play.ts';
import { chargeTexts } from '../../../src/brikwars/charge/text.ts';
import { charge } from '../../../src/brikwars/charge/words/en.ts';
import { creation as built } from '../../../src/brikwars/words/en.ts';
import { createFormat } from '../../../src/platform/format.ts';
import type { PlayedMove } from '../../../src/rules/steps.ts';

const faces = (...shown: readonly number[]): PlayedMove => ({ faces: shown, typed: true });

function ahead(inputs: ChargeInputs, ...moves: readonly PlayedMove[]) {
  const odds = chargePlay.ahead?.(inputs, moves);
  if (odds === undefined) throw new Error('no odds');
  return odds;
}

const knight = initialCharge('2005');

describe('brikwars/charge/play: each choice carries its odds', () => {
  it('BW-CHG-16 who missed sees what his body would do, and what running past', () => {
    const bare: ChargeInputs = { ...knight, defender: { ...knight.defender, shield: false } };
    const { options, best, ends } = ahead(bare, faces(1));
    expect(Object.keys(options ?? {})).toEqual(['ram', 'past']);
    expect(ends).toEqual(options?.ram);
    expect(deathsOf(options?.past ?? [])).toEqual({ defenderDies: 0, attackerDies: 0 });
    expect(deathsOf(options?.ram ?? []).defenderDies).toBeGreaterThan(0.3);
    // He came to kill.
    expect(best).toEqual(['ram']);
  });

  it('BW-CHG-14 who may parry sees what it would save him', () => {
    const { options, best } = ahead(knight, faces(5));
    const dies = (option: string) => deathsOf(options?.[option] ?? []).defenderDies;
    expect(Object.keys(options ?? {})).toEqual(['parry', 'take-it']);
    expect(dies('parry')).toBeLessThan(dies('take-it'));
    expect(best).toEqual(['parry']);
    const texts = chargeTexts({ ...charge, ...charge, built }, createFormat('en'));
    const text = texts.optionOdds?.(
      options?.parry ?? [],
      { who: 'defender', purpose: 'parry', options: ['parry', 'take-it'] },
      knight,
    );
    expect(text).toMatch(/^Enemy dies: [<>]?\d+\s% · My fighter dies: [<>]?\d+\s%$/);
  });

  it('BW-CHG-11 the odds follow the dice: after a joust’s miss and hit they are no longer those of the beginning', () => {
    const joust = withChargePreset(knight, 'joust');
    const before = deathsOf(ahead(joust).ends);
    const after = deathsOf(ahead(joust, faces(1)).ends);
    expect(after.defenderDies).toBeLessThan(before.defenderDies);
  });
});
