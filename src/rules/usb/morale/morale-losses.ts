import type { Fighter } from '../units/fighter.ts';

/**
 * The unit without so many models, the wounded one first and a joined hero last; undefined when nobody is left
 * (USB-MOR-09).
 */
export function withoutModels(fighter: Fighter, lost: number): Fighter | undefined {
  const own = Math.min(lost, fighter.models);
  const { joined, ...rest } = fighter;
  const models = fighter.models - own;
  const left = { ...rest, models, wounded: own > 0 ? 0 : fighter.wounded };
  if (joined && lost <= own) return { ...left, joined };
  return models > 0 ? left : undefined;
}
