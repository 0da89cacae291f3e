import { describe, expect, it } from 'vitest';
import type { SideSetup } from '../../../../src/rules/brikwars/attack/setup.ts';
import { editions } from '../../../../src/rules/brikwars/edition.ts';
import type { GangCounter, GangUp } from '../../../../src/rules/brikwars/many/gang-up.ts';
import {
  checkGangUp,
  type GangUpSetup,
  gangUpOdds,
} from '../../../../src/rules/brikwars/many/gang-up-odds.ts';
import { gangSteps } from '../../../../src/rules/brikwars/many/many-gang-steps.ts';
import type { ManyEntry } from '../../../../src/rules/brikwars/many/many-record.ts';
import { volleyRules } from '../../../../src/rules/brikwars/many/volley-rules.ts';
import type { ArmId } from '../../../../src/rules/brikwars/weapons.ts';
import { chanceOf } from '../../../../src/rules/dice/distribution.ts';
import { createSeededSource } from '../../../../src/rules/dice/random.ts';
import { deepOr } from '../../../support/deep.ts';
import { withRules } from '../support.ts';
import { anyEdition, faces, fits, picker, playOn, replayed } from './many-plays.ts';

const rules = volleyRules['2005'];
const sword: SideSetup = { skill: '1d6', armor: '4', weapons: ['heavy'] };
const victim: SideSetup = { skill: '1d6', armor: '4', weapons: ['hand', 'shield'] };
const strike = (against: number, arm: ArmId = 'hand.1'): GangCounter => ({
  kind: 'counterattack',
  arm,
  against,
});
const parry = (against: number, arm: ArmId = 'shield.1'): GangCounter => ({ kind: 'parry', arm, against });

function gangOf(more: Partial<GangUpSetup> = {}): GangUp {
  const checked = checkGangUp({
    edition: editions['2005'],
    rules,
    attackers: [sword, sword],
    victim,
    counters: [strike(0), parry(1)],
    ...more,
  });
  if (!checked.ok) throw new Error(JSON.stringify(checked.issues));
  return checked.value;
}

const stepsOf = (gang: GangUp) => (log: ManyEntry[]) => gangSteps(gang, log);
const notify = (log: readonly ManyEntry[]) =>
  log.map(({ purpose, result, amount }) => [purpose, result, amount]);

