import { createContext } from 'preact';

/** What the units of a battle are called that face each other: who acts is `mine`. */
export interface SideNames {
  readonly mine?: string | undefined;
  readonly theirs?: string | undefined;
}

export const SideNamesOf = createContext<SideNames>({});

const counted = /^(\d+\s×\s)?(.*?)(\s\+\s.*)?$/s;

/** How many of a kind there are, and who leads them, around the name that they have; and the kind by itself. */
export function calledSo(kinds: string, own: string): readonly [name: string, kind: string] {
  const [, count = '', kind = kinds, leader = ''] = counted.exec(kinds) ?? [];
  return [count + own + leader, kind];
}
