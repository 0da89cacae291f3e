import type { Language } from '../rules/languages.ts';
import type { Format } from './format.ts';

const edges: Readonly<Record<Language, { readonly under: string; readonly over: string }>> = {
  en: { under: 'less than', over: 'more than' },
  pl: { under: 'mniej niż', over: 'ponad' },
  hu: { under: 'kevesebb mint', over: 'több mint' },
};

function spoken(language: Language, cases: string): string {
  const { under, over } = edges[language];
  return cases.replace('<', `${under} `).replace('>', `${over} `);
}

/** A chance as so many of a hundred for the middle of a sentence: `more than 99` where a tile shows `>99`. */
export function casesText({ hundredths, language }: Format, chance: number): string {
  return spoken(language, hundredths(chance));
}

/** How often, of so many cases: `33 razy`, `1 raz`, `mniej niż 1 raz`. */
export function razy(cases: string): string {
  const said = spoken('pl', cases);
  return `${said} ${/^(?:\D+\s)?1$/.test(said) ? 'raz' : 'razy'}`;
}

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
  const said = spoken('hu', cases);
  return `${said}\u2011${szorEnding(said.replace(/\D/g, ''))}`;
}
