import { mode as attack } from './attack/mode.ts';
import { mode as effects } from './questions/mode.ts';
import { mode as shots } from './shots/mode.ts';
import { mode as tape } from './tape/mode.ts';

/** The modes of the place. The questions are in its one file, for what they share is most of each; the large ones wait. */
export const castleModes = {
  attack,
  shots,
  effects,
  map: () => import('./map/entry.ts'),
  siege: () => import('./siege/entry.ts'),
  tape,
};

export type CastleMode = keyof typeof castleModes;
