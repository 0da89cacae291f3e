import type { DiceExpression } from '../dice/expression.ts';
import type { BrikwarsReason } from './effects.ts';
import { armOf, type DefencePlan, type Fight, type FightSide } from './fight.ts';
import { type Blow, otherSide, strikeSkill } from './strike.ts';

export type BlowReasons = Readonly<
  Record<'hit' | 'parry' | 'kill' | 'lost' | 'damage', readonly BrikwarsReason[]>
>;

export type Outcome =
  | 'defender-dies'
  | 'attacker-dies'
  | 'neither-dies'
  | 'defender-weapon-lost'
  | 'attacker-weapon-lost';

function bonusReasons(side: FightSide, expression: DiceExpression): BrikwarsReason[] {
  if (expression.groups.length === 0) return [];
  if (side.bonus === 'none') return [{ rule: 'BW-DICE-06', effect: 'bonus-declined' }];
  return side.bonus === 'd6'
    ? [{ rule: 'BW-DICE-05', effect: 'bonus-d6' }]
    : [{ rule: 'BWC-05', effect: 'bonus-same' }];
}

function skillReasons(
  fight: Fight,
  side: FightSide,
  expression: DiceExpression,
  penalty: number,
): BrikwarsReason[] {
  const reasons: BrikwarsReason[] = [];
  if (side.ownModifier !== 0)
    reasons.push({ rule: 'BW-ATK-09', effect: 'own-modifier', amount: side.ownModifier });
  if (penalty !== 0) reasons.push({ rule: 'BW-CC-20', effect: 'riposte-penalty', amount: -penalty });
  if (expression.constant < 0) reasons.push({ rule: 'BW-DICE-03', effect: 'floor' });
  if (expression.groups.length > 0 && fight.rules.skillCriticalFailure) {
    reasons.push({ rule: 'BW-DICE-04', effect: 'critical-failure' });
  }
  return reasons;
}

function hitReasons(fight: Fight, blow: Blow): BrikwarsReason[] {
  if (fight.automaticHit) return [{ rule: 'BW-ATK-08', effect: 'automatic-hit' }];
  const side = fight[blow.by];
  const arm = armOf(side, blow.arm);
  const skill = strikeSkill(side, blow.strikerPenalty);
  const known = blow.first && fight.attackRoll !== undefined;
  const reasons: BrikwarsReason[] = [...arm.reasons];
  if (known) reasons.push({ rule: 'BWC-61', effect: 'attack-roll-known', amount: fight.attackRoll ?? 0 });
  else if (arm.thrown !== undefined && fight.distance !== undefined) {
    reasons.push({ rule: 'BW-ATK-05', effect: 'thrown-range', amount: fight.distance });
    if (fight.rules.rangeCriticalFailure)
      reasons.push({ rule: 'BWC-50', effect: 'thrown-range-critical-failure' });
  } else if (fight.distance !== undefined) {
    reasons.push({ rule: 'BW-ATK-04', effect: 'range', amount: fight.distance });
  }
  reasons.push(...side.situation.reasons, ...skillReasons(fight, side, skill, blow.strikerPenalty));
  if (!known) reasons.push(...bonusReasons(side, skill));
  return reasons;
}

function damageReasons(fight: Fight, blow: Blow): BrikwarsReason[] {
  const side = fight[blow.by];
  const arm = armOf(side, blow.arm);
  const reasons: BrikwarsReason[] = [];
  if (blow.strikerPenalty !== 0) {
    reasons.push({ rule: 'BWC-59', effect: 'riposte-penalty', amount: -blow.strikerPenalty });
  }
  if (arm.damage.groups.length > 0) {
    const zero = fight.rules.damageCriticalFailure === 'zero';
    reasons.push({
      rule: 'BWC-50',
      effect: zero ? 'damage-critical-failure-zero' : 'damage-critical-failure-total',
    });
  }
  reasons.push(...bonusReasons(side, arm.damage));
  if (blow.parry !== undefined) reasons.push({ rule: 'BW-CC-18', effect: 'parry-reduces-damage' });
  return reasons;
}

function armorReasons(fight: Fight, side: FightSide): BrikwarsReason[] {
  const { armor, priorDamage } = side;
  const reasons: BrikwarsReason[] = [];
  if (armor.groups.length === 0) {
    reasons.push({ rule: 'BW-ATK-07', effect: 'damage-beats-armor', amount: Math.max(0, armor.constant) });
  } else {
    reasons.push({ rule: 'BW-UNIT-04', effect: 'rolled-armor' });
  }
  if (fight.mode === 'ranged') return reasons;
  if (!fight.rules.cumulativeDamage) return [...reasons, { rule: 'BW-UNIT-04', effect: 'damage-each-alone' }];
  if (priorDamage > 0) reasons.push({ rule: 'BW-CC-06', effect: 'damage-adds-up', amount: priorDamage });
  else if (fight.attacks.length > 1) reasons.push({ rule: 'BW-CC-06', effect: 'damage-adds-up' });
  if (armor.groups.length > 0 && (priorDamage > 0 || fight.attacks.length > 1)) {
    reasons.push({ rule: 'BWC-54', effect: 'one-armor-roll' });
  }
  return reasons;
}

