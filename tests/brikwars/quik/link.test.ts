import { describe, expect, it } from 'vitest';
import { quikHouse } from '../../../src/brikwars/house-rules.ts';
import {
  atGame,
  initialQuik,
  type QuikInputs,
  quikBounds,
  quikKinds,
  quikManners,
  quikUnitsOf,
  quikWeaponsOf,
} from '../../../src/brikwars/quik/inputs.ts';
import { decodeQuik, encodeQuik, quikCodec } from '../../../src/brikwars/quik/link.ts';
import { propulsionIds } from '../../../src/rules/brikwars/quik-vehicle.ts';
import { createSeededSource } from '../../../src/rules/dice/random.ts';

const english = initialQuik('en');

const far: QuikInputs = {
  table: { game: 'lugpol', house: { protection: 'one-die', crewLimit: Number.POSITIVE_INFINITY } },
  kind: 'vehicle',
  strikers: [
    {
      unit: 'hero',
      weapon: 'explosive',
      other: 'two-handed',
      count: 40,
      crew: 20,
      shield: true,
      armor: true,
      distance: 60,
    },
    {
      unit: 'officer',
      weapon: 'mounted',
      other: 'bare-hands',
      count: 1,
      crew: 1,
      shield: false,
      armor: false,
      distance: 0,
    },
    {
      unit: 'mercenary',
      weapon: 'improvised',
      other: 'short',
      count: 3,
      crew: 2,
      shield: false,
      armor: true,
      distance: 7,
    },
  ],
  target: {
    unit: 'mercenary',
    weapon: 'bare-hands',
    other: 'bare-hands',
    count: 1,
    crew: 1,
    shield: true,
    armor: false,
    distance: 0,
  },
  manner: 'best',
  goal: 'trade',
  studs: Array<number>(quikBounds.bricks).fill(quikBounds.studs),
  vehicle: {
    terrain: 'air',
    units: Object.fromEntries(propulsionIds.map((id) => [id, quikBounds.units])),
    aboard: 0,
    controlled: false,
    lastInches: 15,
    studs: Array<number>(quikBounds.bricks).fill(0),
    obstacle: 'bricks',
  },
  move: { unit: 'officer', run: 20, leap: 20, height: 9, swim: 20, handled: 9, lift: 99 },
  car: { size: 99, level: 1, groundInches: 15, airInches: 0 },
  difficulty: 'very-hard',
};

describe('quik-codec: the inputs as a link', () => {
  it.each([
    ['the first ones', english],
    ['the first ones of LUGPolWars', initialQuik('lugpol')],
    ['everything at its limit', far],
    ['no bricks, nothing that drives', { ...english, studs: [], vehicle: { ...english.vehicle, units: {} } }],
  ])('brikwars/quik/link: there and back: %s', (_, inputs) => {
    const text = encodeQuik(inputs);
    expect(text).toMatch(/^v=1&e=/);
    expect(text.length).toBeLessThanOrEqual(2000);
    expect(decodeQuik(text)).toEqual(inputs);
  });

  it('brikwars/quik/link: a hundred random inputs come back the same', () => {
    const random = createSeededSource(5);
    const pick = <T>(list: readonly T[]): T => list[random(list.length) - 1] as T;
    for (let run = 0; run < 100; run++) {
      const game = pick(['en', 'pl', 'lugpol'] as const);
      const row = () => ({
        unit: pick(quikUnitsOf(game)),
        weapon: pick(quikWeaponsOf(game)),
        other: pick(quikWeaponsOf(game)),
        count: random(quikBounds.count),
        crew: random(quikBounds.crew),
        shield: random(2) === 1,
        armor: random(2) === 1,
        distance: random(quikBounds.distance),
      });
      const inputs: QuikInputs = {
        ...initialQuik(game),
        kind: pick(quikKinds),
        manner: pick(quikManners),
        strikers: Array.from({ length: random(quikBounds.rows) }, row),
        target: row(),
        studs: Array.from({ length: random(8) }, () => random(20)),
      };
      expect(decodeQuik(encodeQuik(inputs))).toEqual(inputs);
    }
  });

  const text = encodeQuik(english);
  it.each([
    ['nothing', ''],
    ['another version', text.replace('v=1', 'v=2')],
    ['another game', text.replace('e=en', 'e=hu')],
    [
      'a switch that this game does not have',
      encodeQuik(initialQuik('lugpol')).replace('e=lugpol', 'e=lugpol~double.doubled-sum'),
    ],
    ['a value that a switch does not have', text.replace('e=en', 'e=en~protection.two')],
    ['a unit of the other list', text.replace('a=minifig', 'a=officer')],
    ['no attackers', text.replace(/a=[^&]*/, 'a=')],
    ['a number too large', text.replace('.hand.bare-hands.1.', '.hand.bare-hands.41.')],
    ['a number that is none', text.replace('b=4.4.4', 'b=4.x.4')],
    ['a field too many', text.replace('c=4.0.10.0', 'c=4.0.10.0.1')],
    ['a move of nobody', text.replace('f=minifig', 'f=officer')],
    ['no difficulty', text.replace('d=normal', 'd=')],
    ['a unit of propulsion without a number', text.replace('mu=wheels-2', 'mu=wheels')],
    ['four kinds of attackers', text.replace(/a=([^&]*)/, 'a=$1~$1~$1~$1')],
  ])('brikwars/quik/link: not understood: %s', (_, broken) => {
    expect(broken).not.toBe(text);
    expect(decodeQuik(broken)).toBeUndefined();
  });

  it('brikwars/quik/link: the rules of a table there and back', () => {
    const table = { game: 'pl', house: { protection: 'each', double: 'doubled-sum', crewLimit: 3 } } as const;
    expect(quikHouse.write(table)).toBe('pl~protection.each~double.doubled-sum~crewLimit.3');
    expect(quikHouse.read(quikHouse.write(table))).toEqual(table);
    expect(quikHouse.read('en~protection.one-die')).toEqual({ game: 'en', house: {} });
  });

  it('brikwars/quik/inputs: another game keeps who and what there is nearest', () => {
    const quik: QuikInputs = {
      ...english,
      strikers: [{ ...english.target, unit: 'hero', weapon: 'siege', other: 'brick', crew: 3 }],
      target: { ...english.target, unit: 'steed', weapon: 'bare-hands' },
    };
    const there = atGame(quik, 'lugpol');
    expect(there.strikers[0]).toMatchObject({
      unit: 'hero',
      weapon: 'mounted',
      other: 'improvised',
      crew: 3,
    });
    expect(there.target).toMatchObject({ unit: 'mercenary', weapon: 'bare-hands' });
    expect(atGame(there, 'pl').strikers[0]).toMatchObject({ unit: 'hero', weapon: 'siege', other: 'brick' });
    expect(decodeQuik(encodeQuik(there))).toEqual(there);
    expect(quikCodec('pl').initial.table.game).toBe('pl');
  });
});
