// Hits in a melee that need no roll to hit.
import { type Fighter, sumOf } from './units/fighter.ts';
import { growthOf } from './units/profile.ts';

/** Hits of a self-destruction: twice the points of Standfast that are left (USB-MELEE-11, USB-A-19). */
export function selfDestructionHits(points: readonly number[]): number {
  return 2 * sumOf(points);
}

/** Hits of a ram: as many as the machine, or the hero's mount, has grown; 0 for other units (USB-MELEE-10). */
export function ramHitsOf({ unit }: Pick<Fighter, 'unit'>): number {
  return growthOf(unit);
}
