import * as attack from './attack/mode.ts';
import * as map from './map/mode.ts';
import * as effects from './questions/mode.ts';
import * as shots from './shots/mode.ts';
import * as siege from './siege/mode.ts';
import * as tape from './tape/mode.ts';

/** The modes of the place, all in its one file: what they share is most of each. */
export const castleCode = {
  attack: () => Promise.resolve(attack),
  shots: () => Promise.resolve(shots),
  tape: () => Promise.resolve(tape),
  map: () => Promise.resolve(map),
  siege: () => Promise.resolve(siege),
  effects: () => Promise.resolve(effects),
};
