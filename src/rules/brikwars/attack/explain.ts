import type { DiceExpression } from '../../dice/expression.ts';
import { shoveInches } from '../charge/charge-shove.ts';
import { masterOfWeapon } from './altered-dice.ts';
import { parryOf, strikeOf } from './defences.ts';
import type { BrikwarsReason } from './effects.ts';
import { type Arm, addsUp, armOf, type DefencePlan, type Fight, type FightSide } from './fight.ts';
import { isSwept } from './parry.ts';
import { isShove } from './shove.ts';
import { type Blow, otherSide, strikeSkill } from './strike.ts';

export type BlowReasons = Readonly<
  Record<'hit' | 'parry' | 'kill' | 'lost' | 'damage' | 'shove', readonly BrikwarsReason[]>
>;

export type Outcome =
  | 'defender-dies'
  | 'attacker-dies'
  | 'neither-dies'
  | 'defender-weapon-lost'
  | 'attacker-weapon-lost'
  | 'defender-shoved'
  | 'attacker-shoved';

function bonusReasons(side: FightSide, expression: DiceExpression): BrikwarsReason[] {
  if (expression.groups.length === 0) return [];
  if (side.bonus === 'none' || expression.groups.every(({ bonus }) => bonus === 'none'))
    return [{ rule: 'BW-DICE-06', effect: 'bonus-declined' }];
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
  if (side.cranky) reasons.push(side.cranky);
  if (penalty !== 0) reasons.push({ rule: 'BW-CC-20', effect: 'riposte-penalty', amount: -penalty });
  if (expression.constant < 0) reasons.push({ rule: 'BW-DICE-03', effect: 'floor' });
  if (expression.groups.length > 0 && fight.rules.skillCriticalFailure) {
    reasons.push({ rule: 'BW-DICE-04', effect: 'critical-failure' });
  }
  return reasons;
}

/** What a shove is rolled against (BW-CC-07, BW-CC-08, BW-CC-14). */
function shoveReason({ by }: Blow, { use, shield, bareHands }: Arm): BrikwarsReason {
  if (shield) {
    return by === 'attacker'
      ? { rule: 'BW-CC-08', effect: 'shield-shoves', amount: use }
      : { rule: 'BW-CC-14', effect: 'shield-shoves-back', amount: use };
  }
  return { rule: 'BW-CC-07', effect: bareHands ? 'shove-bare-hands' : 'shove-highest-use', amount: use };
}

function pushReasons(fight: Fight, blow: Blow): BrikwarsReason[] {
  if (!blow.shove) return [];
  const reasons: BrikwarsReason[] = [{ rule: 'BW-CC-07', effect: 'shoved-inches', amount: shoveInches }];
  if (fight.shovedOutOfReach) reasons.push({ rule: 'BW-ATK-03', effect: 'shoved-apart' });
  const { size } = fight[otherSide(blow.by)];
  if (size > fight[blow.by].size) reasons.push({ rule: 'BWC-10', effect: 'bigger-target', amount: size });
  return reasons;
}

function hitReasons(fight: Fight, blow: Blow): BrikwarsReason[] {
  if (fight.automaticHit) return [{ rule: 'BW-ATK-08', effect: 'automatic-hit' }];
  const side = fight[blow.by];
  const arm = armOf(side, blow.arm);
  const skill = strikeSkill(side, blow.strikerPenalty, blow);
  const known = blow.first && fight.attackRoll !== undefined;
  const reasons: BrikwarsReason[] = blow.shove ? [shoveReason(blow, arm)] : [...arm.reasons];
  if (known) reasons.push({ rule: 'BWC-61', effect: 'attack-roll-known', amount: fight.attackRoll ?? 0 });
  else if (arm.thrown !== undefined && fight.distance !== undefined) {
    reasons.push({ rule: 'BW-ATK-05', effect: 'thrown-range', amount: fight.distance });
    if (fight.rules.rangeCriticalFailure)
      reasons.push({ rule: 'BWC-50', effect: 'thrown-range-critical-failure' });
  } else if (fight.distance !== undefined) {
    reasons.push({ rule: 'BW-ATK-04', effect: 'range', amount: fight.distance });
  }
  if (arm.skill && !blow.shove) reasons.push(masterOfWeapon);
  reasons.push(...side.situation.reasons, ...skillReasons(fight, side, skill, blow.strikerPenalty));
  if (!known) reasons.push(...bonusReasons(side, skill));
  return reasons;
}

