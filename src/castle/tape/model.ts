import { computed, type ReadonlySignal } from '@preact/signals';
import type { InputsModel } from '../../kit/inputs.ts';
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
import { type CastleInputsServices, createCastleInputs } from '../question.ts';
import { longestTape, tapeCodec } from './inputs.ts';
import { castlesOn, measured } from './map.ts';

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

export async function createCastleTapeModel(services: CastleInputsServices): Promise<CastleTapeModel> {
  const { inputs, untouched, now, set } = await createCastleInputs(
    services,
    tapeCodec,
    'castle-tape',
    'castle/tape',
  );

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