describe('several on one, played step by step', () => {
  it('BWC-127 attack rolls, parries, all damage in one sum, then the counterattacks', () => {
    const gang = gangOf();
    // Both hit; the second is parried with 5 - 1 for 4 of its 5 points: 3 + 1 points do not kill.
    const moves = [faces(4), faces(4), faces(5), faces(1), faces(3), faces(4)];
    const { log, next } = replayed(stepsOf(gang), moves);
    expect(notify(log)).toEqual([
      ['attack', 'hit', 4],
      ['attack', 'hit', 4],
      ['parry', 'parried', 4],
      ['damage', 'critical-failure', 0],
      ['damage', 'points', 5],
      ['parry-damage', 'reduced', 4],
      ['armor', 'holds', 4],
    ]);
    expect(next).toMatchObject({ purpose: 'attack', counter: true, group: 0, need: 2 });
    const end = replayed(stepsOf(gang), [...moves, faces(3), faces(5)]);
    expect(notify(end.log).slice(-3)).toEqual([
      ['attack', 'hit', 2],
      ['damage', 'points', 5],
      ['armor', 'dies', 4],
    ]);
    expect(end.outcome).toEqual({ kind: 'gang', victimDies: false, attackersDead: [0] });
  });

  it('EX-MOD-12 against three he counters and parries at -2', () => {
    const gang = gangOf({ attackers: [sword, sword, sword], counters: [strike(2)] });
    const { next } = replayed(stepsOf(gang), [faces(2), faces(2), faces(2)]);
    expect(next).toMatchObject({ counter: true, group: 2, expression: { constant: -2 } });
  });

  it('BW-COMB-05 together they kill a unit that none of them kills alone, and the dead do not strike back', () => {
    const gang = gangOf({ counters: [strike(0)] });
    const { log, outcome } = replayed(stepsOf(gang), [faces(5), faces(5), faces(2), faces(2)]);
    expect(log.at(-1)).toMatchObject({ purpose: 'armor', result: 'dies', damage: 8 });
    expect(outcome).toEqual({ kind: 'gang', victimDies: true, attackersDead: [] });
  });

  it('BW-DMG-03 BWC-127 a victim with pips takes one and strikes back', () => {
    const gang = gangOf({ victim: { ...victim, steps: 2 }, size: 2, counters: [strike(0)] });
    const moves = [faces(5), faces(5), faces(2), faces(3)];
    const { log, next } = replayed(stepsOf(gang), moves);
    expect(log.at(-1)).toMatchObject({ purpose: 'armor', result: 'dies', damage: 9 });
    expect(next).toMatchObject({ counter: true, group: 0 });
    const { outcome } = replayed(stepsOf(gang), [...moves, faces(3), faces(5)]);
    expect(outcome).toEqual({
      kind: 'gang',
      victimDies: true,
      attackersDead: [0],
      pips: { victimStands: true, attackers: 1, gone: 1 },
    });
  });

  it('BW-DMG-03 BWC-172 an attacker with pips loses one by what adds up, and by a house rule one by each blow', () => {
    const two: Partial<GangUpSetup> = {
      attackers: [{ ...sword, steps: 2 }],
      victim: { ...victim, armor: '9', weapons: ['hand', 'hand'] },
      counters: [strike(0), strike(0, 'hand.2')],
    };
    const moves = [faces(2), faces(4), faces(5)];
    const summed = replayed(stepsOf(gangOf(two)), [...moves, faces(4)]);
    expect(summed.outcome).toMatchObject({ attackersDead: [0], pips: { attackers: 1, gone: 0 } });
    const edition = withRules(editions['2005'], { cumulativeDamage: false });
    const each = replayed(stepsOf(gangOf({ ...two, edition })), [...moves, faces(4), faces(5)]);
    expect(each.outcome).toMatchObject({ attackersDead: [0], pips: { attackers: 2, gone: 1 } });
  });

  it('BWC-27 a failed parry of a two-handed weapon loses the hand weapon', () => {
    const gang = gangOf({
      attackers: [{ ...sword, weapons: ['two-handed'] }, sword],
      victim: { ...victim, weapons: ['hand'] },
      counters: [parry(0, 'hand.1')],
    });
    const { log } = replayed(stepsOf(gang), [faces(5), faces(2), faces(3)]);
    expect(log.at(-1)).toMatchObject({ purpose: 'parry', result: 'not-parried', weaponLost: true });
  });

  it('BWC-58 by a house rule a parry is rolled against a miss too', () => {
    const edition = withRules(editions['2005'], { parryRolled: 'always' });
    const asked = (gang: GangUp) => replayed(stepsOf(gang), [faces(2), faces(2)]).next;
    expect(asked(gangOf({ counters: [parry(1)] }))).toBeUndefined();
    expect(asked(gangOf({ edition, counters: [parry(1)] }))).toMatchObject({ purpose: 'parry', group: 1 });
  });

  it('BWC-60 by a house rule he strikes back only at those whose attack failed', () => {
    const edition = withRules(editions['2005'], { counterAfter: 'failed' });
    const asked = (gang: GangUp, ...first: readonly number[]) =>
      replayed(stepsOf(gang), [faces(...first.slice(0, 1)), faces(...first.slice(1)), faces(2)]);
    // The first misses, the second hits for 2.
    expect(asked(gangOf({ edition, counters: [strike(0)] }), 2, 4).next).toMatchObject({
      counter: true,
      group: 0,
    });
    expect(asked(gangOf({ edition, counters: [strike(1)] }), 2, 4).outcome).toEqual({
      kind: 'gang',
      victimDies: false,
      attackersDead: [],
    });
    expect(asked(gangOf({ counters: [strike(1)] }), 2, 4).next).toMatchObject({ counter: true, group: 1 });
  });

  it('BW-CC-15 the shield of the attacker who is struck parries the first counterattack', () => {
    const gang = gangOf({
      attackers: [{ ...sword, weapons: ['heavy', 'shield'] }, sword],
      counters: [strike(0)],
    });
    const { next } = replayed(stepsOf(gang), [faces(2), faces(2), faces(5)]);
    expect(next).toMatchObject({ purpose: 'parry', counter: true, need: 4 });
  });

  it('BWC-54 a rolled Armor that is less than it has held already is rolled again', () => {
    const gang = gangOf({ victim: { ...victim, armor: '2d6', priorDamage: 5 }, counters: [] });
    const { log } = replayed(stepsOf(gang), [faces(4), faces(2), faces(2), faces(1, 2), faces(6, 4, 1)]);
    expect(notify(log).slice(-2)).toEqual([
      ['armor', 'roll-again', 3],
      ['armor', 'holds', 11],
    ]);
  });

  it('BW-COMB-05 random gangs of any edition and house rules, played, agree with the odds within 4 standard errors', () => {
    const random = createSeededSource(12);
    const pick = picker(random);
    const tries = deepOr(400, 150);
    const side = (weapons: SideSetup['weapons']): SideSetup => ({
      skill: pick(['1d6', '1d6+1', '1d10']),
      armor: pick(['4', '7', '1d6+2', '2d6']),
      weapons,
      bonusDice: pick(['take', 'decline'] as const),
    });
    for (let run = 0; run < deepOr(40, 8); run++) {
      const attackers = Array.from({ length: 1 + random(2) }, () =>
        side(pick([['heavy'], ['hand', 'shield'], ['two-handed'], ['random-object']] as const)),
      );
      const against = () => random(attackers.length) - 1;
      const gang = gangOf({
        edition: anyEdition(random),
        rules: { ...rules, gangPenalty: pick(['after-first', 'each'] as const) },
        attackers,
        victim: side(['heavy', 'shield']),
        counters: pick([
          [],
          [strike(against(), 'heavy.1')],
          [strike(against(), 'heavy.1'), parry(against())],
          [parry(against())],
        ]),
      });
      const odds = gangUpOdds(gang);
      let killed = 0;
      const dead = attackers.map(() => 0);
      for (let attempt = 0; attempt < tries; attempt++) {
        const { outcome, log, moves } = playOn(stepsOf(gang), random);
        if (outcome.victimDies) killed++;
        for (const place of outcome.attackersDead) dead[place] = (dead[place] ?? 0) + 1;
        if (attempt === 0) expect(replayed(stepsOf(gang), moves)).toEqual({ log, outcome });
      }
      expect(fits(killed, tries, odds.victimDies.value)).toBe(true);
      dead.forEach((count, place) => {
        expect(fits(count, tries, odds.attackers[place]?.dies.value ?? 0)).toBe(true);
      });
      expect(odds.attackersDead.value.weights.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 11);
      expect(chanceOf(odds.attackersDead.value, 0)).toBeGreaterThanOrEqual(odds.victimDies.value - 1e-12);
    }
  }, 60_000);
});

