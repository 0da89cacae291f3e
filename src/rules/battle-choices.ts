import { type BattleEvent, battleLimits } from './battle.ts';
import type { BattleChoice } from './battle-choice.ts';
import type { BattleUnit } from './battle-unit.ts';
import { costliest, felt } from './look-back.ts';

/** So many choices of a battle are named. */
const named = 3;

/** A chance as a battle keeps it: in hundredths of a percent. */
const kept = (chance: number): number => Math.round(chance * 10_000);

/**
 * The choices of a whole battle that gave away most by the odds known then, the greatest first; one of each fight, and
 * none that is not felt.
 */
export function battleChoices(events: readonly BattleEvent[]): readonly BattleChoice[] {
  const looks = new Map<string, BattleChoice>();
  // A fight that went on was looked back at once more, from its beginning.
  for (const event of events) if (event.do === 'fight' && event.look) looks.set(event.stamp, event.look);
  return costliest(
    [...looks.values()].filter(({ by }) => by <= kept(-felt)),
    named,
  );
}

/** A choice as the battle keeps it. */
export function choiceKept(
  { unit, choice, other, by }: BattleChoice,
  known: (id: string) => BattleUnit | undefined,
): BattleChoice {
  const short = (text: string) => text.slice(0, battleLimits.note);
  return {
    ...(unit !== undefined && known(unit) && { unit }),
    choice: short(choice),
    other: short(other),
    by: kept(by),
  };
}
