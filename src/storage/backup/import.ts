import type { Game } from '../../rules/ids.ts';
import { ok } from '../../rules/result.ts';
import { replacing } from '../army/armies.ts';
import { type Army, armyKey, armyKind, armyPrefix } from '../army/army.ts';
import { draftPrefix } from '../army/draft.ts';
import { trashedArmy, trashKey, trashPrefix } from '../army/trash.ts';
import { joinSieges, type SiegeImport } from '../castle/siege-join.ts';
import { battlePrefix } from '../castle/siege-prefix.ts';
import { mergeSieges } from '../castle/sieges.ts';
import { contentText } from '../content.ts';
import { photoBounds, photoKey, photoPrefix, readPhoto, unusedPhotos } from '../photos.ts';
import { mergePlays, type PlayImport } from '../play-merge.ts';
import { playPrefix } from '../plays.ts';
import { mergeRolls, rollsPrefix } from '../rolls.ts';
import { seasonPrefix } from '../season.ts';
import { mergeSeasons } from '../seasons.ts';
import { settingsKey, settingsKind } from '../settings.ts';
import type { Settings } from '../settings-mirror.ts';
import type { Changes, Entry, RecordStore, Stored } from '../store.ts';
import { tallyKey } from '../tally.ts';
import { type Backup, type Lists, listNames, lists, type UnreadableRecord } from './backup.ts';
import { type ArmyChoice, type ImportPart, type ImportParts, importParts } from './import-parts.ts';
import type { RecordImport } from './merge-records.ts';

export interface ImportChoice {
  readonly armies: ArmyChoice;
  readonly take: ImportParts;
  /** Of what is handed over, a siege that is here goes on; a backup puts its own beside it. */
  readonly handedOver?: boolean;
}

/** Whose these are is not said in a backup: on a device with things of its own they come only when asked for. */
const personal: readonly ImportPart[] = ['rolls', 'tally', 'drafts', 'settings'];

/** Everything on a new device; its settings only where none were chosen yet. */
export function defaultParts(device: { readonly used: boolean; readonly setUp: boolean }): ImportParts {
  const taken = (part: ImportPart): boolean =>
    part === 'settings' ? !device.used && !device.setUp : !device.used || !personal.includes(part);
  return Object.fromEntries(importParts.map((part) => [part, taken(part)])) as Record<ImportPart, boolean>;
}

const ownPrefixes = [
  armyPrefix,
  trashPrefix,
  seasonPrefix,
  playPrefix,
  battlePrefix,
  rollsPrefix,
  ...listNames.map((name) => lists[name].key),
];

/** Whether anything of a player's own is on the device. */
export async function isUsed(store: RecordStore): Stored<boolean> {
  const names = await store.names('');
  return names.ok ? ok(names.value.some((name) => ownPrefixes.some((own) => name.startsWith(own)))) : names;
}

export type ArmyAction = 'add' | 'replace' | 'keep' | 'same';

/** What an import does with one army of the backup; times are those of the last change. */
export interface ArmyImport {
  readonly id: string;
  readonly name: string;
  readonly game: Game;
  readonly action: ArmyAction;
  readonly theirs: number;
  readonly mine?: number;
  /** What is here cannot be read (damaged, or of a newer version), so it stays. */
  readonly unreadableHere?: true;
}

/** How many of each list are new here. */
type Added = { readonly [Name in keyof Lists]: number };

/** What a backup holds that is not here yet, whether it is chosen or not. */
export interface ImportReport extends Added {
  readonly created: number;
  readonly app: string;
  readonly armies: readonly ArmyImport[];
  readonly trash: number;
  /** So many photos have no room here. */
  readonly photosLeft: number;
  readonly drafts: number;
  readonly rolls: number;
  readonly sieges: number;
  /** What becomes of each siege that is handed over; of those of a backup nothing is said. */
  readonly siegesSent: readonly SiegeImport[];
  readonly seasons: readonly RecordImport[];
  readonly plays: readonly PlayImport[];
  /** Whether the record of the faces drawn comes along. */
  readonly tally: boolean;
  readonly settings: 'replace' | 'keep' | 'same' | 'none';
  readonly unreadable: readonly UnreadableRecord[];
}

