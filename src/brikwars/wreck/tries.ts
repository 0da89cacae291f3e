import { type AskTries, triesOf } from '../../fight/tries.ts';
import { stepsOf, wreckOdds } from '../../rules/brikwars/wreck/volley.ts';
import type { Trying } from '../../rules/tries.ts';
import { settled, struck, type WreckInputs } from './inputs.ts';
import { volleyOf } from './setup.ts';

/**
 * The same attacks turn after turn: the pips that were taken stay, and a smaller creation is harder to hit (BW-DMG-04).
 * What breaks off by the way, and who is used up by it, is not part of it.
 */
export function wreckTurns(inputs: WreckInputs): Trying<number> {
  return {
    first: 0,
    name: String,
    attempt(taken) {
      const volley = volleyOf(settled({ ...inputs, state: struck(inputs, taken) }));
      if (!volley.ok) return { ends: [0], onward: [[taken, 1]] };
      const steps = stepsOf(volley.value);
      const { min, weights } = wreckOdds(volley.value);
      const pips = Array.from(weights, (chance, at) => [min + at, chance] as const);
      const ended = pips.reduce((sum, [more, chance]) => (more >= steps ? sum + chance : sum), 0);
      return {
        ends: [ended],
        onward: pips.flatMap(([more, chance]): readonly (readonly [number, number])[] =>
          more < steps ? [[taken + more, chance]] : [],
        ),
      };
    },
  };
}

/** What several turns of these attacks come to. */
export function wreckTries(inputs: WreckInputs, label: string): AskTries {
  const assumes = inputs.aim.kind === 'whole' ? 'pips' : 'again';
  return () => triesOf({ ends: [{ label, gain: 'mine' }], counts: 'attacks', assumes }, wreckTurns(inputs));
}
