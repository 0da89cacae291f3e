import type { Fates } from '../../fight/step-record.ts';
import type { Side } from '../../rules/brikwars/attack/fight.ts';
import type { PlayEntry, PlayOutcome } from '../../rules/brikwars/duel/play-record.ts';
import { type DuelInputs, wholeSteps } from './inputs.ts';

/** Who of the two has fallen: what has pips left stands (BW-DMG-03). */
export function duelFates(
  inputs: DuelInputs,
  log: readonly Pick<PlayEntry, 'who' | 'purpose' | 'result'>[],
  outcome?: Pick<PlayOutcome, 'dead' | 'pips'>,
): Fates {
  const fate = (side: Side) => {
    const died = log.some(
      ({ who, purpose, result }) => who === side && purpose === 'armor' && result === 'dies',
    );
    const steps = wholeSteps(inputs[side]);
    const pips = Math.min(steps, inputs[side].pips + (outcome?.pips[side] ?? 0));
    return {
      of: 1,
      fallen: Number(outcome ? outcome.dead === side : died),
      ...(steps > 1 && { pips: [pips, steps] as const }),
    };
  };
  return { mine: fate('attacker'), theirs: fate('defender') };
}
