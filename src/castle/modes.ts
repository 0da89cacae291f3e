/** The modes of the place: each is one file, fetched when it is first wanted. */
export const castleModes = {
  attack: { open: () => import('./attack/entry.ts') },
  shots: { open: () => import('./shots/entry.ts') },
  effects: { open: () => import('./questions/entry.ts') },
  map: { open: () => import('./map/entry.ts') },
  siege: { open: () => import('./siege/entry.ts') },
  tape: { open: () => import('./tape/entry.ts') },
};

export type CastleMode = keyof typeof castleModes;
