import * as v from 'valibot';
import { armyBounds } from '../rules/army.ts';
import { type Profile, profileLimits } from '../rules/brikwars/profile.ts';
import { ownWeaponKinds } from '../rules/brikwars/setup.ts';
import { weaponIds } from '../rules/brikwars/weapons.ts';
import { fail, ok, type Result } from '../rules/result.ts';
import { type ArmyUnit, pointsSchema } from './army.ts';
import { type DecodeIssue, recordKind } from './record.ts';
import { freeId, idPattern } from './record-id.ts';
import { type Entry, type RecordStore, readOne, type StorageIssue } from './store.ts';

export type { Profile, ProfileWeapon } from '../rules/brikwars/profile.ts';

/** A profile that a player keeps. */
export interface SavedProfile extends Profile {
  readonly id: string;
}

/** All of them in one record, in the player's order. */
export interface ProfilesRecord {
  readonly version: 1;
  readonly profiles: readonly SavedProfile[];
}

/** Far more than a player can add, because two devices joined by a backup may hold more than one of them takes. */
const mostStored = 1_000;

export const profilesKey = 'profiles';

export type ProfilesIssue =
  | StorageIssue
  | { readonly code: 'profiles-damaged'; readonly issues: readonly DecodeIssue[] }
  | { readonly code: 'profiles-newer'; readonly version: number };

const notationSchema = v.pipe(v.string(), v.maxLength(200));
const nameSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(profileLimits.name));

function wholeSchema(highest: number): v.GenericSchema<unknown, number> {
  return v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(highest));
}

// Loose on purpose: what a later version adds survives an edit in an older tab.
const weaponSchema = v.union([
  v.picklist(weaponIds),
  v.looseObject({
    name: v.exactOptional(nameSchema),
    use: wholeSchema(profileLimits.use),
    damage: notationSchema,
    kind: v.picklist(ownWeaponKinds),
  }),
]);

const profileEntries = {
  name: nameSchema,
  skill: notationSchema,
  armor: notationSchema,
  move: wholeSchema(profileLimits.move),
  size: wholeSchema(profileLimits.size),
  hands: v.picklist([0, 2]),
  weapons: v.pipe(v.array(weaponSchema), v.maxLength(profileLimits.weapons)),
  cost: v.exactOptional(pointsSchema(armyBounds.points)),
};

const profileSchema = v.looseObject(profileEntries);

const schema = v.looseObject({
  version: v.literal(1),
  profiles: v.pipe(
    v.array(v.looseObject({ id: v.pipe(v.string(), v.regex(idPattern)), ...profileEntries })),
    v.maxLength(mostStored),
  ),
});

export const profilesKind = recordKind<ProfilesRecord>({
  name: 'profiles',
  version: 1,
  schema,
  migrations: {},
});

const unitGame = 'brikwars';
const unitVersion = 1;

/** What an army's line keeps of a profile. */
export function unitOf(profile: Profile): ArmyUnit {
  return { game: unitGame, version: unitVersion, data: profile };
}

/** The profile that an army's line keeps; undefined for other games, newer versions and what cannot be read. */
export function profileOfUnit(unit: ArmyUnit | undefined): Profile | undefined {
  if (unit?.game !== unitGame || unit.version !== unitVersion) return undefined;
  const read = v.safeParse(profileSchema, unit.data);
  return read.success ? read.output : undefined;
}

/** The kept profiles; none before the first is saved. Damaged and newer records are issues and stay as they are. */
export async function loadProfiles(
  store: RecordStore,
): Promise<Result<readonly SavedProfile[], ProfilesIssue>> {
  const read = await readOne(store, profilesKey);
  if (!read.ok) return read;
  if (read.value === undefined) return ok([]);
  const decoded = profilesKind.decode(read.value);
  if (decoded.state === 'ok') return ok(decoded.value.profiles);
  if (decoded.state === 'newer') return fail({ code: 'profiles-newer', version: decoded.version });
  return fail({ code: 'profiles-damaged', issues: decoded.issues });
}

/**
 * Changes the stored list, whatever another tab made of it meanwhile, and answers with the new one. A damaged record is
 * first put aside under `damaged:profiles`; the record of a newer version is left alone (`profiles-newer`).
 */
export async function changeProfiles(
  store: RecordStore,
  change: (profiles: readonly SavedProfile[]) => readonly SavedProfile[],
): Promise<Result<readonly SavedProfile[], ProfilesIssue>> {
  const changed = await store.change<Result<readonly SavedProfile[], ProfilesIssue>>(
    { keys: () => [profilesKey] },
    ([current]) => {
      const decoded = profilesKind.decode(current);
      if (decoded.state === 'newer') {
        return { answer: fail({ code: 'profiles-newer', version: decoded.version }) };
      }
      const known = decoded.state === 'ok' ? decoded.value : { version: 1 as const, profiles: [] };
      const profiles = change(known.profiles).slice(0, mostStored);
      return { put: [[profilesKey, { ...known, profiles }], ...asideOf(current)], answer: ok(profiles) };
    },
  );
  return changed.ok ? changed.value : changed;
}

function asideOf(current: unknown): readonly Entry[] {
  const damaged = current !== undefined && profilesKind.decode(current).state === 'damaged';
  return damaged ? [[`damaged:${profilesKey}`, current]] : [];
}

/**
 * Joins profiles with those stored (`raw`): what stands here already, under whatever id, is not doubled; two different
 * profiles with one id both stay, the one from outside under a new id.
 */
export function mergeProfiles(
  theirs: readonly SavedProfile[],
  raw: unknown,
): { readonly put: readonly Entry[]; readonly added: number } {
  const decoded = profilesKind.decode(raw);
  if (decoded.state === 'newer') return { put: [], added: 0 };
  const known = decoded.state === 'ok' ? decoded.value : { version: 1 as const, profiles: [] };
  const merged = [...known.profiles];
  const seen = new Set(merged.map(contentOf));
  for (const profile of theirs) {
    if (merged.length >= mostStored || seen.has(contentOf(profile))) continue;
    seen.add(contentOf(profile));
    merged.push({ ...profile, id: freeId(profile.id, merged) });
  }
  const added = merged.length - known.profiles.length;
  if (added === 0) return { put: [], added };
  return { put: [[profilesKey, { ...known, profiles: merged }], ...asideOf(raw)], added };
}

/** Weapons by value, whatever the order of their fields. */
function contentOf({ name, skill, armor, move, size, hands, weapons, cost }: SavedProfile): string {
  const held = weapons.map((weapon) =>
    typeof weapon === 'string' ? weapon : [weapon.name, weapon.use, weapon.damage, weapon.kind],
  );
  return JSON.stringify([name, skill, armor, move, size, hands, held, cost]);
}
