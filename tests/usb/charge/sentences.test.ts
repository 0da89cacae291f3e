import { describe, expect, it } from 'vitest';
import { isGone } from '../../../src/fight/step-record.ts';
import { fight } from '../../../src/fight/words/en.ts';
import { createFormat } from '../../../src/platform/format.ts';
import type {
  MeleeEntry,
  MeleeMoment,
  MeleeOption,
  MeleeOutcome,
} from '../../../src/rules/usb/melee/melee-record.ts';
import { type MeleeEnding, meleeEndings } from '../../../src/rules/usb/melee/melee-verdict.ts';
import { fresh } from '../../../src/rules/usb/units/fighter.ts';
import { endOf, lossOf, usbChargeAnswerOf } from '../../../src/usb/charge/answer.ts';
import { initialUsbCharge } from '../../../src/usb/charge/inputs.ts';
import { withUsbChargePreset } from '../../../src/usb/charge/presets.ts';
import { lowerFirst, roleOf, usbChargeTexts } from '../../../src/usb/charge/text.ts';
import { usbcharge as charge } from '../../../src/usb/charge/words/en.ts';
import { regulars } from '../../../src/usb/side.ts';
import { usb as units } from '../../../src/usb/words/en.ts';

const texts = usbChargeTexts({ charge, units, endOdds: fight.endOdds }, createFormat('en'));
const thrown = { roll: {} as NonNullable<MeleeEntry['roll']> };
const { heavy } = units.melee;

describe('usb/charge/text: one line of the record', () => {
  it.each<[Partial<MeleeEntry>, string, { readonly hint?: string; readonly result?: string }?]>([
    [{ purpose: 'find', need: 4, good: true }, 'The hidden unit is found on 4+.', { result: 'Passed' }],
    [
      { purpose: 'find', need: 7, good: false, fate: 'panicked', count: 2 },
      'The hidden unit is found on 6, then 6.',
      { result: 'Failed' },
    ],
    [
      { ...thrown, purpose: 'hit', of: 'soldiers', weapon: 'heavy', count: 3, dice: 9, need: 4 },
      `My troops, ${heavy}: 3 hits of 9 on 4+.`,
    ],
    [
      { ...thrown, purpose: 'hit', who: 'target', of: 'hero', weapon: 'heavy', count: 1, dice: 2, need: 5 },
      `The enemy, ${heavy} (hero): 1 hit of 2 on 5+.`,
    ],
    [
      { ...thrown, purpose: 'hit', of: 'machine', weapon: 'small-arms', dice: 2, need: 5 },
      'My troops, ranged weapon (machine): 0 hits of 2 on 5+.',
    ],
    [{ purpose: 'hit', of: 'automatic', count: 2 }, 'My troops: 2 automatic hits.'],
    [{ purpose: 'bend', spent: 2, bends: 'save' }, 'Bend of Luck: 2 Power points for one more save.'],
    [{ purpose: 'bend', spent: 1 }, 'Bend of Luck: 1 Power point for one more hit.'],
    [{ purpose: 'save', who: 'target', count: 1, dice: 4, need: 5 }, 'The enemy save 1 of 4 on 5+.'],
    [{ purpose: 'shield', option: 'reroll' }, 'My troops use their shields and do not strike back.'],
    [{ purpose: 'shield', who: 'target', option: 'strike' }, 'The enemy keep their blows.'],
    [{ purpose: 'save-again', count: 2, dice: 3, need: 5 }, 'My troops save 2 more of 3 on 5+.'],
    [{ purpose: 'wounds', count: 3, dice: 2 }, 'My troops: 2 × d2 or d3 cost 3 points of Standfast.'],
    [{ purpose: 'losses', count: 3, models: 2 }, 'My troops lose 3 points of Standfast, 2 models.'],
    [{ purpose: 'no-blows', who: 'target' }, 'The enemy do not strike back.'],
    [{ purpose: 'broken', count: 4 }, '4 points of Standfast lost on the way: the charge stops halfway.'],
    [
      {
        ...{ purpose: 'score', count: 5 },
        reasons: [
          { rule: 'USB-C-24', effect: 'charged', amount: 1 },
          { rule: 'USB-A-39', effect: 'wounds', amount: 4 },
        ],
      },
      'My troops score 5: charge +1 and wounds dealt +4.',
    ],
    [{ purpose: 'score' }, 'My troops score 0.'],
    [{ purpose: 'result-wounds', count: 2 }, 'My troops are unbreakable: 2 points of Standfast instead.'],
    [
      { purpose: 'morale', level: 50, need: 5, good: false, fate: 'panicked' },
      'My troops test morale at 50\u00a0% on 5+.',
      { result: 'Failed: in panic' },
    ],
    [
      { purpose: 'morale-again', who: 'target', level: 75, need: 5, good: false, fate: 'shaken', count: 2 },
      'The enemy test morale at 75\u00a0% on 5+.',
      { hint: '2 models lost instead of panic.', result: 'Failed: shaken' },
    ],
    [
      { purpose: 'morale', level: 50, need: 5, good: true, fate: 'steady', count: 2 },
      'My troops test morale at 50\u00a0% on 5+.',
      { result: 'Passed' },
    ],
  ])('USB-MELEE-13 usb/charge/text: %j', (entry, text, also = {}) => {
    const line = { part: 'first', who: 'charger', purpose: 'hit', count: 0, ...entry } as const;
    expect(texts.line(line, initialUsbCharge)).toEqual({ text, ...also });
  });

  it.each<[Partial<MeleeEntry>, string]>([
    ...(['locked', 'target-pushed', 'charger-flees', 'target-destroyed'] as const).map(
      (ending): [Partial<MeleeEntry>, string] => [{ ending }, 'Difference 3.'],
    ),
    ...(['both-wiped', 'charger-wiped', 'shot-down', 'self-destroyed'] as const).map(
      (ending): [Partial<MeleeEntry>, string] => [{ ending }, 'Here the melee ends.'],
    ),
    [{ ending: 'locked', part: 'first' }, ''],
    [{}, ''],
  ])(
    'USB-RES-02 usb/charge/text: what the scores decide is shown by their difference (%j)',
    (entry, text) => {
      const band = { part: 'result', who: 'charger', purpose: 'band', count: 3, ...entry } as const;
      expect(texts.line(band, initialUsbCharge).text).toBe(text);
    },
  );
});

