import { type Asking as AnyAsking, type Looked, lookAt as lookAtWords } from '../../kit/ask/asking.ts';
import { type SectionKind, sectionKinds } from '../../rules/mage-knight/kinds.ts';
import type { AskedQuestion } from '../quick-verdict.ts';
import { comers, type Word } from './parse.ts';
import type { Concept } from './vocabulary.ts';

export type Asking = AnyAsking<Concept>;

/** From which side a place is meant says something else of it. */
const places: readonly Concept[] = [...sectionKinds, 'castle', 'section', 'yard', 'arch', 'planking', 'top'];

export function lookAt(words: readonly Word[]): Looked<Concept> {
  return lookAtWords(words, places, [...comers, ...sectionKinds]);
}

type Given<Values> = { readonly [Name in keyof Values]?: Exclude<Values[Name], undefined> };

/** Only what is there: what is not said stays as the question begins. */
export function given<Values extends object>(values: Values): Given<Values> {
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined),
  ) as Given<Values>;
}

/** The sections that are named, in their order. */
export function sectionsOf({ concepts }: Pick<Asking, 'concepts'>): readonly SectionKind[] {
  return concepts.flatMap((concept) => sectionKinds.find((kind) => kind === concept) ?? []);
}

/** Who may always attack a castle. */
export const strong = ['titan', 'multi-dial'] as const;

/** A question that the typed may mean; undefined where it is about something else. */
export type Builder = (asking: Asking) => AskedQuestion | undefined;
