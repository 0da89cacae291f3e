import * as v from 'valibot';
import { armyBounds, armyTotals } from '../../rules/army.ts';
import { games } from '../../rules/ids.ts';
import type { RecordOf } from '../held.ts';
import { recordKind } from '../record.ts';
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
  /** What its lines are called, each name once; missing where an older version of the app wrote the summary. */
  units: v.exactOptional(v.pipe(v.array(nameSchema), v.maxLength(armyBounds.lines))),
  /** There are more names than a summary holds: who looks for one has to read the army. */
  unitsCut: v.exactOptional(v.boolean()),
  /** How many rules of its game it broke when it was stored; missing where nobody could say. */
  broken: v.exactOptional(countSchema),
  created: timeSchema,
  changed: timeSchema,
  revision: countSchema,
});

/** What the list of armies shows of one, so that a thousand of them open without reading their lines. */
export type ArmySummary = RecordOf<typeof schema>;

export const summaryKind = recordKind({ name: 'summary', version: 1, schema, migrations: {} });

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
