import { sectionKinds } from '../../rules/mage-knight/kinds.ts';
import type { QuickQuestion } from '../quick-verdict.ts';
import { attack } from './attack-candidate.ts';
import type { Known } from './candidate.ts';
import { parseAsked } from './parse.ts';
import { shotAtFigure, shotAtSection, shotFromCastle } from './shot-candidates.ts';
import type { Concept } from './vocabulary.ts';
import { across, contact, doors, up } from './way-candidates.ts';

/** In this order where they have a place for as much; a section that is named before the shot makes it. */
function buildersFor({ concepts }: Known) {
  const at = (wanted: (concept: Concept) => boolean) => concepts.findIndex(wanted);
  const section = at((concept) => concept !== 'wall' && sectionKinds.some((kind) => kind === concept));
  const shoots = section >= 0 && section < at((concept) => concept === 'shoot');
  const shots = [shotAtFigure, shotAtSection];
  const all = shoots ? [shotFromCastle, ...shots, attack] : [attack, ...shots, shotFromCastle];
  return [...all, up, doors, across, contact];
}

const most = 4;

/** The questions that a typed text may mean, filled in, those first that have a place for most of it. */
export function candidatesFor(text: string): readonly QuickQuestion[] {
  const asked = parseAsked(text);
  const known: Known = {
    ...asked,
    has: (...concepts) => concepts.some((concept) => asked.concepts.includes(concept)),
  };
  const found = buildersFor(known).flatMap((build) => {
    const candidate = build(known);
    if (!candidate) return [];
    const { question, uses } = candidate;
    return { question, score: asked.concepts.filter((each) => uses.includes(each)).length };
  });
  const best = Math.max(0, ...found.map(({ score }) => score));
  // Of a text that is mostly about something else none is meant.
  if (best === 0 || asked.unknown.length > best) return [];
  return found
    .filter(({ score }) => score === best)
    .slice(0, most)
    .map(({ question }) => question);
}
