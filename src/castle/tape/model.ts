import { computed, type ReadonlySignal } from '@preact/signals';
import { namedLink, question } from '../../kit/question/asked.ts';
import { type InputsOf, optional } from '../../kit/question/fields.ts';
import type { InputsModel } from '../../kit/question/inputs.ts';
import type { Field } from '../../kit/question/link.ts';
import { createQuestion, type QuestionServices } from '../../kit/question/question.ts';
import type { Format } from '../../platform/format.ts';
import type { Messages } from '../../platform/words.ts';
import type { MageKnightRuleId } from '../../rules/mage-knight/ids.ts';
import { castleOwners } from '../../rules/mage-knight/plan/chain.ts';
import {
  type CheckEntry,
  type Checklist,
  type ChecklistVerdict,
  type CheckState,
  checkRule,
  judgeChecklist,
  limitOf,
  stateOf,
  type TapeCheck,
  tapeChecks,
} from '../../rules/mage-knight/plan/checklist.ts';
import type { DistanceLimit } from '../../rules/mage-knight/plan/placement-limits.ts';
import type { CastlePlan } from '../../rules/mage-knight/plan/plan.ts';
import { tapeOf } from '../../rules/mage-knight/plan/tape.ts';
import { entriesOf } from '../../rules/mage-knight/plan/tape-entries.ts';
import { decodePlan } from '../plan/link.ts';
import { readTape1 } from './link-1.ts';

/** The longest tape: no table is larger from corner to corner. Inches. */
export const longestTape = 200;

/** A distance is kept to a hundredth of an inch. */
export const tapeDecimals = 2;

/** What was measured, which decides, and what somebody says of it all the same. */
interface Disputed {
  readonly measured: number;
  readonly ticked: boolean;
}

/** A check as it was entered: ticked, measured, or both. */
export type TapeEntry = CheckEntry | Disputed;

const measuredOf = (entry: TapeEntry | undefined) =>
  typeof entry === 'object' ? entry.measured : typeof entry === 'number' ? entry : undefined;

const tickedOf = (entry: TapeEntry | undefined) =>
  typeof entry === 'object' ? entry.ticked : typeof entry === 'boolean' ? entry : undefined;

/** Both as one entry; undefined where there is neither. */
function entryOf(measured: number | undefined, ticked: boolean | undefined): TapeEntry | undefined {
  if (measured === undefined) return ticked;
  return ticked === undefined ? measured : { measured, ticked };
}

/** What decides: the distance wherever there is one. */
function checklistOf(inputs: TapeInputs): Checklist {
  return Object.fromEntries(
    tapeChecks.flatMap((check) => {
      const entry = measuredOf(inputs[check]) ?? tickedOf(inputs[check]);
      return entry === undefined ? [] : [[check, entry]];
    }),
  );
}

/** `y`, `n`, where something is measured the distance, and `18.5y` where both were entered. */
const fieldOf = (check: TapeCheck): Field<TapeEntry> => ({
  write(entry) {
    const ticked = tickedOf(entry);
    return `${measuredOf(entry) ?? ''}${ticked === undefined ? '' : ticked ? 'y' : 'n'}`;
  },
  read(text) {
    const [, length = '', tick] = /^(\d{1,3}(?:\.\d{1,2})?)?([yn])?$/.exec(text) ?? [];
    if (length !== '' && (!limitOf(check) || Number(length) > longestTape)) return undefined;
    return entryOf(length === '' ? undefined : Number(length), tick === undefined ? undefined : tick === 'y');
  },
});

const fields = Object.fromEntries(tapeChecks.map((check) => [check, optional(fieldOf(check))])) as Readonly<
  Record<TapeCheck, ReturnType<typeof optional<TapeEntry>>>
>;

/** The checks of which something was said; the others are open. */
export type TapeInputs = InputsOf<typeof fields>;

/** The checklist as text: `v=2&consent=y&own=17.5`. */
export const tapeCodec = namedLink(question(fields), readTape1);

/** The plan in hand on the map, and who has a castle there; nothing where it cannot be read. */
function castlesOn(text: string | undefined): {
  readonly plan: CastlePlan | undefined;
  readonly owners: readonly number[];
} {
  const plan = text === undefined ? undefined : decodePlan(text);
  return { plan, owners: plan ? castleOwners(plan) : [] };
}

/**
 * What the map knows of a player's castle. That all have agreed, and what was placed first, is so on every new map: only
 * where it is otherwise has somebody said so.
 */
function measured(plan: CastlePlan, owner: number): Checklist {
  const { consent, order, planks, ...distances } = entriesOf(tapeOf(plan, owner));
  return {
    ...distances,
    ...(consent === false ? { consent } : {}),
    ...(order === false ? { order } : {}),
    ...(planks === false ? { planks } : {}),
  };
}

