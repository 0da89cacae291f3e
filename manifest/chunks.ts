import type { Rolldown } from 'vite';

type Modules = Rolldown.ChunkingContext;

/** The games and places whose own code is fetched only by who opens them. */
const games: readonly string[] = ['brikwars', 'usb', 'castle'];

/** Places with styles enough for a sheet of their own. */
const ownSheets: readonly string[] = ['castle', 'armies', 'dice', 'lookup'];

/** So many doors of one folder must need a module that is to lie in the file of their common things. */
const defaultSharers = 2;

/** The same of games whose modes open with no more of each other than all have in common. */
const sharers: Readonly<Record<string, number>> = { brikwars: 3 };

/** A module that needs nothing, and is smaller than this, is worth no file of its own. */
const small = 700;

const folderOf = (module: string) => /\/src\/(?:app\/)?([a-z-]+)\//.exec(module)?.[1];

/**
 * Whose door it is: of a game or a place; `device` what is fetched for what is done in the background, `later` what a
 * place itself opens later, `package` what lies outside of the app.
 */
function ownerOf(door: string): string {
  const folder = folderOf(door);
  if (/\/src\/.*\/words\//.test(door)) return 'words';
  if (folder === undefined) return 'package';
  if (folder === 'kit' || folder === 'app' || folder === 'background') return 'device';
  if (door.endsWith('/entry.ts')) return folder;
  return door.endsWith('.tsx') ? 'later' : 'device';
}

/** The doors through which a module comes: all from which it is reached without another door in between. */
function doorsTo(module: string, modules: Modules): readonly string[] {
  const seen = new Set([module]);
  const doors: string[] = [];
  for (const one of seen) {
    const info = modules.getModuleInfo(one);
    if (info?.isEntry || info?.dynamicImporters.length) doors.push(one);
    for (const importer of info?.importers ?? []) seen.add(importer);
  }
  return doors;
}

/** Those who need a module, each once; what comes later counts for itself alone. */
function ownersOf(doors: readonly string[]): readonly string[] {
  const owners = new Set(doors.map(ownerOf).filter((owner) => owner !== 'device'));
  for (const one of ['later', 'fight']) if (owners.size > 1) owners.delete(one);
  return [...owners].sort();
}

/** The modes of a game among doors; what comes later, and what a battle asks of all of them, is none. */
function modesOf(owner: string, doors: readonly string[]): readonly string[] {
  const modes = doors.flatMap((door) => {
    const [, game, mode] = /\/src\/([a-z-]+)\/([a-z-]+)\/entry\.ts$/.exec(door) ?? [];
    return game === owner && mode && mode !== 'battle' ? [mode] : [];
  });
  return [...new Set(modes)].sort();
}

/** Which files a module waits for besides what is there already; `null` is a file of its own. */
function waitsFor(module: string, modules: Modules): ReadonlySet<string | null> {
  const needed = new Set([module]);
  for (const one of needed)
    for (const next of modules.getModuleInfo(one)?.importedIds ?? []) needed.add(next);
  needed.delete(module);
  const awaited = [...needed].filter((one) => {
    const doors = doorsTo(one, modules);
    if (doors.some((door) => modules.getModuleInfo(door)?.isEntry)) return false;
    return ownersOf(doors).length > 0;
  });
  const files = new Set(awaited.map((one) => partOf(one, modules)));
  files.delete('shared');
  return files;
}

/** What is done in the background is one file, of whatever waits for nothing but what is there already. */
const isLight = (module: string, modules: Modules) => waitsFor(module, modules).size === 0;

/** What the start itself fetches in the background: it comes whatever is opened first, so it lies with no place. */
function followsStart(module: string, modules: Modules): boolean {
  const asking = modules.getModuleInfo(module)?.dynamicImporters ?? [];
  return (
    ownerOf(module) === 'device' &&
    asking.some((one) => doorsTo(one, modules).some((door) => modules.getModuleInfo(door)?.isEntry)) &&
    isLight(module, modules)
  );
}

/** What only a backup is written or read with: nobody waits for it at first. */
function isOfBackup(doors: readonly string[]): boolean {
  return doors.every((door) => door.includes('/src/storage/backup/'));
}

/**
 * Which file a module lies in: what the same games and places need is one file. Whatever a module needs is needed by
 * all who need the module, so files never need each other.
 */
function partOf(module: string, modules: Modules): string | null {
  if (followsStart(module, modules)) return 'device';
  const doors = doorsTo(module, modules);
  const owners = ownersOf(doors);
  const [owner] = owners;
  // What a mode opens later is no other mode.
  const sharing = new Set(doors.map((door) => door.replace(/[^/]*$/, ''))).size;
  if (owner === undefined) {
    if (isOfBackup(doors)) return 'later';
    const awaited = waitsFor(module, modules);
    const folder = folderOf(module);
    // What a place does in the background waits for nothing but that place.
    if (folder !== undefined && awaited.size === 1 && awaited.has(folder)) return folder;
    return awaited.size === 0 ? 'device' : 'later';
  }
  // What one door alone needs lies behind it.
  if (doors.length < 2) return null;
  // Words come before the place whose words they are: they wait for nothing else.
  if (owners.includes('words')) return 'words';
  const info = modules.getModuleInfo(module);
  const light = info?.importedIds.length === 0 && (info.code?.length ?? 0) < small;
  if (light && new Set(doors.map(ownerOf)).size > 1) return 'shared';
  if (owners.length === 1) {
    const first = doors.some((door) => door.endsWith(`/src/${owner}/entry.ts`));
    const least = sharers[owner];
    const common = `${owner}-more`;
    if (first) return least ? common : owner;
    if (!least) return sharing >= defaultSharers ? common : light ? 'shared' : null;
    const modes = modesOf(owner, doors);
    if (modes.length >= least) return common;
    // What two of them share lies by the later of the two: no other such file needs it.
    return modes.length > 1 ? `${owner}-${modes.at(-1)}` : light ? 'shared' : null;
  }
  if (owners.length === 2) {
    const both = owners.join('-');
    const fewShare = owners.some(
      (one) => doors.filter((door) => ownerOf(door) === one).length < (sharers[one] ?? 0),
    );
    if (fewShare) return `${both}-few`;
    return owners.some((one) => one === 'package' || one === 'lookup' || games.includes(one))
      ? both
      : 'shared';
  }
  const [game, other] = owners.filter((one) => games.includes(one));
  return game && !other ? `${game}-all` : 'shared';
}

/**
 * The styles of one place come with it, also of what it opens later; those of fights with them, or with what they fetch
 * later; all others together.
 */
function stylesOf(sheet: string, modules: Modules): string {
  // The field that is asked in words stands at first in the castle alone.
  if (sheet.includes('/src/kit/ask/')) return 'castle-styles';
  const waiting = ownersOf(doorsTo(sheet, modules)).filter((owner) => owner !== 'later');
  const owners = waiting.length > 0 ? waiting : [folderOf(sheet) ?? ''];
  if (owners.every((owner) => owner === 'brikwars' || owner === 'usb')) return 'fight-styles';
  const [owner = '', second] = owners;
  if (owner === 'fight' && !second) return 'fight-later-styles';
  return !second && ownSheets.includes(owner) ? `${owner}-styles` : 'styles';
}

/** The look-up: what all languages share of a game, and a file for each of them. */
function lookUpOf(chapter: string): string | null {
  const [, game, file] = /\/reference\/([^/]+)\/[^/]+\/(facts|[a-z]{2})\.ts$/.exec(chapter) ?? [];
  return game && file ? `${game}-${file}` : null;
}

/** A game of many modes: which of them, by their folders, it is mostly opened with, and open with most besides words. */
const chiefModes: Readonly<Record<string, readonly string[]>> = { brikwars: ['duel', 'many'] };

/** The words of a game are one file a language; those of modes that few open are another, where it has many. */
export function wordsOf(file: string): string | null {
  // The first start has few words of its own.
  const [, spoken] = /\/src\/app\/(?:settings|welcome)\/words\/([a-z]{2})\.ts$/.exec(file) ?? [];
  if (spoken) return `settings-words-${spoken}`;
  const [, game, mode, language] =
    /\/src\/([a-z]+)\/(?:([a-z]+)\/)?words\/(?:[a-z]+-)?([a-z]{2})\.ts$/.exec(file) ?? [];
  if (!game || !games.includes(game)) return null;
  const apart = mode && chiefModes[game]?.includes(mode) === false;
  return `${game}-${apart ? 'modes' : 'words'}-${language}`;
}

/** How the modules of the app are put together in files; the first that takes a module has it. */
export const groups: Rolldown.CodeSplittingGroup[] = [
  // What is asked in words waits for the first question, in every place: how it is read, and what fights it may mean.
  {
    name: 'ask-words',
    test: /\/src\/(?:kit\/ask\/[^/]*|platform\/grammar\/asked\/[^/]*)\.ts$/,
  },
  { name: 'ask-fights', test: /\/src\/(?:app\/fight|fight|brikwars|usb)\/ask\// },
  { name: lookUpOf, debugName: 'look-up', test: /\/src\/reference\/[^/]+\/[^/]+\// },
  { name: 'start', tags: ['$initial'] },
  { name: wordsOf, debugName: 'words', test: /\/src\/.*\/words\/[^/]*\.ts$/ },
  { name: stylesOf, debugName: 'styles', test: /\.css$/ },
  {
    name: partOf,
    debugName: 'parts',
    test: /^(?!.*\/src\/.*\/(?:words|show-dice|reference)\/|.*\/src\/reference\/).*\.[mc]?[jt]sx?$/,
  },
];
