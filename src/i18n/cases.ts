import type { Format } from './format.ts';
import type { Language } from './language.ts';

const edges: Readonly<Record<Language, { readonly under: string; readonly over: string }>> = {
  en: { under: 'less than', over: 'more than' },
  pl: { under: 'mniej niż', over: 'ponad' },
  hu: { under: 'kevesebb mint', over: 'több mint' },
};

/** A chance as so many of a hundred for the middle of a sentence: `more than 99` where a tile shows `>99`. */
export function casesText({ hundredths, language }: Format, chance: number): string {
  const { under, over } = edges[language];
  return hundredths(chance).replace('<', `${under} `).replace('>', `${over} `);
}
