/** What a line of BrikWars needs of the game. */

export { LineValues, saidUnit } from '../../brikwars/units/unit-row.tsx';
export { pointsOfReady, readyArmies, readyUnits } from './ready-armies.ts';
export { Samples } from './samples.tsx';
export { AddUnit, LineUnit } from './units.tsx';
