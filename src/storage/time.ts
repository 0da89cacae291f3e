/** As far from 1970 as dates go, in milliseconds: a number beyond it is no time, and nothing can write it as one. */
export const lastTime = 8.64e15;

export function isTime(value: unknown): value is number {
  return typeof value === 'number' && Math.abs(value) <= lastTime;
}