function parryReasons(fight: Fight, blow: Blow): BrikwarsReason[] {
  if (blow.parry === undefined) return [];
  const side = fight[otherSide(blow.by)];
  const arm = armOf(side, blow.parry);
  const reasons: BrikwarsReason[] = [];
  if (blow.by === 'defender') reasons.push({ rule: 'BW-CC-15', effect: 'shield-parries-counterattack' });
  if (fight.mode === 'ranged') reasons.push({ rule: 'BW-RNG-05', effect: 'shield-against-missile' });
  reasons.push({ rule: 'BW-CC-16', effect: 'parry-number', amount: arm.use });
  const skill = strikeSkill({ ...side, situation: { value: 0, reasons: [] } }, blow.parryPenalty);
  reasons.push(...skillReasons(fight, side, skill, blow.parryPenalty), ...bonusReasons(side, skill));
  return reasons;
}

function lostReasons(fight: Fight, blow: Blow): BrikwarsReason[] {
  if (blow.parry === undefined) return [];
  const parrying = armOf(fight[otherSide(blow.by)], blow.parry);
  if (!parrying.held) return [];
  return armOf(fight[blow.by], blow.arm).twoHanded && parrying.light
    ? [{ rule: 'BWC-27', effect: 'weapon-lost-to-two-handed' }]
    : [{ rule: 'BW-CC-17', effect: 'weapon-lost-on-critical-failure' }];
}

/** Why the figures of one blow are what they are. */
export function explainAttack(fight: Fight, blow: Blow): BlowReasons {
  const hit = hitReasons(fight, blow);
  const damage = damageReasons(fight, blow);
  const parry = parryReasons(fight, blow);
  return {
    hit,
    parry,
    damage,
    kill: [...hit, ...damage, ...parry, ...armorReasons(fight, fight[otherSide(blow.by)])],
    lost: lostReasons(fight, blow),
  };
}

function responseReasons(fight: Fight, plan: DefencePlan): BrikwarsReason[] {
  const reasons: BrikwarsReason[] = [];
  const kinds = new Set(plan.map(({ kind }) => kind));
  if (kinds.has('counterattack')) reasons.push({ rule: 'BW-CC-13', effect: 'counterattack' });
  if (kinds.has('riposte')) {
    reasons.push({ rule: 'BW-CC-20', effect: 'riposte-penalty', amount: -fight.rules.ripostePenalty });
  }
  if (kinds.has('parry') || kinds.has('riposte'))
    reasons.push({ rule: 'BW-CC-18', effect: 'parry-reduces-damage' });
  if (kinds.has('counterattack') || kinds.has('riposte')) {
    if (fight.counterShield !== undefined)
      reasons.push({ rule: 'BW-CC-15', effect: 'shield-parries-counterattack' });
    reasons.push({ rule: 'BWC-60', effect: 'counter-after-any-attack' });
  }
  return reasons;
}

/** Reasons told once each. */
function distinct(reasons: readonly BrikwarsReason[]): BrikwarsReason[] {
  const key = ({ rule, effect, amount }: BrikwarsReason): string => `${rule} ${effect} ${amount}`;
  const seen = new Set<string>();
  return reasons.filter((reason) => !seen.has(key(reason)) && seen.add(key(reason)));
}

/** Why an outcome of the whole turn has the chance it has, given why the blows that lead to it do what they do. */
export function explainOutcome(
  fight: Fight,
  plan: DefencePlan,
  outcome: Outcome,
  blows: readonly BrikwarsReason[],
): BrikwarsReason[] {
  const order: BrikwarsReason =
    fight.mode === 'ranged'
      ? { rule: 'BW-RNG-01', effect: 'no-counter-to-shooting' }
      : { rule: 'BW-CC-02', effect: 'order-of-attack' };
  if (outcome === 'defender-weapon-lost' || outcome === 'attacker-weapon-lost') {
    return distinct([...blows, order]);
  }
  const armor =
    outcome === 'neither-dies'
      ? [...armorReasons(fight, fight.defender), ...armorReasons(fight, fight.attacker)]
      : armorReasons(fight, outcome === 'defender-dies' ? fight.defender : fight.attacker);
  return distinct([order, ...blows, ...armor, ...responseReasons(fight, plan)]);
}
