import { describe, expect, it } from 'vitest';
import {
  blowReasons,
  contestReasons,
  knockedOverReasons,
  landingReasons,
  lineReasons,
  orderReasons,
} from '../../../../src/rules/brikwars/charge/charge-reasons.ts';
import { chargeRules } from '../../../../src/rules/brikwars/charge/charge-rules.ts';
import type { Charge, ChargeSetup } from '../../../../src/rules/brikwars/charge/charge-setup.ts';
import type { Reason } from '../../../../src/rules/reason.ts';
import { chargeOf, lance, plan, shield } from './charge-table.ts';

const rules = chargeRules['2005'];
const minifig = { armor: '4', size: 1 };
const later: Partial<ChargeSetup> = { rules: chargeRules.web5, attacker: minifig };
const lancer = { armor: '4', size: 2, weapon: lance };
const lancers: Partial<ChargeSetup> = { attacker: lancer, defender: { ...minifig, weapon: lance } };
const shoving = { ...plan, strikes: 'shove' } as const;

const speed = ['BW-CHG-05 straight-run 10', 'BW-CHG-04 point-per-two-inches 5', 'BW-CHG-04 capped-by-size 2'];
const opposition = ['BW-CHG-04 point-per-two-inches 5', 'BW-CHG-10 braced 1'];
const contest = [...speed.slice(1), ...opposition, 'BW-CHG-17 knockback-contest'];
const aimed = ['BW-CHG-16 use 5', 'BW-DICE-04 skill-critical-failure'];
const damage = ['BWC-50 damage-critical-failure', 'BW-DICE-05 bonus-d6'];
const beats = 'BW-UNIT-04 damage-beats-armor';

/** What is said of a Charge: each reason with its rule and amount, in order. */
type Row = readonly [title: string, setup: Partial<ChargeSetup>, told: readonly string[]];

function table(rows: readonly Row[], reasonsOf: (charge: Charge) => readonly Reason<string>[]): void {
  it.each(rows)('%s', (_title, setup, text) => {
    const reasons = reasonsOf(chargeOf(setup));
    expect(reasons.map(({ rule, effect, amount }) => [rule, effect, amount].join(' ').trim())).toEqual(text);
  });
}

describe('charge-reasons: who strikes when', () => {
  table(
    [
      ['BW-CHG-15: by speed and Size, at once', {}, [...speed, ...opposition, 'BW-CHG-15 at-once']],
      [
        'BW-CHG-15: the longer weapon first, and who is hurled back by it does not strike',
        { attacker: lancer },
        [...speed, ...opposition, 'BW-CHG-15 longer-first', 'BW-CHG-15 knocked-back-first'],
      ],
      [
        'BW-CHG-15: two lances aimed apart',
        { ...lancers, aimApart: true },
        [...speed, ...opposition, 'BW-CHG-15 aims-apart'],
      ],
      [
        'BW-COMB-07 BWC-07: three together',
        { chargers: 3 },
        [
          ...speed,
          ...opposition,
          'BW-COMB-07 momentum-adds-up 6',
          'BWC-07 damage-adds-up',
          'BW-CHG-15 at-once',
        ],
      ],
      ['BW-CHGW-03: by a die a side, at once', later, ['BW-CHGW-04 momentum-die 10', 'BW-CHGW-03 at-once']],
      [
        'BWC-82: no further counterattack where both strike at once',
        { ...later, ...lancers, attacker: { ...lancer, size: 1 } },
        ['BW-CHGW-04 momentum-die 10', 'BW-CHGW-03 at-once', 'BWC-82 no-further-counter'],
      ],
      [
        'BW-CHGW-03: the longer weapon first, by a die a side',
        {
          ...later,
          attacker: { ...lancer, size: 1 },
          defender: { ...minifig, weapon: { ...lance, reach: 0 } },
        },
        ['BW-CHGW-04 momentum-die 10', 'BW-CHGW-03 longer-first'],
      ],
      [
        'BWC-08: a rider goes by Size in every edition',
        { ...later, attacker: { armor: '4', size: 2 } },
        ['BWC-08 minifigs-only', ...speed, ...opposition, 'BW-CHG-15 at-once'],
      ],
    ],
    orderReasons,
  );
});

