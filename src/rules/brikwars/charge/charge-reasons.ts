import type { Side } from '../attack/fight.ts';
import { type ChargeSide, killReasons } from './charge-blow.ts';
import { isArmed, opponent, orderOf } from './charge-clash.ts';
import type { ChargeReason } from './charge-effects.ts';
import { wants } from './charge-line.ts';
import { orderReason } from './charge-order.ts';
import { diceReasons } from './charge-rules.ts';
import type { Charge } from './charge-setup.ts';
import { togetherOf } from './charge-together.ts';
import { shieldOf, strikingWith } from './charge-wound.ts';

/** Who strikes when, and how hard they meet. */
export function orderReasons(charge: Charge): readonly ChargeReason[] {
  const { rules, model, momentum, opposition, speed, aimApart, chargers, plan } = charge;
  const bySize: readonly ChargeReason[] =
    model === 'size' && rules.model === 'die' ? [{ rule: 'BWC-08', effect: 'minifigs-only' }] : [];
  const hard: readonly ChargeReason[] =
    model === 'size' ? [...speed.reasons, ...momentum.reasons, ...opposition.reasons] : momentum.reasons;
  const order: ChargeReason = aimApart
    ? { rule: 'BW-CHG-15', effect: 'aims-apart' }
    : orderReason(orderOf(charge), { model });
  const together = chargers > 1 ? togetherOf(charge).reasons : [];
  const noCounter: readonly ChargeReason[] =
    model === 'die' && orderOf(charge) === 'together' && plan.answer === 'weapon'
      ? [{ rule: 'BWC-82', effect: 'no-further-counter' }]
      : [];
  const hurled: readonly ChargeReason[] =
    model === 'size' && orderOf(charge) !== 'together'
      ? [{ rule: 'BW-CHG-15', effect: 'knocked-back-first' }]
      : [];
  return [...bySize, ...hard, ...together, order, ...noCounter, ...hurled];
}

/** How a side's blow kills. */
export function blowReasons(charge: Charge, by: Side): readonly ChargeReason[] {
  const { model, plan, attacker } = charge;
  if (by === 'attacker' && plan.strikes === 'shove') {
    return [
      { rule: 'BW-CC-07', effect: 'use', amount: strikingWith(charge, by)?.use ?? 0 },
      ...(shieldOf(charge, 'defender') ? [{ rule: 'BW-CC-19', effect: 'shove-parried' } as const] : []),
      ...(attacker.points > 0 ? [{ rule: 'BW-CHGW-04', effect: 'shove-momentum' } as const] : []),
      ...diceReasons(charge.rules.bonus),
    ];
  }
  const body = !isArmed(charge, by);
  if (body && model === 'die') {
    return by === 'attacker' ? [{ rule: 'BW-CHGW-06', effect: 'body-hits-by-itself' }] : [];
  }
  const target = charge[opponent[by]];
  const { shield: _, ...bare } = target;
  const shield = shieldOf(charge, opponent[by]);
  const struck: ChargeSide = shield ? { ...bare, shield } : bare;
  const rules = { ...charge.rules, model };
  const miss: readonly ChargeReason[] =
    by === 'attacker' && model === 'size' && attacker.weapon && !body
      ? [{ rule: 'BW-CHG-16', effect: plan.afterMiss === 'ram' ? 'body-after-miss' : 'runs-past' }]
      : [];
  return [...miss, ...killReasons(charge[by], struck, rules, body)];
}

/** Who flies how far. */
export function contestReasons(charge: Charge): readonly ChargeReason[] {
  const { model, mutual, plan, rules, defender } = charge;
  const dice = diceReasons(rules.bonus);
  if (model === 'die') {
    const how: ChargeReason = mutual
      ? { rule: 'BW-CHGW-08', effect: 'one-roll-each' }
      : {
          rule: 'BW-CHGW-06',
          effect: plan.answer === 'bail' ? 'bailed-no-opposition' : 'momentum-less-opposition',
        };
    const once: readonly ChargeReason[] =
      rules.momentumRoll === 'once' ? [{ rule: 'BWC-81', effect: 'same-momentum-die' }] : [];
    return [how, ...once, ...dice];
  }
  return [
    ...charge.momentum.reasons,
    ...charge.opposition.reasons,
    { rule: 'BW-CHG-17', effect: 'knockback-contest' },
    defender.rooted
      ? { rule: 'BW-CHG-18', effect: 'rooted-stays' }
      : { rule: 'BWC-79', effect: 'less-own-size', amount: -defender.struckSize },
    { rule: 'BWC-80', effect: rules.withinSize === 'stops' ? 'within-size-stops' : 'within-size-runs-on' },
    ...dice,
  ];
}

/** What can still kill a target that flies. */
export function landingReasons(charge: Charge): readonly ChargeReason[] {
  const { model, behind, attacker, rules, moveLeft, low } = charge;
  const reasons: ChargeReason[] = [];
  if (behind?.kind === 'wall' && model === 'die') {
    reasons.push(
      { rule: 'BW-CHGW-07', effect: 'smash-beyond-obstacle', amount: behind.free },
      { rule: 'BWC-83', effect: rules.smash === 'added' ? 'smash-adds-up' : 'smash-alone' },
    );
  }
  if (behind?.kind === 'wall' && model === 'size' && moveLeft >= behind.free) {
    reasons.push({ rule: 'BW-CHG-12', effect: 'crushed-behind', amount: attacker.size });
  }
  if (behind?.kind === 'drop' && rules.falls === 'height') {
    reasons.push({ rule: 'BWC-84', effect: 'falls-behind', amount: Math.floor(behind.height / 2) });
  }
  if (model === 'size' && low && moveLeft >= 1 && wants(charge)) {
    reasons.push(
      rules.trampling === 'automatic'
        ? { rule: 'BWC-33', effect: 'trampled-by-itself', amount: attacker.size }
        : { rule: 'BW-CCB-08', effect: 'trampled', amount: attacker.size },
      { rule: 'BW-CCB-08', effect: 'trampled-in-reach', amount: moveLeft },
    );
  }
  return reasons;
}

export function knockedOverReasons({ model, rules }: Charge): readonly ChargeReason[] {
  if (model === 'die') return [{ rule: 'BW-CHGW-07', effect: 'knocked-over' }];
  return [{ rule: rules.knockedOver === 'inch' ? 'BW-CHG-20' : 'BWC-32', effect: 'knocked-over' }];
}

/** How a charger goes on through further targets. */
export function lineReasons({ rules }: Charge): readonly ChargeReason[] {
  return [
    rules.ploughing === 'reduce'
      ? { rule: 'BW-CCB-07', effect: 'opposition-taken-off' }
      : { rule: 'BWC-34', effect: 'opposition-compared' },
    ...diceReasons(rules.bonus),
  ];
}
