import { areaMarks } from './battle-areas.ts';
import type { Game } from './ids.ts';

/** Signs that a unit may bear, by game: a yes or no, or counted up to so many. `squad` is the number of the squad it stands in. */
export const battleMarks = {
  brikwars: {
    saved: 1,
    disrupted: 1,
    squad: 9,
    pips: 30,
    cranky: 5,
    shield: 10,
    undead: 30,
    used: 99,
    ...areaMarks,
  },
  usb: {
    entrenched: 1,
    /** By its place in the list of formations; none of them is 0. */
    formation: 3,
    /** Its enemy, by his number in the battle (`battle-bonds.ts`). */
    locked: 120,
    /** The hero in it, by his number. */
    joined: 120,
    carried: 1,
    shaken: 1,
    panicked: 1,
    blessed: 1,
    fatigue: 9,
    wounds: 30,
    spent: 8,
  },
  'mage-knight': { demoralised: 1, pushed: 1, clicks: 20, tokens: 9 },
} as const satisfies Readonly<Record<Game, Readonly<Record<string, number>>>>;
