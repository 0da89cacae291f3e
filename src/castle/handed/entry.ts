/** Sieges that come from another phone, in a few words; their texts are those of the castles. */
export { SiegesSent } from './sieges-sent.tsx';
