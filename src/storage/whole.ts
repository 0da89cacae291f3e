import * as v from 'valibot';

/** A whole number between bounds. */
export const whole = (lowest: number, highest: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(lowest), v.maxValue(highest));
