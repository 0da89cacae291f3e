import { describe, expect, it } from 'vitest';
import {
  endOf,
  hopeOf,
  type Lost,
  lossesOf,
  moreNumbers,
  squadsAnswerOf,
} from '../../../src/brikwars/squads/answer.ts';
import {
  initialSquads,
  livesOf,
  type SquadsInputs,
  squadSide,
  stepsOf,
} from '../../../src/brikwars/squads/inputs.ts';
import { withSquadProfile } from '../../../src/brikwars/squads/model.ts';
import { squadsPlay, survivors } from '../../../src/brikwars/squads/play.ts';
import {
  armOf,
  chargeOf,
  modifierOf,
  plateBonus,
  roundOf,
  usesArms,
  valuesOf,
} from '../../../src/brikwars/squads/setup.ts';
import { boundsOf, matters } from '../../../src/kit/question/asked.ts';
import type { Profile } from '../../../src/rules/brikwars/units/profile.ts';
import { units } from '../../../src/rules/brikwars/units.ts';
import { printDice } from '../../../src/rules/dice/notation.ts';
import { unwrap } from '../../support/cases/case-adapters.ts';

const first = initialSquads('2005');
const run = {
  ...{ inches: 8, braced: false, armed: false, riders: false, front: 4, path: 4, ridersMet: false },
};
const of = (part: Partial<SquadsInputs>): SquadsInputs => ({ ...first, ...part });
const squad = (part: Partial<SquadsInputs['mine']>) => ({ ...first.mine, ...part });
const charging = (part: Partial<typeof run> = {}, more: Partial<SquadsInputs> = {}) =>
  of({ kind: 'charge', run: { ...run, ...part }, ...more });
const codes = (checked: ReturnType<typeof roundOf> | ReturnType<typeof chargeOf>) =>
  checked.ok ? [] : checked.issues.map(({ code }) => code);

