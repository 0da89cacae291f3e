import { computed, type ReadonlySignal } from '@preact/signals';
import { createPlayedQuestion, type FightServices } from '../../fight/played-question.ts';
import type { PlayKind, TablePlayModel } from '../../fight/step-player.ts';
import type { InputsModel } from '../../kit/inputs.ts';
import type { TableRules } from '../../rules/brikwars/house-rules.ts';
import {
  type CareEntry,
  type CareMoment,
  type CareOutcome,
  careTurn,
  placeAfter,
} from '../../rules/brikwars/supplement/stages.ts';
import type { Result } from '../../rules/result.ts';
import { replay } from '../../rules/steps.ts';
import { endOf, endsAt, firstRoll, type MagicAnswer, type MagicIssue, magicAnswerOf } from './answer.ts';
import { type MagicInputs, magicCodec } from './inputs.ts';

/** The necromancer's next turn: who rose stays on. */
function nextTurn(inputs: MagicInputs, { end }: CareOutcome): MagicInputs | undefined {
  if (inputs.kind !== 'raise') return undefined;
  const undead = inputs.undead + (end === 'succeeds' ? 1 : 0);
  return undead < inputs.magic ? { ...inputs, undead } : undefined;
}

/** How spells, treatments and shots at hiders are played. */
export const magicPlay: PlayKind<MagicInputs, CareMoment, CareEntry, CareOutcome> = {
  begin(inputs) {
    const first = firstRoll(inputs);
    return first === undefined ? undefined : (log) => careTurn(first, log);
  },
  likelihood(inputs, { end }) {
    const first = firstRoll(inputs);
    const id = endOf(inputs.kind, end);
    return first === undefined ? undefined : endsAt(inputs.kind, first).find((one) => one.id === id)?.chance;
  },
  ahead(inputs, moves) {
    const first = firstRoll(inputs);
    if (first === undefined) return undefined;
    const played = replay((log: CareEntry[]) => careTurn(first, log), moves);
    if (!played.ok || !played.value.next) return undefined;
    return { ends: endsAt(inputs.kind, placeAfter(first, played.value.log)) };
  },
  next: nextTurn,
};

/** Spells, healing and hiding of the Polish supplements. */
export interface MagicModel {
  readonly inputs: InputsModel<MagicInputs>;
  readonly table: ReadonlySignal<TableRules>;
  readonly answer: ReadonlySignal<Result<MagicAnswer, MagicIssue>>;
  readonly play: TablePlayModel<MagicInputs, CareMoment, CareEntry, CareOutcome>;
  useTable(table: TableRules): void;
  change(part: Partial<MagicInputs>): void;
}

export async function createMagicModel(services: FightServices): Promise<MagicModel> {
  const { edition } = services.settings.value.peek();
  const { inputs, play, now, set } = await createPlayedQuestion(services, {
    game: 'brikwars',
    name: 'magic',
    address: 'fight/magic',
    link: magicCodec(edition),
    kind: magicPlay,
  });
  return {
    inputs,
    table: computed(() => inputs.value.value.table),
    answer: computed(() => magicAnswerOf(inputs.value.value)),
    play,
    useTable: (table) => set({ ...now(), table }),
    change: (part) => set({ ...now(), ...part }),
  };
}
