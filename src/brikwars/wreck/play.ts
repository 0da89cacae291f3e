import type { OddsAhead, PlayKind } from '../../fight/step-player.ts';
import type { EndChance } from '../../fight/step-record.ts';
import { stepsOf, wreckOdds } from '../../rules/brikwars/wreck/volley.ts';
import { wreckAhead } from '../../rules/brikwars/wreck/volley-ahead.ts';
import {
  type WreckEntry,
  type WreckMoment,
  type WreckOutcome,
  wreckSteps,
} from '../../rules/brikwars/wreck/volley-steps.ts';
import { chanceOf, type Distribution } from '../../rules/dice/distribution.ts';
import { type PlayedMove, replay } from '../../rules/steps.ts';
import { settled, struck, type WreckInputs } from './inputs.ts';
import { volleyOf } from './setup.ts';

/** How many pips, as ends: `pips-0` and so on. */
function pipEnds({ min, weights }: Distribution): readonly EndChance[] {
  return Array.from(weights, (chance, at) => ({ id: `pips-${min + at}`, chance }));
}

/** The pips that such ends are the chances of. */
export function pipsOf(ends: readonly EndChance[]): Distribution {
  const weights = new Float64Array(ends.length);
  for (const { id, chance } of ends) weights[Number(id.slice('pips-'.length))] = chance;
  return { min: 0, weights, cutOff: 0 };
}

function ahead(inputs: WreckInputs, moves: readonly PlayedMove[]): OddsAhead | undefined {
  const volley = volleyOf(inputs);
  if (!volley.ok) return undefined;
  const played = replay((log: WreckEntry[]) => wreckSteps(volley.value, log), moves);
  if (!played.ok || !played.value.next) return undefined;
  return { ends: pipEnds(wreckAhead(volley.value, played.value.log, played.value.next)) };
}

/** How the attacks on a creation are played; what they did to it stays for the turn that follows. */
export const wreckPlay: PlayKind<WreckInputs, WreckMoment, WreckEntry, WreckOutcome> = {
  begin(inputs) {
    const volley = volleyOf(inputs);
    return volley.ok ? (log) => wreckSteps(volley.value, log) : undefined;
  },
  likelihood(inputs, { pips }) {
    const volley = volleyOf(inputs);
    if (!volley.ok) return undefined;
    const steps = stepsOf(volley.value);
    return chanceOf(wreckOdds(volley.value), Math.min(pips, steps));
  },
  ahead,
  next: (inputs, outcome) => {
    const after = settled({ ...inputs, state: struck(inputs, outcome.pips) });
    return volleyOf(after).ok ? after : undefined;
  },
};
