/** Fights of BrikWars with units of a battle filled in, worked out when a unit of the battle is looked at. */
export { brikwarsAddress } from '../asked-at.ts';
export { brikwarsBattleFights } from './fill.ts';
