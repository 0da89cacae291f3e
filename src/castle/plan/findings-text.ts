import { useFormat, useTexts } from '../../kit/context.ts';
import type { Format } from '../../platform/format.ts';
import type { Messages } from '../../platform/words.ts';
import type { SectionKind } from '../../rules/mage-knight/kinds.ts';
import type { Thing as Named, Violation } from '../../rules/mage-knight/plan/placement.ts';
import type { Comparison } from '../../rules/mage-knight/plan/placement-limits.ts';
import { type CastlePlan, tableEdges } from '../../rules/mage-knight/plan/plan.ts';
import { isSameThing, outlineOf, type Thing } from './model.ts';

export interface MapPhrases {
  /** 17.25″; what is not quite the limit never looks like it. */
  inches(value: number, limit?: number): string;
  name(thing: Named): string;
  /** What stands on it in a drawing: a letter and a number, each kind counted from 1. */
  mark(thing: Thing): string;
  /** Its name, with that mark where the name alone does not say it. */
  called(thing: Thing): string;
  /** Where it stands and how it is turned. */
  position(thing: Thing): string;
  finding(violation: Violation): string;
  /** A distance and what it must be: "✓ 17.5″ · at most 18″". */
  tape(tape: Description): string;
}

interface Description {
  readonly distance: number;
  readonly limit: number;
  readonly comparison: Comparison;
  readonly kept: boolean;
}

type Texts = Messages['castleplan'];

/** Which of its kind one of the sections is, from 1; undefined for the only one. */
export function countOfKind(kinds: readonly SectionKind[], index: number): number | undefined {
  const kind = kinds[index];
  if (kinds.filter((each) => each === kind).length < 2) return undefined;
  return kinds.slice(0, index + 1).filter((each) => each === kind).length;
}

/** What stands on a section in every drawing of it: the letter of its kind and which of these it is, "T3". */
export function markOfKind({ marks }: Pick<Texts, 'marks'>, kind: SectionKind, count?: number): string {
  return `${marks[kind]}${count ?? ''}`;
}

/** What a section without a name of its own is called: its kind, and which of these it is. */
export function nameOfKind(
  { numbered }: Pick<Texts, 'numbered'>,
  { sections }: Pick<Messages['castleterms'], 'sections'>,
  kind: SectionKind,
  count?: number,
): string {
  return count === undefined ? sections[kind] : numbered(sections[kind], count);
}

/** The mark of a section of a plan. */
export function markOfSection(t: Pick<Texts, 'marks'>, kinds: readonly SectionKind[], index: number): string {
  const kind = kinds[index];
  return kind ? markOfKind(t, kind, countOfKind(kinds, index)) : '';
}

/** The name of a section of a plan. */
export function nameOfSection(
  t: Pick<Texts, 'numbered'>,
  terms: Pick<Messages['castleterms'], 'sections'>,
  kinds: readonly SectionKind[],
  index: number,
): string {
  return nameOfKind(t, terms, kinds[index] ?? 'wall', countOfKind(kinds, index));
}

/** What stands on terrain, and on a figure without a name, in a drawing. */
export function markOf({ marks }: Pick<Texts, 'marks'>, kind: 'terrain' | 'figure', index: number): string {
  return `${marks[kind]}${index + 1}`;
}

/** What the map says of a plan. */
export function phrasesOf(
  t: Texts,
  terms: Messages['castleterms'],
  format: Format,
  plan: CastlePlan,
): MapPhrases {
  const inches = (value: number, limit?: number): string => {
    const hides = limit !== undefined && value !== limit && value.toFixed(2) === limit.toFixed(2);
    return t.inches(format.number(value, hides ? 4 : 2));
  };
  const kinds = plan.sections.map(({ kind }) => kind);
  const name = ({ kind, index }: Named): string => {
    switch (kind) {
      case 'section':
        return nameOfSection(t, terms, kinds, index);
      case 'terrain':
        return t.numbered(t.terrain, index + 1);
      case 'figure': {
        const { name: own, demoralised } = plan.figures[index] ?? {};
        const called = own ?? t.numbered(t.figure, index + 1);
        return demoralised ? `${called} (${t.demoralised})` : called;
      }
      case 'area':
        return t.areaOf(index + 1);
      case 'castle':
        return t.castleOf(index + 1);
      case 'edge':
        return t.edges[tableEdges[index] ?? 'near'];
    }
  };
  const mark = ({ kind, index }: Thing): string =>
    kind === 'section' ? markOfSection(t, kinds, index) : markOf(t, kind, index);
  return {
    inches,
    name,
    mark,
    called: (thing) => (thing.kind === 'section' ? name(thing) : `${mark(thing)} – ${name(thing)}`),
    tape({ distance, limit, comparison, kept }) {
      const must = t.must[comparison](inches(limit));
      return `${kept ? '✓' : '✗'} ${inches(Math.abs(distance), limit)} · ${must}`;
    },
    position(thing) {
      const outline = outlineOf(plan, thing);
      if (!outline) return '';
      const { x, y } = outline.centre;
      const where = t.position(inches(x), inches(y));
      return outline.shape === 'circle' || outline.angle === 0
        ? where
        : `${where}, ${t.turned(outline.angle)}`;
    },
    finding({ code, thing, other, distance = 0, limit = 0 }) {
      const text = t.findings[code](
        name(thing),
        other ? name(other) : '',
        inches(Math.abs(distance), limit),
        inches(limit),
      );
      return text.charAt(0).toLocaleUpperCase(format.language) + text.slice(1);
    },
  };
}

/** The same in the player's language. */
export function useMapPhrases(plan: CastlePlan): MapPhrases {
  return phrasesOf(useTexts('castleplan'), useTexts('castleterms'), useFormat(), plan);
}

/** Whether something on the table breaks a rule: by itself, or together with another. */
export function wrongAmong(findings: readonly Violation[]): (thing: Thing) => boolean {
  return (thing) =>
    findings.some(
      ({ thing: one, other, cutOff }) =>
        isSameThing(thing, one) ||
        isSameThing(thing, other) ||
        (thing.kind === 'section' && cutOff?.includes(thing.index)),
    );
}

/** What on the table a finding is about; undefined for agreement, order and the whole castle. */
export function placedThing({ thing, other }: Violation): Thing | undefined {
  for (const named of [thing, other]) {
    const kind = named?.kind;
    if (named && (kind === 'section' || kind === 'terrain' || kind === 'figure'))
      return { kind, index: named.index };
  }
  return undefined;
}
