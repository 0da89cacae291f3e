import { computed, type ReadonlySignal } from '@preact/signals';
import { createPlayedQuestion, type FightInputs, type FightServices } from '../../fight/played-question.ts';
import type { TablePlayModel } from '../../fight/step-player.ts';
import { type BattleRef, withoutRef } from '../../kit/question/battle-ref.ts';
import type { BuiltCreation } from '../../rules/brikwars/creation/built.ts';
import type { TableRules } from '../../rules/brikwars/house-rules.ts';
import type { Profile } from '../../rules/brikwars/units/profile.ts';
import { creationLeft } from '../../rules/brikwars/wreck/creation-left.ts';
import { rebuilt } from '../../rules/brikwars/wreck/rebuilt.ts';
import type { WreckEntry, WreckMoment, WreckOutcome } from '../../rules/brikwars/wreck/volley-steps.ts';
import { unhurt, type WreckState } from '../../rules/brikwars/wreck/wreck-state.ts';
import type { Result } from '../../rules/result.ts';
import { type WreckAnswer, wreckAnswerOf } from './answer.ts';
import {
  groupsOf,
  initialWreck,
  settled,
  struck,
  type WreckGroup,
  type WreckInputs,
  withBlasts,
  wreckAsked,
  wreckCodec,
} from './inputs.ts';
import { wreckPlay } from './play.ts';
import type { WreckIssue } from './setup.ts';

/** A creation under attack, and what is left of it. */
export interface WreckModel {
  readonly inputs: FightInputs<WreckInputs>;
  readonly table: ReadonlySignal<TableRules>;
  readonly answer: ReadonlySignal<Result<WreckAnswer, WreckIssue>>;
  readonly play: TablePlayModel<WreckInputs, WreckMoment, WreckEntry, WreckOutcome>;
  useTable(table: TableRules): void;
  change(part: Partial<WreckInputs>): void;
  changeGroup(place: number, part: Partial<WreckGroup>): void;
  /** One more kind of attackers, like the last. */
  addGroup(): void;
  removeGroup(place: number): void;
  /** A creation attacks with its weapons, in the place of all others; without one minifigs do. */
  attackWith(unit: Profile | undefined): boolean;
  /** As it was built; each part stays as it is hurt. */
  build(creation: BuiltCreation): void;
  /** Another one, unhurt but for so many pips; the unit of a battle that it is, where it comes from a fight of one. */
  begin(creation: BuiltCreation, pips?: number, unit?: BattleRef): void;
  /** What has happened to it, entered by hand; answers with the way back. */
  setState(state: WreckState): () => void;
  /** What a turn did is done to the creation that it was played against; answers with the way back. */
  take(played: Pick<WreckInputs, 'creation' | 'state' | 'aim'>, pips: number): () => void;
  repair(): () => void;
  /** Code that keeps the state elsewhere as well is notified of each that is put here, and can take it back. */
  keepBy(keeper: StateKeeper): void;
}

type Standing = Pick<WreckInputs, 'creation' | 'state'>;

type StateKeeper = (before: Standing, next: Standing) => (() => void) | undefined;

export async function createWreckModel(services: FightServices): Promise<WreckModel> {
  const { edition } = services.settings.value.peek();
  const { inputs, play, now, set } = await createPlayedQuestion(services, {
    game: 'brikwars',
    name: 'wreck',
    address: 'fight/wreck',
    link: wreckCodec(edition),
    kind: wreckPlay,
  });
  const change = (part: Partial<WreckInputs>) => set(withBlasts(settled({ ...now(), ...part })));

  let keeper: StateKeeper | undefined;

  function put(part: Standing & Partial<WreckInputs>): () => void {
    const { creation, state, aim, points } = now();
    const next = settled({ ...now(), ...part });
    const takeBack = keeper?.({ creation, state }, next);
    set(next);
    return () => {
      change({ creation, state, aim, points });
      takeBack?.();
    };
  }

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
      if (last && groups.length < wreckAsked.fields.groups.most)
        change({ groups: [...groups, { ...last, count: 1 }] });
    },
    removeGroup(place) {
      const { groups } = now();
      if (groups.length > 1) change({ groups: groups.filter((_, at) => at !== place) });
    },
    attackWith(unit) {
      const { by: _, ...rest } = withoutRef(now(), 'acts');
      if (!unit?.creation) {
        set(settled({ ...rest, groups: initialWreck(rest.table.edition).groups }));
        return true;
      }
      const by = unit.wreck ? creationLeft(unit.creation, unit.wreck) : unit.creation;
      const groups = groupsOf(by, unit.skill);
      if (groups.length === 0) return false;
      set(settled({ ...rest, groups, by }));
      return true;
    },
    build(creation) {
      const { creation: before, state, aim } = now();
      const after = rebuilt(before, creation, state, aim);
      change({ creation, state: after.state, aim: after.aim ?? wreckAsked.default.aim });
    },
    begin(creation, pips = 0, unit) {
      const state = { ...unhurt, pips };
      // Who attacks here is none of the battle that it comes from.
      const battle = unit && { battle: { other: unit } };
      set(settled({ ...withoutRef(now(), 'other'), creation, state, points: 0, ...battle }));
    },
    setState: (state) => put({ creation: now().creation, state }),
    take: ({ creation, state, aim }, pips) => put({ creation, aim, state: struck({ state, aim }, pips) }),
    repair: () => put({ creation: now().creation, state: unhurt, points: 0 }),
    keepBy(next) {
      keeper = next;
    },
  };
}
