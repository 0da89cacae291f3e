import { type AskTries, triesOf } from '../../fight/tries.ts';
import { roundOdds } from '../../rules/brikwars/squad/round-ahead.ts';
import type { Trying } from '../../rules/tries.ts';
import { lostOf } from './answer.ts';
import { membersOf, ownerOf, type SquadsInputs, sizeOf, squadOwners } from './inputs.ts';
import { roundOf } from './setup.ts';

/** So many of either squad are left, and whether it is the turn of the other one. */
type State = readonly [mine: number, theirs: number, turned: boolean];

/** With more than this the chain has too many places. */
const mostPlaces = 300;

/**
 * Two squads that attack in turn, each with those who are left, until one of them is gone (BW-SQ-22, BW-SQ-23). Undefined
 * where members are unlike, of an Officer and of giants: who of them falls is a choice, and numbers alone do not say it.
 */
export function squadTurns(inputs: SquadsInputs): Trying<State> | undefined {
  const unlike = squadOwners.some((owner) => inputs[owner].officer || sizeOf(inputs[owner]) > 1);
  const [mine, theirs] = [membersOf(inputs.mine), membersOf(inputs.theirs)];
  if (inputs.kind === 'charge' || unlike || 2 * mine * theirs > mostPlaces) return undefined;
  return {
    first: [mine, theirs, false],
    name: String,
    attempt([own, others, turned]) {
      const attacker = turned ? ownerOf(inputs, 'defender') : inputs.attacker;
      const now: SquadsInputs = {
        ...inputs,
        attacker,
        mine: { ...inputs.mine, count: own },
        theirs: { ...inputs.theirs, count: others },
      };
      const round = roundOf(now);
      if (!round.ok) return { ends: [0, 0], onward: [[[own, others, !turned], 1]] };
      const ends = [0, 0];
      const onward: [State, number][] = [];
      for (const lost of lostOf(now, roundOdds(round.value))) {
        const [left, right] = [own - lost.mine, others - lost.theirs];
        if (left > 0 && right > 0) onward.push([[left, right, !turned], lost.chance]);
        // Who is gone together with the other has not won.
        else if (left > 0) ends[0] = (ends[0] ?? 0) + lost.chance;
        else if (right > 0) ends[1] = (ends[1] ?? 0) + lost.chance;
      }
      return { ends, onward };
    },
  };
}

/** Which of two squads is left when they attack in turn. */
export function squadTries(inputs: SquadsInputs, labels: readonly [mine: string, theirs: string]): AskTries {
  return () => {
    const trying = squadTurns(inputs);
    const [mine, theirs] = labels;
    return (
      trying &&
      triesOf(
        {
          ends: [
            { label: mine, gain: 'mine' },
            { label: theirs, gain: 'theirs' },
          ],
          counts: 'turns',
          assumes: 'members',
        },
        trying,
      )
    );
  };
}
