import type { SideFate } from '../fight/step-record.ts';
import type { Fighter } from '../rules/usb/units/fighter.ts';

interface After {
  readonly models: number;
  /** What is left; undefined where nobody is. */
  readonly after?: Fighter | undefined;
}

/** How many models of a unit are gone: all, where it has left the table. */
export function fateOf({ models }: Pick<Fighter, 'models'>, outcome: After | undefined): SideFate {
  const of = Math.max(1, models);
  if (!outcome) return { of, fallen: 0 };
  return { of, fallen: outcome.after ? Math.min(of - 1, outcome.models) : of };
}
