import { computed, type ReadonlySignal } from '@preact/signals';
import type { FightServices } from '../../fight/question.ts';
import { createPlayedInputs } from '../../fight/question.ts';
import type { TablePlayModel } from '../../fight/step-player.ts';
import type { InputsModel } from '../../kit/inputs.ts';
import type { ChargeEntry, ChargeMoment, ChargeOutcome } from '../../rules/brikwars/charge-play-record.ts';
import type { ChargeSetupIssue } from '../../rules/brikwars/charge-setup.ts';
import type { Side } from '../../rules/brikwars/fight.ts';
import type { TableRules } from '../../rules/brikwars/house-rules.ts';
import type { Profile } from '../../rules/brikwars/profile.ts';
import type { Result } from '../../rules/result.ts';
import { type ChargeAnswer, chargeAnswerOf } from './answer.ts';
import type { ChargeInputs, ChargeSideInputs } from './inputs.ts';
import { chargeCodec } from './link.ts';
import { swappedCharge, withChargeProfile, withChargeSide } from './moves.ts';
import { chargePlay } from './play.ts';
import { type ChargePresetId, withChargePreset } from './presets.ts';

/** A Charge: who runs into whom, and what becomes of both. */
export interface ChargeModel {
  readonly inputs: InputsModel<ChargeInputs>;
  readonly table: ReadonlySignal<TableRules>;
  readonly answer: ReadonlySignal<Result<ChargeAnswer, ChargeSetupIssue>>;
  readonly play: TablePlayModel<ChargeInputs, ChargeMoment, ChargeEntry, ChargeOutcome>;
  useTable(table: TableRules): void;
  usePreset(preset: ChargePresetId): void;
  change(part: Partial<ChargeInputs>): void;
  changeSide(side: Side, part: Partial<ChargeSideInputs>): void;
  useProfile(side: Side, profile: Profile): void;
  swap(): void;
}

export async function createChargeModel(services: FightServices): Promise<ChargeModel> {
  const { edition } = services.settings.value.peek();
  const { inputs, play, now, set } = await createPlayedInputs(services, {
    game: 'brikwars',
    name: 'charge',
    address: 'fight/charge',
    codec: chargeCodec(edition),
    rolled: (entered): ChargeInputs => ({ ...entered, goal: 'kill' }),
    kind: chargePlay,
  });

  return {
    inputs,
    table: computed(() => inputs.value.value.table),
    answer: computed(() => chargeAnswerOf(inputs.value.value)),
    play,
    useTable: (table) => set({ ...now(), table }),
    usePreset: (preset) => set(withChargePreset(now(), preset)),
    change: (part) => set({ ...now(), ...part }),
    changeSide: (side, part) => set(withChargeSide(now(), side, part)),
    useProfile: (side, profile) => set(withChargeProfile(now(), side, profile)),
    swap: () => set(swappedCharge(now())),
  };
}
