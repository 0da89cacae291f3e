import { type AskTries, triesOf } from '../../fight/tries.ts';
import { quikGroupsChance } from '../../rules/brikwars/quik/quik-advice.ts';
import { alike, type Trying } from '../../rules/tries.ts';
import { type QuikInputs, swapped } from './inputs.ts';
import { planOf } from './setup.ts';

/** So many attackers are left, and whether it is the target that strikes back. */
type State = readonly [left: number, back: boolean];

function destroys(inputs: QuikInputs): number | undefined {
  const plan = planOf(inputs);
  return plan.ok ? quikGroupsChance(plan.value.attack, plan.value.groups) : undefined;
}

/**
 * Attackers alike, and a target that lives and strikes back in its turn at one of them, until one side is gone (BW-QW-06).
 * Undefined where attackers are unlike, since which of them is struck is a choice, and where nothing strikes back.
 */
export function quikTurns(inputs: QuikInputs): Trying<State> | undefined {
  const [row, ...others] = inputs.strikers;
  const back = destroys(swapped(inputs));
  if (!row || others.length > 0 || row.crew > 1 || back === undefined) return undefined;
  return {
    first: [row.count, false],
    name: String,
    attempt([left, strikesBack]) {
      if (!strikesBack) {
        const kills = destroys({ ...inputs, strikers: [{ ...row, count: left }] }) ?? 0;
        return { ends: [kills, 0], onward: [[[left, true], 1 - kills]] };
      }
      if (left === 1) return { ends: [0, back], onward: [[[1, false], 1 - back]] };
      return {
        ends: [0, 0],
        onward: [
          [[left - 1, false], back],
          [[left, false], 1 - back],
        ],
      };
    },
  };
}

/** What several turns of a short game come to; undefined where nothing is attacked or tried. */
export function quikTries(
  inputs: QuikInputs,
  first: { readonly label: string; readonly chance: number } | undefined,
  falls: string,
): AskTries {
  return () => {
    const { kind } = inputs;
    if (!first) return undefined;
    const dies = { label: first.label, gain: 'mine' } as const;
    if (kind !== 'attack' && kind !== 'feat') return undefined;
    const turns = kind === 'attack' ? quikTurns(inputs) : undefined;
    const alone = kind === 'feat' ? (['tries', 'alike'] as const) : (['attacks', 'again'] as const);
    const [counts, assumes] = alone;
    if (!turns) return triesOf({ ends: [dies], counts, assumes }, alike(first.chance));
    return triesOf(
      { ends: [dies, { label: falls, gain: 'theirs' }], counts: 'turns', assumes: 'short' },
      turns,
    );
  };
}
