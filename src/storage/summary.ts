import * as v from 'valibot';
import { armyBounds, armyTotals } from '../rules/army.ts';
import { type Game, games } from '../rules/ids.ts';
import {
  type Army,
  type ArmyLine,
  countSchema,
  editionSchema,
  nameSchema,
  recordIdSchema,
  tagsSchema,
  timeSchema,
} from './army.ts';
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
  readonly tags?: readonly string[];
  /** What its lines are called, each name once; missing where an older version of the app wrote the summary. */
  readonly units?: readonly string[];
  /** There are more names than a summary holds: who looks for one has to read the army. */
  readonly unitsCut?: boolean;
  /** How many rules of its game it broke when it was stored; missing where nobody could say. */
  readonly broken?: number;
  readonly created: number;
  readonly changed: number;
  readonly revision: number;
}

/** So many letters of names at most, so that a thousand summaries are read at once. */
const lettersOfUnits = 1_200;

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
  tags: v.exactOptional(tagsSchema),
  units: v.exactOptional(v.pipe(v.array(nameSchema), v.maxLength(armyBounds.lines))),
  unitsCut: v.exactOptional(v.boolean()),
  broken: v.exactOptional(countSchema),
  created: timeSchema,
  changed: timeSchema,
  revision: countSchema,
});

export const summaryKind = recordKind<ArmySummary>({ name: 'summary', version: 1, schema, migrations: {} });

export const summaryPrefix = 'summary:';

export function summaryKey(id: string): string {
  return `${summaryPrefix}${id}`;
}

/** The names of lines, each once. */
export function unitNames(lines: readonly ArmyLine[]): readonly string[] {
  return [...new Set(lines.flatMap(({ name }) => name.trim() || []))];
}

function namesKept(names: readonly string[]): Pick<ArmySummary, 'units' | 'unitsCut'> {
  let letters = 0;
  const units = names.filter((name) => {
    letters += name.length;
    return letters <= lettersOfUnits;
  });
  return { units, ...(units.length < names.length && { unitsCut: true }) };
}

/** What only the code of its game can say of an army. */
export interface KnownOfArmy {
  /** How many rules of its game it breaks. */
  readonly broken?: number;
  /** What its units are called on the screen; those of lines without a name too. */
  readonly names?: readonly string[];
}

export function summaryOf(army: Army, { broken, names }: KnownOfArmy = {}): ArmySummary {
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
    ...(army.tags === undefined ? {} : { tags: army.tags }),
    ...namesKept(names ?? unitNames(army.lines)),
    ...(broken === undefined ? {} : { broken }),
    created: army.created,
    changed: army.changed,
    revision: army.revision,
  };
}
