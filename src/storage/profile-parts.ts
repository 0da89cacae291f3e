import * as v from 'valibot';
import { specialtyIds } from '../rules/brikwars/creation/creation.ts';
import { profileLimits } from '../rules/brikwars/profile.ts';
import { shortLimits, shortLists, shortUnitIds, shortWeaponIds } from '../rules/brikwars/short-unit.ts';

function whole(highest: number, lowest = 0): v.GenericSchema<unknown, number> {
  return v.pipe(v.number(), v.integer(), v.minValue(lowest), v.maxValue(highest));
}

/** Explosives beside those in its hands. */
export const explosivesSchema = v.exactOptional(whole(profileLimits.explosives));

// Loose on purpose: what a later version adds survives an edit in an older tab.

/** What a unit has learnt. */
export const trainingSchema = v.looseObject({
  specialties: v.exactOptional(v.pipe(v.array(v.picklist(specialtyIds)), v.maxLength(specialtyIds.length))),
  weaponMasters: v.exactOptional(whole(profileLimits.masters)),
  magic: v.exactOptional(whole(profileLimits.magic)),
  summoning: v.exactOptional(v.boolean()),
  necromancy: v.exactOptional(v.boolean()),
  area: v.exactOptional(
    v.pipe(
      v.array(v.looseObject({ level: whole(profileLimits.magic, 1), casts: whole(profileLimits.casts, 1) })),
      v.maxLength(profileLimits.magic),
    ),
  ),
  shield: v.exactOptional(whole(profileLimits.magic)),
});

const inches = v.pipe(v.number(), v.minValue(0), v.maxValue(shortLimits.inches));

/** What a unit is in a short game. */
export const shortSchema = v.looseObject({
  list: v.picklist(shortLists),
  unit: v.picklist(shortLists.flatMap((list) => shortUnitIds[list])),
  weapons: v.pipe(
    v.array(v.picklist(shortLists.flatMap((list) => shortWeaponIds[list]))),
    v.maxLength(shortLimits.weapons),
  ),
  shield: v.boolean(),
  armor: v.boolean(),
  vehicle: v.exactOptional(
    v.looseObject({
      size: whole(shortLimits.size, 1),
      level: whole(shortLimits.level),
      groundInches: inches,
      airInches: inches,
    }),
  ),
});
