import type { Side } from '../../rules/brikwars/fight.ts';
import type { PlayOutcome } from '../../rules/brikwars/play-record.ts';
import { nextTurn } from '../../rules/brikwars/turns.ts';
import type { Hands } from './hands.ts';
import { type FightInputs, heldThings, type SideInputs, setupOf } from './inputs.ts';
import { swapped } from './moves.ts';

/** The player turn after this one: roles swapped, lost weapons gone, damage forgotten (BW-CC-02); both sides choose anew. */
export function nextFight(inputs: FightInputs, outcome: PlayOutcome): FightInputs | undefined {
  if (nextTurn(setupOf(inputs), outcome) === undefined) return undefined;
  const after = (side: Side): SideInputs => {
    const left = heldThings(inputs, side).filter(
      (_, arm) => !outcome.lost.some((gone) => gone.side === side && gone.arm === arm),
    );
    const hands: Hands = [left[0] ?? 'nothing', left[1] ?? 'nothing'];
    return { ...inputs[side], hands, priorDamage: 0 };
  };
  return {
    ...swapped({ ...inputs, action: 'attack', attacker: after('attacker'), defender: after('defender') }),
    shieldParriesCounter: true,
    asked: true,
  };
}
