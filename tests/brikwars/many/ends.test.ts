// What the end of a played attack is called and counted as, what the lines of its chance followed, and whose dice were whose.
import { describe, expect, it } from 'vitest';
import {
  blastDead,
  expectedLoss,
  gangDead,
  killingDamage,
  likelyRange,
  manyAnswerOf,
  targetsOf,
  volleyDead,
} from '../../../src/brikwars/many/answer.ts';
import { initialMany, type ManyInputs, minifig, withAssault } from '../../../src/brikwars/many/inputs.ts';
import { withManyPreset } from '../../../src/brikwars/many/model.ts';
import { manyTexts } from '../../../src/brikwars/many/text.ts';
import { many as en } from '../../../src/brikwars/many/words/en.ts';
import { createFormat } from '../../../src/platform/format.ts';
import type { ManyEntry, ManyMoment, ManyOutcome } from '../../../src/rules/brikwars/many/many-record.ts';

const format = createFormat('en');
const texts = manyTexts({ ...en, ...en }, format);
const first = initialMany('2005');

const two = withManyPreset(first, 'two');
const squad = withManyPreset(first, 'squad');
const bowmen = withManyPreset(first, 'bowmen');
const grenade = withManyPreset(first, 'grenade');
const [aim = { ...minifig, fromAim: 0, fixed: false, own: false }] = grenade.blast.targets;
const around = (...own: readonly boolean[]): ManyInputs => ({
  ...grenade,
  blast: {
    ...grenade.blast,
    way: 'placed',
    targets: own.map((mine) => ({ ...aim, own: mine, count: 1, fromAim: 0 })),
  },
});
const mixed = around(false, true);

const gang = (victimDies: boolean, ...attackersDead: readonly number[]): ManyOutcome => ({
  kind: 'gang',
  victimDies,
  attackersDead,
});
const volley = (...dead: readonly number[]): ManyOutcome => ({ kind: 'volley', dead, strays: [] });
const blast = (...dead: readonly number[]): ManyOutcome => ({
  kind: 'blast',
  landed: { kind: 'on-target', inches: 0 },
  reached: dead.map(() => 1),
  dead,
});

