import type { Fates } from '../../fight/step-record.ts';
import type { SquadEntry, SquadOutcome } from '../../rules/brikwars/squad/round-record.ts';
import { membersOf, ownerOf, type SquadOwner, type SquadsInputs } from './inputs.ts';
import { deadOf } from './play.ts';

/** How many of each squad have fallen. */
export function squadFates(
  inputs: SquadsInputs,
  log: readonly Pick<SquadEntry, 'who' | 'result'>[],
  outcome?: SquadOutcome,
): Fates {
  const fallen = (owner: SquadOwner) =>
    outcome
      ? deadOf(inputs, outcome)[owner]
      : log.filter(({ who, result }) => result === 'dies' && ownerOf(inputs, who) === owner).length;
  const fate = (owner: SquadOwner) => ({ of: membersOf(inputs[owner]), fallen: fallen(owner) });
  return { mine: fate('mine'), theirs: fate('theirs') };
}
