import { describe, expect, it } from 'vitest';
import { quikHouse } from '../../../src/brikwars/house-rules.ts';
import {
  atGame,
  brickBounds,
  decodeQuik,
  encodeQuik,
  initialQuik,
  mostPropulsion,
  type QuikInputs,
  quikCodec,
} from '../../../src/brikwars/quik/inputs.ts';
import { propulsionIds } from '../../../src/rules/brikwars/quik/quik-vehicle.ts';

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
  studs: Array<number>(brickBounds.bricks).fill(brickBounds.studs),
  vehicle: {
    terrain: 'air',
    units: Object.fromEntries(propulsionIds.map((id) => [id, mostPropulsion])),
    aboard: 0,
    controlled: false,
    lastInches: 15,
    studs: Array<number>(brickBounds.bricks).fill(0),
    obstacle: 'bricks',
  },
  move: { unit: 'officer', run: 20, leap: 20, height: 9, swim: 20, handled: 9, lift: 99 },
  car: { size: 99, level: 1, groundInches: 15, airInches: 0 },
  difficulty: 'very-hard',
};

describe('brikwars/quik/inputs: the inputs as a link', () => {
  it.each([
    ['the first ones', english],
    ['the first ones of LUGPolWars', initialQuik('lugpol')],
    ['everything at its limit', far],
    ['no bricks, nothing that drives', { ...english, studs: [], vehicle: { ...english.vehicle, units: {} } }],
  ])('brikwars/quik/inputs: there and back: %s', (_, inputs) => {
    const text = encodeQuik(inputs);
    expect(text).toMatch(/^v=2&table=/);
    expect(text.length).toBeLessThanOrEqual(2000);
    expect(decodeQuik(text)).toEqual(inputs);
  });

  const text = encodeQuik(english);
  const whole = `${text}&strikers.1.count=2&studs=4&vehicle.units=wheels-2`;
  it.each([
    ['nothing', ''],
    ['another version', whole.replace('v=2', 'v=1')],
    ['another game', whole.replace('table=en', 'table=hu')],
    [
      'a switch that this game does not have',
      encodeQuik(initialQuik('lugpol')).replace('=lugpol', '=lugpol~double.doubled-sum'),
    ],
    ['a value that a switch does not have', whole.replace('table=en', 'table=en~protection.two')],
    ['a unit of the other list', `${whole}&target.unit=officer`],
    ['a weapon of the other list', `${whole}&strikers.1.other=heavy`],
    ['units of the other list', whole.replace('table=en', 'table=lugpol')],
    ['a move of nobody', `${whole}&move.unit=officer`],
    ['no attackers', `${whole}&strikers=0`],
    ['four kinds of attackers', `${whole}&strikers=4`],
    ['a number too large', whole.replace('count=2', 'count=41')],
    ['a number that is none', whole.replace('studs=4', 'studs=4,x')],
    ['a field that nobody knows', `${whole}&car.wheels=1`],
    ['no difficulty', `${whole}&difficulty=`],
    ['a unit of propulsion without a number', whole.replace('wheels-2', 'wheels')],
  ])('brikwars/quik/inputs: not understood: %s', (_, broken) => {
    expect(decodeQuik(whole)).toBeDefined();
    expect(broken).not.toBe(whole);
    expect(decodeQuik(broken)).toBeUndefined();
  });

  it('brikwars/quik/inputs: the rules of a table there and back', () => {
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