describe('brikwars/many/text: the end', () => {
  it.each<[string, ManyOutcome, ManyInputs, string]>([
    ['the victim of a gang dies', gang(true), two, 'Enemy dies'],
    ['the victim dies, whoever else does', gang(true, 0), two, 'Enemy dies'],
    ['an attacker dies', gang(false, 1), two, 'One of my fighters dies'],
    ['nobody of a gang dies', gang(false), two, 'Nobody dies'],
    ['none of a squad', volley(0), squad, 'Nobody'],
    ['one of a squad', volley(1), squad, 'Some die'],
    ['all but one of a squad', volley(7), squad, 'Some die'],
    ['all of a squad', volley(8), squad, 'All 8 die'],
    ['the one target', volley(1), bowmen, 'Enemy dies'],
    ['the one target holds', volley(0), bowmen, 'Stays alive'],
    ['an enemy by a blast', blast(1, 0), mixed, 'Only enemies'],
    ['one of mine by a blast', blast(0, 1), mixed, 'Only my fighters'],
    ['one of each', blast(1, 1), mixed, 'On both sides'],
    ['none by a blast', blast(0, 0), mixed, 'Nobody dies'],
    ['the thrower', blast(0, 0, 1), grenade, 'My thrower dies'],
    ['an enemy and no thrower', blast(1, 0, 0), grenade, 'An enemy dies'],
    ['an enemy alone in its reach', blast(1), around(false), 'An enemy dies'],
    ['one’s own alone in its reach', blast(1), around(true), 'One of my fighters dies'],
  ])('BW-SQ-22 brikwars/many/text: the end of the bar is named: %s', (_, outcome, inputs, label) => {
    expect(texts.ended?.(outcome, inputs)?.label).toBe(label);
  });

  it('brikwars/many/text: of what cannot be fought there is no end', () => {
    const nobody = withAssault(squad, 0, { groups: [] });
    expect(manyAnswerOf(nobody).ok).toBe(false);
    expect(texts.ended?.(volley(1), nobody)).toBeUndefined();
    expect(expectedLoss(nobody)).toBeUndefined();
  });

  it.each<[string, ManyInputs, ManyOutcome, readonly (readonly [string, string, number, boolean])[]]>([
    [
      'a gang: its victim, and one of its own',
      two,
      gang(false, 0),
      [
        ['Enemy dies', 'mine', 0.3, false],
        ['One of my fighters dies', 'theirs', 0.5, true],
      ],
    ],
    [
      'a blast between both sides',
      mixed,
      blast(1, 0),
      [
        ['An enemy dies', 'mine', 0.6, true],
        ['One of my fighters dies', 'theirs', 0.3, false],
      ],
    ],
    ['a blast among enemies', around(false), blast(0), [['An enemy dies', 'mine', 0.6, false]]],
    ['a blast among one’s own', around(true), blast(1), [['One of my fighters dies', 'theirs', 0.3, true]]],
    ['a squad', squad, volley(2), [['At least one dies', 'mine', 0.25, true]]],
    ['one target', bowmen, volley(0), [['Enemy dies', 'mine', 0.25, false]]],
    [
      'two targets of all together',
      { ...bowmen, assaults: [...bowmen.assaults, ...bowmen.assaults] },
      volley(0, 1),
      [['At least one dies', 'mine', 0.25, true]],
    ],
    [
      'one man of a squad that is shot at one by one',
      withAssault(squad, 0, { target: { ...minifig, count: 1 } }),
      volley(1),
      [['Enemy dies', 'mine', 0.25, true]],
    ],
  ])('brikwars/many/text: the lines of the chance of %s', (_, inputs, outcome, lines) => {
    const ends = [
      { id: 'victim-dies', chance: 0.2 },
      { id: 'both-die', chance: 0.1 },
      { id: 'attacker-dies', chance: 0.4 },
      { id: 'enemy-dies', chance: 0.5 },
      { id: 'own-dies', chance: 0.2 },
      { id: 'nobody-dies', chance: 0.05 },
      { id: '0', chance: 0.1 },
      { id: '1', chance: 0.1 },
      { id: '12', chance: 0.15 },
    ];
    const seen = texts.watched?.(inputs, outcome) ?? [];
    expect(seen.map(({ label, side, chance, came }) => [label, side, chance(ends).toFixed(2), came])).toEqual(
      lines.map(([label, side, chance, came]) => [label, side, chance.toFixed(2), came]),
    );
    // Before the end nothing has come yet.
    for (const line of texts.watched?.(inputs, undefined) ?? []) expect(line).not.toHaveProperty('came');
  });

  it('BW-WEAP-12 brikwars/many/text: the odds of a blast name those who stand in its reach', () => {
    const ends = [
      { id: 'enemy-dies', chance: 0.5 },
      { id: 'both-die', chance: 0.1 },
      { id: 'own-dies', chance: 0.2 },
      { id: 'nobody-dies', chance: 0.2 },
    ];
    const safe = ends.map((end) => ({ ...end, chance: /own|both/.test(end.id) ? 0 : 0.5 }));
    expect(texts.odds?.(ends, mixed)).toBe('An enemy dies 60\u00a0% · One of my fighters dies 30\u00a0%');
    expect(texts.odds?.(safe, mixed)).toBe('An enemy dies 50\u00a0%');
    expect(texts.odds?.(ends, around(true))).toBe('One of my fighters dies 30\u00a0%');
    expect(texts.odds?.(safe, around(true))).toBe('One of my fighters dies 0\u00a0%');
  });

  it('BW-COMB-05 brikwars/many/text: the odds of a gang give both their whole chance where both may die', () => {
    const of = (both: number) =>
      texts.odds?.(
        [
          { id: 'victim-dies', chance: 0.3 },
          { id: 'both-die', chance: both },
          { id: 'attacker-dies', chance: 0.25 },
          { id: 'nobody-dies', chance: 0.45 - both },
        ],
        two,
      );
    expect([of(0), of(0.15)]).toEqual([
      'The enemy dies 30\u00a0%, one of my fighters 25\u00a0%.',
      'The enemy dies 45\u00a0%, one of my fighters 40\u00a0%.',
    ]);
  });

  it('BWC-54 brikwars/many/text: the odds of a squad are a range, of one man a chance', () => {
    const ends = [0.05, 0.25, 0.6, 0.1].map((chance, dead) => ({ id: String(dead), chance }));
    expect(texts.odds?.(ends, squad)).toBe('Enemies usually dead: 1–3 of 8; at least one dies 95\u00a0%.');
    const sure = [0, 0, 1].map((chance, dead) => ({ id: String(dead), chance }));
    expect(texts.odds?.(sure, squad)).toMatch(/^Enemies usually dead: 2 of 8;/);
    const both = { ...bowmen, assaults: [...bowmen.assaults, ...bowmen.assaults] };
    expect(texts.odds?.(ends, both)).toMatch(/^Enemies usually dead: 1–3 of 2;/);
    expect(texts.odds?.(ends, bowmen)).toBe('The enemy dies 95\u00a0%.');
  });

  it('brikwars/many/text: the history says of one target by the name of its end alone, else what became of all', () => {
    const detail = (outcome: ManyOutcome, inputs: ManyInputs) => texts.detail?.(outcome, inputs);
    expect(detail(volley(1), bowmen)).toBeUndefined();
    expect(detail({ ...volley(1), strays: [[0, 0]] } as ManyOutcome, bowmen)).toBe(
      texts.outcome({ ...volley(1), strays: [[0, 0]] } as ManyOutcome, bowmen),
    );
    expect(detail(volley(3), squad)).toBe('Enemies dead: 3 of 8.');
    expect(detail(gang(true, 0), two)).toBe('The enemy dies. 1 of my fighters dies.');
  });

  it('brikwars/many/text: whose dice they are: his whose Armor it is, and his who says where a miss goes', () => {
    const side = (purpose: ManyMoment['purpose'], inputs: ManyInputs, part: Partial<ManyMoment> = {}) =>
      texts.side?.({ purpose, assault: 0, count: 1, ...part } as never, inputs);
    for (const inputs of [squad, grenade]) {
      for (const purpose of ['armor', 'stray', 'near'] as const) expect(side(purpose, inputs)).toBe('theirs');
      for (const purpose of ['range', 'attack', 'damage'] as const)
        expect(side(purpose, inputs)).toBe('mine');
    }
    expect([side('armor', two), side('armor', two, { group: 0 })]).toEqual(['theirs', 'mine']);
    for (const [purpose, own, counter] of [
      ['attack', 'mine', 'theirs'],
      ['damage', 'mine', 'theirs'],
      ['parry', 'theirs', 'mine'],
      ['parry-damage', 'theirs', 'mine'],
    ] as const)
      expect([side(purpose, two, { group: 0 }), side(purpose, two, { group: 0, counter: true })]).toEqual([
        own,
        counter,
      ]);
  });

  it('brikwars/many/text: a line says by how far a shot missed, that a weapon is lost, and that an equal roll kills', () => {
    const line = (entry: Partial<ManyEntry>, inputs = bowmen) =>
      texts.line(
        {
          purpose: 'attack',
          assault: 0,
          group: 0,
          count: 1,
          amount: 2,
          result: 'missed',
          ...entry,
        } as ManyEntry,
        inputs,
      );
    expect(line({ inches: 3 }).result).toBe('Missed, by 3″');
    expect(line({}).result).toBe('Missed');
    expect(line({ result: 'critical-failure', weaponLost: true }).result).toMatch(/, weapon lost$/i);
    const armor = { purpose: 'armor', damage: 4 } as const;
    expect(line({ ...armor, result: 'dies', amount: 4 }).hint).toBe(en.equalKills);
    expect(line({ ...armor, result: 'dies', amount: 3 })).not.toHaveProperty('hint');
    expect(line({ ...armor, result: 'holds', amount: 4 })).not.toHaveProperty('hint');
    expect(line({ result: 'hit', amount: 4, damage: 4 })).not.toHaveProperty('hint');
    // Of many, who flew far enough stands in the line.
    expect(line({ purpose: 'range', count: 3, result: 'in-range' })).not.toHaveProperty('result');
    expect(line({ purpose: 'range', result: 'in-range' }).result).toBe(en.results['in-range']);
  });

  it('brikwars/many/text: what strays is said with its owner, and that all miss what stands near', () => {
    const inputs = withAssault(bowmen, 0, { strays: [{ ...minifig, owner: 'ally', fromTarget: 1 }] });
    const stray = { purpose: 'stray', assault: 0, count: 1, options: ['nothing', '0'] } as never;
    expect([texts.option?.('nothing', stray, inputs), texts.option?.('0', stray, inputs)]).toEqual([
      en.nowhere,
      expect.stringContaining(en.owners.ally),
    ]);
    // Who is not there is nobody.
    expect(texts.option?.('7', stray, inputs)).toBe(en.nowhere);
    const near = { purpose: 'near', assault: 0, count: 2, options: ['0', '1'] } as never;
    expect(texts.option?.('1', near, grenade)).toBe('1');
    expect(texts.optionOdds?.([{ id: 'stray-pip', chance: 0.5 }], stray, inputs)).toBe(
      `${en.pip}: 50\u00a0%`,
    );
  });
});

