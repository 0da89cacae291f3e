import type { Fates } from '../../fight/step-record.ts';
import type { WreckEntry, WreckOutcome } from '../../rules/brikwars/wreck/volley-steps.ts';
import { stepsLeft, type WreckInputs } from './inputs.ts';

/** How many pips a creation has lost, those included that it had lost before. */
export function wreckFates(
  inputs: WreckInputs,
  log: readonly Pick<WreckEntry, 'purpose' | 'amount' | 'count' | 'result'>[],
  outcome?: WreckOutcome,
): Fates {
  const { aim, state } = inputs;
  if (aim.kind !== 'whole') return { theirs: { of: 1, fallen: 0 } };
  const left = stepsLeft(inputs);
  const soFar = log.reduce(
    (sum, { purpose, amount, count, result }) =>
      purpose !== 'armor' ? sum : sum + (count === 1 ? Number(result === 'through') : amount),
    0,
  );
  const taken = Math.min(left, outcome?.pips ?? soFar);
  return {
    theirs: {
      of: 1,
      fallen: Number(outcome?.ended ?? taken >= left),
      pips: [state.pips + taken, state.pips + left],
    },
  };
}

/** How much the attacks took: pips, or the part that was aimed at. */
export function takenBy({ state }: WreckInputs, { theirs }: Fates, outcome?: WreckOutcome): number {
  return theirs?.pips ? theirs.pips[0] - state.pips : Number(outcome?.ended ?? false);
}