describe('charge-reasons: how the charger kills', () => {
  const byWeapon = [...aimed, 'BW-CHG-11 die-per-point 2', 'BW-CHG-15 weapon-damage', ...damage];
  table(
    [
      [
        'BW-CHG-11: with his body',
        {},
        ['BW-CHG-11 body-hits-by-itself', 'BW-CHG-11 die-per-point 2', ...damage, beats],
      ],
      ['BW-CHGW-06: with his body, by a die a side', later, ['BW-CHGW-06 body-hits-by-itself']],
      [
        'BW-CHG-16: with a weapon, and his body after a miss',
        { attacker: lancer },
        ['BW-CHG-16 body-after-miss', ...byWeapon, beats],
      ],
      [
        'BW-CHG-16: with a weapon, and past the target after a miss',
        { attacker: lancer, plan: { ...plan, afterMiss: 'past' } },
        ['BW-CHG-16 runs-past', ...byWeapon, beats],
      ],
      [
        'BW-CHG-14: against a shield that has a blow left',
        { ...lancers, defender: { ...minifig, shield } },
        ['BW-CHG-16 body-after-miss', ...byWeapon, 'BW-CHG-14 shield-parries', beats],
      ],
      [
        'BW-CHGW-02: with a weapon, by a die a side',
        { ...later, attacker: { ...lancer, size: 1 } },
        [...aimed, 'BW-CHGW-04 momentum-die', 'BW-CHGW-02 weapon-damage', ...damage, beats],
      ],
      [
        'BW-CC-07 BW-CHGW-04: by a shove',
        { ...later, attacker: { ...lancer, size: 1 }, plan: shoving },
        ['BW-CC-07 use 5', 'BW-CHGW-04 shove-momentum', 'BW-DICE-05 bonus-d6'],
      ],
      [
        'BW-CC-19: by a shove that a shield may parry',
        { ...later, attacker: { ...lancer, size: 1 }, defender: { ...minifig, shield }, plan: shoving },
        ['BW-CC-07 use 5', 'BW-CC-19 shove-parried', 'BW-CHGW-04 shove-momentum', 'BW-DICE-05 bonus-d6'],
      ],
    ],
    (charge) => blowReasons(charge, 'attacker'),
  );
});

describe('charge-reasons: how the charged one kills', () => {
  table(
    [
      [
        'BW-CHG-11: with his body, whatever the charger misses with',
        { attacker: lancer },
        ['BW-CHG-11 body-hits-by-itself', 'BW-CHG-11 die-per-point 1', ...damage, beats],
      ],
      ['BW-CHGW-06: nothing without a weapon, by a die a side', later, []],
      [
        'BW-CHG-16: with a weapon',
        lancers,
        [...aimed, 'BW-CHG-11 die-per-point 1', 'BW-CHG-15 weapon-damage', ...damage, beats],
      ],
      ['BW-CC-07: nothing when shoved', { ...later, plan: shoving }, []],
    ],
    (charge) => blowReasons(charge, 'defender'),
  );
});

describe('charge-reasons: who flies how far', () => {
  table(
    [
      [
        'BW-CHG-17 BWC-79 BWC-80: by speed and Size',
        {},
        [...contest, 'BWC-79 less-own-size -1', 'BWC-80 within-size-stops', 'BW-DICE-05 bonus-d6'],
      ],
      [
        'BW-CHG-18: what is rooted stays',
        { defender: { ...minifig, rooted: true } },
        [...contest, 'BW-CHG-18 rooted-stays', 'BWC-80 within-size-stops', 'BW-DICE-05 bonus-d6'],
      ],
      [
        'BWC-80: running on as a house rule, without bonus dice',
        { rules: { ...rules, withinSize: 'runs-on', bonus: 'none' } },
        [...contest, 'BWC-79 less-own-size -1', 'BWC-80 within-size-runs-on', 'BW-DICE-06 bonus-declined'],
      ],
      ['BW-CHGW-06: by a die a side', later, ['BW-CHGW-06 momentum-less-opposition', 'BW-DICE-05 bonus-d6']],
      [
        'BW-CHGW-06: nothing is rolled against it after a Bail',
        { ...later, plan: { ...plan, answer: 'bail' } },
        ['BW-CHGW-06 bailed-no-opposition', 'BW-DICE-05 bonus-d6'],
      ],
      [
        'BW-CHGW-08: each rolls once where both charge',
        { ...later, run: { straight: 10, target: { inches: 2, direction: 'towards' } } },
        ['BW-CHGW-08 one-roll-each', 'BW-DICE-05 bonus-d6'],
      ],
      [
        'BWC-81: one Momentum die for all as a house rule',
        { ...later, rules: { ...chargeRules.web5, momentumRoll: 'once' } },
        ['BW-CHGW-06 momentum-less-opposition', 'BWC-81 same-momentum-die', 'BW-DICE-05 bonus-d6'],
      ],
    ],
    contestReasons,
  );
});

