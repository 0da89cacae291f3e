// What time and place allow a charged unit, and when its fire breaks the charge (U163-165/173-175).
import type { Reaction } from '../melee/melee-setup.ts';

/** A unit may shoot at a charger who is more than so many inches away, or at any distance when it is entrenched. */
export const shootBeyond = 5;

/** What the rules need to know of the unit charged. */
export interface Reactor {
  readonly distance: number;
  readonly entrenched: boolean;
  readonly activated: boolean;
}

/** What a charged unit may do as far as time and place go: reactions of its own making, whatever it is armed with (USB-REACT-01, USB-REACT-02, USB-A-62). */
export function reactionRights({
  distance,
  entrenched,
  activated,
}: Reactor): readonly Exclude<Reaction, 'none'>[] {
  if (entrenched) return ['shoot'];
  if (activated) return [];
  return distance > shootBeyond ? ['move', 'shoot', 'entrench'] : ['move', 'entrench'];
}

/** Whether a charge stops half-way: a quarter of the starting Standfast lost during it (USB-REACT-03, USB-A-13). */
export function chargeBroken(start: number, lost: number): boolean {
  return lost > 0 && 4 * lost >= start;
}
