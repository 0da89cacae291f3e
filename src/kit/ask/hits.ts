import type { ComponentChildren, ComponentType } from 'preact';
import type { Game, RuleId } from '../../rules/ids.ts';

export interface HitsProps {
  readonly title: string;
  readonly query: string;
  readonly game: Game;
  /** Rules that are known to speak of it: they come first. */
  readonly first?: readonly RuleId[];
  /** What is said where there are none. */
  readonly nothing?: ComponentChildren;
}

/** The look-up as a place that knows nothing of it shows what it finds of a game: fetched when it is wanted. */
export type FetchHits = () => Promise<{ readonly GameHits: ComponentType<HitsProps> }>;