describe('charge-reasons: what still kills a target that flies', () => {
  const wall = { kind: 'wall', free: 3 } as const;
  const drop = { kind: 'drop', free: 1, height: 5 } as const;
  const trampling = { low: true, moveLeft: 1, plan: { ...plan, tramples: true } };
  const apart = { ...chargeRules.web5, smash: 'alone' } as const;
  table(
    [
      ['BW-CHG-12: nothing on open ground', {}, []],
      [
        'BW-CHG-12: a wall that the charger reaches',
        { behind: wall, moveLeft: 3 },
        ['BW-CHG-12 crushed-behind 2'],
      ],
      ['BW-CHG-12: a wall that the charger does not reach', { behind: wall, moveLeft: 2 }, []],
      [
        'BW-CHGW-07 BWC-83: a wall, by a die a side',
        { ...later, behind: wall, moveLeft: 3 },
        ['BW-CHGW-07 smash-beyond-obstacle 3', 'BWC-83 smash-adds-up'],
      ],
      [
        'BWC-83: a wall whose smash stands alone as a house rule',
        { ...later, rules: apart, behind: wall },
        ['BW-CHGW-07 smash-beyond-obstacle 3', 'BWC-83 smash-alone'],
      ],
      ['BWC-84: a drop of five inches', { behind: drop, moveLeft: 3 }, ['BWC-84 falls-behind 2']],
      [
        'BWC-84: a drop that hurts nobody as a house rule',
        { behind: drop, rules: { ...rules, falls: 'none' } },
        [],
      ],
      [
        'BW-CCB-08: a charger who wants to trample',
        trampling,
        ['BW-CCB-08 trampled 2', 'BW-CCB-08 trampled-in-reach 1'],
      ],
      [
        'BWC-33: trampling by itself as a house rule',
        { ...trampling, plan, rules: { ...rules, trampling: 'automatic' } },
        ['BWC-33 trampled-by-itself 2', 'BW-CCB-08 trampled-in-reach 1'],
      ],
      ['BW-CCB-08: none who does not want to', { ...trampling, plan }, []],
      ['BW-CCB-08: none who has no inch left', { ...trampling, moveLeft: 0 }, []],
      ['BW-CCB-08: none over a target that is too high', { ...trampling, low: false }, []],
      ['BW-CCB-08: none by a die a side', { ...later, ...trampling }, []],
    ],
    landingReasons,
  );
});

describe('charge-reasons: who lies down, and who comes next', () => {
  table(
    [
      ['BW-CHG-20: from one inch on', {}, ['BW-CHG-20 knocked-over']],
      ['BWC-32: beyond his base', { rules: { ...rules, knockedOver: 'base' } }, ['BWC-32 knocked-over']],
      ['BW-CHGW-07: whoever flies, by a die a side', later, ['BW-CHGW-07 knocked-over']],
    ],
    knockedOverReasons,
  );
  table(
    [
      ['BW-CCB-07: each takes off Momentum', {}, ['BW-CCB-07 opposition-taken-off', 'BW-DICE-05 bonus-d6']],
      [
        'BWC-34: each is only compared as a house rule',
        { rules: { ...rules, ploughing: 'compare', bonus: 'none' } },
        ['BWC-34 opposition-compared', 'BW-DICE-06 bonus-declined'],
      ],
    ],
    lineReasons,
  );
});
