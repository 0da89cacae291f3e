import { number } from '../kit/question/fields.ts';
import { crankiest } from '../rules/brikwars/creation/price-training.ts';

/** Other conscious heroes on the team of a unit, who make it Cranky (BW-HERO-03). */
export const crankyField = number({ most: crankiest });

/** Whether a unit may have an Ego: a Hero has, and what has values of its own may. */
export const hasEgo = (unit: string): boolean => unit === 'hero' || unit === 'own';

/** Whether a mood may spoil the dice of a side: what was built has no Ego. */
export function mayBeCranky({
  unit,
  creation,
}: {
  readonly unit: string;
  readonly creation?: object | undefined;
}): boolean {
  return hasEgo(unit) && creation === undefined;
}
