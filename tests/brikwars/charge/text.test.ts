import { describe, expect, it } from 'vitest';
import { chargeIssues } from '../../../src/brikwars/charge/answer-card.tsx';
import { type ChargeInputs, encodeCharge, initialCharge } from '../../../src/brikwars/charge/inputs.ts';
import { chargeTexts, detailsOf, fateTexts, titleOf, wayText } from '../../../src/brikwars/charge/text.ts';
import { charge as en } from '../../../src/brikwars/charge/words/en.ts';
import { charge as hu } from '../../../src/brikwars/charge/words/hu.ts';
import { charge as pl } from '../../../src/brikwars/charge/words/pl.ts';
import { creationLine } from '../../../src/brikwars/creation/lines.ts';
import { presets } from '../../../src/brikwars/creation/presets.ts';
import { brikwars, creation as enBuilt } from '../../../src/brikwars/words/en.ts';
import { creation as huBuilt } from '../../../src/brikwars/words/hu.ts';
import { creation as plBuilt } from '../../../src/brikwars/words/pl.ts';
import { fight } from '../../../src/fight/words/en.ts';
import { createFormat } from '../../../src/platform/format.ts';
import {
  type ChargeEntry,
  type ChargeOutcome,
  chargePurposes,
  chargeResults,
} from '../../../src/rules/brikwars/charge/charge-play-record.ts';
import type { Language } from '../../../src/rules/languages.ts';

const words = {
  en: { ...en, ...en, ...en, built: enBuilt },
  pl: { ...pl, ...pl, ...pl, built: plBuilt },
  hu: { ...hu, ...hu, ...hu, built: huBuilt },
};
const languages = ['en', 'pl', 'hu'] as const;
const textsIn = (language: Language) => chargeTexts(words[language], createFormat(language));
const first = initialCharge('2005');

/** A line whose numbers nobody can mistake for one another. */
const entryOf = (
  purpose: ChargeEntry['purpose'],
  result: ChargeEntry['result'],
  change: Partial<ChargeEntry> = {},
): ChargeEntry => ({ who: 'attacker', purpose, result, total: 7, need: 4, damage: 9, inches: 3, ...change });

/** The line as it is read: the sentence, what came of it, the hint. */
function read(entry: ChargeEntry, language: Language = 'en'): string {
  const { text, result, hint } = textsIn(language).line(entry, first);
  return [
    text,
    ...(result === undefined ? [] : [`[${result}]`]),
    ...(hint === undefined ? [] : [`(${hint})`]),
  ].join(' ');
}

const defends = { who: 'defender' } as const;

