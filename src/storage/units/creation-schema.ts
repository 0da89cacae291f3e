import * as v from 'valibot';
import { type BuiltCreation, creationBounds } from '../../rules/brikwars/creation/built.ts';
import { creationWeaponKinds, mediums, mindKinds } from '../../rules/brikwars/creation/creation.ts';
import { weaponSizes } from '../../rules/brikwars/creation/creation-weapons.ts';
import type { WreckState } from '../../rules/brikwars/wreck/wreck-state.ts';
import { held } from '../held.ts';
import { whole } from '../whole.ts';

const bounds = creationBounds;

/** Inches are bought in halves (BW-CRE-09). */
const inches = v.pipe(v.number(), v.minValue(0), v.maxValue(bounds.inches), v.multipleOf(0.5));

// Loose on purpose: what a later version adds survives an edit in an older tab.
const propulsion = v.looseObject({ medium: v.picklist(mediums), inches, parts: whole(1, bounds.parts) });

const weapon = v.looseObject({
  kind: v.picklist(creationWeaponKinds),
  size: whole(Math.min(...weaponSizes), Math.max(...weaponSizes)),
  payload: whole(0, bounds.payload),
});

const mind = v.looseObject({
  kind: v.picklist(mindKinds),
  skillRaise: whole(0, bounds.raise),
  multidexterity: whole(0, bounds.levels),
  multitasking: whole(0, bounds.levels),
});

/** A vehicle, a creature or a building, as it is built. */
export const creationSchema = held<BuiltCreation>()(
  v.looseObject({
    size: whole(0, bounds.size),
    level: whole(0, bounds.level),
    verminArmor: whole(0, bounds.armor),
    propulsion: v.pipe(v.array(propulsion), v.maxLength(bounds.propulsions)),
    weapons: v.pipe(v.array(weapon), v.maxLength(bounds.weapons)),
    mind,
  }),
);

/** What has happened to it. */
export const wreckSchema = held<WreckState>()(
  v.looseObject({
    pips: whole(0, bounds.size),
    weaponsOff: v.pipe(v.array(whole(0, bounds.weapons)), v.maxLength(bounds.weapons)),
    partsOff: v.pipe(v.array(whole(0, bounds.parts)), v.maxLength(bounds.propulsions)),
    controlsOff: v.boolean(),
    size: v.exactOptional(whole(0, bounds.size)),
  }),
);
