import type { Explained, Reason } from '../../reason.ts';
import type { BrikwarsRuleId } from '../ids.ts';

/** What a rule did to a figure of a contest; the screen phrases each code with its amount. */
export const contestEffects = [
  'highest-wins',
  'tied-throw-again',
  'all-throw-again',
  'winner-sets-order',
  'ones-keep-number',
  'skill-less-use',
  'no-use',
  'margin-below-zero',
  'tie-simultaneous',
  'slower-acts-if-able',
  'ones-fail',
  'hero-equal-wins',
  'nobody-opposes',
  'opponent-ones-count',
  'cranky-per-die',
  'cranky-per-roll',
  'squad-answers',
  'within-roll',
  'less-than-roll',
  'falls-on-the-spot',
  'extra-inches',
  'modifier',
  'floor',
  'bonus-d6',
  'bonus-same',
  'bonus-declined',
  'side-declined',
] as const;
export type ContestEffect = (typeof contestEffects)[number];

export type ContestReason = Reason<BrikwarsRuleId, ContestEffect>;
export type ContestExplained = Explained<BrikwarsRuleId, ContestEffect>;
