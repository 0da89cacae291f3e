// Backup → other device.
import fc from 'fast-check';
import type * as v from 'valibot';
import { sectionKinds, strengths } from '../../src/rules/mage-knight/kinds.ts';
import { armyKey } from '../../src/storage/army/army.ts';
import { draftPrefix, draftSchema } from '../../src/storage/army/draft.ts';
import { trashKey } from '../../src/storage/army/trash.ts';
import {
  type Backup,
  decodeBackup,
  encodeBackup,
  type Lists,
  lists,
  makeBackup,
} from '../../src/storage/backup/backup.ts';
import { applyImport } from '../../src/storage/backup/import.ts';
import { type ImportParts, importParts } from '../../src/storage/backup/import-parts.ts';
import { profileEntries } from '../../src/storage/castle/siege-schema.ts';
import { siegeKey } from '../../src/storage/castle/sieges.ts';
import { fightSchema, type SavedFight } from '../../src/storage/fights.ts';
import { photoKey, readPhoto, withWrittenPhotos } from '../../src/storage/photos.ts';
import { playPrefix } from '../../src/storage/plays.ts';
import { pagesOf } from '../../src/storage/rolls.ts';
import { savedRollSchema } from '../../src/storage/saved-rolls.ts';
import { seasonKey } from '../../src/storage/season.ts';
import { settingsKey, settingsSchema } from '../../src/storage/settings.ts';
import type { Settings } from '../../src/storage/settings-mirror.ts';
import { type Entry, write } from '../../src/storage/store.ts';
import { type Tally, tallyKey } from '../../src/storage/tally.ts';
import { freshDevice, given, openTab } from '../storage/device.ts';
import { type AnyJoint, joint } from './fields.ts';
import * as records from './records.ts';
import { anyOf } from './schema.ts';
import {
  anyArmy,
  anyDice,
  anyFigure,
  anyId,
  anyName,
  anyPhoto,
  anyPlay,
  anyProfile,
  anyRoll,
  anySeason,
  anySiege,
  anyTime,
  anyUsbUnit,
} from './values.ts';

const take = Object.fromEntries(importParts.map((part) => [part, true])) as ImportParts;

/** What another device has after it took the backup of one with these records. */
async function otherDevice(entries: readonly Entry[]): Promise<Backup> {
  freshDevice();
  const one = openTab();
  given(await write(one, entries));
  const all = await withWrittenPhotos(given(await one.readAll('')));
  const file = encodeBackup(makeBackup(all, 1_700_000_000_000, '1.2.3'));
  freshDevice();
  const other = openTab();
  const read = given(decodeBackup(file));
  if (read.unreadable.length > 0)
    throw new Error(`cannot be read: ${JSON.stringify(read.unreadable.map(({ issues }) => issues))}`);
  given(await applyImport(other, read, { armies: 'newer', take }, 1_700_000_000_001));
  return makeBackup(await withWrittenPhotos(given(await other.readAll(''))), 0, '');
}

const anySettings = anyOf(settingsSchema as v.GenericSchema<unknown, Settings>, { lastBackup: anyTime });

function listJoint<Name extends keyof Lists>(
  name: Name,
  fields: Parameters<typeof joint<Lists[Name][number]>>[0]['fields'],
  any: fc.Arbitrary<Lists[Name][number]>,
): AnyJoint {
  return joint<Lists[Name][number]>({
    what: name,
    fields,
    any,
    runs: 60,
    walk: async (item) => (await otherDevice([[lists[name].key, lists[name].recordOf([item])]]))[name][0],
  });
}

const withId = <Value extends object>(any: fc.Arbitrary<Value>) =>
  fc.tuple(anyId, any).map(([id, value]) => ({ ...value, id }));

interface Stays {
  readonly why: string;
}

