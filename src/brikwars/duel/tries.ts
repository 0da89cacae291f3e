import { type AskTries, triesOf } from '../../fight/tries.ts';
import { keptDefence } from '../../rules/brikwars/attack/defences.ts';
import { adviseDefence } from '../../rules/brikwars/duel/advice.ts';
import { followTurn } from '../../rules/brikwars/duel/turn-chances.ts';
import type { Attempt, Trying } from '../../rules/tries.ts';
import { swapped } from './changes.ts';
import { type DuelInputs, fatesOf, fightOf } from './inputs.ts';

/** Who has lost how many pips, and whether it is the turn of the other side; the first turn may know what was rolled. */
interface State {
  readonly mine: number;
  readonly theirs: number;
  readonly turned: boolean;
  readonly first?: true;
}

/** The turn of the side that attacks in the inputs, with so many pips gone: what was of the first alone is forgotten. */
function turnOf(inputs: DuelInputs, { mine, theirs, turned, first }: State): DuelInputs {
  if (first) return inputs;
  const { attackRoll: _, attacker, defender, ...rest } = inputs;
  const own = {
    ...rest,
    attacker: { ...attacker, pips: attacker.pips + mine, priorDamage: 0 },
    defender: { ...defender, pips: defender.pips + theirs, priorDamage: 0 },
  };
  return turned ? swapped(own) : own;
}

/**
 * A fight over turns (BW-CC-02): both attack in turn, each with all that it holds. In the turns shown the defence is the
 * one that is set, in the others the one that lives best; pips stay (BW-DMG-03). Weapons that are knocked away are taken
 * up again: which turn goes on without them no chain as small as this can say.
 */
export function duelTurns(inputs: DuelInputs): Trying<State> {
  const shoots = inputs.mode === 'ranged';
  function attempt(state: State): Attempt<State> {
    const { mine, theirs, turned } = state;
    const fight = fightOf(turnOf(inputs, state));
    // Who has nothing to attack with stands there.
    if (!fight) return { ends: [0, 0], onward: [[{ mine, theirs, turned: !turned }, 1]] };
    const plan = turned ? adviseDefence(fight, 'survive').best.plan : keptDefence(fight, inputs.plan);
    const { attacker, defender } = fight;
    const { both } = followTurn(fight, plan);
    const ends = [0, 0];
    const onward: [State, number][] = [];
    for (const [given, row] of both.entries())
      for (const [taken, chance = 0] of (row ?? []).entries()) {
        const dead =
          taken >= (defender.steps ?? 1)
            ? 'defender'
            : given >= (attacker.steps ?? 1)
              ? 'attacker'
              : undefined;
        if (dead) {
          const end = (dead === 'defender') === turned ? 1 : 0;
          ends[end] = (ends[end] ?? 0) + chance;
          continue;
        }
        const [own, others] = turned ? [taken, given] : [given, taken];
        onward.push([{ mine: mine + own, theirs: theirs + others, turned: !shoots && !turned }, chance]);
      }
    return { ends: shoots ? ends.slice(0, 1) : ends, onward };
  }
  return {
    first: { mine: 0, theirs: 0, turned: false, first: true },
    name: ({ mine, theirs, turned, first }) => [mine, theirs, turned, first].join(),
    attempt,
  };
}

/** What several attacks come to, or a fight in the end; undefined of a shove and of a withdrawal, which are over at once. */
export function duelTries(inputs: DuelInputs, labels: readonly [dies: string, mine: string]): AskTries {
  return () => {
    const [target, own] = labels;
    const dies = { label: target, gain: 'mine' } as const;
    if (inputs.mode === 'ranged') {
      const { plain } = fatesOf(inputs);
      return triesOf(
        { ends: [dies], counts: 'attacks', assumes: plain ? 'again' : 'pips' },
        duelTurns(inputs),
      );
    }
    if (inputs.action !== 'attack') return undefined;
    const ends = [dies, { label: own, gain: 'theirs' }] as const;
    return triesOf({ ends, counts: 'turns', assumes: 'turns' }, duelTurns(inputs));
  };
}
