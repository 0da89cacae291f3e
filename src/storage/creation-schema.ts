import * as v from 'valibot';
import { creationBounds } from '../rules/brikwars/creation/built.ts';
import { creationWeaponKinds, mediums, mindKinds } from '../rules/brikwars/creation/creation.ts';
import { weaponSizes } from '../rules/brikwars/creation/creation-weapons.ts';

const bounds = creationBounds;

function whole(highest: number, lowest = 0): v.GenericSchema<unknown, number> {
  return v.pipe(v.number(), v.integer(), v.minValue(lowest), v.maxValue(highest));
}

/** Inches are bought in halves (BW-CRE-09). */
const inches = v.pipe(v.number(), v.minValue(0), v.maxValue(bounds.inches), v.multipleOf(0.5));

// Loose on purpose: what a later version adds survives an edit in an older tab.
const propulsion = v.looseObject({ medium: v.picklist(mediums), inches, parts: whole(bounds.parts, 1) });

const weapon = v.looseObject({
  kind: v.picklist(creationWeaponKinds),
  size: v.picklist(weaponSizes),
  payload: whole(bounds.payload),
});

const mind = v.looseObject({
  kind: v.picklist(mindKinds),
  skillRaise: whole(bounds.raise),
  multidexterity: whole(bounds.levels),
  multitasking: whole(bounds.levels),
});

/** A vehicle, a creature or a building, as it is built. */
export const creationSchema = v.looseObject({
  size: whole(bounds.size),
  level: whole(bounds.level),
  verminArmor: whole(bounds.armor),
  propulsion: v.pipe(v.array(propulsion), v.maxLength(bounds.propulsions)),
  weapons: v.pipe(v.array(weapon), v.maxLength(bounds.weapons)),
  mind,
});

/** What has happened to it. */
export const wreckSchema = v.looseObject({
  pips: whole(bounds.size),
  weaponsOff: v.pipe(v.array(whole(bounds.weapons)), v.maxLength(bounds.weapons)),
  partsOff: v.pipe(v.array(whole(bounds.parts)), v.maxLength(bounds.propulsions)),
  controlsOff: v.boolean(),
  size: v.exactOptional(whole(bounds.size)),
});
