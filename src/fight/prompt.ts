import type { Asked, AskedOption, AskedRoll } from '../rules/steps.ts';

/** Whether dice are asked for, and not a choice. */
export function asksRoll<Moment>(asked: Asked<Moment> | undefined): asked is Moment & AskedRoll {
  return asked !== undefined && !asksOption(asked);
}

/** Whether a choice is asked for, and not dice. */
export function asksOption<Moment>(asked: Asked<Moment> | undefined): asked is Moment & AskedOption {
  return typeof asked === 'object' && asked !== null && 'options' in asked;
}
