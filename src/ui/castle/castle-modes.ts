import * as attack from './attack/attack-entry.ts';
import * as map from './map/map-entry.ts';
import * as effects from './questions/questions-entry.ts';
import * as shots from './shots/shots-entry.ts';
import * as siege from './siege/siege-entry.ts';
import * as tape from './tape/tape-entry.ts';
/** The modes of the place, all in its one file: what they share is most of each. */
export const castleCode = {
  attack: async () => attack,
  shots: async () => shots,
  tape: async () => tape,
  map: async () => map,
  siege: async () => siege,
  effects: async () => effects,
};
