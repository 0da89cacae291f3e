import type { BuiltCreation } from '../creation/built.ts';
import { propulsionLeft } from './propulsion.ts';
import { sizeDamage } from './size-damage.ts';
import { pieceSize, type WreckState } from './wreck-state.ts';

/**
 * What damage has left of a creation to fight with: no weapon that is off, and no more Move than it has still
 * (BW-CRE-13, BW-DMG-03, BW-DMG-05). What was cut apart is as large as the
 * piece that is left (BW-DMG-07).
 */
export function creationLeft(creation: BuiltCreation, state: WreckState): BuiltCreation {
  const size = pieceSize(creation, state);
  return {
    ...creation,
    size,
    weapons: creation.weapons.filter((_, place) => !state.weaponsOff.includes(place)),
    propulsion: creation.propulsion.map((bought, place) => {
      const { move } = propulsionLeft(bought, state.partsOff[place] ?? 0);
      return { ...bought, inches: sizeDamage({ size, move, weapons: [], fliesIn: 'none' }, state.pips).move };
    }),
  };
}
