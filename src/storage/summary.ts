import * as v from 'valibot';
import { armyTotals } from '../rules/army.ts';
import { type Game, games } from '../rules/ids.ts';
import { type Army, countSchema, editionSchema, nameSchema, recordIdSchema, timeSchema } from './army.ts';
import { recordKind } from './record.ts';

/** What the list of armies shows of one, so that a thousand of them open without reading their lines. */
export interface ArmySummary {
  readonly id: string;
  readonly version: 1;
  readonly name: string;
  readonly game: Game;
  readonly edition?: string;
  readonly limit?: number;
  readonly points: number;
  readonly models: number;
  readonly lines: number;
  readonly created: number;
  readonly changed: number;
  readonly revision: number;
}

const finite = v.pipe(v.number(), v.finite());

const schema = v.looseObject({
  id: recordIdSchema,
  version: v.literal(1),
  name: nameSchema,
  game: v.picklist(games),
  edition: v.exactOptional(editionSchema),
  limit: v.exactOptional(finite),
  points: finite,
  models: countSchema,
  lines: countSchema,
  created: timeSchema,
  changed: timeSchema,
  revision: countSchema,
});

export const summaryKind = recordKind<ArmySummary>({ name: 'summary', version: 1, schema, migrations: {} });

export const summaryPrefix = 'summary:';

export function summaryKey(id: string): string {
  return `${summaryPrefix}${id}`;
}

export function summaryOf(army: Army): ArmySummary {
  const { points, models, lines } = armyTotals(army.game, army.lines);
  return {
    id: army.id,
    version: 1,
    name: army.name,
    game: army.game,
    ...(army.edition === undefined ? {} : { edition: army.edition }),
    ...(army.limit === undefined ? {} : { limit: army.limit }),
    points,
    models,
    lines,
    created: army.created,
    changed: army.changed,
    revision: army.revision,
  };
}
