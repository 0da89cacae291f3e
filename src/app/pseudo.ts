import type { TextLoader } from '../platform/words.ts';
import { textLoaders } from './word-files.ts';

const accented: Readonly<Record<string, string>> = {
  a: 'á',
  e: 'é',
  i: 'í',
  o: 'ó',
  u: 'ű',
  n: 'ñ',
  s: 'š',
  z: 'ž',
};

function distort(text: string): string {
  const letters = text.replace(/[aeiounsz]/g, (letter) => accented[letter] ?? letter);
  return `[${letters}${'·'.repeat(Math.ceil(text.length / 3))}]`;
}

/** Every text made longer and strange: what stays plain on the screen did not come from here. */
function disguise(value: unknown): unknown {
  if (typeof value === 'string') return distort(value);
  if (typeof value === 'function') {
    return (...parameters: readonly unknown[]) => disguise(Reflect.apply(value, undefined, parameters));
  }
  if (Array.isArray(value)) return value.map(disguise);
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, disguise(inner)]));
  }
  return value;
}

/** For development: `?pseudo` in the address. */
export const pseudo: TextLoader = async (slice) => disguise({ ...(await textLoaders.en(slice)) }) as never;
