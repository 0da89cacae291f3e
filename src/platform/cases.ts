import type { Format } from './format.ts';
import { grammars } from './grammars.ts';
import { spoken } from './spoken.ts';

/** A chance in percent for the middle of a sentence: `more than 99` where a tile shows `>99`. */
export function casesText({ hundredths, language }: Format, chance: number): string {
  return spoken(grammars[language], hundredths(chance));
}
