import { termsOf } from './excerpt.ts';

/** Parts of BrikWars that the app does not have yet. */
export const absentParts = ['squads', 'creations', 'healing', 'magic', 'skills', 'league'] as const;
export type AbsentPart = (typeof absentParts)[number];

/** Beginnings of the words by which players ask for them, folded, in all languages. */
const beginnings: Readonly<Record<AbsentPart, readonly string[]>> = {
  squads: ['squad', 'osztag'],
  creations: [
    'overkill',
    'grinding',
    'operator',
    'pilot',
    'structure level',
    'half mind',
    'polmozg',
    'kreacj',
    'fel elme',
  ],
  healing: ['heal', 'medic', 'lecz', 'medyk', 'gyogy', 'szanitec', 'orvos'],
  magic: ['magic', 'mage', 'spell', 'summon', 'necromanc', 'magi', 'czar', 'zakle', 'nekroman', 'varazs'],
  skills: [
    'weapon master',
    'perception',
    'hiding',
    'mistrz broni',
    'spostrzegawcz',
    'fegyvermester',
    'eszleles',
  ],
  league: ['league', 'liga', 'ligi', 'lidze', 'ligow'],
};

/** What a query asks for that the app does not have yet: everything it finds is beside the point then. */
export function absentPartOf(query: string): AbsentPart | undefined {
  const terms = termsOf(query);
  const begins = (words: readonly string[]) =>
    terms.some((_, at) => words.every((word, place) => terms[at + place]?.startsWith(word)));
  return absentParts.find((part) => beginnings[part].some((words) => begins(words.split(' '))));
}
