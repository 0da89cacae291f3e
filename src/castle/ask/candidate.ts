import { type SectionKind, sectionKinds } from '../../rules/mage-knight/kinds.ts';
import type { QuickQuestion } from '../quick-verdict.ts';
import type { Asked } from './parse.ts';
import type { Concept } from './vocabulary.ts';

/** A question that what was typed may mean. */
export interface Candidate {
  readonly question: QuickQuestion;
  /** What of the typed it has a place for. */
  readonly uses: readonly Concept[];
}

/** What was typed, to be asked for what is in it. */
export type Known = Asked & {
  /** One of them, or more. */
  has(...concepts: readonly Concept[]): boolean;
};

export const within = (value: number, most: number) => Math.min(most, Math.max(0, value));

export const whole = (value: number | undefined, most: number) =>
  value === undefined ? undefined : within(Math.round(value), most);

type Given<Values> = { readonly [Name in keyof Values]?: Exclude<Values[Name], undefined> };

/** Only what is there: what is not said stays as the question begins. */
export function given<Values extends object>(values: Values): Given<Values> {
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined),
  ) as Given<Values>;
}

/** The sections that are named, in their order. */
export function sectionsOf({ concepts }: Known): readonly SectionKind[] {
  return concepts.flatMap((concept) => sectionKinds.find((kind) => kind === concept) ?? []);
}

/** Who may always attack a castle. */
export const strong = ['titan', 'multi-dial'] as const;
