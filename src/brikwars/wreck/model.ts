import { computed, type ReadonlySignal } from '@preact/signals';
import { createPlayedQuestion, type FightServices } from '../../fight/played-question.ts';
import type { TablePlayModel } from '../../fight/step-player.ts';
import type { InputsModel } from '../../kit/inputs.ts';
import type { TableRules } from '../../rules/brikwars/house-rules.ts';
import type { WreckEntry, WreckMoment, WreckOutcome } from '../../rules/brikwars/wreck/volley-steps.ts';
import type { Result } from '../../rules/result.ts';
import type { BuiltCreation } from '../creation/creation-field.ts';
import { type PresetId, presets } from '../creation/presets.ts';
import { type WreckAnswer, wreckAnswerOf } from './answer.ts';
import {
  settled,
  struck,
  unhurt,
  type WreckGroup,
  type WreckInputs,
  type WreckState,
  wreckBounds,
} from './inputs.ts';
import { wreckCodec } from './link.ts';
import { wreckPlay } from './play.ts';
import type { WreckIssue } from './setup.ts';

/** A creation under attack, and what is left of it. */
export interface WreckModel {
  readonly inputs: InputsModel<WreckInputs>;
  readonly table: ReadonlySignal<TableRules>;
  readonly answer: ReadonlySignal<Result<WreckAnswer, WreckIssue>>;
  readonly play: TablePlayModel<WreckInputs, WreckMoment, WreckEntry, WreckOutcome>;
  useTable(table: TableRules): void;
  change(part: Partial<WreckInputs>): void;
  changeGroup(place: number, part: Partial<WreckGroup>): void;
  /** One more kind of attackers, like the last. */
  addGroup(): void;
  removeGroup(place: number): void;
  /** As it was built; what it is hurt stays. */
  build(creation: BuiltCreation): void;
  /** Another one, unhurt. */
  begin(preset: PresetId): void;
  setState(state: WreckState): void;
  /** What the turn in hand did is done to it. */
  take(pips: number): void;
  repair(): void;
}

export async function createWreckModel(services: FightServices): Promise<WreckModel> {
  const { edition } = services.settings.value.peek();
  const { inputs, play, now, set } = await createPlayedQuestion(services, {
    game: 'brikwars',
    name: 'wreck',
    address: 'fight/wreck',
    link: wreckCodec(edition),
    kind: wreckPlay,
  });
  const change = (part: Partial<WreckInputs>) => set(settled({ ...now(), ...part }));

  return {
    inputs,
    table: computed(() => inputs.value.value.table),
    answer: computed(() => wreckAnswerOf(inputs.value.value)),
    play,
    useTable: (table) => change({ table }),
    change,
    changeGroup(place, part) {
      change({ groups: now().groups.map((group, at) => (at === place ? { ...group, ...part } : group)) });
    },
    addGroup() {
      const { groups } = now();
      const last = groups.at(-1);
      if (last && groups.length < wreckBounds.groups) change({ groups: [...groups, { ...last, count: 1 }] });
    },
    removeGroup(place) {
      const { groups } = now();
      if (groups.length > 1) change({ groups: groups.filter((_, at) => at !== place) });
    },
    build: (creation) => change({ creation }),
    begin: (preset) => change({ creation: presets[preset], state: unhurt, points: 0 }),
    setState: (state) => change({ state }),
    take: (pips) => change({ state: struck(now(), pips) }),
    repair: () => change({ state: unhurt, points: 0 }),
  };
}
