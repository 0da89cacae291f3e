import * as v from 'valibot';
import { armyBounds } from '../../rules/army.ts';
import { ownWeaponKinds } from '../../rules/brikwars/attack/setup.ts';
import { type Profile, profileLimits } from '../../rules/brikwars/units/profile.ts';
import { weaponIds } from '../../rules/brikwars/weapons.ts';
import { type ArmyUnit, pointsSchema } from '../army/army.ts';
import type { UnitKeeper } from '../army/army-units.ts';
import { heldEntries, type RecordOf } from '../held.ts';
import { listRecord } from '../list-record.ts';
import { idPattern } from '../record-id.ts';
import { whole } from '../whole.ts';
import { creationSchema, wreckSchema } from './creation-schema.ts';
import { explosivesSchema, shortSchema, trainingSchema } from './profile-parts.ts';
import { unitGame, unitOf, unitVersion } from './profile-unit.ts';

const notationSchema = v.pipe(v.string(), v.maxLength(200));
const nameSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(profileLimits.name));

// Loose on purpose: what a later version adds survives an edit in an older tab.
const weaponSchema = v.union([
  v.picklist(weaponIds),
  v.looseObject({
    name: v.exactOptional(nameSchema),
    use: whole(0, profileLimits.use),
    damage: notationSchema,
    kind: v.picklist(ownWeaponKinds),
  }),
]);

export const profileEntries = heldEntries<Profile>()({
  name: nameSchema,
  skill: notationSchema,
  armor: notationSchema,
  move: whole(0, profileLimits.move),
  size: whole(0, profileLimits.size),
  hands: v.picklist([0, 2]),
  weapons: v.pipe(v.array(weaponSchema), v.maxLength(profileLimits.weapons)),
  explosives: explosivesSchema,
  cost: v.exactOptional(pointsSchema(armyBounds.points)),
  creation: v.exactOptional(creationSchema),
  training: v.exactOptional(trainingSchema),
  short: v.exactOptional(shortSchema),
  wreck: v.exactOptional(wreckSchema),
});

export const profileSchema = v.looseObject(profileEntries);

const savedSchema = v.looseObject({ id: v.pipe(v.string(), v.regex(idPattern)), ...profileEntries });

/** A profile that a player keeps. */
export type SavedProfile = RecordOf<typeof savedSchema>;

export const profilesList = listRecord({
  key: 'profiles',
  field: 'profiles',
  item: savedSchema,
  mostStored: 1_000,
});

/** The profile that an army's line keeps; undefined for other games, newer versions and what cannot be read. */
export function profileOfUnit(unit: ArmyUnit | undefined): Profile | undefined {
  if (unit?.game !== unitGame || unit.version !== unitVersion) return undefined;
  const read = v.safeParse(profileSchema, unit.data);
  return read.success ? read.output : undefined;
}

export const profileLines: UnitKeeper<Profile> = {
  game: unitGame,
  longestName: profileLimits.name,
  read({ name, unit }) {
    const profile = profileOfUnit(unit);
    return profile && { ...profile, name: name || profile.name };
  },
  keep(profile, before) {
    const known = typeof before?.data === 'object' ? before.data : undefined;
    // A unit that costs nothing any more must not keep what it did, nor one that is repaired its damage.
    const ofLaterVersions = Object.entries(known ?? {}).filter(
      ([field]) => !Object.hasOwn(profileEntries, field),
    );
    return { ...before, ...unitOf({ ...Object.fromEntries(ofLaterVersions), ...profile }) };
  },
};
