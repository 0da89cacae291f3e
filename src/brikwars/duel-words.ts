import type { LanguageModel } from '../platform/language.ts';

/** What a fight of BrikWars is described with, be they two or many. */
export function duelWords({ texts }: LanguageModel) {
  return { ...texts('fight'), ...texts('fightmore'), ...texts('fightplace') };
}
