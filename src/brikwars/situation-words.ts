import type { Format } from '../platform/format.ts';
import type { LanguageModel } from '../platform/language.ts';
import type { Messages } from '../platform/words.ts';
import type { SituationInputs } from './situation.ts';

/** What a fight of BrikWars is described with, be they two or many. */
export function duelWords({ texts }: LanguageModel) {
  return { ...texts('fight'), ...texts('fightmore'), ...texts('fightplace') };
}

export type Texts = Messages['fight'] & Messages['fightmore'] & Messages['fightplace'];

/** The circumstances of an attack that are in force, as their chips name them. */
export function situationWords(
  t: Texts,
  format: Format,
  { still, aimed, thirds, blind, speed, headOn, large }: SituationInputs,
): readonly string[] {
  const inForce: readonly (readonly [boolean, string])[] = [
    [still, t.still],
    [aimed, t.aimed],
    [thirds === 2, t.legsHidden],
    [thirds === 1, t.headOnly],
    [blind, t.blind],
    [speed > 0, `${t.speed}: ${format.number(speed)}`],
    [headOn, t.headOn],
    [large > 0, t.large],
  ];
  return inForce.filter(([holds]) => holds).map(([, words]) => words);
}
