import { type Fighter, heroIn } from '../rules/usb/fighter.ts';

/** Whether a unit had a hero who is gone. */
export function heroFell(before: Fighter, after: Fighter | undefined): boolean {
  return heroIn(before) !== undefined && (after === undefined || heroIn(after) === undefined);
}