describe('brikwars/squads/setup', () => {
  it('BW-SQ-22 BW-SQ-35 brikwars/squads/setup: what a squad uses, and whether it matters', () => {
    const mixed = squad({ close: 'heavy', ranged: 'short-ranged', charging: 'two-handed' });
    expect((['close', 'ranged', 'charge'] as const).map((kind) => armOf(mixed, { kind }))).toEqual([
      'heavy',
      'short-ranged',
      'two-handed',
    ]);
    const both = (inputs: SquadsInputs) => [usesArms(inputs, 'mine'), usesArms(inputs, 'theirs')];
    expect(both(first)).toEqual([true, true]);
    expect(both(of({ kind: 'ranged' }))).toEqual([true, false]);
    expect(both(of({ kind: 'ranged', attacker: 'theirs' }))).toEqual([false, true]);
    expect(both(charging())).toEqual([false, false]);
    expect(both(charging({ armed: true }))).toEqual([true, false]);
    expect(both(charging({ armed: true, braced: true }))).toEqual([true, true]);
    expect(both(charging({ braced: true }))).toEqual([false, false]);
    expect(valuesOf(squad({ charging: 'nothing' }), { ...first, kind: 'charge' })).toEqual({
      use: 0,
      damage: '0',
    });
    expect(valuesOf(squad({ close: 'own', ownUse: 4, ownDamage: '2d6' }), first)).toEqual({
      use: 4,
      damage: '2d6',
    });
    expect(valuesOf(first.mine, first)).not.toHaveProperty('range');
    expect(valuesOf(first.mine, of({ kind: 'ranged' })).range).toBeGreaterThan(0);
  });

  it('BW-SQ-36 brikwars/squads/setup: how much of them is seen is in the plate, and nothing around changes a Charge', () => {
    const situation = { ...first.situation, thirds: 1, large: 5, still: true } as const;
    const value = (part: Partial<SquadsInputs>) => modifierOf(of({ modifier: 2, situation, ...part })).value;
    const plain = modifierOf(
      of({ kind: 'ranged', modifier: 2, situation: { ...first.situation, still: true } }),
    ).value;
    expect(value({ kind: 'ranged' })).toBe(plain);
    expect(value({ kind: 'ranged' })).not.toBe(2);
    expect(value({ kind: 'charge' })).toBe(2);
    expect(modifierOf(first)).toEqual({ value: 0, reasons: [] });
  });

  it.each([
    ['10d20', true],
    ['11d6', false],
    ['1d21', false],
    ['1d6+11d4', false],
    ['nonsense', false],
  ])('brikwars/squads/setup: dice of %s are thrown: %s', (ownSkill, good) => {
    const own = squad({ unit: 'own', ownSkill });
    expect(codes(roundOf(of({ mine: own })))).toEqual(good ? [] : ['dice']);
    expect(codes(roundOf(of({ theirs: own })))).toEqual(good ? [] : ['dice']);
    expect(codes(chargeOf(charging({}, { mine: own })))).toEqual(good ? [] : ['dice']);
    expect(codes(chargeOf(charging({}, { theirs: own })))).toEqual(good ? [] : ['dice']);
  });

  it('BW-SQ-19 brikwars/squads/setup: nobody fights nobody, and what is just in range is shot at', () => {
    const nobody = squad({ count: 0 });
    for (const part of [{ mine: nobody }, { theirs: nobody }, { mine: nobody, theirs: nobody }]) {
      expect(codes(roundOf(of(part)))).toEqual(['nobody']);
      expect(codes(chargeOf(charging({}, part)))).toEqual(['nobody']);
    }
    const { range = 0 } = valuesOf(first.mine, of({ kind: 'ranged' }));
    expect(codes(roundOf(of({ kind: 'ranged', distance: range })))).toEqual([]);
    const far = roundOf(of({ kind: 'ranged', distance: range + 1 }));
    expect(far).toMatchObject({ ok: false, issues: [{ code: 'too-far', limit: range }] });
    expect(codes(roundOf(of({ distance: range + 1 })))).toEqual([]);
    expect(unwrap(roundOf(of({ kind: 'ranged' }))).attacker.arms[0]?.range).toBe(range);
    expect(unwrap(roundOf(first)).attacker.arms[0]).not.toHaveProperty('range');
  });

  it('BW-SQ-29 brikwars/squads/setup: who is struck strikes back if he does, who is shot at never', () => {
    const round = (part: Partial<SquadsInputs>) => {
      const { mode, passes } = unwrap(roundOf(of(part)));
      return [mode, passes];
    };
    expect(round({})).toEqual(['close', ['counter']]);
    expect(round({ counters: false })).toEqual(['close', []]);
    expect(round({ kind: 'ranged' })).toEqual(['ranged', []]);
    expect(round({ kind: 'ranged', counters: false })).toEqual(['ranged', []]);
  });

  it('BW-SQ-36 BW-SQ-32 brikwars/squads/setup: a Charge adds the plate to its Skill, and of riders the front strikes', () => {
    const theirs = squad({ plate: 12 });
    const armed = charging({ armed: true }, { theirs, modifier: 1 });
    const bonus = plateBonus(armed);
    const charge = unwrap(chargeOf(armed));
    const [arms] = charge.attacker.arms ?? [];
    expect(arms && printDice(arms.skill)).toBe(
      `${units.minifig.skill}${bonus + 1 > 0 ? `+${bonus + 1}` : ''}`,
    );
    expect(arms?.count).toBe(8);
    expect(charge.attacker.members.map(({ size }) => size)).toEqual(Array(8).fill(1));
    const riding = unwrap(chargeOf(charging({ armed: true, riders: true, front: 3, ridersMet: true })));
    expect(riding.attacker.arms?.[0]?.count).toBe(3);
    expect([riding.attacker.members[0]?.size, riding.defender.members[0]?.size]).toEqual([2, 2]);
    expect(riding.defender.members).toHaveLength(4);
    expect(unwrap(chargeOf(charging({ braced: true }))).defender.members).toHaveLength(8);
    expect(unwrap(chargeOf(charging())).attacker).not.toHaveProperty('arms');
  });
});

