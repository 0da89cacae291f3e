import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

export const root = join(import.meta.dirname, '..', '..');

/** A file of the project with its path from the root, in forward slashes. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

export interface Import {
  /** A path from the root for the project's own files (`src/rules/result.ts`), otherwise the package's name. */
  readonly target: string;
  readonly own: boolean;
  readonly typeOnly: boolean;
  readonly dynamic: boolean;
  readonly reExport: boolean;
}

/** Every file below a folder whose name ends with one of the endings. */
export function filesIn(folder: string, endings: readonly string[]): readonly SourceFile[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && endings.some((ending) => entry.name.endsWith(ending)))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
    .map((path) => ({
      path: path.slice(root.length + 1).replaceAll('\\', '/'),
      text: readFileSync(path, 'utf8'),
    }));
}

const commentOrText =
  /\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g;

/** What is asked of the same files again and again is found out once. */
function once<Key, Value>(find: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>();
  return (key) => {
    const found = known.get(key) ?? find(key);
    known.set(key, found);
    return found;
  };
}

/** The code with comments blanked out; line numbers stay. */
export const withoutComments = once((text: string): string =>
  text.replace(commentOrText, (found) => (found.startsWith('/') ? found.replace(/[^\n]/g, ' ') : found)),
);

const staticImport = /(?:^|\n|;)\s*(import|export)\s+(type\s+)?([^'"`;]*?\bfrom\s+)?['"]([^'"]+)['"]/g;
const dynamicImport = /\bimport\(\s*['"]([^'"]+)['"]/g;
const typeQuery = /\btypeof\s+import\(\s*$|:\s*import\(\s*$/;

/** Everything that a file imports; style sheets too. */
export const importsOf = once(({ path, text }: SourceFile): readonly Import[] => {
  const code = withoutComments(text);
  const found: Import[] = [];
  const add = (specifier: string, rest: Omit<Import, 'target' | 'own'>) => {
    const own = specifier.startsWith('.');
    found.push({
      target: own ? normalize(join(dirname(path), specifier)).replaceAll('\\', '/') : packageOf(specifier),
      own,
      ...rest,
    });
  };
  for (const [, keyword, type, names, specifier] of code.matchAll(staticImport)) {
    if (specifier === undefined || (keyword === 'export' && names === undefined)) continue;
    add(specifier, {
      typeOnly: type !== undefined || onlyTypes(names ?? ''),
      dynamic: false,
      reExport: keyword === 'export',
    });
  }
  for (const match of code.matchAll(dynamicImport)) {
    const before = code.slice(Math.max(0, match.index - 30), match.index + 'import('.length);
    add(match[1] ?? '', { typeOnly: typeQuery.test(before), dynamic: true, reExport: false });
  }
  return found;
});

/** `{ type A, type B } from` brings no code along. */
function onlyTypes(names: string): boolean {
  const inner = /^\{([\s\S]*)\}\s*from\s+$/.exec(names)?.[1];
  if (inner === undefined) return false;
  const parts = inner.split(',').map((part) => part.trim());
  return parts.every((part) => part === '' || part.startsWith('type '));
}

function packageOf(specifier: string): string {
  if (specifier.startsWith('virtual:')) return specifier;
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}
