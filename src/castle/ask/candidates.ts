import type { Language } from '../../rules/languages.ts';
import type { MageKnightRuleId } from '../../rules/mage-knight/ids.ts';
import { sectionKinds } from '../../rules/mage-knight/kinds.ts';
import type { AskedQuestion } from '../quick-verdict.ts';
import { attack } from './attack-candidate.ts';
import { type Builder, lookAt } from './candidate.ts';
import { parseAsked, type Word } from './parse.ts';
import { shotAtFigure, shotAtSection, shotFromCastle } from './shot-candidates.ts';
import { rulesFor } from './topics.ts';
import type { Concept } from './vocabulary.ts';
import { across, contact, doors, ladders, up } from './way-candidates.ts';

/** In this order where they have a place for as much; a section that is named before the shot makes it. */
function buildersFor(words: readonly Word[]): readonly Builder[] {
  const concepts = words.flatMap(({ concept }) => concept ?? []);
  const at = (wanted: (concept: Concept) => boolean) => concepts.findIndex(wanted);
  const section = at((concept) => concept !== 'wall' && sectionKinds.some((kind) => kind === concept));
  const shoots = section >= 0 && section < at((concept) => concept === 'shoot');
  const shots = [shotAtFigure, shotAtSection];
  const all = shoots ? [shotFromCastle, attack] : [attack, ...shots, shotFromCastle];
  return [ladders, ...all, up, doors, across, contact];
}

const most = 4;

/** A question that is meant, filled in as far as what was typed is understood. */
export interface Meant {
  readonly question: AskedQuestion;
  /** What of the typed it has no place for, as it is typed: its answer may hang on that. */
  readonly left: readonly string[];
}

export interface Found {
  /** All that was typed but what says nothing. */
  readonly words: readonly Word[];
  readonly questions: readonly Meant[];
  /** Words that are not understood, as they are typed: every answer may hang on them. */
  readonly unknown: readonly string[];
  /** What no question asks and these rules say. */
  readonly rules: readonly MageKnightRuleId[];
}

/** The questions that a typed text may mean, those first that have a place for most of it; `own` is the player's language. */
export function candidatesFor(text: string, own?: Language): Found {
  const words = parseAsked(text, own);
  const unknown = words.flatMap((word) => (word.unknown ? word.text : []));
  const found = buildersFor(words).flatMap((build) => {
    const { asking, taken, left } = lookAt(words);
    const question = build(asking);
    return question ? { question, left: left(), score: taken() } : [];
  });
  const best = Math.max(0, ...found.map(({ score }) => score));
  const nearest = found.filter(({ score }) => score === best);
  const whole = unknown.length > 0 ? [] : nearest.filter(({ left }) => left.length === 0);
  const rules = rulesFor(words);
  // A rule that speaks of it is better than a question that has no place for it.
  const passed = whole.length === 0 && rules.length > 0;
  // Of a text that is mostly about something else none is meant.
  if (best === 0 || unknown.length > best || passed) return { words, questions: [], unknown, rules };
  const questions = (whole.length > 0 ? whole : nearest)
    .slice(0, most)
    .map(({ question, left }) => ({ question, left }));
  return { words, questions, unknown, rules };
}

/** Whether nothing that was typed could change what is answered. */
export function answersAll({ left }: Meant, { unknown }: Pick<Found, 'unknown'>): boolean {
  return left.length === 0 && unknown.length === 0;
}