describe('brikwars/squads: giants', () => {
  const giants = squad({ unit: 'own', ownArmor: '20', count: 3, size: 4 });

  it('BW-SQ-31 BW-SQ-34 BW-CHG-10 brikwars/squads/setup: giants push and resist with their Size, their Officer with his', () => {
    const { attacker, momentum } = unwrap(
      chargeOf(charging({ inches: 24 }, { mine: { ...giants, officer: true } })),
    );
    expect(attacker.members.map(({ size, steps }) => [size, steps])).toEqual([
      ...Array(3).fill([4, 4]),
      [1, undefined],
    ]);
    expect(momentum).toBe(12);
    const opposes = (braced: boolean) =>
      unwrap(squadsAnswerOf(charging({ braced }, { theirs: giants }))).push?.opposition;
    // At 8″ each resists with 4 points if he braces, else with half his Size.
    expect([opposes(true), opposes(false)]).toEqual([12, 2]);
    // Mounted they are no smaller, and only own values have a Size.
    const sizes = (mine: SquadsInputs['mine'], riders: boolean) =>
      unwrap(chargeOf(charging({ riders }, { mine }))).attacker.members.map(({ size }) => size);
    expect(sizes(giants, true)).toEqual([4, 4, 4]);
    expect(sizes({ ...giants, unit: 'minifig' }, false)).toEqual([1, 1, 1]);
  });

  it('BW-DMG-03 brikwars/squads/answer: each pip of a giant is a loss, and it is said', () => {
    const inputs = charging({ inches: 8 }, { theirs: { ...giants, ownArmor: '4' } });
    const { lost, reasons } = unwrap(squadsAnswerOf(inputs));
    expect(reasons).toContainEqual({ rule: 'BW-DMG-03', effect: 'pips-count', amount: 0 });
    // Each blow of a Charge is a sum of its own.
    expect(reasons.map(({ effect }) => effect)).not.toContain('one-pip-a-turn');
    expect(lost.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12);
    const { weights } = lossesOf(inputs, lost, 'theirs');
    expect(weights).toHaveLength(13);
    expect(weights[1]).toBeGreaterThan(0.5);
    const plain = unwrap(squadsAnswerOf(charging()));
    expect(plain.reasons.map(({ effect }) => effect)).not.toContain('pips-count');
  });

  it('BW-DMG-03 BWC-172 brikwars/squads/answer: in a volley and an engagement one attack takes a pip of each, and none falls', () => {
    const theirs = { ...giants, ownArmor: '4', count: 2 };
    const shot = of({ kind: 'ranged', theirs });
    const { lost, reasons } = unwrap(squadsAnswerOf(shot));
    expect(reasons).toContainEqual({ rule: 'BW-DMG-03', effect: 'pips-count', amount: 0 });
    expect(reasons).toContainEqual({ rule: 'BWC-172', effect: 'one-pip-a-turn', amount: 0 });
    expect(lossesOf(shot, lost, 'theirs').weights).toHaveLength(3);
    expect([0, 1, 2].map((dead) => endOf(shot, { mine: 0, theirs: dead }))).toEqual(['none', 'some', 'some']);
    expect(hopeOf(shot, lost)).toBeCloseTo(
      lost.reduce((sum, one) => sum + (one.theirs > 0 ? one.chance : 0), 0),
      12,
    );
    // They strike back at full strength whatever they have lost.
    const close = of({ kind: 'close', theirs });
    const meanMine = (inputs: SquadsInputs) =>
      unwrap(squadsAnswerOf(inputs)).lost.reduce((sum, { mine, chance }) => sum + mine * chance, 0);
    const sure = of({ kind: 'close', theirs: { ...theirs, ownArmor: '99' } });
    expect(meanMine(close)).toBeCloseTo(meanMine(sure), 8);
    const small = of({ kind: 'close', theirs: { ...theirs, size: 1 } });
    expect(meanMine(small)).toBeLessThan(meanMine(close) * 0.9);
  });

  it('BW-DMG-04 brikwars/squads/inputs: pips that giants have taken lie on all of them alike, and none is dead', () => {
    const left = (pips: number, part: Partial<SquadsInputs['mine']> = {}) =>
      stepsOf({ ...giants, pips, ...part });
    expect([left(0), left(1), left(4), left(9), left(99)]).toEqual([
      [4, 4, 4],
      [3, 4, 4],
      [2, 3, 3],
      [1, 1, 1],
      [1, 1, 1],
    ]);
    expect(left(3, { unit: 'minifig' })).toEqual([1, 1, 1]);
    expect(left(3, { count: 0 })).toEqual([]);
    const bounds = boundsOf(squadSide, 'pips', giants);
    expect(bounds).toEqual({ least: 0, most: 9 });
    expect(matters(squadSide, 'pips', { ...giants, size: 1 })).toBe(false);
    const charged = unwrap(chargeOf(charging({ braced: true }, { theirs: { ...giants, pips: 4 } })));
    expect(charged.defender.members.map(({ size, steps }) => [size, steps])).toEqual([
      [4, 2],
      [4, 3],
      [4, 3],
    ]);
    expect(livesOf({ ...giants, pips: 4, officer: true })).toBe(9);
  });

  it('BW-DMG-03 BW-DMG-04 brikwars/squads/play: giants keep their pips in the next turn, and who falls takes his along', () => {
    const inputs = of({ mine: giants, theirs: { ...giants, pips: 1, officer: true } });
    const left = (dead: readonly number[], pips: number) =>
      survivors(inputs, { dead: { attacker: [], defender: dead }, pips: { attacker: 2, defender: pips } });
    expect(left([], 2).mine).toMatchObject({ count: 3, pips: 2 });
    expect(left([], 2).theirs).toMatchObject({ count: 3, officer: true, pips: 3 });
    // His Officer had but one.
    expect(left([3], 2).theirs).toMatchObject({ count: 3, officer: false, pips: 2 });
    expect(left([0], 6).theirs).toMatchObject({ count: 2, officer: true, pips: 3 });
    const next = squadsPlay.next?.(inputs, {
      dead: { attacker: [], defender: [] },
      pips: { attacker: 1, defender: 2 },
    });
    expect(next).toMatchObject({ attacker: 'theirs', mine: { pips: 1 }, theirs: { pips: 3 } });
  });

  it('BW-DMG-04 brikwars/squads/model: a unit of one’s own brings its Size', () => {
    const profile = { skill: '1d6', armor: '9', size: 4, weapons: [] } as unknown as Profile;
    expect(withSquadProfile(first.mine, profile)).toMatchObject({ unit: 'own', size: 4 });
    expect(withSquadProfile(first.mine, { ...profile, size: 40 }).size).toBe(12);
    expect(withSquadProfile(giants, { ...profile, size: 0 }).size).toBe(1);
    // And from a battle the pips that it has there, never so many that all would be gone.
    expect(withSquadProfile(first.mine, profile, 2, 3)).toMatchObject({ count: 2, pips: 3 });
    expect(withSquadProfile(first.mine, profile, 2, 30).pips).toBe(6);
  });
});

