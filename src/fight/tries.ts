import type { Gain } from '../kit/stage/outcome-bar.tsx';
import { type Tries, type Trying, trySteps } from '../rules/tries.ts';

/** What is asked of several attempts: which ends are watched, what counts as one, and what is taken for granted. */
export interface TriesAsked {
  readonly ends: readonly { readonly label: string; readonly gain: Gain }[];
  /** One side alone attacks, or tries something, again and again; or both attack in turn. */
  readonly counts: 'attacks' | 'tries' | 'turns';
  /** In the words of the fight. */
  readonly assumes: 'again' | 'alike' | 'pips' | 'turns' | 'members' | 'gang' | 'short' | 'volleys' | 'melee';
  readonly steps: () => Generator<undefined, Tries>;
}

/** What a mode asks of several attempts; undefined where nobody can say, or where it has no sense. */
export type AskTries = () => TriesAsked | undefined;

/** The question for attempts of this kind. */
export function triesOf<State>(asked: Omit<TriesAsked, 'steps'>, trying: Trying<State>): TriesAsked {
  return { ...asked, steps: () => trySteps(trying) };
}
