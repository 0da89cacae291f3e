import { computed, type ReadonlySignal } from '@preact/signals';
import type { ChargeEntry, ChargeMoment, ChargeOutcome } from '../rules/brikwars/charge-play-record.ts';
import type { ChargeSetupIssue } from '../rules/brikwars/charge-setup.ts';
import type { Side } from '../rules/brikwars/fight.ts';
import type { TableRules } from '../rules/brikwars/house-rules.ts';
import type { Profile } from '../rules/brikwars/profile.ts';
import type { Result } from '../rules/result.ts';
import { type ChargeAnswer, chargeAnswerOf } from './charge-answer.ts';
import { type ChargeInputs, type ChargeSideInputs, initialCharge } from './charge-inputs.ts';
import { swappedCharge, withChargeProfile, withChargeSide } from './charge-moves.ts';
import { type ChargePresetId, withChargePreset } from './charge-presets.ts';
import type { FightServices } from './fight.ts';
import { createInputsModel, type InputsModel } from './inputs.ts';
import { createLatePlay } from './late-play.ts';
import { ownAddress } from './own-address.ts';
import type { TablePlayModel } from './table-play.ts';

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
  const { settings, navigation, drafts, random } = services;
  const { edition } = settings.value.peek();
  const load = async () => (await import('./charge-codec.ts')).chargeCodec(edition);
  const address = ownAddress(navigation, 'fight/charge', 'charge');
  const inputs = await createInputsModel(
    'charge',
    { initial: initialCharge(edition), load },
    address,
    drafts,
  );
  const play = await createLatePlay(async () => (await import('./charge-play.ts')).chargePlay, {
    name: 'charge-play',
    // What one wishes for changes no roll.
    codec: async () => {
      const { encode, decode } = await load();
      return { encode: (entered) => encode({ ...entered, goal: 'kill' }), decode };
    },
    inputs: inputs.value,
    drafts,
    random,
  });
  const now = () => inputs.value.peek();

  function set(value: ChargeInputs): void {
    settings.useGame('brikwars');
    inputs.set(value);
  }

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
