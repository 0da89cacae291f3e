import type { BonusDice, DiceExpression, DiceGroup } from '../dice/expression.ts';
import { lowestTotal } from '../dice/odds.ts';
import type { Roll } from '../dice/roll.ts';
import type { Assault } from './check-volley.ts';
import { armOf } from './fight.ts';

/** Damage dice that are thrown at once for one or more hits. */
export interface DamagePile {
  readonly dice: DiceExpression;
  readonly bonus: BonusDice;
  readonly hits: number;
  /** The group whose hits these are; left out where groups are thrown together. */
  readonly group?: number;
  /** Where all ones of a hit do nothing: what a die that shows 1 takes away, its hit's constant included (BWC-50). */
  readonly onesTake?: number;
}

/**
 * The dice to throw for so many hits of each group: one pile where all of them simply add up, and each roll alone that
 * a modifier may take below 0, where it would stop (BW-SQ-22, BW-DICE-03). Where all ones of a damage roll do nothing
 * they must stay visible: then each group has a pile of its own, a hit of several dice a roll of its own (BWC-50).
 */
export function pilesOf(
  { groups: checked }: Pick<Assault, 'groups'>,
  hits: readonly number[],
): readonly DamagePile[] {
  const piles: DamagePile[] = [];
  const alone: DamagePile[] = [];
  checked.forEach(({ fight }, group) => {
    const count = hits[group] ?? 0;
    if (count === 0) return;
    const { damage } = armOf(fight.attacker, fight.attacks[0] ?? 0);
    const { bonus } = fight.attacker;
    const onesShow = fight.rules.damageCriticalFailure === 'zero' && damage.groups.length > 0;
    const dice = damage.groups.reduce((all, one) => all + one.count, 0);
    const chosen = damage.groups.some(({ keep, reroll, target, twoD6 }) => keep || reroll || target || twoD6);
    const below = lowestTotal(damage, { bonus: 'none', floor: false }) < 0;
    if (below || chosen || (onesShow && dice > 1)) {
      for (let hit = 0; hit < count; hit++) alone.push({ dice: damage, bonus, hits: 1, group });
      return;
    }
    const pile = { groups: timesDice(damage.groups, count), constant: count * damage.constant };
    const last = piles.at(-1);
    if (onesShow) piles.push({ dice: pile, bonus, hits: count, group, onesTake: 1 + damage.constant });
    else if (last === undefined || last.onesTake !== undefined || last.bonus !== bonus)
      piles.push({ dice: pile, bonus, hits: count, group });
    else {
      const groups = joined([...last.dice.groups, ...pile.groups]);
      const all = { groups, constant: last.dice.constant + pile.constant };
      piles[piles.length - 1] = { dice: all, bonus, hits: last.hits + count };
    }
  });
  return [...piles, ...alone];
}

/** The dice of the piles alone, as players call them out: `23d6+2d10+5`. */
export function damagePiles(
  assault: Pick<Assault, 'groups'>,
  hits: readonly number[],
): readonly DiceExpression[] {
  return pilesOf(assault, hits).map(({ dice }) => dice);
}

function timesDice(groups: readonly DiceGroup[], times: number): readonly DiceGroup[] {
  return groups.map((group) => ({ ...group, count: times * group.count }));
}

/** Groups of dice alike as one. */
function joined(groups: readonly DiceGroup[]): readonly DiceGroup[] {
  const kinds = new Map<string, DiceGroup>();
  for (const group of groups) {
    const kind = JSON.stringify({ ...group, count: 0 });
    kinds.set(kind, { ...group, count: group.count + (kinds.get(kind)?.count ?? 0) });
  }
  return [...kinds.values()];
}

/** The points that a pile does as it lies on the table; a hit whose dice all show 1 may count nothing (BWC-50). */
export function judgePile(
  { onesTake, hits }: DamagePile,
  roll: Pick<Roll, 'total' | 'allOnes' | 'dice'>,
  onesFail: boolean,
): number {
  if (hits > 1 && onesTake !== undefined) {
    const ones = roll.dice.filter(({ face, bonusOf }) => face === 1 && bonusOf === undefined).length;
    return roll.total - ones * onesTake;
  }
  return hits === 1 && onesFail && roll.allOnes ? 0 : roll.total;
}

/** Whether the damage of all hits kills through this Armor: only their sum counts, and it must be more (BW-COMB-01, BWC-06). */
export function judgeCombined(
  damages: readonly number[],
  armor: number,
): { readonly damage: number; readonly dies: boolean } {
  const damage = damages.reduce((total, points) => total + points, 0);
  return { damage, dies: damage > armor };
}
