import { LineValues } from '../../brikwars/units/unit-row.tsx';
import { saidUnit } from '../../brikwars/units/unit-said.ts';
import { pipsOf } from '../../rules/brikwars/wreck/size-damage.ts';
import { BrikwarsTotal } from './composition.tsx';
import { createBrikwarsArmyModel } from './model.ts';
import { readyArmies, readyUnits } from './ready-armies.ts';
import { Samples } from './samples.tsx';
import { AddUnit, LineUnit } from './units.tsx';

/** What an army of BrikWars and its lines need of the game. */
export { AddUnit, LineUnit, LineValues, pipsOf, readyArmies, readyUnits, Samples, saidUnit };

/** What the page of such an army needs beside its lines. */
export const brikwarsArmyCode = { BrikwarsTotal, createBrikwarsArmyModel };
