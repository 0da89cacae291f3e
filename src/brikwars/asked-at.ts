import { type AskedIn, addressIn } from '../kit/asked-at.ts';
import { encodeCharge } from './charge/inputs.ts';
import { encodeDuel } from './duel/inputs.ts';
import { encodeMagic } from './magic/inputs.ts';
import { encodeMany } from './many/inputs.ts';
import { encodeSquads } from './squads/inputs.ts';
import { encodeWreck } from './wreck/inputs.ts';

const doors = {
  brikwars: { draft: 'fight', address: 'fight/brikwars', encode: encodeDuel },
  many: { draft: 'many', address: 'fight/many', encode: encodeMany },
  squads: { draft: 'squads', address: 'fight/squads', encode: encodeSquads },
  charge: { draft: 'charge', address: 'fight/charge', encode: encodeCharge },
  wreck: { draft: 'wreck', address: 'fight/wreck', encode: encodeWreck },
  magic: { draft: 'magic', address: 'fight/magic', encode: encodeMagic },
};

/** A question of the full game with its inputs, on its way to its mode. */
export type BrikwarsAsked = AskedIn<typeof doors>;

export const brikwarsAddress = addressIn(doors);
