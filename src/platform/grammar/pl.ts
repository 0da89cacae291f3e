import { type Grammar, spoken } from '../spoken.ts';

export const grammar: Grammar = { under: 'mniej niż', over: 'ponad' };

/** How often, of so many cases: `33 razy`, `1 raz`, `mniej niż 1 raz`. */
export function razy(cases: string): string {
  const said = spoken(grammar, cases);
  return `${said} ${/^(?:\D+\s)?1$/.test(said) ? 'raz' : 'razy'}`;
}