describe('brikwars/many/answer', () => {
  it('BW-SQ-22 brikwars/many/answer: a battle is told the losses of one target, of a gang and of a blast', () => {
    const odds = (inputs: ManyInputs) => {
      const answer = manyAnswerOf(inputs);
      if (!answer.ok) throw new Error('no attack');
      return answer.value;
    };
    expect(expectedLoss(squad)).toBeUndefined();
    const one = odds(bowmen);
    expect(one.kind === 'volley' && expectedLoss(bowmen)).toEqual({
      acts: 0,
      other: one.kind === 'volley' && one.odds.meanDeaths.value,
    });
    expect(expectedLoss(bowmen)?.other).toBeCloseTo(0.74, 2);
    expect(expectedLoss(two)?.acts).toBe(0);
    expect(expectedLoss(two)?.other).toBeCloseTo(0.51, 2);
    // All of both sides stand in it, and one roll of damage is for all of them.
    expect(expectedLoss(mixed)?.acts).toBeCloseTo(0.6, 1);
    expect(expectedLoss(mixed)?.other).toBeCloseTo(expectedLoss(mixed)?.acts ?? 0, 12);
  });

  it('BW-WEAP-12 brikwars/many/answer: of a blast only those are named who may be hurt', () => {
    const sides = (inputs: ManyInputs) => {
      const answer = manyAnswerOf(inputs);
      return answer.ok && answer.value.kind === 'blast' ? Object.keys(blastDead(answer.value)) : undefined;
    };
    expect(sides(mixed)).toEqual(['enemies', 'own']);
    expect(sides(around(false))).toEqual(['enemies']);
    expect(sides(around(true))).toEqual(['own']);
    // Who throws it stands near only when it falls short.
    expect(sides(grenade)).toEqual(['enemies', 'own']);
  });

  it('brikwars/many/answer: the usual losses leave out what happens less than one time in ten at either end', () => {
    const range = (...weights: readonly number[]) =>
      likelyRange({ min: 0, weights: Float64Array.from(weights), cutOff: 0 });
    expect(range(1)).toEqual([0, 0]);
    expect(range(0.05, 0.9, 0.05)).toEqual([1, 1]);
    expect(range(0.2, 0.6, 0.2)).toEqual([0, 2]);
    expect(range(0.05, 0.04, 0.02, 0.8, 0.05, 0.04)).toEqual([2, 3]);
    expect(range(0.5, 0, 0, 0.5)).toEqual([0, 3]);
  });

  it('BW-DMG-03 brikwars/many/answer: all of a volley die only where so many can', () => {
    const answer = manyAnswerOf(squad);
    if (!answer.ok || answer.value.kind !== 'volley') throw new Error('no volley');
    const dead = volleyDead(answer.value, squad);
    expect(dead.of).toBe(8);
    expect(dead.all.value).toBeGreaterThan(0);
    expect(dead.any.value).toBeCloseTo(0.87, 2);
    const crowd = withAssault(squad, 0, { target: { ...minifig, count: 30 } });
    const many = manyAnswerOf(crowd);
    expect(many.ok && many.value.kind === 'volley' && volleyDead(many.value, crowd).all.value).toBe(0);
    expect([targetsOf(crowd), targetsOf({ ...crowd, kind: 'together' })]).toEqual([30, 1]);
  });

  it('BW-COMB-05 brikwars/many/answer: the ends of a gang sum to one, whoever may die with whom', () => {
    const { victim } = two.gang;
    for (const size of [1, 3]) {
      const answer = manyAnswerOf({
        ...two,
        gang: { ...two.gang, victim: { ...victim, size }, plan: 'c0.0' },
      });
      if (!answer.ok || answer.value.kind !== 'gang') throw new Error('no gang');
      const { only, nobody, attacker } = gangDead(answer.value);
      const { victimDies, bothDie } = answer.value.odds;
      expect(only.value + nobody.value + victimDies.value).toBeCloseTo(1, 12);
      expect(attacker.value - only.value).toBeCloseTo(bothDie, 12);
    }
  });

  it('brikwars/many/answer: the least damage that kills is one more than an Armor that is not rolled', () => {
    const of = (constant: number, groups: readonly unknown[] = []) =>
      killingDamage({ defender: { armor: { constant, groups } } } as never);
    expect([of(4), of(0), of(-2), of(4, [{}]), killingDamage(undefined)]).toEqual([
      5,
      1,
      1,
      undefined,
      undefined,
    ]);
  });
});