/** Every kind of line that a Charge may come to, and how it reads in English. */
const log: readonly (readonly [ChargeEntry, string])[] = [
  [entryOf('attack', 'hit'), 'My fighter attacks with 7 against Use 4. [Hit]'],
  [entryOf('attack', 'missed', defends), 'Enemy attacks with 7 against Use 4. [Missed]'],
  [entryOf('attack', 'critical-failure'), 'My fighter attacks with 7 against Use 4. [Critical failure]'],
  [entryOf('after-miss', 'ram'), 'My fighter: Rams.'],
  [entryOf('after-miss', 'past'), 'My fighter: Runs past.'],
  [entryOf('parry', 'parried', defends), 'Enemy parries with 7, needs 4. [Parried]'],
  [entryOf('parry', 'not-parried', defends), 'Enemy parries with 7, needs 4. [Not parried]'],
  [{ who: 'defender', purpose: 'parry', result: 'parry', total: 0 }, 'Enemy: Parries.'],
  [{ who: 'defender', purpose: 'parry', result: 'take-it', total: 0 }, 'Enemy: Does not parry.'],
  [entryOf('damage', 'rolled'), 'My fighter does 7 damage.'],
  [entryOf('momentum-damage', 'rolled', defends), 'Enemy does 7 damage.'],
  [entryOf('parry-damage', 'reduced', defends), 'Enemy stops 7 damage, 9 left.'],
  [entryOf('armor', 'holds', defends), 'Enemy has Armor 7 against 9 damage. [Survives]'],
  [entryOf('armor', 'dies', defends), 'Enemy has Armor 7 against 9 damage. [Dies]'],
  [
    entryOf('armor', 'dies', { ...defends, damage: 7 }),
    'Enemy has Armor 7 against 7 damage. [Dies] (Damage equal to Armor kills)',
  ],
  [entryOf('armor', 'holds', { ...defends, damage: 7 }), 'Enemy has Armor 7 against 7 damage. [Survives]'],
  [entryOf('momentum', 'rolled'), 'My fighter rolls 7 for Momentum.'],
  [entryOf('opposition', 'rolled', defends), 'Enemy opposes it with 7.'],
  [entryOf('opposition', 'flies', defends), 'Enemy flies 3″.'],
  [
    entryOf('momentum', 'flies', { unseated: true }),
    'My fighter flies 3″. (Only the rider: the mount runs on to the end of its Move.)',
  ],
  [
    entryOf('opposition', 'flies', { ...defends, knockedOver: 'yes' }),
    'Enemy flies 3″. (The enemy lies on the ground.)',
  ],
  [
    entryOf('opposition', 'flies', { ...defends, knockedOver: 'table' }),
    'Enemy flies 3″. (Let go of the enemy: does it fall over?)',
  ],
  [entryOf('armor', 'pip', { ...defends, damage: 9 }), 'Enemy has Armor 7 against 9 damage. [Takes a pip]'],
  [entryOf('opposition', 'flies', { ...defends, knockedOver: 'no' }), 'Enemy flies 3″.'],
  [entryOf('opposition', 'stops', defends), 'Difference +7: nobody flies.'],
  [entryOf('opposition', 'locked', { ...defends, total: -7 }), 'Difference −7: nobody flies. [Locked]'],
  [entryOf('momentum', 'shoved'), 'Enemy is pushed back 3″.'],
  [entryOf('damage', 'crushed'), 'Enemy is crushed: 7 damage on top.'],
  [entryOf('trample', 'trampled'), 'Enemy is run over: 7 damage on top.'],
  [entryOf('damage', 'smashed', defends), 'Enemy smashes into the obstacle: 7 damage.'],
  [entryOf('fall', 'rolled', defends), 'Enemy falls down: 7 damage.'],
  [entryOf('trample', 'trample'), 'My fighter: Tramples.'],
  [entryOf('trample', 'stop'), 'My fighter: Stops.'],
];

/** The lines whose numbers are read out of words and must all be there. */
const numbersOf = (text: string) => (text.match(/\d+/g) ?? []).toSorted();

const { size } = presets.tank;
const tank = { ...first.defender, unit: 'own', size, creation: presets.tank } as const;

const fightWords = { ...brikwars, ...fight };

describe('brikwars/charge/text: the record line by line', () => {
  it.each(log.map(([entry, line]) => ({ entry, line })))('brikwars/charge/text: $line', ({ entry, line }) => {
    expect(read(entry)).toBe(line);
  });

  it('brikwars/charge/text: no purpose and no result is left out above', () => {
    const notify = log.map(([entry]) => entry);
    expect(chargePurposes.filter((purpose) => !notify.some((entry) => entry.purpose === purpose))).toEqual(
      [],
    );
    expect(chargeResults.filter((result) => !notify.some((entry) => entry.result === result))).toEqual([]);
  });

  it('brikwars/charge/text: one of several is called by its number, each side by its own', () => {
    const both = { charger: 2, target: 5 };
    expect(read(entryOf('damage', 'rolled', both))).toBe('My fighter 2 does 7 damage.');
    expect(read(entryOf('armor', 'holds', { ...both, ...defends }))).toBe(
      'Enemy 5 has Armor 7 against 9 damage. [Survives]',
    );
    expect(read(entryOf('damage', 'crushed', both))).toBe('Enemy 5 is crushed: 7 damage on top.');
    expect(read(entryOf('trample', 'trampled', both))).toBe('Enemy 5 is run over: 7 damage on top.');
    expect(textsIn('en').step({ who: 'attacker', purpose: 'fall', options: [], ...both }, first).title).toBe(
      'My fighter 2: Fall',
    );
  });

  it.each(['pl', 'hu'] as const)(
    'brikwars/charge/text: in %s every line has words of its own and the same numbers',
    (language) => {
      for (const [entry, line] of log) {
        const here = read(entry, language);
        expect(here).not.toMatch(/undefined|NaN|^\s*$/);
        expect([line, ...numbersOf(here)]).toEqual([line, ...numbersOf(line)]);
      }
      const lines = log.map(([entry]) => read(entry, language));
      const english = log.map(([, line]) => line);
      // Two lines are alike only where they are alike in English.
      for (const [at, line] of lines.entries()) {
        const alike = lines.indexOf(line);
        expect([line, english[alike]]).toEqual([line, english[at]]);
      }
      // Each number in its own place: what is needed, done, left and flown.
      expect(read(entryOf('attack', 'hit'), language)).toMatch(/7.*4/);
      expect(read(entryOf('parry', 'parried'), language)).toMatch(/7.*4/);
      expect(read(entryOf('parry-damage', 'reduced'), language)).toMatch(/7.*9/);
      expect(read(entryOf('armor', 'holds'), language)).toMatch(/7.*9/);
    },
  );

  it.each(languages)(
    'brikwars/charge/text: in %s every step and every choice has a name of its own',
    (language) => {
      const texts = textsIn(language);
      const steps = (['attacker', 'defender'] as const).flatMap((who) =>
        chargePurposes.map((purpose) => texts.step({ who, purpose, need: 4, options: [] }, first)),
      );
      expect(new Set(steps.map(({ title }) => title)).size).toBe(2 * chargePurposes.length);
      expect(steps.every(({ title, need }) => need === 4 && !/undefined|^\s*$/.test(title))).toBe(true);
      expect(texts.step({ who: 'attacker', purpose: 'damage', options: [] }, first)).not.toHaveProperty(
        'need',
      );
      const asked = { who: 'attacker', purpose: 'parry', options: [] } as const;
      const results = chargeResults.map((result) => texts.option(result, asked, first));
      expect(new Set(results).size).toBe(chargeResults.length);
      expect(results.filter((name) => chargeResults.some((result) => result === name))).toEqual([]);
    },
  );
});

