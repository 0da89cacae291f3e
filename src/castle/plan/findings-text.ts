import { useFormat, useTexts } from '../../kit/context.ts';
import type { Format } from '../../platform/format.ts';
import type { Messages } from '../../platform/words.ts';
import type { Thing as Named, Violation } from '../../rules/mage-knight/plan/placement.ts';
import type { Comparison } from '../../rules/mage-knight/plan/placement-limits.ts';
import { type CastlePlan, tableEdges } from '../../rules/mage-knight/plan/plan.ts';
import { isSameThing, outlineOf, type Thing } from './model.ts';

export interface MapPhrases {
  /** 17.25″; what is not quite the limit never looks like it. */
  inches(value: number, limit?: number): string;
  name(thing: Named): string;
  /** What stands on it in a drawing: sections, terrain and figures are each counted from 1. */
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

/** What stands on a thing in a drawing that has no name of its own. */
export function markOf(t: Texts, { kind, index }: Thing): string {
  return kind === 'section' ? String(index + 1) : `${t[kind].charAt(0)}${index + 1}`;
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
  const name = ({ kind, index }: Named): string => {
    switch (kind) {
      case 'section':
        return t.numbered(terms.sections[plan.sections[index]?.kind ?? 'wall'], index + 1);
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
  const mark = (thing: Thing): string => markOf(t, thing);
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
