import * as v from 'valibot';
import { scenarios } from '../rules/brikwars/league/results.ts';
import type { RecordOf } from './held.ts';
import { readDraft } from './read-draft.ts';

/** How a game ended, as it is asked: who won, or who did not come. */
export const outcomes = ['light', 'draw', 'dark'] as const;
export const absences = ['light-absent', 'dark-absent'] as const;

const text = v.pipe(v.string(), v.maxLength(1_000));

const gameSchema = v.object({
  kind: v.picklist(['game', 'playoff']),
  scenario: v.picklist(scenarios),
  light: text,
  dark: text,
  day: text,
  end: v.exactOptional(v.picklist([...outcomes, ...absences])),
  secondary: v.object({ light: v.boolean(), dark: v.boolean() }),
  /** Missing until somebody says it: then the season knows. */
  absentPlayed: v.exactOptional(v.boolean()),
});

const schema = v.object({ of: text, game: gameSchema });

/** A game as somebody enters it. */
export type EnteredGame = RecordOf<typeof gameSchema>;
/** A game that is half entered, and where: of which season, and of which game. */
export type HalfEntered = RecordOf<typeof schema>;

/** What was kept of a half-entered game; undefined for what is none. */
export function readHalfEntered(draft: string): HalfEntered | undefined {
  return readDraft(schema, draft);
}
