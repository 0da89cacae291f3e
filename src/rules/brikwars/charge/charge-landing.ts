import type { Side } from '../attack/fight.ts';
import type { ChargeContest, Flies } from './charge-clash.ts';
import { smashDamage } from './charge-die.ts';
import { afterKnockback, knockbackInches, type Toppled } from './charge-knockback.ts';
import { tramples } from './charge-plough.ts';
import type { Charge } from './charge-setup.ts';
import { fallOnto } from './charge-speed.ts';
import { togetherOf } from './charge-together.ts';

/** The points that each side rolls in the KnockBack contest (BW-CHG-17, BW-CHGW-06, BW-COMB-07). */
export function contestPoints(charge: Charge, { pushing }: ChargeContest): Readonly<Record<Side, number>> {
  const { attacker, defender, model, plan } = charge;
  const own = attacker.points * (togetherOf(charge).knockbackAddsUp ? pushing : 1);
  if (model === 'size') return { attacker: own, defender: defender.points };
  return { attacker: own, defender: plan.answer === 'bail' ? 0 : 1 };
}

/** The Size that a side sets against its flight: of the part that was struck, or of the whole (BW-CHG-17, BWC-79). */
export function resistance(charge: Charge, contest: ChargeContest, side: Side): number {
  const { size, struckSize } = charge[side];
  return contest.struck[side] ? struckSize : size;
}

/** Who flies how many inches when the charger's roll beats the target's by so much. */
export function flightOf(
  charge: Charge,
  contest: ChargeContest,
  margin: number,
): { readonly flies: Flies; readonly inches: number } {
  const loser: Side = margin > 0 ? 'defender' : 'attacker';
  const { rooted } = charge[loser];
  const by = Math.abs(margin);
  const inches =
    charge.model === 'size'
      ? knockbackInches(by, 0, { size: resistance(charge, contest, loser), rooted })
      : loser === 'defender' || charge.mutual
        ? by
        : 0;
  return inches > 0 ? { flies: loser, inches } : { flies: 'nobody', inches: 0 };
}

/** What awaits a target that flies so far; the points come on top of the damage of the Charge. */
export interface Landing {
  readonly knockedOver: Toppled;
  readonly crushed: boolean;
  /** It lies in the way and may be run over; whether it is may be the charger's choice (BW-CCB-08). */
  readonly mayTrample: boolean;
  readonly smash: number;
  /** d6 of a fall, against Armor of its own (BWC-84). */
  readonly fallDice: number;
}

/** What happens to the target where it lands (BW-CHG-12, BW-CHG-20, BW-CCB-08, BW-CHGW-07, BWC-84). */
export function landing(charge: Charge, inches: number, chargerLives: boolean): Landing {
  const { rules, model, defender, attacker, behind, moveLeft, low } = charge;
  const wall = behind?.kind === 'wall' ? behind.free : Number.POSITIVE_INFINITY;
  const drop = behind?.kind === 'drop' && inches > behind.free ? behind.height : 0;
  const fallDice = drop > 0 ? fallOnto(drop, defender.size, rules).damageDice.value : 0;
  if (model === 'die') {
    const smash = smashDamage(inches, wall);
    return { knockedOver: 'yes', crushed: false, mayTrample: false, smash, fallDice };
  }
  const unit = { topplesAtOneInch: defender.topples, base: Math.max(1, defender.struckSize) };
  const { knockedOver } = afterKnockback(inches, unit, rules);
  const over = knockedOver === 'yes';
  // Who was pressed or run over at the impact is not crushed twice.
  const may = chargerLives && attacker.crushing === undefined;
  const crushed = may && wall > 0 && inches >= wall && moveLeft >= wall;
  // He runs over it only where his straight run still takes him there.
  const path = { knockedOver: over, low, inReach: moveLeft >= Math.max(1, inches), wanted: true };
  return { knockedOver, crushed, mayTrample: may && !crushed && tramples(path, rules), smash: 0, fallDice };
}

/** Whether a charger who is hurled back so far stays on his feet (BW-CHG-20, BW-CHGW-06). */
export function thrownBack({ model, attacker, rules }: Charge, inches: number): Toppled {
  if (model === 'die') return 'yes';
  const unit = { topplesAtOneInch: attacker.topples, base: Math.max(1, attacker.struckSize) };
  return afterKnockback(inches, unit, rules).knockedOver;
}
