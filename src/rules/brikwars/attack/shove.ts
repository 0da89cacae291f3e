import type { ArmId } from '../weapons.ts';
import { type Arm, armOf, type Fight, type FightSide, type Side } from './fight.ts';

/** Whether a blow with this arm pushes instead of wounding: a shove, or any blow with a shield (BW-CC-07, BW-CC-08, BW-CC-14). */
export function isShove(fight: Pick<Fight, 'action' | Side>, by: Side, arm: ArmId): boolean {
  return (by === 'attacker' && fight.action === 'shove') || armOf(fight[by], arm).shield;
}

/** Whether one may shove the other: by the later chapter only who is no bigger (BW-CC-07, BWC-10). */
export function mayShove(
  rules: Pick<Fight['rules'], 'shoveTargets'>,
  by: FightSide,
  target: FightSide,
): boolean {
  return rules.shoveTargets === 'any' || target.size <= by.size;
}

/**
 * Whether an arm of the defender may parry the attack with this number: bare hands stop nothing but a shove with bare
 * hands, by the later chapter with a shield too (BW-CC-19, BWC-11, BWC-23).
 */
export function mayParry(fight: Fight, attack: number, parrying: Arm): boolean {
  if (!parrying.bareHands) return parrying.parries;
  const arm = fight.attacks[attack];
  if (arm === undefined || !isShove(fight, 'attacker', arm)) return false;
  const { bareHands, shield } = armOf(fight.attacker, arm);
  return bareHands || (shield && fight.rules.unarmedParry === 'unarmed-or-shield');
}
