import { chanceOf, type Distribution, highest } from '../../rules/dice/distribution.ts';
import { hazardKinds } from '../../rules/usb/hazards.ts';
import { type Fate, fateChances, fates } from '../../rules/usb/morale-odds.ts';
import type { MoraleVerdict } from '../../rules/usb/morale-scene.ts';
import { statValues } from '../../rules/usb/unit.ts';

/** What can be chosen for a question of morale, and what can come of it, in the order in which the screen shows it. */
export const moraleOptions = { hazards: hazardKinds, stats: statValues, fates } as const;

/** How often each thing becomes of the unit; undefined where the question is another. */
export function fatesOf(verdict: MoraleVerdict): Readonly<Record<Fate, number>> | undefined {
  switch (verdict.kind) {
    case 'test':
    case 'losses':
      return fateChances(verdict.odds.outcomes);
    case 'hits':
      return verdict.odds.fates;
    case 'recovery':
    case 'commander':
      return undefined;
  }
}

const rounding = 1e-12;

/** What can become of the unit at all, the worst first. */
export function possibleFates(chances: Readonly<Record<Fate, number>>): readonly Fate[] {
  return [...fates].reverse().filter((fate) => chances[fate] > rounding);
}

/** The chance that none, and that all, of so many fail. */
export function endsOf(failing: Distribution, all: number): { readonly none: number; readonly all: number } {
  return { none: chanceOf(failing, 0), all: chanceOf(failing, all) };
}

/** The middle half of a distribution, in whole numbers. */
export function middleOf(odds: Distribution): readonly [from: number, to: number] {
  let below = 0;
  let from: number | undefined;
  for (let at = 0; at < odds.weights.length; at++) {
    below += odds.weights[at] ?? 0;
    if (from === undefined && below >= 0.25 - rounding) from = odds.min + at;
    if (below >= 0.75 - rounding) return [from ?? odds.min + at, odds.min + at];
  }
  return [from ?? odds.min, highest(odds)];
}