function damageReasons(fight: Fight, blow: Blow): BrikwarsReason[] {
  const side = fight[blow.by];
  const arm = armOf(side, blow.arm);
  if (blow.shove) return pushReasons(fight, blow);
  const reasons: BrikwarsReason[] = [...arm.damageReasons];
  if (side.cranky && arm.damage.groups.length > 0) reasons.push(side.cranky);
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
  const { armor, priorDamage, steps = 1 } = side;
  const reasons: BrikwarsReason[] = [];
  const pip = { rule: 'BW-DMG-03', effect: 'takes-pip' } as const;
  if (armor.groups.length === 0) {
    const shown = steps > 1 ? pip : ({ rule: 'BW-ATK-07', effect: 'damage-beats-armor' } as const);
    reasons.push({ ...shown, amount: Math.max(0, armor.constant) });
  } else {
    reasons.push(steps > 1 ? pip : { rule: 'BW-UNIT-04', effect: 'rolled-armor' });
    if (side.cranky) reasons.push(side.cranky);
  }
  if (fight.rules.equalDamage === 'kills') reasons.push({ rule: 'BWC-06', effect: 'equal-damage-kills' });
  if (steps > 1 && addsUp(fight)) reasons.push({ rule: 'BWC-172', effect: 'one-pip-a-turn' });
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
  if (blow.shove) reasons.push({ rule: 'BW-CC-19', effect: 'shove-parried' });
  if (fight.mode === 'ranged') reasons.push({ rule: 'BW-RNG-05', effect: 'shield-against-missile' });
  reasons.push({ rule: 'BW-CC-16', effect: 'parry-number', amount: arm.use });
  if (arm.skill) reasons.push(masterOfWeapon);
  const skill = strikeSkill({ ...side, situation: { value: 0, reasons: [] } }, blow.parryPenalty, {
    arm: blow.parry,
  });
  reasons.push(...skillReasons(fight, side, skill, blow.parryPenalty), ...bonusReasons(side, skill));
  return reasons;
}

function lostReasons(fight: Fight, blow: Blow): BrikwarsReason[] {
  if (blow.parry === undefined) return [];
  const parrying = armOf(fight[otherSide(blow.by)], blow.parry);
  if (!parrying.held) return [];
  const swept = isSwept(armOf(fight[blow.by], blow.arm), parrying, fight.rules);
  return [
    swept
      ? { rule: 'BWC-27', effect: 'weapon-lost-to-two-handed' }
      : { rule: 'BW-CC-17', effect: 'weapon-lost-on-critical-failure' },
    { rule: 'BW-CC-17', effect: 'weapon-flies' },
  ];
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
    kill: blow.shove
      ? [...hit, ...damage]
      : [...hit, ...damage, ...parry, ...armorReasons(fight, fight[otherSide(blow.by)])],
    lost: lostReasons(fight, blow),
    shove: blow.shove ? [...hit, ...parry, ...damage] : [],
  };
}

function responseReasons(fight: Fight, plan: DefencePlan): BrikwarsReason[] {
  if (fight.defender.disrupted) return [{ rule: 'BW-RESP-08', effect: 'disrupted-no-counter' }];
  const reasons: BrikwarsReason[] = [];
  const kinds = new Set(plan.map(({ kind }) => kind));
  const counters = plan.some((response) => strikeOf(response) !== undefined);
  if (fight.action === 'withdraw' && counters) {
    return [{ rule: 'BW-CC-09', effect: 'free-counterattack' }];
  }
  if (kinds.has('counterattack')) reasons.push({ rule: 'BW-CC-13', effect: 'counterattack' });
  if (kinds.has('riposte')) {
    reasons.push({ rule: 'BW-CC-20', effect: 'riposte-penalty', amount: -fight.rules.ripostePenalty });
  }
  const parries = plan.some((response, round) => {
    const arm = fight.attacks[round];
    return parryOf(response) !== undefined && arm !== undefined && !isShove(fight, 'attacker', arm);
  });
  if (parries) reasons.push({ rule: 'BW-CC-18', effect: 'parry-reduces-damage' });
  if (!counters) return reasons;
  if (fight.counterShield !== undefined)
    reasons.push({ rule: 'BW-CC-15', effect: 'shield-parries-counterattack' });
  reasons.push({
    rule: 'BWC-60',
    effect: fight.rules.counterAfter === 'any' ? 'counter-after-any-attack' : 'counter-after-failed-attack',
  });
  return reasons;
}

/** Reasons without repeats. */
function distinct(reasons: readonly BrikwarsReason[]): BrikwarsReason[] {
  const key = ({ rule, effect, amount }: BrikwarsReason): string => `${rule} ${effect} ${amount}`;
  const seen = new Set<string>();
  return reasons.filter((reason) => !seen.has(key(reason)) && seen.add(key(reason)));
}

/** Whether an outcome asks what armor holds. */
function isDeath(outcome: Outcome): outcome is 'defender-dies' | 'attacker-dies' | 'neither-dies' {
  return outcome === 'defender-dies' || outcome === 'attacker-dies' || outcome === 'neither-dies';
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
  if (!isDeath(outcome)) return distinct([...blows, order]);
  const armor =
    outcome === 'neither-dies'
      ? [...armorReasons(fight, fight.defender), ...armorReasons(fight, fight.attacker)]
      : armorReasons(fight, outcome === 'defender-dies' ? fight.defender : fight.attacker);
  return distinct([order, ...blows, ...armor, ...responseReasons(fight, plan)]);
}
