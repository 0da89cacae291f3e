import { chanceAtLeast, type Distribution, difference } from '../../dice/distribution.ts';
import type { DiceExpression } from '../../dice/expression.ts';
import { damageOdds } from '../attack/damage.ts';
import { totalOf } from '../attack/hit.ts';
import type { FightRules } from '../edition.ts';
import type { DamageRules } from './grinding.ts';
import { stepsToDestroy } from './size-damage.ts';

/** A target on the line of an attack, its Armor rolled again for every step. */
export interface StruckTarget {
  readonly size: number;
  /** Pips of Size Damage that it has before. */
  readonly pips?: number;
  /** Inches from the attacker. */
  readonly distance: number;
  /** Armor rolls in their order, as many as are asked for. */
  readonly armor: readonly number[];
}

/** What damage on the table does to the targets on its line. */
export interface OverkillLine {
  /** For each target the pips it takes, and whether they destroy it. */
  readonly targets: readonly { readonly pips: number; readonly destroyed: boolean }[];
  /** Damage left at the end; it is lost. */
  readonly rest: number;
  readonly destroyed: number;
}

/** Whether damage is more than Armor, or as much where that is enough (BWC-06). */
export function beatsArmor(
  damage: number,
  armor: number,
  { equalDamage }: Pick<FightRules, 'equalDamage'>,
): boolean {
  return damage > armor || (equalDamage === 'kills' && damage === armor && damage > 0);
}

/**
 * Damage that goes on: what is left above an Armor meets a fresh roll of it for another pip (BW-DMG-10), and the next
 * target of the line where one is destroyed, up to `range` inches (BW-DMG-11). A target whose Armor holds, or that has
 * no more rolls, stops it.
 */
export function overkillLine(
  damage: number,
  targets: readonly StruckTarget[],
  range: number,
  rules: Pick<FightRules, 'equalDamage'>,
): OverkillLine {
  let rest = damage;
  let stopped = false;
  const struck = targets.map(({ size, pips: before = 0, distance, armor }) => {
    if (distance > range) stopped = true;
    const steps = stepsToDestroy(size) - before;
    let pips = 0;
    while (!stopped && pips < steps) {
      const rolled = armor[pips];
      if (rolled === undefined || !beatsArmor(rest, rolled, rules)) stopped = true;
      else {
        rest -= rolled;
        pips++;
      }
    }
    return { pips, destroyed: pips > 0 && pips >= steps };
  });
  return { targets: struck, rest, destroyed: struck.filter((target) => target.destroyed).length };
}

/** A target of one roll of damage: the pips that destroy it still, and its Armor dice. */
export interface OverkillTarget {
  readonly steps: number;
  readonly armor: DiceExpression;
}

/** The odds of one target: its pips of this roll, 0 to `steps`; as many destroy it. */
export interface OverkillOdds {
  readonly pips: Distribution;
  readonly destroyed: number;
}

/**
 * The exact odds of one roll of damage that goes on through targets in their order, all in range (BW-DMG-10,
 * BW-DMG-11), and how many of them are destroyed on average. Without Overkill ask for one target of one step.
 */
export function overkillOdds(
  damage: DiceExpression,
  targets: readonly OverkillTarget[],
  rules: DamageRules,
): { readonly targets: readonly OverkillOdds[]; readonly meanDestroyed: number } {
  const odds = damageThrough(damageOdds(damage, rules.bonus, rules.damageCriticalFailure), targets, rules);
  return { targets: odds, meanDestroyed: odds.reduce((sum, { destroyed }) => sum + destroyed, 0) };
}

/** The same for damage of which so much is known. */
export function damageThrough(
  damage: Distribution,
  targets: readonly OverkillTarget[],
  rules: Pick<DamageRules, 'bonus' | 'equalDamage'>,
): readonly OverkillOdds[] {
  let rest = damage;
  return targets.map(({ steps, armor }) => {
    const rolled = totalOf(armor, rules.bonus);
    const weights = new Float64Array(steps + 1);
    let reached = 1;
    for (let step = 1; step <= steps; step++) {
      rest = leftAbove(rest, rolled, rules);
      reached = rest.weights.reduce((sum, weight) => sum + weight, 0);
      weights[step] = reached;
    }
    // From "at least so many" to "exactly so many".
    weights[0] = 1;
    for (let step = 0; step < steps; step++)
      weights[step] = (weights[step] as number) - (weights[step + 1] as number);
    return { pips: { min: 0, weights, cutOff: rest.cutOff }, destroyed: reached };
  });
}

/** The damage above one roll of Armor; its weights add up to the chance that there is any. */
function leftAbove(
  damage: Distribution,
  armor: Distribution,
  { equalDamage }: Pick<FightRules, 'equalDamage'>,
): Distribution {
  if (damage.weights.length === 0) return damage;
  const rest = difference(damage, armor);
  // Damage of nothing never kills; equal damage leaves nothing to go on with.
  const least = equalDamage === 'kills' ? 0 : 1;
  const first = Math.max(0, least - rest.min);
  const weights = rest.weights.slice(first);
  if (least === 0 && weights.length > 0 && rest.min + first === 0) {
    const nothing = (damage.weights[-damage.min] ?? 0) * (armor.weights[-armor.min] ?? 0);
    weights[0] = Math.max(0, (weights[0] as number) - nothing);
  }
  return { min: rest.min + first, weights, cutOff: rest.cutOff };
}

/**
 * When Special Damage is worth its while (BW-DMG-08): the chances that one roll overcomes an Armor at all, where
 * Grinding helps if it is small, and twice, which Overkill needs.
 */
export function specialDamageOccasion(
  damage: DiceExpression,
  armor: DiceExpression,
  rules: DamageRules,
): { readonly once: number; readonly twice: number } {
  const [odds] = overkillOdds(damage, [{ steps: 2, armor }], rules).targets;
  return { once: odds ? chanceAtLeast(odds.pips, 1) : 0, twice: odds?.destroyed ?? 0 };
}
