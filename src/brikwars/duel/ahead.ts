import type { EndChance } from '../../fight/step-player.ts';
import type { Format } from '../../platform/format.ts';
import type { Messages } from '../../platform/words.ts';
import type { TurnChances } from '../../rules/brikwars/turn-chances.ts';
import type { DuelAnswer } from './answer.ts';
import type { DuelInputs } from './inputs.ts';

/** The answer with the chances of the fight in hand. */
export function withChances(answer: DuelAnswer, chance: (id: string) => number | undefined): DuelAnswer {
  const { chosen } = answer;
  const now = (id: keyof TurnChances) => chance(id) ?? chosen.chances[id];
  const chances: TurnChances = {
    ...chosen.chances,
    defenderDies: now('defenderDies'),
    attackerDies: now('attackerDies'),
    neitherDies: now('neitherDies'),
    defenderShoved: now('defenderShoved'),
  };
  return { ...answer, chosen: { ...chosen, chances }, hit: chance('hit') ?? answer.hit };
}

/** What an option comes to: who dies in how many of 100. */
export function optionOdds(
  t: Messages['fight'],
  words: Messages['fightplay'],
  format: Format,
  { mode }: DuelInputs,
  ends: readonly EndChance[],
): string {
  const shown = format.shares(ends.map(({ chance }) => chance));
  const labels: Readonly<Record<string, string>> = {
    defenderDies: mode === 'ranged' ? t.targetDies : t.defenderDies,
    attackerDies: t.attackerDies,
    neitherDies: t.neitherDies,
  };
  const told = ends.flatMap(({ id, chance }, place) =>
    id === 'neitherDies' || (id === 'attackerDies' && chance === 0)
      ? []
      : [words.endOdds(labels[id] ?? id, shown[place] ?? '')],
  );
  return told.join(' · ');
}
