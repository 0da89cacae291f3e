import { computed, type ReadonlySignal } from '@preact/signals';
import { createPlayedQuestion, type FightServices } from '../../fight/played-question.ts';
import type { TablePlayModel } from '../../fight/step-player.ts';
import type { InputsModel } from '../../kit/inputs.ts';
import type { TableRules } from '../../rules/brikwars/house-rules.ts';
import type { SquadEntry, SquadMoment, SquadOutcome } from '../../rules/brikwars/squad/round-record.ts';
import type { Result } from '../../rules/result.ts';
import { type SquadsAnswer, squadsAnswerOf } from './answer.ts';
import {
  runOf,
  type SquadOwner,
  type SquadRun,
  type SquadSide,
  type SquadsInputs,
  squadsCodec,
} from './inputs.ts';
import { squadsPlay, survivors } from './play.ts';
import type { SquadsIssue } from './setup.ts';

/** Two squads in a round of shooting or of close combat, or in a Charge. */
export interface SquadsModel {
  readonly inputs: InputsModel<SquadsInputs>;
  readonly table: ReadonlySignal<TableRules>;
  readonly answer: ReadonlySignal<Result<SquadsAnswer, SquadsIssue>>;
  readonly play: TablePlayModel<SquadsInputs, SquadMoment, SquadEntry, SquadOutcome>;
  useTable(table: TableRules): void;
  change(part: Partial<SquadsInputs>): void;
  changeSide(owner: SquadOwner, part: Partial<SquadSide>): void;
  changeRun(part: Partial<SquadRun>): void;
  /** Those who died in the turn in hand are gone; the way back. */
  bury(inputs: SquadsInputs, outcome: SquadOutcome): () => void;
}

export async function createSquadsModel(services: FightServices): Promise<SquadsModel> {
  const { edition } = services.settings.value.peek();
  const { inputs, play, now, set } = await createPlayedQuestion(services, {
    game: 'brikwars',
    name: 'squads',
    address: 'fight/squads',
    link: squadsCodec(edition),
    kind: squadsPlay,
  });
  const change = (part: Partial<SquadsInputs>) => set({ ...now(), ...part });
  return {
    inputs,
    table: computed(() => inputs.value.value.table),
    answer: computed(() => squadsAnswerOf(inputs.value.value)),
    play,
    useTable: (table) => change({ table }),
    change,
    changeRun: (part) => change({ run: { ...runOf(now()), ...part } }),
    changeSide: (owner, part) => change({ [owner]: { ...now()[owner], ...part } }),
    bury(played, outcome) {
      const { mine, theirs } = now();
      const left = survivors(played, outcome);
      change({ mine: left.mine, theirs: left.theirs });
      return () => change({ mine, theirs });
    },
  };
}
