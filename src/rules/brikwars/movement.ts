// Rulebook of 2005, section 4 (E:1097-1134; P:325-339, P:404).
import type { DiceExpression } from '../dice/expression.ts';

/** How ground is covered; whatever takes both arms costs double and bars attacks on the way (BW-MOVE-03). */
export const movements = ['run', 'climb-stairs', 'leap', 'swim', 'crawl', 'climb-rope'] as const;
export type Movement = (typeof movements)[number];

const twoArmed: ReadonlySet<Movement> = new Set(['swim', 'crawl', 'climb-rope']);

/** Small things done in passing, and what they cost (BW-MOVE-06, BW-MOVE-07). */
export const quickActionInches = {
  talk: 0,
  equipment: 0,
  'drop-down': 0,
  door: 1,
  'heavy-item': 1,
  holster: 1,
  'rise-from-knees': 1,
  'rise-from-prone': 2,
} as const;
export type QuickAction = keyof typeof quickActionInches;

/** One stretch of a move. */
export interface Stretch {
  readonly how: Movement;
  readonly inches: number;
}

/** What is left of a move. */
export interface MoveLeft {
  /** Below 0 where it does not suffice. */
  readonly inches: number;
  /** Both arms were busy on a part of the way (BW-MOVE-03). */
  readonly armsBusy: boolean;
}

/** Inches left of a Move after stretches and things done in passing (BW-MOVE-01, BW-MOVE-03, BW-MOVE-06, BW-MOVE-07). */
export function moveLeft(
  move: number,
  stretches: readonly Stretch[],
  actions: readonly QuickAction[] = [],
): MoveLeft {
  const way = stretches.reduce((sum, { how, inches }) => sum + inches * (twoArmed.has(how) ? 2 : 1), 0);
  const done = actions.reduce((sum, action) => sum + quickActionInches[action], 0);
  return { inches: move - way - done, armsBusy: stretches.some(({ how }) => twoArmed.has(how)) };
}

/** Turns that so many minifigs take with an object of so many inches: undefined where nobody is at it (BW-ACT-07, BWC-71). */
export function largeActionTurns(size: number, crew: number): number | undefined {
  return crew < 1 ? undefined : Math.max(1, Math.ceil(size / crew));
}

/** How many minifigs a unit counts for in a feat of strength; for crewing it is always one (BW-ACT-08). */
export function handsInLargeAction(size: number, strength: boolean): number {
  return strength ? Math.max(1, size) : 1;
}

/** The Armor of what is put together during the game (BW-ACT-05). */
export const makeshiftArmor: DiceExpression = { groups: [{ count: 1, sides: 6 }], constant: 0 };

/** The Use of a task that no list names (BW-ACT-03). */
export const defaultUse = 3;

/** Degrees to either side of where the head faces in which a unit sees what it may respond to (BW-RESP-03). */
const coneOfVision = 45;

/** Whether a unit sees what happens at this bearing from where its head faces (BW-RESP-03). */
export function isSeen(bearing: number): boolean {
  const turned = ((bearing % 360) + 360) % 360;
  return Math.min(turned, 360 - turned) <= coneOfVision;
}
