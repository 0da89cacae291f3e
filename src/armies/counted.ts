import { ruleSetOf } from '../rules/brikwars/rule-sets.ts';
import type { Army } from '../storage/army/army.ts';

/** Whether an army is counted in points: QuikWars has none (BW-QW-01). */
export function countsPoints({ game, edition }: Pick<Army, 'game' | 'edition'>): boolean {
  return game !== 'brikwars' || ruleSetOf(edition).priced;
}
