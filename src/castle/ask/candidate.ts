import { type SectionKind, sectionKinds } from '../../rules/mage-knight/kinds.ts';
import type { QuickQuestion } from '../quick-verdict.ts';
import type { Asked, Counted } from './parse.ts';
import type { Concept } from './vocabulary.ts';

/** What was typed, looked at by one question, which takes of it what it has a place for. */
export interface Asking extends Asked {
  /** One of them, or more; none is taken. */
  has(...concepts: readonly Concept[]): boolean;
  /** The first of them that is typed. */
  take<Wanted extends Concept>(...concepts: readonly Wanted[]): Wanted | undefined;
  /** The first of these places out of which somebody comes or shoots. */
  takeFrom<Wanted extends Concept>(...concepts: readonly Wanted[]): Wanted | undefined;
  /** All of them are taken: whether they are typed changes nothing here. */
  allow(...concepts: readonly Concept[]): void;
  /** What is counted, if it is at most so much. */
  number(counted: Counted, most: number): number | undefined;
  whole(counted: Counted, most: number): number | undefined;
  /** A whole number that no word says what it counts. */
  loose(most: number): number | undefined;
}

export interface Looked {
  readonly asking: Asking;
  /** What of the typed it took, for as many concepts. */
  readonly taken: () => number;
  /** What of the typed it had no place for, as it is typed. */
  readonly left: () => readonly string[];
}

/** From which side a place is meant says something else of it. */
const places: readonly Concept[] = [...sectionKinds, 'castle', 'section', 'yard', 'arch', 'planking', 'top'];

export function lookAt(asked: Asked): Looked {
  const concepts = new Set<Concept>();
  const numbers = new Set<Counted | number>();
  const { typed } = asked;
  const there = (concept: Concept) => asked.concepts.includes(concept);
  const outOf = (concept: Concept) => places.includes(concept) && asked.from.includes(concept);

  function take<Wanted extends Concept>(found: Wanted | undefined): Wanted | undefined {
    if (found) concepts.add(found);
    return found;
  }

  function number(counted: Counted, most: number, isOne: (value: number) => boolean): number | undefined {
    const value = asked.numbers[counted];
    if (value === undefined || value > most || !isOne(value)) return undefined;
    concepts.add(counted);
    numbers.add(counted);
    return value;
  }

  return {
    asking: {
      ...asked,
      has: (...wanted) => wanted.some(there),
      take: (...wanted) => take(wanted.find((concept) => there(concept) && !outOf(concept))),
      takeFrom: (...wanted) => take(wanted.find((concept) => there(concept) && outOf(concept))),
      allow(...wanted) {
        for (const concept of wanted) if (!outOf(concept)) concepts.add(concept);
      },
      number: (counted, most) => number(counted, most, () => true),
      whole: (counted, most) => number(counted, most, Number.isInteger),
      loose(most) {
        const [place] = typed.flatMap(({ number: value, counts }, at) =>
          value !== undefined && counts === undefined && value <= most && Number.isInteger(value) ? at : [],
        );
        if (place === undefined) return undefined;
        numbers.add(place);
        return typed[place]?.number;
      },
    },
    taken: () => asked.concepts.filter((concept) => concepts.has(concept)).length,
    left: () => [
      ...new Set(
        typed.flatMap(({ text, concept, number: value, counts }, at) => {
          const used = value === undefined ? concept && concepts.has(concept) : numbers.has(counts ?? at);
          return used ? [] : text;
        }),
      ),
    ],
  };
}

type Given<Values> = { readonly [Name in keyof Values]?: Exclude<Values[Name], undefined> };

/** Only what is there: what is not said stays as the question begins. */
export function given<Values extends object>(values: Values): Given<Values> {
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined),
  ) as Given<Values>;
}

/** The sections that are named, in their order. */
export function sectionsOf({ concepts }: Asked): readonly SectionKind[] {
  return concepts.flatMap((concept) => sectionKinds.find((kind) => kind === concept) ?? []);
}

/** Who may always attack a castle. */
export const strong = ['titan', 'multi-dial'] as const;

/** A question that the typed may mean; undefined where it is about something else. */
export type Builder = (asking: Asking) => QuickQuestion | undefined;
