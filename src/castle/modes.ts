import { mode as attack } from './attack/mode.ts';
import { mode as map } from './map/mode.ts';
import { mode as effects } from './questions/mode.ts';
import { mode as shots } from './shots/mode.ts';
import { mode as siege } from './siege/mode.ts';
import { mode as tape } from './tape/mode.ts';

/** The modes of the place, all in its one file: what they share is most of each. */
export const castleModes = { attack, shots, effects, map, siege, tape };

export type CastleMode = keyof typeof castleModes;