describe('laws of gangs', () => {
  it('BW-COMB-05 more Skill, damage or one more attacker never helps the victim, more Armor never hurts him', () => {
    const random = createSeededSource(17);
    const pick = picker(random);
    for (let run = 0; run < deepOr(40, 8); run++) {
      const attacker: SideSetup = {
        skill: pick(['1d6', '1d10']),
        armor: '4',
        weapons: [{ use: pick([2, 4]), damage: pick(['1d6', '2d6']), kind: 'hand' }],
      };
      const better: SideSetup = { ...attacker, skillModifier: 1 };
      const harder: SideSetup = {
        ...attacker,
        weapons: [{ ...(attacker.weapons[0] as object), damageModifier: 1 } as SideSetup['weapons'][number]],
      };
      const of: SideSetup = { ...victim, armor: pick(['4', '1d6+2']) };
      const edition = anyEdition(random);
      const counters = pick([[], [strike(0)], [parry(0)]]);
      const dies = (attackers: readonly SideSetup[], more: SideSetup = of) =>
        gangUpOdds(gangOf({ edition, attackers, victim: more, counters })).victimDies.value;
      const base = dies([attacker, attacker]);
      const slack = 1e-10;
      expect(dies([attacker, better])).toBeGreaterThanOrEqual(base - slack);
      expect(dies([attacker, harder])).toBeGreaterThanOrEqual(base - slack);
      expect(dies([attacker, attacker, attacker])).toBeGreaterThanOrEqual(base - slack);
      expect(dies([attacker, attacker], { ...of, armor: `${of.armor}+1` })).toBeLessThanOrEqual(base + slack);
    }
  });
});