/** All that a backup holds; what is not one of its parts does not compile. */
const backupParts: { readonly [Part in keyof Required<Backup>]: AnyJoint | Stays } = {
  created: { why: 'told before it is taken; the device keeps no copy of the file' },
  app: { why: 'told before it is taken; the device keeps no copy of the file' },
  armies: joint({
    what: 'armies',
    fields: { ...records.wholeArmy, revision: { why: 'one more: the army was stored anew' } },
    any: anyArmy,
    walk: async (army) => (await otherDevice([[armyKey(army.id), army]])).armies[0],
  }),
  trash: joint<Backup['trash'][number]>({
    what: 'trash',
    fields: { id: 'travels', record: { version: 'always', deleted: 'travels', army: 'travels' } },
    any: fc
      .tuple(anyArmy, anyTime)
      .map(([army, deleted]) => ({ id: army.id, record: { version: 1, deleted, army } })),
    walk: async ({ id, record }) => (await otherDevice([[trashKey(id), record]])).trash[0],
    runs: 10,
  }),
  settings: joint({
    what: 'settings',
    fields: {
      ...records.settings,
      lastBackup: { why: 'when the last backup was made is a fact about a device' },
    },
    any: anySettings,
    walk: async (settings) => (await otherDevice([[settingsKey, settings]])).settings,
  }),
  drafts: joint<Backup['drafts'][number]>({
    what: 'drafts',
    fields: { place: 'travels', record: records.draft },
    any: fc.record({ place: anyId, record: anyOf(draftSchema, { saved: anyTime }) }),
    walk: async ({ place, record }) => (await otherDevice([[draftPrefix + place, record]])).drafts[0],
    runs: 10,
  }),
  rolls: joint({
    what: 'rolls',
    fields: records.roll,
    any: anyRoll,
    walk: async (roll) => (await otherDevice(pagesOf([roll], 0))).rolls[0],
    runs: 60,
  }),
  sieges: joint({
    what: 'sieges',
    fields: records.siege,
    any: anySiege,
    walk: async (siege) => (await otherDevice([[siegeKey(siege.id), siege]])).sieges[0],
    runs: 25,
  }),
  seasons: joint({
    what: 'seasons',
    fields: records.season,
    any: anySeason,
    walk: async (season) => (await otherDevice([[seasonKey(season.id), season]])).seasons[0],
    runs: 60,
  }),
  plays: joint({
    what: 'plays',
    fields: records.play,
    any: anyPlay,
    walk: async (play) => (await otherDevice([[playPrefix + play.id, play]])).plays[0],
    runs: 60,
  }),
  photos: joint({
    what: 'photos',
    fields: records.photo,
    any: anyPhoto,
    walk: async (photo) => (await otherDevice([[photoKey(photo.id), readPhoto(photo)]])).photos[0],
    runs: 10,
  }),
  tally: joint<Tally>({
    what: 'tally',
    fields: records.tally,
    any: fc.record({
      version: fc.constant(1 as const),
      since: anyTime,
      faces: fc
        .record({ '2': fc.tuple(fc.nat(99), fc.nat(99)), '4': fc.constant([1, 2, 3, 4]) })
        .map((faces): Tally['faces'] => faces),
    }),
    walk: async (tally) => (await otherDevice([[tallyKey, tally]])).tally,
    runs: 10,
  }),
  unreadable: { why: 'told, and exported as it stands; never stored over anything' },
  savedRolls: listJoint(
    'savedRolls',
    records.savedRoll,
    anyOf(savedRollSchema, { id: anyId, name: anyName, notation: anyDice }),
  ),
  fights: listJoint(
    'fights',
    records.savedFight,
    anyOf(fightSchema as v.GenericSchema<unknown, SavedFight>, { id: anyId, name: anyName }),
  ),
  profiles: listJoint('profiles', records.savedProfile, withId(anyProfile)),
  usbUnits: listJoint(
    'usbUnits',
    records.savedUsbUnit,
    fc.record({ id: anyId, name: anyName, unit: anyUsbUnit }),
  ),
  castleFigures: listJoint('castleFigures', records.savedFigure, withId(anyFigure)),
  dials: listJoint(
    'dials',
    records.savedDial,
    fc.record({
      id: anyId,
      name: anyName,
      kind: fc.constantFrom(...sectionKinds),
      strength: fc.constantFrom(...strengths),
      range: fc.nat(40),
      clicks: anyOf(profileEntries.clicks as v.GenericSchema<unknown, Lists['dials'][number]['clicks']>),
    }),
  ),
  castlePlans: listJoint(
    'castlePlans',
    records.savedPlan,
    fc.record({ id: anyId, name: anyName, query: anyName }),
  ),
};

export const backupJoints = Object.values(backupParts).filter((part): part is AnyJoint => 'walk' in part);
