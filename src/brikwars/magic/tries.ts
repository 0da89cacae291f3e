import { type AskTries, triesOf } from '../../fight/tries.ts';
import type { Trying } from '../../rules/tries.ts';
import { type MagicInputs, stepsOf } from './inputs.ts';

/** One pip after the other, each as likely, until none is left (BW-DMG-03). */
export function pipByPip(chance: number, pips: number): Trying<number> {
  return {
    first: pips,
    name: String,
    attempt: (left) =>
      left === 1
        ? { ends: [chance], onward: [[1, 1 - chance]] }
        : {
            ends: [0],
            onward: [
              [left - 1, chance],
              [left, 1 - chance],
            ],
          },
  };
}

/**
 * What it comes to when it is tried again and again: nothing of it is used up, and what was not hit stands as before.
 * Undefined of a shield, which is up or not, of a treatment, whose patient has but one, and of what came down already.
 */
export function magicTries(
  inputs: MagicInputs,
  ends: readonly { readonly label: string; readonly chance: number }[],
): AskTries {
  return () => {
    const { kind, landed } = inputs;
    const [first] = ends;
    if (!first || landed !== undefined || kind === 'shield' || kind === 'heal') return undefined;
    const steps = kind === 'bolt' || kind === 'shot' ? stepsOf(inputs) : 1;
    const calls = kind === 'summon' || kind === 'raise';
    const asked = {
      ends: [{ label: first.label, gain: 'mine' }],
      counts: calls ? 'tries' : 'attacks',
      assumes: calls ? 'alike' : steps > 1 ? 'pips' : 'again',
    } as const;
    return triesOf(asked, pipByPip(first.chance, steps));
  };
}
