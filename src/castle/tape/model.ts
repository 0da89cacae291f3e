import { computed, type ReadonlySignal } from '@preact/signals';
import type { InputCodec, InputsModel } from '../../kit/inputs.ts';
import { type Field, link, maybe } from '../../kit/link.ts';
import { createQuestion, type QuestionServices } from '../../kit/question.ts';
import type { Format } from '../../platform/format.ts';
import type { Messages } from '../../platform/words.ts';
import { castleOwners } from '../../rules/mage-knight/chain.ts';
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
} from '../../rules/mage-knight/checklist.ts';
import type { MageKnightRuleId } from '../../rules/mage-knight/ids.ts';
import type { DistanceLimit } from '../../rules/mage-knight/placement-limits.ts';
import type { CastlePlan } from '../../rules/mage-knight/plan.ts';
import { tapeOf } from '../../rules/mage-knight/tape.ts';
import { entriesOf } from '../../rules/mage-knight/tape-entries.ts';
import { decodePlan } from '../plan/link.ts';

/** The longest tape: no table is larger from corner to corner. Inches. */
export const longestTape = 200;

/** A distance is kept to a hundredth of an inch. */
export const tapeDecimals = 2;

/** Yes, no, or where something is measured the distance. */
const entryOf = (check: TapeCheck): Field<CheckEntry> => ({
  write: (entry) => (typeof entry === 'number' ? String(entry) : entry ? 'y' : 'n'),
  read(text) {
    if (text === 'y' || text === 'n') return text === 'y';
    const measured = limitOf(check) && /^\d{1,3}(?:\.\d{1,2})?$/.test(text) && Number(text) <= longestTape;
    return measured ? Number(text) : undefined;
  },
});

type Entries = Readonly<Record<TapeCheck, Field<Checklist>>>;

const entries = Object.fromEntries(
  tapeChecks.map((check) => [check, maybe(check, entryOf(check), '-')]),
) as Entries;
const everyEntry = link<Entries, Checklist>({}, entries);

/** The checklist as text: `v=1&consent=y&order=-&own=17.5`, every check with its answer, and nothing else. */
export const tapeCodec: InputCodec<Checklist> = {
  ...everyEntry,
  decode: (query) =>
    [...new URLSearchParams(query)].length === tapeChecks.length + 1 ? everyEntry.decode(query) : undefined,
};

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
  readonly entry: CheckEntry | undefined;
  readonly state: CheckState;
  /** Undefined where nothing is measured. */
  readonly limit: DistanceLimit | undefined;
}

/** What came of asking the map: a castle was taken over, there is none, or it is not said which of several. */
export type MapAnswer = { readonly found: 'castle' | 'nothing' } | { readonly owners: readonly number[] };

export interface CastleTapeModel {
  readonly inputs: InputsModel<Checklist>;
  readonly verdict: ReadonlySignal<ChecklistVerdict>;
  readonly lines: ReadonlySignal<readonly TapeLine[]>;
  readonly untouched: ReadonlySignal<boolean>;
  /** Ticks a check; the same tick again takes it back. What was measured decides, and no tick takes its place. */
  tick(check: TapeCheck, kept: boolean): void;
  /** Types a distance in inches. */
  measure(check: TapeCheck, distance: number): void;
  /** Takes an answer or a distance back. */
  clear(check: TapeCheck): void;
  /** Takes the distances of the plan on the map over, of the only castle or of the one named by its player. */
  fillFromMap(owner?: number): Promise<MapAnswer>;
  startOver(): void;
  /** Puts an earlier list back: the undo of filling and starting over. */
  restore(entries: Checklist): void;
}

/** The list in its order, each line with its rule and state. */
export function linesOf(entries: Checklist): readonly TapeLine[] {
  return tapeChecks.map((check) => ({
    check,
    rule: checkRule(check),
    entry: entries[check],
    state: stateOf(check, entries[check]),
    limit: limitOf(check),
  }));
}

export async function createCastleTapeModel(services: QuestionServices): Promise<CastleTapeModel> {
  const { inputs, untouched, now, set } = await createQuestion(services, {
    game: 'mage-knight',
    name: 'castle-tape',
    address: 'castle/tape',
    link: tapeCodec,
  });

  function without(check: TapeCheck): Checklist {
    const { [check]: _, ...others } = now();
    return others;
  }

  return {
    inputs,
    verdict: computed(() => judgeChecklist(inputs.value.value)),
    lines: computed(() => linesOf(inputs.value.value)),
    untouched,
    tick(check, kept) {
      if (typeof now()[check] === 'number') return;
      const same = now()[check] === kept;
      set(same ? without(check) : { ...now(), [check]: kept });
    },
    measure(check, distance) {
      if (!limitOf(check) || !(distance >= 0 && distance <= longestTape)) return;
      set({ ...now(), [check]: distance });
    },
    clear: (check) => set(without(check)),
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

function limitText(t: Texts, format: Format, { limit }: TapeLine): string | undefined {
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
  if (typeof line.entry !== 'number' || limit === undefined) return wrong;
  return t.wrongBy(name, t.inches(format.number(line.entry)), limit);
}
