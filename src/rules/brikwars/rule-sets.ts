// What an army can be built by: the editions, the league, and the short games with lists of their own.

import type { SpecialtyId } from './creation/creation.ts';
import { type CreationRules, creationEditionIds, creationRules } from './creation/creation-rules.ts';
import type { EditionId } from './edition.ts';
import { editionIds, firstEdition } from './edition-ids.ts';
import type { ShortList } from './units/short-unit.ts';

export const ruleSetIds = [...creationEditionIds, 'quik-en', 'quik-pl', 'quik-lugpol'] as const;
export type RuleSetId = (typeof ruleSetIds)[number];

export interface RuleSet {
  /** The short game whose list it is; the full game has none. */
  readonly list?: ShortList;
  /** The edition by whose rules its units fight; a short game has its own fights. */
  readonly fights?: EditionId;
  /** How units and creations are built, and what limits armies. */
  readonly building: CreationRules;
  /** What can be learnt, printed specialties and bought ones (BW-UNIT-09). */
  readonly specialties: readonly SpecialtyId[];
  /** Its units have prices; the English and the Polish QuikWars count none (BW-QW-01). */
  readonly priced: boolean;
  /** Each army should have so many Heroes (BW-QW-23). */
  readonly heroes?: number;
}

const plain: readonly SpecialtyId[] = ['ego', 'leadership', 'pilot'];
const supplements: readonly SpecialtyId[] = [...plain, 'healing', 'hiding', 'perception'];

const full = (building: CreationRules, fights: EditionId): RuleSet => ({
  building,
  fights,
  specialties: building.supplements ? supplements : plain,
  priced: true,
});
const short = (list: ShortList, more: Partial<RuleSet> = {}): RuleSet => ({
  ...{ list, building: creationRules['2005'], specialties: [], priced: false },
  ...more,
});

const fullGames = Object.fromEntries(editionIds.map((id) => [id, full(creationRules[id], id)])) as Record<
  EditionId,
  RuleSet
>;

/** Each rule set as data; no function asks for its name. */
export const ruleSets: Readonly<Record<RuleSetId, RuleSet>> = {
  ...fullGames,
  'pl-supplements': full(creationRules['pl-supplements'], 'pl'),
  league: full(creationRules.league, 'pl'),
  'quik-en': short('quik', { heroes: 1 }),
  'quik-pl': short('quik'),
  'quik-lugpol': short('lugpol', { priced: true }),
};

/** The edition by which the units of an army fight; undefined where it says nothing of that. */
export function fightEditionOf(edition: string | undefined): EditionId | undefined {
  return edition === undefined ? undefined : ruleSetOf(edition).fights;
}

/** The rule set of an army; a name nobody knows, or none, plays by the first. */
export function ruleSetOf(edition: string | undefined): RuleSet {
  return ruleSets[ruleSetIds.find((id) => id === edition) ?? firstEdition];
}