describe('brikwars/squads/answer', () => {
  const reasons = (inputs: SquadsInputs) =>
    unwrap(squadsAnswerOf(inputs)).reasons.map(({ rule, effect, amount }) => `${rule} ${effect} ${amount}`);

  it('BW-SQ-40 brikwars/squads/answer: what decides blows and shots', () => {
    const common = ['BW-SQ-40 greatest-first 0', 'BW-SQ-40 one-before-two 0', 'BWC-54 armor-once 0'];
    expect(reasons(of({ kind: 'ranged' }))).toEqual([
      `BW-SQ-36 plate ${plateBonus(of({ kind: 'ranged' }))}`,
      'BW-SQ-22 all-at-once 0',
      ...common,
    ]);
    const blows = ['BW-SQ-36 own-size 0', 'BW-SQ-23 all-at-once 0', ...common, 'BW-SQ-30 three-strikers 0'];
    expect(reasons(first)).toEqual([...blows, 'BW-SQ-29 not-overwhelmed 16']);
    expect(reasons(of({ theirs: squad({ count: 4 }) }))).toEqual([...blows, 'BW-SQ-29 overwhelmed 1']);
    expect(reasons(of({ theirs: squad({ count: 4 }), counters: false }))).toEqual(blows);
    expect(reasons(of({ counters: false }))).toEqual(blows);
  });

  it('BW-SQ-31 BW-SQ-35 brikwars/squads/answer: what decides a Charge', () => {
    expect(reasons(charging())).toEqual([
      'BW-SQ-31 all-charge 8',
      'BW-SQ-35 one-by-one 0',
      expect.stringMatching(/^BW-SQ-33 goes-through [1-4]$/),
      'BW-SQ-38 one-hit 0',
    ]);
    const braced = reasons(charging({ braced: true, armed: true, riders: true, front: 9 }));
    expect(braced).toEqual([
      'BW-SQ-32 front-charges 8',
      'BW-SQ-34 one-body 0',
      'BWC-07 weapons-together 0',
      'BW-SQ-36 plate 1',
      'BW-SQ-38 one-hit 0',
      'BWC-153 plate-flies 0',
    ]);
    expect(reasons(charging({ riders: true, front: 3 }))[0]).toBe('BW-SQ-32 front-charges 3');
    const narrow = { theirs: squad({ plate: 1 }) };
    expect(plateBonus(charging({}, narrow))).toBe(0);
    expect(reasons(charging({ armed: true }, narrow)).join()).not.toContain('plate');
    const wide = { theirs: squad({ plate: 12 }) };
    const plate = `BW-SQ-36 plate ${plateBonus(charging({}, wide))}`;
    expect(reasons(charging({ armed: true }, wide))).toContain(plate);
    expect(reasons(charging({}, wide))).not.toContain(plate);
    const { table } = first;
    const house = { ...table, house: { combined: 'momentum' } } as unknown as SquadsInputs['table'];
    expect(reasons(charging({ armed: true, braced: true }, { table: house })).join()).toMatch(/weapon/);
  });

  it('BW-SQ-34 brikwars/squads/answer: whose plate flies is shown by whose it is', () => {
    const flies = (attacker: SquadsInputs['attacker']) =>
      unwrap(squadsAnswerOf(charging({ braced: true }, { attacker, theirs: squad({ count: 3 }) }))).push
        ?.flies;
    const [own, other] = [flies('mine'), flies('theirs')];
    expect(own).toBeDefined();
    expect(own?.mine).not.toBe(own?.theirs);
    // Eight run into three, or three into eight: the three are moved the farther.
    expect(own?.theirs ?? 0).toBeGreaterThan(own?.mine ?? 0);
    expect(other?.theirs ?? 0).toBeGreaterThan(other?.mine ?? 0);
    expect(unwrap(squadsAnswerOf(charging())).push).not.toHaveProperty('flies');
  });

  it('BW-SQ-38 brikwars/squads/answer: of an Officer alone one attack is his', () => {
    const hit = (mine: SquadsInputs['mine']) => unwrap(squadsAnswerOf(of({ mine }))).one?.hit ?? 0;
    expect(hit(squad({ count: 0, officer: true }))).toBeGreaterThan(hit(squad({ count: 1, officer: true })));
    expect(hit(squad({ count: 1, officer: true }))).toBe(hit(squad({ count: 5 })));
  });

  const lost: readonly Lost[] = [
    { mine: 0, theirs: 8, chance: 0.1 },
    { mine: 1, theirs: 4, chance: 0.3 },
    { mine: 2, theirs: 2, chance: 0.25 },
    { mine: 4, theirs: 0, chance: 0.35 },
  ];

  it('BW-SQ-23 brikwars/squads/answer: hoped for is to lose fewer, of a volley that half fall', () => {
    for (const kind of ['close', 'ranged', 'charge'] as const)
      expect(hopeOf(of({ kind }), lost)).toBeCloseTo(0.4, 12);
    expect(hopeOf(of({ kind: 'ranged', attacker: 'theirs' }), lost)).toBeCloseTo(0.35, 12);
    const shot = (theirs: number, count = 8) =>
      endOf(of({ kind: 'ranged', theirs: squad({ count }) }), { mine: 0, theirs });
    expect([0, 1, 3, 4, 7, 8].map((dead) => shot(dead))).toEqual([
      'none',
      'some',
      'some',
      'half',
      'half',
      'all',
    ]);
    expect([shot(3, 7), shot(4, 7)]).toEqual(['some', 'half']);
  });

  it('BW-SQ-29 brikwars/squads/answer: as many as may attack are looked at, the Officer among them', () => {
    const more = (own: number, foes: number, officer = false) =>
      moreNumbers(of({ mine: squad({ count: foes, officer }), theirs: squad({ count: own }) }));
    expect(more(6, 8)).toBe(12);
    expect(more(7, 8)).toBeUndefined();
    expect(more(5, 8)).toBe(10);
    expect(more(5, 8, true)).toBe(9);
    expect(more(5, 9, true)).toBe(undefined);
    expect(moreNumbers(of({ counters: false, theirs: squad({ count: 5 }) }))).toBeUndefined();
    expect(moreNumbers(of({ kind: 'ranged', theirs: squad({ count: 5 }) }))).toBeUndefined();
  });
});
