import type { Game } from '../rules/ids.ts';
import { replacing } from './armies.ts';
import { type Army, armyKey, armyKind } from './army.ts';
import { type Backup, type Lists, listNames, lists, type UnreadableRecord } from './backup.ts';
import { draftPrefix } from './draft.ts';
import { mergeRolls } from './rolls.ts';
import { settingsKey, settingsKind } from './settings.ts';
import type { Settings } from './settings-mirror.ts';
import { mergeSieges } from './sieges.ts';
import type { Changes, Entry, RecordStore, Stored } from './store.ts';
import { tallyKey } from './tally.ts';
import { trashedArmy, trashKey } from './trash.ts';

/** Which of two different states of the same army wins: the one changed later, the backup's, or the one that is here. */
export const armyChoices = ['newer', 'backup', 'mine'] as const;
export type ArmyChoice = (typeof armyChoices)[number];

export interface ImportChoice {
  readonly armies: ArmyChoice;
  readonly settings: boolean;
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

/** What an import will do, or did. */
export interface ImportReport extends Added {
  readonly created: number;
  readonly app: string;
  readonly armies: readonly ArmyImport[];
  readonly trash: number;
  readonly drafts: number;
  readonly rolls: number;
  readonly sieges: number;
  /** Whether the record of the faces drawn comes along. */
  readonly tally: boolean;
  readonly settings: 'replace' | 'keep' | 'same' | 'none';
  readonly unreadable: readonly UnreadableRecord[];
}

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
 * Takes a backup over in one transaction: everything the report names, or nothing. Replaced armies are kept as
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

/** The import as a pure decision over all records that are here. */
function planImport(
  entries: readonly Entry[],
  backup: Backup,
  choice: ImportChoice,
  now: number,
): Changes<ImportReport> {
  const here = new Map(entries);
  const names = [...here.keys()];
  const put: Entry[] = [];
  const remove: string[] = [];

  const armies = backup.armies.map((army): ArmyImport => {
    const decision = decideArmy(army, here.get(armyKey(army.id)), choice.armies);
    if (decision.action === 'add' || decision.action === 'replace') {
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
  for (const { id, record } of trash) put.push([trashKey(id), record]);

  const drafts = backup.drafts.filter(({ place }) => !here.has(draftPrefix + place));
  for (const { place, record } of drafts) put.push([draftPrefix + place, record]);

  const settings = decideSettings(backup.settings, here.get(settingsKey), choice.settings);
  if (settings.write) put.push([settingsKey, settings.write]);

  const rolls = mergeRolls(backup.rolls, here);
  put.push(...rolls.put);
  remove.push(...rolls.remove);

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
    put.push(...merged.put);
    added[name] = merged.added;
  }
  listNames.forEach(join);

  const sieges = mergeSieges(backup.sieges, here);
  put.push(...sieges.put);

  // Added up, the same faces would count again with every import; so one who has a record keeps it.
  const tally = here.has(tallyKey) ? undefined : backup.tally;
  if (tally) put.push([tallyKey, tally]);

  const { created, app, unreadable } = backup;
  return {
    put,
    remove,
    answer: {
      created,
      app,
      armies,
      trash: trash.length,
      drafts: drafts.length,
      rolls: rolls.added,
      sieges: sieges.added,
      ...added,
      tally: tally !== undefined,
      settings: settings.action,
      unreadable,
    },
  };
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
  const content = ({ revision: _revision, changed: _changed, ...rest }: Army): string => JSON.stringify(rest);
  return content(a) === content(b);
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
  if (mine.state === 'ok' && JSON.stringify(mine.value) === JSON.stringify(merged)) return { action: 'same' };
  return wanted ? { action: 'replace', write: merged } : { action: 'keep' };
}
