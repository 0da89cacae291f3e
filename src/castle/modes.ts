/** The modes of the place: each is one file, fetched when it is first wanted. */
export const castleModes = {
  attack: () => import('./attack/entry.ts'),
  shots: () => import('./shots/entry.ts'),
  effects: () => import('./questions/entry.ts'),
  map: () => import('./map/entry.ts'),
  siege: () => import('./siege/entry.ts'),
  tape: () => import('./tape/entry.ts'),
};

export type CastleMode = keyof typeof castleModes;
