import type { Whose } from '../storage/settings-mirror.ts';

/** What is said of a roll of mine, and of one of the enemy. */
type Said<Name extends string> = Readonly<Record<Name, readonly [mine: string, enemys: string]>>;

function mapped<Name extends string, From, To>(
  of: Readonly<Record<Name, From>>,
  change: (from: From) => To,
): Readonly<Record<Name, To>> {
  const entries = Object.entries<From>(of).map(([name, from]) => [name, change(from)]);
  // The same names.
  return Object.fromEntries(entries) as Record<Name, To>;
}

/** Whose roll it is and what for, by its purpose: of the side that acts, and of the other. */
export function rollNames<Name extends string>(
  said: Said<Name>,
): Readonly<Record<Whose, Readonly<Record<Name, string>>>> {
  return {
    mine: mapped(said, ([mine, enemys]) => `‹${mine}|${enemys}›`),
    theirs: mapped(said, ([mine, enemys]) => `‹${enemys}|${mine}›`),
  };
}

/** Where a word before the noun says whose it is. */
export function ownedNouns<Name extends string>(
  nouns: Readonly<Record<Name, string>>,
  mine: string,
  enemys: string,
): Said<Name> {
  return mapped(nouns, (noun) => [`${mine} ${noun}`, `${enemys} ${noun}`] as const);
}
