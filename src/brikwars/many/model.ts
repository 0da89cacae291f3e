import { computed, type ReadonlySignal } from '@preact/signals';
import type { FightServices } from '../../fight/question.ts';
import { createPlayedInputs } from '../../fight/question.ts';
import type { TablePlayModel } from '../../fight/step-player.ts';
import type { InputsModel } from '../../kit/inputs.ts';
import type { TableRules } from '../../rules/brikwars/house-rules.ts';
import type { ManyEntry, ManyMoment, ManyOutcome } from '../../rules/brikwars/many-record.ts';
import type { VolleyGoal, VolleyIssue } from '../../rules/brikwars/volley-setup.ts';
import type { Result } from '../../rules/result.ts';
import { type ManyAnswer, manyAnswerOf } from './answer.ts';
import {
  type AssaultInputs,
  assaultOf,
  type BlastInputs,
  type GangInputs,
  type GroupInputs,
  gangWeapons,
  groupOf,
  groupsOf,
  type ManyInputs,
  type ManyKind,
  mayAddAssault,
  mayAddGroup,
  withAssault,
  withGroup,
  withGroups,
  withoutHits,
} from './inputs.ts';
import { manyCodec } from './link.ts';
import { manyPlay } from './play.ts';
import { type ManyPreset, withManyPreset } from './presets.ts';

/** Several attackers at once: shots together or one by one, a gang, a blast. */
export interface ManyModel {
  readonly inputs: InputsModel<ManyInputs>;
  readonly table: ReadonlySignal<TableRules>;
  readonly answer: ReadonlySignal<Result<ManyAnswer, VolleyIssue>>;
  readonly play: TablePlayModel<ManyInputs, ManyMoment, ManyEntry, ManyOutcome>;
  useTable(table: TableRules): void;
  usePreset(preset: ManyPreset): void;
  chooseKind(kind: ManyKind): void;
  /** `assault` is the place of the target whose groups are meant; a gang has but one. */
  changeGroup(assault: number, place: number, part: Partial<GroupInputs>): void;
  rollHits(assault: number, place: number): void;
  addGroup(assault: number): void;
  removeGroup(assault: number, place: number): void;
  changeAssault(place: number, part: Partial<AssaultInputs>): void;
  addAssault(): void;
  removeAssault(place: number): void;
  changeGang(part: Partial<GangInputs>): void;
  changeBlast(part: Partial<BlastInputs>): void;
  wishFor(wish: VolleyGoal): void;
}

export async function createManyModel(services: FightServices): Promise<ManyModel> {
  const { edition } = services.settings.value.peek();
  const { inputs, play, now, set } = await createPlayedInputs(services, {
    game: 'brikwars',
    name: 'many',
    address: 'fight/many',
    codec: manyCodec(edition),
    rolled: (entered): ManyInputs => ({
      ...entered,
      wish: 'most',
      gang: { ...entered.gang, attackGoal: 'kill' },
    }),
    kind: manyPlay,
  });

  function changeGroups(assault: number, change: (groups: readonly GroupInputs[]) => readonly GroupInputs[]) {
    set(withGroups(now(), assault, change(groupsOf(now(), assault))));
  }

  return {
    inputs,
    table: computed(() => inputs.value.value.table),
    answer: computed(() => manyAnswerOf(inputs.value.value)),
    play,
    useTable: (table) => set({ ...now(), table }),
    usePreset: (preset) => set(withManyPreset(now(), preset)),
    chooseKind: (kind) => set({ ...now(), kind }),
    changeGroup(assault, place, part) {
      changeGroups(assault, (groups) =>
        groups.map((group, at) => (at === place ? withGroup(group, part) : group)),
      );
    },
    rollHits(assault, place) {
      changeGroups(assault, (groups) =>
        groups.map((group, at) => (at === place ? withoutHits(group) : group)),
      );
    },
    addGroup(assault) {
      if (!mayAddGroup(now(), assault)) return;
      const close = now().kind === 'gang';
      changeGroups(assault, (groups) => {
        const last = groups.at(-1);
        const next = close ? groupOf(1, gangWeapons[0]) : groupOf(3, 'long-ranged');
        return [...groups, { ...next, distance: last?.distance ?? 0 }];
      });
    },
    removeGroup(assault, place) {
      changeGroups(assault, (groups) =>
        groups.length > 1 ? groups.filter((_, at) => at !== place) : groups,
      );
    },
    changeAssault: (place, part) => set(withAssault(now(), place, part)),
    addAssault() {
      const { assaults } = now();
      if (!mayAddAssault(now())) return;
      set({ ...now(), assaults: [...assaults, assaultOf([groupOf(3, 'short-ranged')])] });
    },
    removeAssault(place) {
      const { assaults } = now();
      if (assaults.length > 1) set({ ...now(), assaults: assaults.filter((_, at) => at !== place) });
    },
    changeGang: (part) => set({ ...now(), gang: { ...now().gang, ...part } }),
    changeBlast: (part) => set({ ...now(), blast: { ...now().blast, ...part } }),
    wishFor: (wish) => set({ ...now(), wish }),
  };
}