describe('usb/charge/text: what is rolled or chosen', () => {
  it.each<[Partial<MeleeMoment>, string, 'hits' | 'saves']>([
    [{ of: 'soldiers', weapon: 'heavy' }, `My troops: To hit, ${heavy}`, 'hits'],
    [{ who: 'target', of: 'hero', weapon: 'heavy' }, `The enemy: To hit, ${heavy} (hero)`, 'hits'],
    [{ of: 'automatic', weapon: 'heavy' }, 'My troops: To hit, ram or blast', 'hits'],
    [{ of: 'soldiers' }, 'My troops: To hit, ram or blast', 'hits'],
    [
      { purpose: 'save', of: 'machine', weapon: 'small-arms' },
      'My troops: Saves, ranged weapon (machine)',
      'saves',
    ],
    [{ purpose: 'save-again' }, 'My troops: Rerolled saves', 'saves'],
    [{ purpose: 'shield' }, 'My troops: Shields?', 'hits'],
    [{ purpose: 'morale', who: 'target', level: 50 }, 'The enemy: Morale at 50\u00a0%', 'hits'],
  ])('USB-MELEE-13 usb/charge/text: %j', (part, title, counts) => {
    const asked = { part: 'first', purpose: 'hit', who: 'charger', ...part } as Parameters<
      typeof texts.step
    >[0];
    expect(texts.step(asked, initialUsbCharge)).toEqual({ title, roll: asked.purpose });
    expect(texts.counts?.(asked)).toBe(counts);
    expect(texts.side?.(asked, initialUsbCharge)).toBe(part.who === 'target' ? 'theirs' : 'mine');
  });

  it.each<[MeleeOption, string]>([
    ['strike', 'Keep the blows'],
    ['reroll', 'Reroll with shields'],
    ['again', 'Roll again'],
    ['keep', 'Leave it'],
    ['bend-1', 'Spend 1 Power point'],
    ['bend-5', 'Spend 5 Power points'],
  ])('USB-PP-02 usb/charge/text: %s', (option, text) => {
    const asked = { part: 'first', purpose: 'shield', who: 'charger' } as Parameters<typeof texts.option>[1];
    expect(texts.option(option, asked, initialUsbCharge)).toBe(text);
  });

  it('usb/charge/text: an option is weighed by who breaks, as far as that is known', () => {
    const asked = {} as Parameters<NonNullable<typeof texts.optionOdds>>[1];
    const odds = (ends: Parameters<NonNullable<typeof texts.optionOdds>>[0]) =>
      texts.optionOdds?.(ends, asked, initialUsbCharge);
    const ends = [
      { id: 'charger', chance: 0.126 },
      { id: 'locked', chance: 0.2 },
      { id: 'target', chance: 0.4 },
    ];
    expect(odds(ends)).toBe('Enemy breaks: 40\u00a0% · My unit breaks: 13\u00a0%');
    expect(odds(ends.slice(0, 2))).toBe('My unit breaks: 13\u00a0%');
  });
});

