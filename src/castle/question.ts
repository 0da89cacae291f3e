import { computed, type ReadonlySignal } from '@preact/signals';
import { ownAddress } from '../kit/addresses.ts';
import { createInputsModel, type InputCodec, type InputsModel } from '../kit/inputs.ts';
import type { Services } from '../platform/services.ts';
import type { SettingsModel } from '../platform/settings.ts';

/** The part of the services that a question of the castle place needs. */
export type CastleInputsServices = Pick<Services, 'navigation' | 'drafts'> & {
  readonly settings: Pick<SettingsModel, 'useGame'>;
};

interface CastleInputsModel<Inputs> {
  readonly inputs: InputsModel<Inputs>;
  /** Nothing was entered yet. */
  readonly untouched: ReadonlySignal<boolean>;
  now(): Inputs;
  /** The player's own change: his game is the one that he plays now. */
  set(inputs: Inputs): void;
}

/** What a question of the castle place is asked with: its draft `name`, its address, and those of old. */
export async function createCastleInputs<Inputs>(
  { navigation, drafts, settings }: CastleInputsServices,
  codec: InputCodec<Inputs>,
  name: string,
  address: string,
  ...older: readonly string[]
): Promise<CastleInputsModel<Inputs>> {
  const inputs = await createInputsModel(
    name,
    codec,
    ownAddress(navigation, address, name, ...older),
    drafts,
  );
  const first = codec.encode(codec.initial);
  return {
    inputs,
    untouched: computed(() => codec.encode(inputs.value.value) === first),
    now: () => inputs.value.peek(),
    set(value) {
      settings.useGame('mage-knight');
      inputs.set(value);
    },
  };
}