/** One line of the list as it stands. */
export interface TapeLine {
  readonly check: TapeCheck;
  readonly rule: MageKnightRuleId;
  readonly measured: number | undefined;
  /** What was said of it; where it was measured too, that decides. */
  readonly ticked: boolean | undefined;
  readonly state: CheckState;
  /** Undefined where nothing is measured. */
  readonly limit: DistanceLimit | undefined;
}

/** What came of asking the map: a castle was taken over, there is none, or it is not said which of several. */
export type MapAnswer = { readonly found: 'castle' | 'nothing' } | { readonly owners: readonly number[] };

export interface CastleTapeModel {
  readonly inputs: InputsModel<TapeInputs>;
  readonly verdict: ReadonlySignal<ChecklistVerdict>;
  readonly lines: ReadonlySignal<readonly TapeLine[]>;
  readonly untouched: ReadonlySignal<boolean>;
  /** Ticks a check; the same tick again takes it back. What was measured stays beside it, and decides. */
  tick(check: TapeCheck, kept: boolean): void;
  /** Types a distance in inches. */
  measure(check: TapeCheck, distance: number): void;
  /** Takes a distance back. */
  clear(check: TapeCheck): void;
  /** Takes the distances of the plan on the map over, of the only castle or of the one named by its player. */
  fillFromMap(owner?: number): Promise<MapAnswer>;
  startOver(): void;
  /** Puts an earlier list back: the undo of filling and starting over. */
  restore(entries: TapeInputs): void;
}

/** The list in its order, each line with its rule and state. */
export function linesOf(inputs: TapeInputs): readonly TapeLine[] {
  const decisive = checklistOf(inputs);
  return tapeChecks.map((check) => ({
    check,
    rule: checkRule(check),
    measured: measuredOf(inputs[check]),
    ticked: tickedOf(inputs[check]),
    state: stateOf(check, decisive[check]),
    limit: limitOf(check),
  }));
}

/** The open check that comes after one, going round; undefined where there is no other. */
export function nextOpen(lines: readonly TapeLine[], after: TapeCheck): TapeCheck | undefined {
  const place = lines.findIndex(({ check }) => check === after);
  return [...lines.slice(place + 1), ...lines.slice(0, Math.max(0, place))].find(
    ({ state }) => state === 'open',
  )?.check;
}

export async function createCastleTapeModel(services: QuestionServices): Promise<CastleTapeModel> {
  const { inputs, untouched, now, set } = await createQuestion(services, {
    game: 'mage-knight',
    name: 'castle-tape',
    address: 'castle/tape',
    link: tapeCodec,
  });

  function enter(check: TapeCheck, entry: TapeEntry | undefined): void {
    const { [check]: _, ...others } = now();
    set(entry === undefined ? others : { ...others, [check]: entry });
  }

  return {
    inputs,
    verdict: computed(() => judgeChecklist(checklistOf(inputs.value.value))),
    lines: computed(() => linesOf(inputs.value.value)),
    untouched,
    tick(check, kept) {
      const entry = now()[check];
      enter(check, entryOf(measuredOf(entry), tickedOf(entry) === kept ? undefined : kept));
    },
    measure(check, distance) {
      if (!limitOf(check) || !(distance >= 0 && distance <= longestTape)) return;
      enter(check, entryOf(distance, tickedOf(now()[check])));
    },
    clear: (check) => enter(check, tickedOf(now()[check])),
    async fillFromMap(owner) {
      const text = await services.drafts.load('castle-map');
      const { plan, owners } = castlesOn(text);
      const [first, ...others] = owner === undefined ? owners : owners.filter((player) => player === owner);
      if (!plan || first === undefined) return { found: 'nothing' };
      if (others.length > 0) return { owners };
      set({ ...now(), ...measured(plan, first) });
      return { found: 'castle' };
    },
    startOver: () => set({}),
    restore: set,
  };
}

type Texts = Messages['castletape'];

export function limitText(t: Texts, format: Format, { limit }: TapeLine): string | undefined {
  return limit && t.limits[limit.comparison](t.inches(format.number(limit.limit)));
}

/** What is checked, with its limit: "To my starting area: at most 18″". */
export function lineName(t: Texts, format: Format, line: TapeLine): string {
  const limit = limitText(t, format, line);
  const { name } = t.checks[line.check];
  return limit === undefined ? name : `${name}: ${limit}`;
}

/** What is wrong, by how much where it was measured. */
export function wrongText(t: Texts, format: Format, line: TapeLine): string {
  const { name, wrong } = t.checks[line.check];
  const limit = limitText(t, format, line);
  if (line.measured === undefined || limit === undefined) return wrong;
  return t.wrongBy(name, t.inches(format.number(line.measured)), limit);
}

/** What was said of a check against what was measured; nothing where they agree. */
export function disputeText(
  t: Texts,
  format: Format,
  { measured, ticked, state }: TapeLine,
): string | undefined {
  if (measured === undefined || ticked === undefined || ticked === (state === 'kept')) return undefined;
  return t.both(t.inches(format.number(measured)), ticked ? t.ok : t.fault);
}
