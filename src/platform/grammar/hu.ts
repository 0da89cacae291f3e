import { type Grammar, spoken } from '../spoken.ts';

export const grammar: Grammar = { under: 'kevesebb mint', over: 'több mint' };

/** The ending of "times" that goes with the last word of a number, by its last digit that is not 0. */
const ones = ['szor', 'szer', 'szer', 'szor', 'szer', 'ször', 'szor', 'szer', 'szor', 'szer'];
const tens = ['szor', 'szer', 'szor', 'szor', 'szer', 'szer', 'szor', 'szer', 'szor', 'szer'];

function szorEnding(digits: string): string {
  const last = Number(/[1-9](?=0*$)/.exec(digits)?.[0] ?? '0');
  const zeros = last === 0 ? 0 : digits.length - digits.lastIndexOf(String(last)) - 1;
  if (zeros < 2) return (zeros === 0 ? ones : tens)[last] ?? 'szor';
  // száz, ezer, millió
  return zeros >= 3 && zeros < 6 ? 'szer' : 'szor';
}

/** How often, of so many cases: `33-szor`, `1-szer`, `több mint 99-szer`, with a hyphen where no line breaks. */
export function szor(cases: string): string {
  const said = spoken(grammar, cases);
  return `${said}\u2011${szorEnding(said.replace(/\D/g, ''))}`;
}
