import type { MageKnightRuleId } from '../ids.ts';
import {
  codeRules,
  type DistanceCode,
  type DistanceLimit,
  distanceLimits,
  keepsLimit,
} from './placement-limits.ts';
import type { TapeCode } from './tape.ts';

/** What is gone through at the table when a castle stands on it, in the order in which it is set up. */
export const tapeChecks = [
  'consent',
  'order',
  'planks',
  'own',
  'opponent',
  'gap',
  'chain',
  'edge',
  'entrance',
  'terrain',
  'figures',
  'opposing-figures',
] as const;
export type TapeCheck = (typeof tapeChecks)[number];

/** The code that each finds; a gap and the chain are two looks at one rule. */
export const checkCodes: Readonly<Record<TapeCheck, TapeCode>> = {
  consent: 'CONSENT',
  order: 'ORDER',
  planks: 'PLANK_ORDER',
  own: 'OWN18',
  opponent: 'OPP30',
  gap: 'GAP3',
  chain: 'GAP3',
  edge: 'EDGE3',
  entrance: 'DOOR',
  terrain: 'TERRAIN',
  figures: 'FIG18',
  'opposing-figures': 'OPPFIG30',
};

/** The rule behind a check: the chain is a reading of the rule of gaps. */
export function checkRule(check: TapeCheck): MageKnightRuleId {
  return check === 'chain' ? 'MK-A-02' : codeRules[checkCodes[check]];
}

/** Ticked as kept or broken, or measured: the worst distance found, in inches. What is left out was not looked at. */
export type CheckEntry = boolean | number;
export type Checklist = { readonly [Check in TapeCheck]?: CheckEntry };

export type CheckState = 'kept' | 'broken' | 'open';

function isDistanceCode(code: TapeCode): code is DistanceCode {
  return code in distanceLimits;
}

/** The limit of a check that is a distance; undefined for the chain and all that is only seen. */
export function limitOf(check: TapeCheck): DistanceLimit | undefined {
  const code = checkCodes[check];
  return check !== 'chain' && isDistanceCode(code) ? distanceLimits[code] : undefined;
}

/** Whether a check is kept (MK-SET-01 to MK-SET-09, MK-SET-11, MK-PLK-01). A distance where none is asked for throws. */
export function stateOf(check: TapeCheck, entry: CheckEntry | undefined): CheckState {
  if (entry === undefined) return 'open';
  if (typeof entry === 'boolean') return entry ? 'kept' : 'broken';
  const code = checkCodes[check];
  if (limitOf(check) === undefined || !isDistanceCode(code)) throw new Error(`${check} is no distance`);
  return keepsLimit(code, entry) ? 'kept' : 'broken';
}

/** The answer for the whole list: nothing wrong so far, all of it right, or what is wrong. */
export interface ChecklistVerdict {
  readonly answer: 'legal' | 'so-far' | 'illegal' | 'untouched';
  readonly broken: readonly TapeCheck[];
  readonly open: readonly TapeCheck[];
}

/** Whether a castle is set up legally as far as it was checked. */
export function judgeChecklist(entries: Checklist): ChecklistVerdict {
  const inState = (state: CheckState) =>
    tapeChecks.filter((check) => stateOf(check, entries[check]) === state);
  const [broken, open] = [inState('broken'), inState('open')];
  const answer =
    broken.length > 0
      ? 'illegal'
      : open.length === 0
        ? 'legal'
        : open.length === tapeChecks.length
          ? 'untouched'
          : 'so-far';
  return { answer, broken, open };
}
