import { computed, type ReadonlySignal } from '@preact/signals';
import type { FightServices } from '../../fight/question.ts';
import { createPlayedInputs } from '../../fight/question.ts';
import type { TablePlayModel } from '../../fight/step-player.ts';
import type { InputsModel } from '../../kit/inputs.ts';
import type { QuikGameId, QuikTable } from '../../rules/brikwars/quik-house-rules.ts';
import type { QuikEntry, QuikMoment, QuikOutcome } from '../../rules/brikwars/quik-play-record.ts';
import type { Result } from '../../rules/result.ts';
import { type QuikAnswer, quikAnswerOf } from './answer.ts';
import {
  atGame,
  type QuikInputs,
  type QuikRow,
  type QuikVehicleInputs,
  quikBounds,
  swapped,
  withQuikTable,
} from './inputs.ts';
import { quikCodec } from './link.ts';
import { quikPlay } from './play.ts';
import type { QuikIssue } from './setup.ts';

/** The short games: QuikWars, QuickWars, LUGPolWars. */
export interface QuikModel {
  readonly inputs: InputsModel<QuikInputs>;
  readonly game: ReadonlySignal<QuikGameId>;
  readonly table: ReadonlySignal<QuikTable>;
  /** How many kinds of attackers there may be. */
  readonly mostRows: number;
  readonly answer: ReadonlySignal<Result<QuikAnswer, QuikIssue>>;
  readonly play: TablePlayModel<QuikInputs, QuikMoment, QuikEntry, QuikOutcome>;
  /** Plays by another text; who and what there is nearest takes the place of what it does not know. */
  useGame(game: QuikGameId): void;
  useTable(table: QuikTable): void;
  change(part: Partial<QuikInputs>): void;
  changeStriker(place: number, part: Partial<QuikRow>): void;
  addStriker(): void;
  removeStriker(place: number): void;
  changeTarget(part: Partial<QuikRow>): void;
  changeVehicle(part: Partial<QuikVehicleInputs>): void;
  swapSides(): void;
}

export async function createQuikModel(services: FightServices): Promise<QuikModel> {
  const game = services.settings.value.peek().language === 'pl' ? 'pl' : 'en';
  const { inputs, play, set } = await createPlayedInputs(services, {
    game: 'brikwars',
    name: 'quik',
    address: 'fight/quik',
    codec: quikCodec(game),
    kind: quikPlay,
  });

  function change(part: Partial<QuikInputs>): void {
    set({ ...inputs.value.peek(), ...part });
  }

  return {
    inputs,
    game: computed(() => inputs.value.value.table.game),
    table: computed(() => inputs.value.value.table),
    mostRows: quikBounds.rows,
    answer: computed(() => quikAnswerOf(inputs.value.value)),
    play,
    useGame: (game) => set(atGame(inputs.value.peek(), game)),
    useTable: (table) => set(withQuikTable(inputs.value.peek(), table)),
    change,
    changeStriker(place, part) {
      const { strikers } = inputs.value.peek();
      change({ strikers: strikers.map((row, index) => (index === place ? { ...row, ...part } : row)) });
    },
    addStriker() {
      const { strikers } = inputs.value.peek();
      const last = strikers.at(-1);
      if (last && strikers.length < quikBounds.rows)
        change({ strikers: [...strikers, { ...last, count: 1 }] });
    },
    removeStriker(place) {
      const { strikers } = inputs.value.peek();
      if (strikers.length > 1) change({ strikers: strikers.filter((_, index) => index !== place) });
    },
    changeTarget: (part) => change({ target: { ...inputs.value.peek().target, ...part } }),
    changeVehicle: (part) => change({ vehicle: { ...inputs.value.peek().vehicle, ...part } }),
    swapSides: () => set(swapped(inputs.value.peek())),
  };
}
