import type { BuiltCreation } from '../creation/built.ts';
import { propulsionLeft } from './propulsion.ts';
import { sizeDamage } from './size-damage.ts';
import type { WreckState } from './wreck-state.ts';

/**
 * What damage has left of a creation to fight with: no weapon that is off, and no more Move than it has still
 * (BW-CRE-13, BW-DMG-03, BW-DMG-05). Size and Armor are those it was built with.
 */
export function creationLeft(creation: BuiltCreation, state: WreckState): BuiltCreation {
  const { size } = creation;
  return {
    ...creation,
    weapons: creation.weapons.filter((_, place) => !state.weaponsOff.includes(place)),
    propulsion: creation.propulsion.map((bought, place) => {
      const { move } = propulsionLeft(bought, state.partsOff[place] ?? 0);
      return { ...bought, inches: sizeDamage({ size, move, weapons: [], fliesIn: 'none' }, state.pips).move };
    }),
  };
}
