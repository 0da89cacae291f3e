// What a battle has beside its units and what happened: the clock of its players, and the game of a season that it is.
import * as v from 'valibot';
import { battleSides } from '../rules/battle.ts';
import type { BattleClock } from '../rules/battle-clock.ts';
import { scenarios } from '../rules/brikwars/league/results.ts';
import { recordIdSchema, timeSchema } from './army/army.ts';
import { held, type RecordOf } from './held.ts';
import { whole } from './whole.ts';

/** The game of a season that is played: its scenario, and who plays each side. */
export const leagueSchema = v.object({
  season: recordIdSchema,
  scenario: v.picklist(scenarios),
  mine: recordIdSchema,
  theirs: recordIdSchema,
});

const usedSchema = v.pipe(v.number(), v.finite(), v.minValue(0));
export const clockSchema = held<BattleClock>()(
  v.object({
    limit: v.exactOptional(whole(1, 600)),
    mine: usedSchema,
    theirs: usedSchema,
    runs: v.exactOptional(v.picklist(battleSides)),
    since: v.exactOptional(timeSchema),
  }),
);

export type PlayedLeague = RecordOf<typeof leagueSchema>;