const nothing: ChargeOutcome = {
  defenderDies: false,
  attackerDies: false,
  flies: 'nobody',
  inches: 6,
  shoved: false,
  unseated: false,
  knockedOver: 'no',
  thrownBack: 'no',
  dead: { attacker: false, defender: false },
  pips: { attacker: 0, defender: 0 },
  cleared: 0,
  lineDies: 0,
  plan: { ...first },
};

describe('brikwars/charge/text: what came of it', () => {
  it.each([
    [{}, 'Nobody dies.'],
    [{ defenderDies: true }, 'The enemy dies.'],
    [{ attackerDies: true }, 'My fighter dies.'],
    [{ defenderDies: true, attackerDies: true }, 'Both die.'],
    [{ flies: 'defender' }, 'Nobody dies. The enemy flies 6″.'],
    [{ flies: 'attacker', attackerDies: true }, 'My fighter dies. My fighter flies 6″.'],
    [{ shoved: true }, 'Nobody dies. The enemy is pushed back 6″.'],
    [{ cleared: 2 }, 'Nobody dies. Further targets out of the way: 2.'],
    [
      { defenderDies: true, flies: 'defender', cleared: 2 },
      'The enemy dies. The enemy flies 6″. Further targets out of the way: 2.',
    ],
  ] as const)('brikwars/charge/text: %o', (change, text) => {
    const outcome = { ...nothing, ...change };
    expect(textsIn('en').outcome(outcome, first)).toBe(text);
    for (const language of ['pl', 'hu'] as const) {
      const here = textsIn(language).outcome(outcome, first);
      expect(numbersOf(here)).toEqual(numbersOf(text));
      // As many sentences as in English.
      expect(here.split('. ')).toHaveLength(text.split('. ').length);
    }
  });

  it.each(['pl', 'hu'] as const)('brikwars/charge/text: in %s every outcome reads otherwise', (language) => {
    const outcomes: readonly Partial<ChargeOutcome>[] = [
      {},
      { defenderDies: true },
      { attackerDies: true },
      { defenderDies: true, attackerDies: true },
      { flies: 'defender' },
      { flies: 'attacker' },
      { shoved: true },
      { cleared: 6 },
    ];
    const texts = outcomes.map((change) => textsIn(language).outcome({ ...nothing, ...change }, first));
    expect(new Set(texts).size).toBe(outcomes.length);
  });

  it('brikwars/charge/text: of the odds it is shown who dies in how many', () => {
    const ends = [
      { id: 'target', chance: 0.3 },
      { id: 'charger', chance: 0.15 },
      { id: 'both', chance: 0.05 },
      { id: 'nobody', chance: 0.5 },
    ];
    const asked = { who: 'attacker', purpose: 'after-miss', options: [] } as const;
    const notify = (language: Language) => [
      textsIn(language).odds?.(ends, first),
      textsIn(language).optionOdds?.(ends, asked, first),
    ];
    expect(notify('en')).toEqual([
      'The enemy dies 35\u00a0%, my fighter 20\u00a0%.',
      'Enemy dies: 35\u00a0% · My fighter dies: 20\u00a0%',
    ]);
    for (const language of ['pl', 'hu'] as const) {
      const { sentence, targetDies, chargerDies } = words[language];
      expect(notify(language)).toEqual([
        sentence('35', '20'),
        `${targetDies}: 35\u00a0% · ${chargerDies}: 20\u00a0%`,
      ]);
      expect(sentence('35', '20')).toMatch(/35.*20/);
    }
  });
});

