import * as v from 'valibot';
import { type BattleEvent, type BattleSetup, battleLimits, battleSides } from '../rules/battle.ts';
import { battleAfter } from '../rules/battle-after.ts';
import { outcomeOf } from '../rules/battle-outcome.ts';
import { games } from '../rules/ids.ts';
import { recordIdSchema, timeSchema } from './army/army.ts';
import type { RecordOf } from './held.ts';
import { recordKind } from './record.ts';
import { whole } from './whole.ts';

const nameSchema = v.pipe(v.string(), v.maxLength(battleLimits.name));
const sideSchema = v.object({ name: nameSchema, army: v.exactOptional(recordIdSchema) });
const pointsSchema = whole(-battleLimits.score, 2 * battleLimits.score);

const schema = v.looseObject({
  id: recordIdSchema,
  version: v.literal(1),
  game: v.picklist(games),
  name: nameSchema,
  mine: sideSchema,
  theirs: sideSchema,
  /** There is an enemy. */
  two: v.boolean(),
  created: timeSchema,
  changed: timeSchema,
  revision: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  handed: v.exactOptional(v.literal(true)),
  ended: v.exactOptional(timeSchema),
  round: whole(1, battleLimits.round),
  turn: v.picklist(battleSides),
  outcome: v.exactOptional(v.picklist(['won', 'lost', 'drawn'])),
  score: v.exactOptional(v.tuple([pointsSchema, pointsSchema])),
});

/** What lists say of a battle, so that hundreds of them stand there without their events being read. */
export type PlaySummary = RecordOf<typeof schema>;

export const playSummaryKind = recordKind({ name: 'play-summary', version: 1, schema, migrations: {} });

export const playSummaryPrefix = 'play-summary:';
export const playSummaryKey = (id: string): string => playSummaryPrefix + id;

interface SummedSide {
  readonly name: string;
  readonly army?: string;
}

/** What of a battle its summary follows from. */
interface SummedPlay extends BattleSetup {
  readonly id: string;
  readonly name: string;
  readonly mine: SummedSide;
  readonly theirs: SummedSide;
  readonly created: number;
  readonly changed: number;
  readonly revision: number;
  readonly handed?: true;
  readonly ended?: number;
  readonly events: readonly BattleEvent[];
}

const sideOf = ({ name, army }: SummedSide) => ({ name, ...(army !== undefined && { army }) });

export function summaryOfPlay(play: SummedPlay): PlaySummary {
  const { id, game, name, mine, theirs, units, created, changed, revision, handed, ended, events } = play;
  const state = battleAfter(play, events);
  return {
    id,
    version: 1,
    game,
    name,
    mine: sideOf(mine),
    theirs: sideOf(theirs),
    two: units.some(({ side }) => side === 'theirs'),
    created,
    changed,
    revision,
    ...(handed && { handed }),
    ...(ended !== undefined && { ended }),
    round: state.round,
    turn: state.turn,
    ...outcomeOf(play, events, state),
  };
}
