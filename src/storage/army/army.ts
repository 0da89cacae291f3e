import * as v from 'valibot';
import { armyBounds, isPoints } from '../../rules/army.ts';
import { games } from '../../rules/ids.ts';
import type { RecordOf } from '../held.ts';
import { recordKind } from '../record.ts';
import { idPattern } from '../record-id.ts';
import { lastTime } from '../time.ts';

export const recordIdSchema = v.pipe(v.string(), v.regex(idPattern));
export const timeSchema = v.pipe(v.number(), v.minValue(-lastTime), v.maxValue(lastTime));
export const countSchema = v.pipe(v.number(), v.integer(), v.minValue(0));
export const editionSchema = v.pipe(v.string(), v.maxLength(40));
export const nameSchema = v.pipe(v.string(), v.maxLength(armyBounds.name));

export const tagsSchema = v.pipe(
  v.array(v.pipe(v.string(), v.minLength(1), v.maxLength(armyBounds.tag))),
  v.maxLength(armyBounds.tags),
);

export function pointsSchema(highest: number): v.GenericSchema<unknown, number> {
  return v.pipe(
    v.number(),
    v.check((value) => isPoints(value, highest), 'points'),
  );
}

// Loose on purpose: what a later version adds survives an edit in an older tab.
const unitSchema = v.looseObject({
  game: v.pipe(v.string(), v.maxLength(40)),
  version: countSchema,
  data: v.unknown(),
});

const lineSchema = v.looseObject({
  id: recordIdSchema,
  name: nameSchema,
  count: v.pipe(countSchema, v.maxValue(armyBounds.count)),
  /** Of one, at most two decimals. */
  points: pointsSchema(armyBounds.points),
  /** Of one, where that is not one model. */
  models: v.exactOptional(v.pipe(countSchema, v.maxValue(armyBounds.models))),
  note: v.pipe(v.string(), v.maxLength(armyBounds.note)),
  /** The heading that it stands under. */
  squad: v.exactOptional(v.pipe(v.string(), v.nonEmpty(), v.maxLength(armyBounds.squad))),
  /** It stays at home: it counts for nothing until it plays again. */
  reserve: v.exactOptional(v.literal(true)),
  /** The picture of its models, a record of its own. */
  photo: v.exactOptional(recordIdSchema),
  unit: v.exactOptional(unitSchema),
});

const schema = v.looseObject({
  id: recordIdSchema,
  version: v.literal(1),
  name: nameSchema,
  game: v.picklist(games),
  edition: v.exactOptional(editionSchema),
  limit: v.exactOptional(pointsSchema(armyBounds.limit)),
  /** Built for a scenario of its own (USB). */
  scenario: v.exactOptional(v.boolean()),
  /** The line whose hero commands, where several could (USB). */
  commander: v.exactOptional(recordIdSchema),
  /** What the player wants to know of it later. */
  notes: v.exactOptional(v.pipe(v.string(), v.maxLength(armyBounds.notes))),
  /** Short names under which its owner files it, in his order. */
  tags: v.exactOptional(tagsSchema),
  lines: v.pipe(v.array(lineSchema), v.maxLength(armyBounds.lines)),
  created: timeSchema,
  changed: timeSchema,
  revision: countSchema,
});

/** What a builder of a game keeps beside a line. Only that builder reads `data`; everyone else keeps it as it is. */
export type ArmyUnit = RecordOf<typeof unitSchema>;
export type ArmyLine = RecordOf<typeof lineSchema>;
/** An army list. Times are milliseconds since 1970; `revision` grows by one with every save. */
export type Army = RecordOf<typeof schema>;

export const armyKind = recordKind({ name: 'army', version: 1, schema, migrations: {} });

export const armyPrefix = 'army:';

export function armyKey(id: string): string {
  return `${armyPrefix}${id}`;
}

/** What can stand in such a record. */
export { schema as armySchema };
