import * as v from 'valibot';
import { armyBounds, isPoints } from '../rules/army.ts';
import { type Game, games } from '../rules/ids.ts';
import { recordKind } from './record.ts';
import { idPattern } from './record-id.ts';
import { lastTime } from './time.ts';

/** What a builder of a game keeps beside a line. Only that builder reads `data`; everyone else keeps it as it is. */
export interface ArmyUnit {
  readonly game: string;
  readonly version: number;
  readonly data: unknown;
}

export interface ArmyLine {
  readonly id: string;
  readonly name: string;
  readonly count: number;
  /** Points of one, at most two decimals. */
  readonly points: number;
  /** Models of one, where that is not one model. */
  readonly models?: number;
  readonly note: string;
  /** The heading that it stands under. */
  readonly squad?: string;
  /** It stays at home: it counts for nothing until it plays again. */
  readonly reserve?: true;
  /** The picture of its models, a record of its own. */
  readonly photo?: string;
  readonly unit?: ArmyUnit;
}

/** An army list. Times are milliseconds since 1970; `revision` grows by one with every save. */
export interface Army {
  readonly id: string;
  readonly version: 1;
  readonly name: string;
  readonly game: Game;
  readonly edition?: string;
  readonly limit?: number;
  /** Built for a scenario of its own (USB). */
  readonly scenario?: boolean;
  /** The line whose hero commands, where several could (USB). */
  readonly commander?: string;
  /** What the player wants to know of it later. */
  readonly notes?: string;
  /** Short names under which its owner files it, in his order. */
  readonly tags?: readonly string[];
  readonly lines: readonly ArmyLine[];
  readonly created: number;
  readonly changed: number;
  readonly revision: number;
}

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
const lineSchema = v.looseObject({
  id: recordIdSchema,
  name: nameSchema,
  count: v.pipe(countSchema, v.maxValue(armyBounds.count)),
  points: pointsSchema(armyBounds.points),
  models: v.exactOptional(v.pipe(countSchema, v.maxValue(armyBounds.models))),
  note: v.pipe(v.string(), v.maxLength(armyBounds.note)),
  squad: v.exactOptional(v.pipe(v.string(), v.nonEmpty(), v.maxLength(armyBounds.squad))),
  reserve: v.exactOptional(v.literal(true)),
  photo: v.exactOptional(recordIdSchema),
  unit: v.exactOptional(
    v.looseObject({ game: v.pipe(v.string(), v.maxLength(40)), version: countSchema, data: v.unknown() }),
  ),
});

const schema = v.looseObject({
  id: recordIdSchema,
  version: v.literal(1),
  name: nameSchema,
  game: v.picklist(games),
  edition: v.exactOptional(editionSchema),
  limit: v.exactOptional(pointsSchema(armyBounds.limit)),
  scenario: v.exactOptional(v.boolean()),
  commander: v.exactOptional(recordIdSchema),
  notes: v.exactOptional(v.pipe(v.string(), v.maxLength(armyBounds.notes))),
  tags: v.exactOptional(tagsSchema),
  lines: v.pipe(v.array(lineSchema), v.maxLength(armyBounds.lines)),
  created: timeSchema,
  changed: timeSchema,
  revision: countSchema,
});

export const armyKind = recordKind<Army>({ name: 'army', version: 1, schema, migrations: {} });

export const armyPrefix = 'army:';

export function armyKey(id: string): string {
  return `${armyPrefix}${id}`;
}

/** What can stand in such a record. */
export { schema as armySchema };
