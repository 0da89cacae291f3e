import * as v from 'valibot';
import { specialtyIds, type Training } from '../../rules/brikwars/creation/creation.ts';
import { profileLimits } from '../../rules/brikwars/units/profile.ts';
import {
  type ShortUnit,
  shortLimits,
  shortLists,
  shortUnitIds,
  shortWeaponIds,
} from '../../rules/brikwars/units/short-unit.ts';
import { held } from '../held.ts';
import { whole } from '../whole.ts';

/** Explosives beside those in its hands. */
export const explosivesSchema = v.exactOptional(whole(0, profileLimits.explosives));

// Loose on purpose: what a later version adds survives an edit in an older tab.

/** What a unit has learnt. */
export const trainingSchema = held<Training>()(
  v.looseObject({
    specialties: v.exactOptional(v.pipe(v.array(v.picklist(specialtyIds)), v.maxLength(specialtyIds.length))),
    weaponMasters: v.exactOptional(whole(0, profileLimits.masters)),
    magic: v.exactOptional(whole(0, profileLimits.magic)),
    summoning: v.exactOptional(v.boolean()),
    necromancy: v.exactOptional(v.boolean()),
    area: v.exactOptional(
      v.pipe(
        v.array(
          v.looseObject({ level: whole(1, profileLimits.magic), casts: whole(1, profileLimits.casts) }),
        ),
        v.maxLength(profileLimits.magic),
      ),
    ),
    shield: v.exactOptional(whole(0, profileLimits.magic)),
  }),
);

const inches = v.pipe(v.number(), v.minValue(0), v.maxValue(shortLimits.inches));

/** What a unit is in a short game. */
export const shortSchema = held<ShortUnit>()(
  v.looseObject({
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
        size: whole(1, shortLimits.size),
        level: whole(0, shortLimits.level),
        groundInches: inches,
        airInches: inches,
      }),
    ),
  }),
);
