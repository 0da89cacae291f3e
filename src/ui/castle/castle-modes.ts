import * as attack from './attack/mode.ts';
import * as map from './map/mode.ts';
import * as effects from './questions/mode.ts';
import * as shots from './shots/mode.ts';
import * as siege from './siege/mode.ts';
import * as tape from './tape/mode.ts';

/** The modes of the place, all in its one file: what they share is most of each. */
export const castleCode = {
  attack: async () => attack,
  shots: async () => shots,
  tape: async () => tape,
  map: async () => map,
  siege: async () => siege,
  effects: async () => effects,
};
