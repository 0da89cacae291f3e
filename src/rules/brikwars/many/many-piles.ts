import type { BonusDice, DiceExpression, DiceGroup } from '../../dice/expression.ts';
import { lowestTotal } from '../../dice/odds.ts';
import type { Roll } from '../../dice/roll.ts';
import { firstArm } from '../attack/fight.ts';
import type { Assault } from './check-volley.ts';

/** Damage dice that are thrown at once for one or more hits: one roll. */
export interface DamagePile {
  readonly dice: DiceExpression;
  readonly bonus: BonusDice;
  readonly hits: number;
  /** The group whose hits these are; left out where groups are thrown together. */
  readonly group?: number;
}

/**
 * Whether hits of such damage may lie in one pile with others: they simply add up. A roll that a modifier may take
 * below 0, where it would stop, and one with dice kept or rolled again stays alone (BW-SQ-22, BW-DICE-03).
 */
export function joinsPile(damage: DiceExpression): boolean {
  const chosen = damage.groups.some(({ keep, reroll, target, twoD6 }) => keep || reroll || target || twoD6);
  return !chosen && lowestTotal(damage, { bonus: 'none', floor: false }) >= 0;
}

/** The dice to throw for so many hits of each group: one pile where they add up, the others each alone (BW-SQ-22). */
export function pilesOf(
  { groups: checked }: Pick<Assault, 'groups'>,
  hits: readonly number[],
): readonly DamagePile[] {
  const piles: DamagePile[] = [];
  const alone: DamagePile[] = [];
  checked.forEach(({ fight }, group) => {
    const count = hits[group] ?? 0;
    if (count === 0) return;
    const { damage } = firstArm(fight);
    const { bonus } = fight.attacker;
    if (!joinsPile(damage)) {
      for (let hit = 0; hit < count; hit++) alone.push({ dice: damage, bonus, hits: 1, group });
      return;
    }
    const own = { groups: timesDice(damage.groups, count), constant: count * damage.constant };
    const at = piles.findIndex((pile) => pile.bonus === bonus);
    const before = piles[at];
    if (before === undefined) {
      piles.push({ dice: own, bonus, hits: count, group });
      return;
    }
    const groups = joined([...before.dice.groups, ...own.groups]);
    const dice = { groups, constant: before.dice.constant + own.constant };
    piles[at] = { dice, bonus, hits: before.hits + count };
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

/** The points that a pile does as it lies on the table: it is one roll, so all its dice on 1 may count nothing (BWC-50). */
export function judgePile({ total, allOnes }: Pick<Roll, 'total' | 'allOnes'>, onesFail: boolean): number {
  return onesFail && allOnes ? 0 : total;
}

/** Whether the damage of all hits kills through this Armor: only their sum counts, and it must be more (BW-COMB-01, BWC-06). */
export function judgeCombined(
  damages: readonly number[],
  armor: number,
): { readonly damage: number; readonly dies: boolean } {
  const damage = damages.reduce((total, points) => total + points, 0);
  return { damage, dies: damage > armor };
}
