// Whether an attack is possible at all (E:843-845, E:1266-1270, E:1363, E:1413-1450, E:2318; P:248-251, P:426, P:476, P:1066).
import { byEdition } from './edition-ids.ts';

/** What an attacker knows of his target. */
export interface Sighting {
  /** A straight line from his eyes to some part of it. */
  readonly seen: boolean;
  /** He knows to within an inch where it is. */
  readonly placeKnown: boolean;
}

/** How he may attack: aiming, blind at -5, or not at all (BW-ATK-02, BW-ATK-18). */
export function attackBySight({ seen, placeKnown }: Sighting): 'aimed' | 'blind' | 'none' {
  if (seen) return 'aimed';
  return placeKnown ? 'blind' : 'none';
}

/** A lunge before an attack or a Counter. */
export interface Lunge {
  /** It has a way of moving that leaps: minifigs do, vehicles on wheels do not. */
  readonly leaps: boolean;
  readonly targetHostile: boolean;
  readonly targetLives: boolean;
  /** From where it would land, the attack can be made. */
  readonly reachesThere: boolean;
}

/** Inches of the Angry Inch, which costs no Move: 1 against a live enemy, none for what cannot leap (BW-CC-03, BW-CCB-04). */
export function angryInches({ leaps, targetHostile, targetLives, reachesThere }: Lunge): 0 | 1 {
  return leaps && targetHostile && targetLives && reachesThere ? 1 : 0;
}

/** A two-handed weapon against an enemy who stands close, in inches. */
export interface Swing {
  readonly distance: number;
  /** From the lowest grip to where the striking part begins. */
  readonly shaft: number;
  /** How far the wielder can back away. */
  readonly room: number;
}

/** What is left to him: he strikes, or only Shoves an enemy inside the reach of his weapon (BW-WEAP-05). */
export function swingAt({ distance, shaft, room }: Swing): 'strike' | 'shove' {
  return distance + room >= shaft ? 'strike' : 'shove';
}

/** When those who fight hand to hand stand in the way of shots and Charges (BW-COMB-08, BWC-46). */
export type MeleeRisk = 'failed' | 'always';

export const meleeRisks = byEdition<MeleeRisk>({ '2005': 'failed', pl: 'always' });

/** Whether a shot or Charge into a melee, which failed or not, may hit a friend there (BW-COMB-08, BWC-46). */
export function friendsInTheWay(failed: boolean, risk: MeleeRisk): boolean {
  return risk === 'always' || failed;
}
