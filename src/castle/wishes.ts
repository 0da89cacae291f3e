import type { CastleMode } from './modes.ts';
import type { ShotSituation } from './shots/inputs.ts';

/** The two things of the place: a quick question without any plan, and the castle that stands on the table. */
export const castleThings = ['question', 'castle'] as const;

export type CastleThing = (typeof castleThings)[number];

/** What each has modes for, in the order of its line. */
export const modesOfThing = {
  question: ['attack', 'shots', 'effects'],
  castle: ['map', 'siege', 'tape'],
} as const satisfies Readonly<Record<CastleThing, readonly CastleMode[]>>;

export function thingOf(mode: CastleMode): CastleThing {
  return modesOfThing.castle.some((known) => known === mode) ? 'castle' : 'question';
}

/** What one wants to do with a castle, which is how a quick question is chosen. */
export const castleWishes = [
  'attack',
  'shoot-section',
  'shoot-figure',
  'shoot-from',
  'ways',
  'effects',
] as const;

export type CastleWish = (typeof castleWishes)[number];

/** What is shot at or from, where the wish is a shot. */
export const situationOfWish = {
  'shoot-section': 'section',
  'shoot-figure': 'figure',
  'shoot-from': 'castle',
} as const satisfies Readonly<Partial<Record<CastleWish, ShotSituation>>>;

export type ShotWish = keyof typeof situationOfWish;

export function isShotWish(wish: CastleWish): wish is ShotWish {
  return wish in situationOfWish;
}

export function wishOfSituation(situation: ShotSituation): ShotWish {
  const wishes = { section: 'shoot-section', figure: 'shoot-figure', castle: 'shoot-from' } as const;
  return wishes[situation];
}