/** How many new things of each kind an import can bring. */
export function offers(report: ImportReport): Readonly<Record<ImportPart, number>> {
  const { trash, castlePlans, dials, sieges, fights, savedRolls, rolls, drafts } = report;
  return {
    armies: report.armies.filter(brings).length,
    trash,
    seasons: report.seasons.filter(brings).length,
    plays: report.plays.filter(brings).length,
    units: report.profiles + report.usbUnits,
    figures: report.castleFigures,
    castlePlans,
    dials,
    sieges,
    fights,
    savedRolls,
    rolls,
    tally: report.tally ? 1 : 0,
    drafts,
    settings: report.settings === 'replace' || report.settings === 'keep' ? 1 : 0,
  };
}

const brings = ({ action }: { readonly action: ArmyAction }) => action === 'add' || action === 'replace';

/** What `applyImport` would do with the store as it is now; changes nothing. */
export async function previewImport(
  store: RecordStore,
  backup: Backup,
  choice: ImportChoice,
  now: number,
): Stored<ImportReport> {
  const entries = await store.readAll('');
  return entries.ok ? { ok: true, value: planImport(entries.value, backup, choice, now).answer } : entries;
}

/**
 * Takes what is chosen of a backup over in one transaction, or nothing. Replaced armies are kept as
 * versions; drafts and unreadable records that are here are never written over.
 */
export function applyImport(
  store: RecordStore,
  backup: Backup,
  choice: ImportChoice,
  now: number,
): Stored<ImportReport> {
  return store.change({ prefix: '', keys: (names) => names }, (values, names) =>
    planImport(
      names.map((name, index): Entry => [name, values[index]]),
      backup,
      choice,
      now,
    ),
  );
}

const partOf: Readonly<Record<keyof Lists, ImportPart>> = {
  savedRolls: 'savedRolls',
  fights: 'fights',
  profiles: 'units',
  usbUnits: 'units',
  castleFigures: 'figures',
  dials: 'dials',
  castlePlans: 'castlePlans',
};

/** The import as a pure decision over all records that are here. */
function planImport(
  entries: readonly Entry[],
  backup: Backup,
  choice: ImportChoice,
  now: number,
): Changes<ImportReport> {
  const here = new Map(entries);
  const names = [...here.keys()];
  const { take } = choice;
  const put: Entry[] = [];
  const remove: string[] = [];

  const armies = backup.armies.map((sent): ArmyImport => {
    const army = choice.armies === 'both' ? beside(sent, here) : sent;
    const decision = decideArmy(army, here.get(armyKey(army.id)), choice.armies);
    if (take.armies && (decision.action === 'add' || decision.action === 'replace')) {
      const current = here.get(armyKey(army.id)) ?? trashedArmy(here.get(trashKey(army.id)));
      const known = armyKind.decode(current);
      const revision = Math.max(army.revision, known.state === 'ok' ? known.value.revision : 0) + 1;
      const changes = replacing(army.id, { ...army, revision }, current, names, 'imported', now);
      put.push(...changes.put);
      remove.push(...changes.remove, trashKey(army.id));
    }
    return decision;
  });

  const live = new Set(backup.armies.map((army) => army.id));
  const trash = backup.trash.filter(
    ({ id }) => !live.has(id) && !here.has(armyKey(id)) && !here.has(trashKey(id)),
  );
  if (take.trash) for (const { id, record } of trash) put.push([trashKey(id), record]);

  const photos = decidePhotos(backup.photos, here, put, choice);
  if (take.armies || take.trash) {
    put.push(...photos.put);
    remove.push(...photos.remove);
  }

  const drafts = backup.drafts.filter(({ place }) => !here.has(draftPrefix + place));
  if (take.drafts) for (const { place, record } of drafts) put.push([draftPrefix + place, record]);

  const settings = decideSettings(backup.settings, here.get(settingsKey), take.settings);
  if (settings.write) put.push([settingsKey, settings.write]);

  const rolls = mergeRolls(backup.rolls, here);
  if (take.rolls) {
    put.push(...rolls.put);
    remove.push(...rolls.remove);
  }

  const added = {
    savedRolls: 0,
    fights: 0,
    profiles: 0,
    usbUnits: 0,
    castleFigures: 0,
    dials: 0,
    castlePlans: 0,
  };
  function join<Name extends keyof Lists>(name: Name): void {
    const merged = lists[name].merge(backup[name], here.get(lists[name].key));
    if (take[partOf[name]]) put.push(...merged.put);
    added[name] = merged.added;
  }
  listNames.forEach(join);

  const siegesSent = choice.handedOver ? joinSieges(backup.sieges, here) : undefined;
  const sieges = siegesSent ?? mergeSieges(backup.sieges, here);
  if (take.sieges) put.push(...sieges.put);

  const wins = choice.armies === 'both' ? 'newer' : choice.armies;
  const seasons = mergeSeasons(backup.seasons, here, wins, now);
  if (take.seasons) put.push(...seasons.put);
  const plays = mergePlays(backup.plays, here, wins, now);
  if (take.plays) put.push(...plays.put);

  // Added up, the same faces would count again with every import; so one who has a record keeps it.
  const tally = here.has(tallyKey) ? undefined : backup.tally;
  if (tally && take.tally) put.push([tallyKey, tally]);

  const { created, app, unreadable } = backup;
  return {
    put,
    remove,
    answer: {
      created,
      app,
      armies,
      trash: trash.length,
      photosLeft: photos.left,
      drafts: drafts.length,
      rolls: rolls.added,
      sieges: sieges.put.length,
      siegesSent: siegesSent?.rows ?? [],
      seasons: seasons.seasons,
      plays: plays.rows,
      ...added,
      tally: tally !== undefined,
      settings: settings.action,
      unreadable,
    },
  };
}