describe('brikwars/charge: ways, names and faults', () => {
  const knight: ChargeInputs = {
    ...first,
    attacker: { ...first.attacker, shield: true },
    defender: { ...first.defender, arm: 'heavy', shield: true },
    moveLeft: 4,
  };
  const way = (side: 'attacker' | 'defender', change: Partial<ChargeInputs> = {}, inputs = knight) =>
    wayText(words.en, inputs, side, { plan: { ...inputs, ...change } });

  it('BW-CHG-16 brikwars/charge/charge-ways: what the charger does, with all that he can choose', () => {
    expect(wayText(words.en, knight, 'attacker', {})).toBe('Ordinary attack instead');
    expect(way('attacker')).toBe('Charge: lance, rams after a miss, does not trample, parries');
    expect(way('attacker', { afterMiss: 'past', tramples: true, attackerParries: false })).toBe(
      'Charge: lance, runs past after a miss, tramples, does not parry',
    );
    expect(way('attacker', { strikes: 'body' })).toBe('Charge: body, does not trample, parries');
    for (const change of [{ moveLeft: 0 }, { low: false }, { chargers: 2 }]) {
      expect(way('attacker', {}, { ...knight, ...change })).toBe('Charge: lance, rams after a miss, parries');
    }
    expect(way('attacker', {}, first)).toBe('Charge: lance, rams after a miss');
  });

  it('BW-CHG-10 brikwars/charge/charge-ways: what the target does, braced or not', () => {
    expect(way('defender')).toBe('Meets it: spear, parries, braced');
    expect(way('defender', { defenderParries: false, braced: false })).toBe(
      'Meets it: spear, does not parry, not braced',
    );
    expect(way('defender', { answer: 'body' })).toBe('Stands there, parries, braced');
  });

  it('BW-CHGW-02 brikwars/charge/charge-ways: by a die nobody braces, and a shield is shown only of who stands there', () => {
    const byDie: ChargeInputs = {
      ...knight,
      table: { edition: 'web5', house: {} },
      attacker: { ...knight.attacker, size: 1 },
    };
    expect(way('attacker', { strikes: 'shove' }, byDie)).toBe('Charge: shove');
    expect(way('attacker', {}, byDie)).toBe('Charge: lance');
    expect(way('defender', {}, byDie)).toBe('Meets it: spear');
    expect(way('defender', { answer: 'bail' }, byDie)).toBe('Bails');
    expect(way('defender', { answer: 'body' }, byDie)).toBe('Stands there, parries');
    expect(way('defender', { answer: 'body', defenderParries: false }, byDie)).toBe(
      'Stands there, does not parry',
    );
  });

  it.each(['pl', 'hu'] as const)(
    'brikwars/charge/answer-card: in %s every way has words of its own',
    (language) => {
      const t = words[language];
      const plans: readonly (readonly ['attacker' | 'defender', Partial<ChargeInputs>])[] = [
        ['attacker', {}],
        ['attacker', { strikes: 'body' }],
        ['attacker', { strikes: 'shove' }],
        ['attacker', { afterMiss: 'past' }],
        ['attacker', { tramples: true }],
        ['attacker', { attackerParries: false }],
        ['defender', {}],
        ['defender', { answer: 'body' }],
        ['defender', { answer: 'bail' }],
        ['defender', { defenderParries: false }],
        ['defender', { braced: false }],
      ];
      const notify = plans.map(([side, change]) =>
        wayText(t, knight, side, { plan: { ...knight, ...change } }),
      );
      expect(new Set([...notify, wayText(t, knight, 'attacker', {})]).size).toBe(plans.length + 1);
      expect(notify.filter((text) => /undefined|(^|, )\s*(,|$)/.test(text))).toEqual([]);
      expect(notify[0]).toContain(t.arms['two-handed'].toLowerCase());
      expect(notify[6]).toContain(t.arms.heavy.toLowerCase());
    },
  );

  it('brikwars/charge/text: who charges at whom, each with what he leads with', () => {
    const title = (change: Partial<ChargeInputs>) =>
      titleOf(words.en, encodeCharge({ ...knight, ...change }));
    expect(title({})).toBe('Charge: rider, lance against minifig, spear');
    expect(title({ strikes: 'body', answer: 'bail' })).toBe('Charge: rider, body against minifig, bails');
    expect(title({ answer: 'body', chargers: 3, line: 1 })).toBe(
      'Charge: 3 × rider, lance against 2 × minifig',
    );
    const { attacker, defender } = knight;
    expect(title({ attacker: defender, defender: attacker })).toBe(
      'Charge: minifig, spear against rider, lance',
    );
    expect(
      title({ attacker: { ...defender, unit: 'hero' }, defender: { ...defender, unit: 'own', size: 5 } }),
    ).toBe('Charge: hero, spear against Size 5, spear');
    expect(titleOf(words.en, 'v=9')).toBeUndefined();
  });

  it('brikwars/charge/text: what else a Charge consists of', () => {
    expect(
      detailsOf(words.en, fightWords, createFormat('en'), encodeCharge({ ...knight, targetMove: 5 })),
    ).toEqual([
      'My fighter: In armor',
      'My fighter: Warhorse',
      'My fighter: Size 2',
      'My fighter: Shield',
      'Enemy: Minifig',
      'Enemy: On foot',
      'Enemy: Size 1',
      'Enemy: Shield',
      'Straight inches: 10',
      'Not in line: 5',
      'braced',
      'rams after a miss',
      'My fighter: parries',
      'Enemy: parries',
      `${words.en.moveLeft}: 4`,
      words.en.low,
    ]);
    expect(detailsOf(words.en, fightWords, createFormat('en'), 'v=9')).toEqual([]);
  });

  it.each<[string, Partial<ChargeInputs>, readonly string[]]>([
    [
      'a hero who is Cranky',
      { attacker: { ...first.attacker, unit: 'hero', cranky: 2 } },
      ['My fighter: Hero', `My fighter: ${brikwars.crankyBy('−2')}`],
    ],
    [
      'pips that are gone',
      { defender: { ...tank, pips: 1 } },
      [
        'Enemy: Own values',
        'Enemy: Skill 1d6',
        'Enemy: Armor 4',
        `Enemy: Size ${tank.size}`,
        `Enemy: ${creationLine(enBuilt, fight.dice, createFormat('en'), presets.tank)}`,
        `Enemy: ${words.en.lostPips('1')}`,
      ],
    ],
    ['what is rooted', { defender: { ...first.defender, rooted: true } }, [`Enemy: ${words.en.rooted}`]],
    ['a target that moves', { targetMove: 3 }, [`${words.en.directions[first.direction]}: 3`]],
    ['what stands behind', { behind: 'wall', free: 4 }, [`${words.en.behinds.wall}: 4`]],
    [
      'that it tramples',
      { tramples: true, moveLeft: 6 },
      [words.en.tramples, `${words.en.moveLeft}: 6`, words.en.low],
    ],
    ['that it runs past', { afterMiss: 'past' }, [words.en.ways.past]],
    [
      'Skill and Armor of its own',
      { attacker: { ...first.attacker, unit: 'own', ownSkill: '1d10', ownArmor: '1d6' } },
      ['My fighter: Own values', 'My fighter: Skill 1d10', 'My fighter: Armor 1d6'],
    ],
    [
      'the horse as what is aimed at',
      { attacker: { ...first.attacker, struck: 'mount' } },
      ['My fighter: At the mount'],
    ],
    [
      'a weapon of its own',
      { attacker: { ...first.attacker, arm: 'own', ownUse: 7, ownDamage: '3d6' } },
      ['My fighter: Use 7', 'My fighter: Damage 3d6'],
    ],
    [
      'a longer weapon',
      { attacker: { ...first.attacker, reach: 5 } },
      ['My fighter: Reach of the weapon in inches: 5'],
    ],
    ['inches of earlier turns', { earlier: 4 }, [`${words.en.earlier}: 4`]],
    ['what nobody meant', { unintentional: true }, [words.en.unintentional]],
    [
      'chargers from one side',
      { table: initialCharge('web5').table, chargers: 2, sameDirection: true },
      [words.en.sameDirection],
    ],
    ['a longer way', { moveLeft: 6 }, [`${words.en.moveLeft}: 6`, words.en.low]],
    ['a target too high to run over', { moveLeft: 6, low: false }, [`${words.en.moveLeft}: 6`]],
    ['a deep drop', { behind: 'drop', height: 9 }, [`${words.en.behinds.drop}: 2`, `${words.en.height}: 9`]],
    ['two aims', { aimApart: true }, [words.en.aimApart]],
  ])('brikwars/charge/text: it is shown with %s', (_, change, lines) => {
    const notify = (part: Partial<ChargeInputs>) =>
      detailsOf(words.en, fightWords, createFormat('en'), encodeCharge({ ...first, ...part }));
    const normal = notify({});
    expect(notify(change).filter((line) => !normal.includes(line))).toEqual(lines);
    // What differs from the default is not said of the default one.
    expect(normal.filter((line) => /undefined|: 0$/.test(line))).toEqual([]);
  });

  it('BW-DMG-03 brikwars/charge/text: who has pips takes one, and each is shown by himself', () => {
    const horse = { ...first.defender, struck: 'mount', mount: 'warhorse', size: 2 } as const;
    const fates = (change: Partial<ChargeInputs>) => fateTexts(words.en, { ...first, ...change });
    expect(fates({})).toMatchObject({ target: 'Enemy dies', charger: 'My fighter dies', plain: true });
    const { target, charger, plain } = fates({ defender: horse });
    expect([plain, charger]).toEqual([false, 'My fighter dies']);
    expect(fates({ attacker: horse }).plain).toBe(false);
    const inputs = { ...first, defender: horse };
    const said = (change: Partial<ChargeOutcome>) => textsIn('en').outcome({ ...nothing, ...change }, inputs);
    expect(said({})).toBe(`${words.en.neitherHurt}.`);
    expect(said({ defenderDies: true })).toBe(`${target}.`);
    expect(said({ attackerDies: true })).toBe(`${charger}.`);
    expect(said({ defenderDies: true, attackerDies: true })).toBe(`${target}. ${charger}.`);
  });

  it('BW-DMG-03 brikwars/charge/text: the lines of the chance follow both lives, and say at the end which of them was lost', () => {
    const { watched, side } = textsIn('en');
    const ends = [
      { id: 'target', chance: 0.3 },
      { id: 'charger', chance: 0.15 },
      { id: 'both', chance: 0.05 },
      { id: 'nobody', chance: 0.5 },
    ];
    const notify = (outcome?: ChargeOutcome) =>
      watched?.(first, outcome).map((line) => [line.label, line.side, line.chance(ends), line.came]);
    const lines = (target?: boolean, charger?: boolean) => [
      ['Enemy dies', 'mine', expect.closeTo(0.35, 9), target],
      ['My fighter dies', 'theirs', expect.closeTo(0.2, 9), charger],
    ];
    expect(notify()).toEqual(lines());
    for (const [defenderDies, attackerDies] of [
      [true, false],
      [true, true],
      [false, true],
      [false, false],
    ] as const)
      expect(notify({ ...nothing, defenderDies, attackerDies })).toEqual(lines(defenderDies, attackerDies));
    const asked = (who: 'attacker' | 'defender') => ({ who, purpose: 'damage', options: [] }) as const;
    expect([side?.(asked('attacker'), first), side?.(asked('defender'), first)]).toEqual(['mine', 'theirs']);
  });

  it.each(languages)(
    'brikwars/charge/answer-card: in %s every fault has words of its own, shown once',
    (language) => {
      const codes = Object.keys(en.issues) as (keyof typeof en.issues)[];
      const notify = chargeIssues(
        words[language],
        [...codes, ...codes].map((code) => ({ code })),
      );
      expect(notify).toHaveLength(codes.length);
      expect(notify.filter((text) => text.trim() === '')).toEqual([]);
    },
  );
});
