import { ownAddress } from '../kit/addresses.ts';
import { createInputsModel, type InputCodec, type InputsModel } from '../kit/inputs.ts';
import type { Services } from '../platform/services.ts';
import type { Roll } from '../rules/dice/roll.ts';
import type { Game } from '../rules/ids.ts';
import { createTablePlay, type PlayKind, type TablePlayModel } from './step-player.ts';

/** What a fight needs of the services. */
export type FightServices = Pick<Services, 'navigation' | 'drafts' | 'random'> & {
  readonly settings: Pick<Services['settings'], 'value' | 'games' | 'currentGame' | 'change' | 'useGame'>;
};

/** What sets a mode of the fights apart from the others. */
interface PlayedMode<Inputs, Moment, Entry, Outcome> {
  readonly game: Game;
  /** Its draft; that of its rolls has `-play` behind it. */
  readonly name: string;
  readonly address: string;
  /** An address of old. */
  readonly older?: string;
  readonly codec: InputCodec<Inputs>;
  /** The inputs without what changes no roll, such as a wish. */
  readonly rolled?: (inputs: Inputs) => Inputs;
  readonly kind: PlayKind<Inputs, Moment, Entry, Outcome>;
}

/** The inputs of a mode with the dice that are played by them. */
interface PlayedInputs<Inputs, Moment, Entry, Outcome> {
  readonly inputs: InputsModel<Inputs>;
  readonly play: TablePlayModel<Inputs, Moment, Entry, Outcome>;
  now(): Inputs;
  /** The player's own change: his game is the one that he plays now. */
  set(inputs: Inputs): void;
}

export async function createPlayedInputs<Inputs, Moment, Entry extends { readonly roll?: Roll }, Outcome>(
  { settings, navigation, drafts, random }: FightServices,
  mode: PlayedMode<Inputs, Moment, Entry, Outcome>,
): Promise<PlayedInputs<Inputs, Moment, Entry, Outcome>> {
  const { game, name, address, older, codec, rolled = (entered) => entered, kind } = mode;
  const own = ownAddress(navigation, address, name, ...(older === undefined ? [] : [older]));
  const inputs = await createInputsModel(name, codec, own, drafts);
  const play = await createTablePlay(kind, {
    name: `${name}-play`,
    codec: { encode: (entered) => codec.encode(rolled(entered)), decode: codec.decode },
    inputs: inputs.value,
    drafts,
    random,
  });
  return {
    inputs,
    play,
    now: () => inputs.value.peek(),
    set(value) {
      settings.useGame(game);
      inputs.set(value);
    },
  };
}