describe('usb/charge/text: how it ends', () => {
  const outcomeOf = (ending: MeleeEnding, gone: readonly ('charger' | 'target')[] = []): MeleeOutcome => {
    const side = (role: 'charger' | 'target') => ({
      ...{ points: 0, models: 0, fate: 'steady' as const },
      ...(!gone.includes(role) && { after: fresh(regulars) }),
    });
    return { ending, charger: side('charger'), target: side('target') };
  };

  it('USB-RES-02 usb/charge/text: each ending is somebody’s gain or nobody’s', () => {
    const of = Object.groupBy(meleeEndings, endOf);
    expect(Object.fromEntries(Object.entries(of).map(([end, all = []]) => [end, all.toSorted()]))).toEqual({
      wins: ['target-destroyed', 'target-flees', 'target-pushed', 'target-wiped'],
      draw: ['both-wiped', 'locked', 'self-destroyed'],
      noBlows: ['broken', 'not-found', 'out-of-reach', 'shot-down'],
      loses: ['charger-destroyed', 'charger-flees', 'charger-pushed', 'charger-wiped'],
    });
    for (const ending of meleeEndings) {
      expect(texts.outcome(outcomeOf(ending), initialUsbCharge)).toBe(`${charge.endings[ending]}.`);
      const [wins, loses] = texts.watched?.(initialUsbCharge, outcomeOf(ending)) ?? [];
      expect([wins?.came, loses?.came]).toEqual([endOf(ending) === 'wins', endOf(ending) === 'loses']);
    }
  });

  it('USB-RES-02 usb/charge/text: the lines of the chance follow both sides', () => {
    const known = [
      ...meleeEndings.map((id, at) => ({ id, chance: (at + 1) / 1000 })),
      { id: 'elsewhere', chance: 0.5 },
    ];
    const sum = (end: string) =>
      known.reduce(
        (all, { id, chance }) =>
          endOf(id as MeleeEnding) === end && id !== 'elsewhere' ? all + chance : all,
        0,
      );
    const [wins, loses] = texts.watched?.(initialUsbCharge) ?? [];
    expect(wins).toMatchObject({ label: 'My unit wins', side: 'mine' });
    expect(wins?.chance(known)).toBeCloseTo(sum('wins'), 12);
    expect(loses).toMatchObject({ label: 'Enemy wins', side: 'theirs' });
    expect(loses?.chance(known)).toBeCloseTo(sum('loses'), 12);
    // A choice says who wins as one value.
    const shown = [...known, { id: 'wins', chance: 0.7 }, { id: 'loses', chance: 0.2 }];
    expect([wins?.chance(shown), loses?.chance(shown)]).toEqual([0.7, 0.2]);
  });

  it('usb/charge/text: a unit with nobody left has fallen', () => {
    const gone = (...of: readonly ('charger' | 'target')[]) => {
      const { mine, theirs } = texts.fates?.(initialUsbCharge, [], outcomeOf('locked', of)) ?? {};
      return [isGone(mine), isGone(theirs)];
    };
    expect([gone(), gone('charger'), gone('target'), gone('charger', 'target')]).toEqual([
      [false, false],
      [true, false],
      [false, true],
      [true, true],
    ]);
  });

  it('USB-WOUND-01 usb/charge/answer: losses are models where there are several, else points of Standfast', () => {
    const answer = usbChargeAnswerOf(withUsbChargePreset(initialUsbCharge, 'duel'));
    const plain = usbChargeAnswerOf(initialUsbCharge);
    if (!answer.ok || !plain.ok) throw new Error('no melee');
    expect(lossOf(plain.value, 'charger')).toEqual({ models: true, lost: plain.value.odds.charger.models });
    const alone = (models: number) => {
      const { setup } = plain.value;
      const fighter = { ...setup.target.fighter, models };
      return lossOf({ ...plain.value, setup: { ...setup, target: { ...setup.target, fighter } } }, 'target');
    };
    expect([alone(2).models, alone(1).models]).toEqual([true, false]);
    expect(alone(1).lost).toBe(plain.value.odds.target.points);
  });

  it('usb/charge/text: a heading in the middle of a sentence, and whose it is', () => {
    expect([lowerFirst('The enemy'), lowerFirst('')]).toEqual(['the enemy', '']);
    expect([roleOf('charger'), roleOf('target')]).toEqual(['acts', 'other']);
  });
});
