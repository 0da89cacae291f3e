import type { DiceExpression, DiceGroup } from '../../dice/expression.ts';

/** Hits alike. */
export interface HitsAlike {
  readonly hits: number;
  readonly damage: DiceExpression;
}

/** All damage dice of a squad's hits as one roll, as players count them out: `23d6+2d10+5` (BW-SQ-22). */
export function squadPile(hits: readonly HitsAlike[]): DiceExpression {
  const groups: DiceGroup[] = [];
  let constant = 0;
  for (const { hits: count, damage } of hits) {
    constant += count * damage.constant;
    for (const group of damage.groups) {
      const key = JSON.stringify({ ...group, count: 0 });
      const at = groups.findIndex((other) => JSON.stringify({ ...other, count: 0 }) === key);
      const before = groups[at];
      const dice = count * group.count;
      if (before) groups[at] = { ...before, count: before.count + dice };
      else if (dice > 0) groups.push({ ...group, count: dice });
    }
  }
  return { groups, constant };
}
