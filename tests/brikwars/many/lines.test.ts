import { describe, expect, it } from 'vitest';
import {
  groupOf,
  initialMany,
  type ManyInputs,
  minifig,
  withAssault,
} from '../../../src/brikwars/many/inputs.ts';
import { withManyPreset } from '../../../src/brikwars/many/model.ts';
import { countersText } from '../../../src/brikwars/many/names.ts';
import { manyTexts } from '../../../src/brikwars/many/text.ts';
import { many as en } from '../../../src/brikwars/many/words/en.ts';
import { many as hu } from '../../../src/brikwars/many/words/hu.ts';
import { many as pl } from '../../../src/brikwars/many/words/pl.ts';
import { createFormat } from '../../../src/platform/format.ts';
import {
  type ManyEntry,
  type ManyOutcome,
  manyPurposes,
} from '../../../src/rules/brikwars/many/many-record.ts';
import type { Language } from '../../../src/rules/languages.ts';

const words = { en: { ...en, ...en }, pl: { ...pl, ...pl }, hu: { ...hu, ...hu } };
const first = initialMany('2005');
const volley = withAssault(first, 0, {
  groups: [groupOf(8, 'short-ranged'), groupOf(1, 'long-ranged')],
  strays: [{ ...minifig, owner: 'ally', fromTarget: 1 }],
});
const gang = withManyPreset(first, 'two');
const grenade = withManyPreset(first, 'grenade');

/** A line whose numbers nobody can mistake for one another. */
const entryOf = (
  purpose: ManyEntry['purpose'],
  result: ManyEntry['result'],
  change: Partial<ManyEntry> = {},
): ManyEntry => ({
  purpose,
  result,
  assault: 0,
  group: 0,
  count: 6,
  amount: 5,
  need: 4,
  damage: 9,
  ...change,
});

function read(entry: ManyEntry, inputs: ManyInputs, language: Language = 'en'): string {
  const { text, result, hint } = manyTexts(words[language], createFormat(language)).line(entry, inputs);
  return [
    text,
    ...(result === undefined ? [] : [`[${result}]`]),
    ...(hint === undefined ? [] : [`(${hint})`]),
  ].join(' ');
}

const one = { count: 1, group: 1 } as const;
const log: readonly (readonly [ManyInputs, ManyEntry, string])[] = [
  [volley, entryOf('range', 'in-range'), '8 × Pistol or bow: 5 of 6 fly far enough.'],
  [volley, entryOf('range', 'short', one), 'Rifle or longbow: 5″, needs 4″. [Falls short]'],
  [volley, entryOf('attack', 'hits'), '8 × Pistol or bow: 5 of 6 hit.'],
  [volley, entryOf('attack', 'hit', one), 'Rifle or longbow: 5 against Use 4. [Hit]'],
  [
    volley,
    entryOf('attack', 'missed', { ...one, inches: 3 }),
    'Rifle or longbow: 5 against Use 4. [Missed, by 3″]',
  ],
  [volley, entryOf('damage', 'points'), '6 × Pistol or bow: 5 damage.'],
  [volley, entryOf('armor', 'holds'), 'Minifig: Armor 5 against 9 damage. [Survives]'],
  [
    volley,
    entryOf('armor', 'dies', { damage: 5 }),
    'Minifig: Armor 5 against 5 damage. [Dies] (Damage equal to Armor kills)',
  ],
  [volley, entryOf('armor', 'dead'), 'Minifig: 5 of 6 dead.'],
  [
    volley,
    entryOf('stray', 'harmless', { ...one, inches: 3 }),
    'Rifle or longbow misses by 3″, nothing is hit.',
  ],
  [
    volley,
    entryOf('stray', 'strayed', { ...one, inches: 3, thing: 0 }),
    'Rifle or longbow misses by 3″ and hits: Minifig (An ally’s), 1″ from the target.',
  ],
  [gang, entryOf('attack', 'hit', one), 'Sword 2: 5 against Use 4. [Hit]'],
  [
    gang,
    entryOf('parry', 'not-parried', { weaponLost: true }),
    'Enemy parries: 5, needs 4. [Not parried, weapon lost]',
  ],
  [gang, entryOf('parry-damage', 'reduced'), 'Enemy stops 5, 9 left.'],
  [
    gang,
    entryOf('armor', 'holds', { ...one, counter: true }),
    'Sword 2: Armor 5 against 9 damage. [Survives]',
  ],
  [
    gang,
    entryOf('attack', 'missed', { ...one, counter: true }),
    'Enemy → Sword 2: 5 against Use 4. [Missed]',
  ],
  [grenade, entryOf('near', 'reached', { thing: 0 }), 'Minifig, on the spot: 5 of 6 reached.'],
];

