// What the folded details of a unit change.
import type { Fighter } from '../rules/usb/fighter.ts';
import type { UsbRules } from '../rules/usb/house-rules.ts';
import { restedPenalty } from './side.ts';

/** Fights of this round before that a screen counts. */
export const mostFights = 9;

/** As many models at the start. */
export function withStart(fighter: Fighter, models: number): Fighter {
  const { unit } = fighter;
  if (unit.kind !== 'line') return fighter;
  const specials = Math.min(unit.specials, models);
  return { ...fighter, models: Math.min(models, fighter.models), unit: { ...unit, models, specials } };
}

/** The penalties of fatigue to choose from, the least first. */
export function fatigueChoices(rules: Pick<UsbRules, 'fatigue'>): readonly number[] {
  const least = restedPenalty(rules);
  return [0, 1, 2, 3].map((more) => least + more);
}

/** Tired by so much; whether it was activated stays as far as that fits. */
export function withFatigue(fighter: Fighter, tired: number, rules: Pick<UsbRules, 'fatigue'>): Fighter {
  const counted = rules.fatigue === 'inclusive' ? tired - 1 : tired;
  const activated = fighter.activated && (counted > 0 || rules.fatigue === 'inclusive');
  const fights = rules.fatigue === 'inclusive' ? counted : counted - (activated ? 1 : 0);
  return { ...fighter, activated, fights };
}
