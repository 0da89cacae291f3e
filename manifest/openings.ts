import type { Rolldown } from 'vite';
import { languages } from '../src/rules/languages.ts';

/** The modes of a place of many, by what stands in their address, and the folder where that is another. */
function modesAt(home: string, folder: string, modes: readonly string[]): Record<string, readonly string[]> {
  return Object.fromEntries(
    modes.map((mode) => {
      const [name = mode, own = name] = mode.split('=');
      return [`${home}/${name}`, [folder, `${folder}/${own}`]];
    }),
  );
}

/**
 * By an address, the folders whose doors and words its first view waits for, besides those of the addresses above it:
 * the app learns of each from the one before.
 */
export const openedFolders: Readonly<Record<string, readonly string[]>> = {
  welcome: ['app/welcome'],
  dice: ['kit', 'dice'],
  fight: ['kit', 'fight', 'app/fight'],
  ...modesAt('fight', 'brikwars', ['brikwars=duel', 'many', 'squads', 'charge', 'wreck', 'quik', 'magic']),
  'fight/usb': ['usb'],
  ...modesAt('fight/usb', 'usb', ['shoot', 'charge', 'morale', 'test']),
  castle: ['kit', 'castle'],
  ...modesAt('castle', 'castle', ['attack', 'shots', 'effects=questions', 'map', 'siege', 'tape']),
  armies: ['kit', 'armies'],
  'armies/~first': ['armies/first'],
  rules: ['kit', 'lookup'],
};

/** What a place opens with where nothing is kept yet. */
const first: Readonly<Record<string, string>> = {
  fight: 'fight/brikwars',
  'fight/usb': 'fight/usb/shoot',
  castle: 'castle/attack',
  armies: 'armies/~first',
};

/** The files of the document's table; those of words stand together by language, in the order of the languages. */
export interface Openings {
  readonly files: readonly string[];
  /** Which of them, by address; what is below zero is a file of words, from the number of its first language on. */
  readonly ways: Readonly<Record<string, readonly number[]>>;
  readonly first: Readonly<Record<string, string>>;
}

/** What the first view of an address waits for but `sheet`, which stands in the document. */
export function openingsOf(bundle: Rolldown.OutputBundle, sheet: string): Openings {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const chunkOf = (module: string) =>
    chunks.find(
      ({ isEntry, moduleIds }) => !isEntry && moduleIds.some((id) => id.endsWith(`/src/${module}`)),
    );
  // The first number is none: it has no sign.
  const files = [''];
  const numberOf = (...together: readonly string[]) => {
    const [known = ''] = together;
    if (!files.includes(known)) files.push(...together);
    return files.indexOf(known);
  };
  const ways: Record<string, readonly number[]> = {};
  for (const [address, opened] of Object.entries(openedFolders)) {
    const numbers = new Set<number>();
    const needed = new Set<Rolldown.OutputChunk>();
    const words = new Set<string>();
    for (const folder of opened) {
      const spoken = languages.flatMap((language) => chunkOf(`${folder}/words/${language}.ts`) ?? []);
      if (spoken.length === languages.length)
        numbers.add(-numberOf(...spoken.map(({ fileName }) => fileName)));
      for (const { fileName } of spoken) words.add(fileName);
      const door = chunkOf(`${folder}/entry.ts`);
      for (const chunk of [...spoken, ...(door ? [door] : [])]) needed.add(chunk);
    }
    const slices = chunkOf('app/words/slices.ts');
    if (slices) needed.add(slices);
    for (const chunk of needed) {
      if (chunk.isEntry) continue;
      if (!words.has(chunk.fileName)) numbers.add(numberOf(chunk.fileName));
      for (const styles of chunk.viteMetadata?.importedCss ?? [])
        if (styles !== sheet) numbers.add(numberOf(styles));
      // What the words of one language alone need is small, and comes with them.
      if (words.has(chunk.fileName)) continue;
      for (const other of chunks) if (chunk.imports.includes(other.fileName)) needed.add(other);
    }
    const above = Object.entries(ways).flatMap(([way, known]) =>
      address.startsWith(`${way}/`) ? known : [],
    );
    ways[address] = [...numbers].filter((number) => !above.includes(number));
    if (numbers.size < 2) throw new Error(`${address} opens with nothing`);
  }
  return { files, ways, first };
}