/** The army under its own id, or where that is another's, under the first that is free or has the very same army. */
function beside(army: Army, here: ReadonlyMap<string, unknown>): Army {
  for (let number = 1; ; number++) {
    const id = number === 1 ? army.id : `${army.id.slice(0, 56)}-${number}`;
    const theirs = { ...army, id };
    const raw = here.get(armyKey(id)) ?? trashedArmy(here.get(trashKey(id)));
    if (raw === undefined) return theirs;
    const decoded = armyKind.decode(raw);
    if (decoded.state === 'ok' && sameContent(decoded.value, theirs)) return theirs;
  }
}

function decideArmy(theirs: Army, raw: unknown, choice: ArmyChoice): ArmyImport {
  const { id, name, game } = theirs;
  const row = { id, name, game, theirs: theirs.changed };
  if (raw === undefined) return { ...row, action: 'add' };
  const decoded = armyKind.decode(raw);
  if (decoded.state !== 'ok') return { ...row, action: 'keep', unreadableHere: true };
  const mine = decoded.value;
  if (sameContent(mine, theirs)) return { ...row, mine: mine.changed, action: 'same' };
  const replace = choice === 'backup' || (choice === 'newer' && theirs.changed > mine.changed);
  return { ...row, mine: mine.changed, action: replace ? 'replace' : 'keep' };
}

function sameContent(a: Army, b: Army): boolean {
  const content = ({ revision: _revision, changed: _changed, ...rest }: Army): string => contentText(rest);
  return content(a) === content(b);
}

/** The pictures that are new here, as many as there is room for; what no record shows any more makes way for them. */
function decidePhotos(
  theirs: Backup['photos'],
  here: ReadonlyMap<string, unknown>,
  put: readonly Entry[],
  { handedOver }: ImportChoice,
): { readonly put: readonly Entry[]; readonly remove: readonly string[]; readonly left: number } {
  // They never change: those that are here already are the same.
  const added = theirs.filter(({ id }) => !here.has(photoKey(id)));
  const kept = [...here.keys()].filter((key) => key.startsWith(photoPrefix));
  const room = (handedOver ? photoBounds.photos : photoBounds.restored) - kept.length;
  const others = [...here].filter(([key]) => !key.startsWith(photoPrefix));
  const remove =
    added.length > room
      ? unusedPhotos(
          kept,
          [...others, ...put].map(([, value]) => value),
        )
      : [];
  const taken = added.slice(0, Math.max(0, room + remove.length));
  return {
    put: taken.map((photo): Entry => [photoKey(photo.id), readPhoto(photo)]),
    remove,
    left: added.length - taken.length,
  };
}

function decideSettings(
  theirs: Settings | undefined,
  raw: unknown,
  wanted: boolean,
): { readonly action: ImportReport['settings']; readonly write?: Settings } {
  if (!theirs) return { action: 'none' };
  const mine = settingsKind.decode(raw);
  if (raw !== undefined && mine.state !== 'ok') return { action: 'keep' };
  // When the last backup was made is a fact about this device.
  const { lastBackup: _theirs, ...rest } = theirs;
  const lastBackup = mine.state === 'ok' ? mine.value.lastBackup : undefined;
  const merged: Settings = { ...rest, ...(lastBackup === undefined ? {} : { lastBackup }) };
  if (mine.state === 'ok' && contentText(mine.value) === contentText(merged)) return { action: 'same' };
  return wanted ? { action: 'replace', write: merged } : { action: 'keep' };
}