const numbersOf = (text: string) => (text.match(/\d+/g) ?? []).toSorted();

describe('brikwars/many/text: the record line by line', () => {
  it.each(log.map(([inputs, entry, line]) => ({ inputs, entry, line })))(
    'brikwars/many/text: $line',
    ({ inputs, entry, line }) => {
      expect(read(entry, inputs)).toBe(line);
    },
  );

  it('brikwars/many/text: no purpose is left out above', () => {
    const shown = log.map(([, { purpose }]) => purpose);
    expect(manyPurposes.filter((purpose) => !shown.includes(purpose))).toEqual([]);
  });

  it.each(['pl', 'hu'] as const)(
    'brikwars/many/text: in %s every line has words of its own and the same numbers in their places',
    (language) => {
      const lines = log.map(([inputs, entry]) => read(entry, inputs, language));
      expect(new Set(lines).size).toBe(log.length);
      for (const [at, [, , line]] of log.entries()) {
        expect(lines[at]).not.toMatch(/undefined|NaN|^\s*$/);
        expect([line, ...numbersOf(lines[at] ?? '')]).toEqual([line, ...numbersOf(line)]);
      }
      expect(read(entryOf('attack', 'hit', one), volley, language)).toMatch(/5.*4/);
      expect(read(entryOf('parry', 'parried'), gang, language)).toMatch(/5.*4/);
      expect(read(entryOf('parry-damage', 'reduced'), gang, language)).toMatch(/5.*9/);
      expect(read(entryOf('armor', 'holds'), volley, language)).toMatch(/5.*9/);
    },
  );

  it('BW-COMB-05 ui/fight/many/many-names: what the victim does against each attacker', () => {
    const counters = [
      { kind: 'parry', arm: 'shield.1', against: 0 },
      { kind: 'counterattack', arm: 'hand.1', against: 1 },
    ] as const;
    expect(countersText(en, gang, counters)).toBe(
      'Parry Sword 1: shield; Strike back at Sword 2: hand weapon',
    );
    expect(countersText(en, gang, [])).toBe('No defence');
  });

  it('brikwars/many/text: what came of a volley and of a gang', () => {
    const { outcome } = manyTexts(words.en, createFormat('en'));
    const shot = (dead: number, strays: number): ManyOutcome => ({
      kind: 'volley',
      dead: [dead],
      strays: Array.from({ length: strays }, (_, thing) => [0, thing] as const),
    });
    expect(outcome(shot(0, 0), volley)).toBe('The enemy lives.');
    expect(outcome(shot(1, 2), volley)).toBe('The enemy dies. 2 bystanders die from missed shots.');
    expect(outcome(shot(3, 0), withManyPreset(first, 'squad'))).toBe('Enemies dead: 3 of 8.');
    const fought = (victimDies: boolean, ...attackersDead: readonly number[]): ManyOutcome => ({
      kind: 'gang',
      victimDies,
      attackersDead,
    });
    expect(outcome(fought(true), gang)).toBe('The enemy dies.');
    expect(outcome(fought(false), gang)).toBe('The enemy lives.');
    expect(outcome(fought(false, 1), gang)).toBe('The enemy lives. 1 of my fighters dies.');
  });
});
