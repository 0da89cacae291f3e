import type { Most, Walk } from './walk.ts';

interface Place {
  readonly name: string;
  readonly at: string;
  readonly ready?: string;
  readonly most?: Most;
  /** Its further states, from the address on. */
  readonly then?: (walk: Walk) => Promise<void>;
}

const stage = '.stage-plate';

export const places: readonly Place[] = [
  { name: 'dice', at: 'dice', most: { height: 740 } },
  { name: 'contests', at: 'dice/contests' },
  { name: 'fairness', at: 'dice/fairness' },
  { name: 'fight', at: 'fight/brikwars', ready: stage },
  { name: 'many', at: 'fight/many', ready: stage },
  { name: 'charge', at: 'fight/charge', ready: stage },
  { name: 'squads', at: 'fight/squads', ready: stage },
  { name: 'wreck', at: 'fight/wreck' },
  { name: 'quik', at: 'fight/quik' },
  { name: 'magic', at: 'fight/magic' },
  { name: 'usb shoot', at: 'fight/usb/shoot', ready: stage },
  { name: 'usb charge', at: 'fight/usb/charge', ready: stage },
  { name: 'usb morale', at: 'fight/usb/morale' },
  { name: 'usb test', at: 'fight/usb/test' },
];

export async function walkPlaces(walk: Walk): Promise<void> {
  for (const { name, at, ready, most, then } of places) {
    await walk.go(at, ready);
    await walk.look(name, most);
    await walk.sheets(name);
    await then?.(walk);
  }
}
