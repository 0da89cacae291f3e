import { computed, type ReadonlySignal } from '@preact/signals';
import type { NavigationModel } from '../../platform/navigation.ts';
import type { Services } from '../../platform/services.ts';
import type { SettingsModel } from '../../platform/settings.ts';
import type { Game } from '../../rules/ids.ts';
import { addressShown } from '../mode.ts';
import { readingSent } from './as-sent.ts';
import { createInputsModel, type InputCodec, type InputsModel, type SharedInputs } from './inputs.ts';

/** What is asked at an address of its own. */
export interface Question<Inputs> {
  /** Its draft. */
  readonly name: string;
  /** Such as `castle/tape`. */
  readonly address: string;
  /** Addresses of old. */
  readonly older?: readonly string[];
  readonly link: InputCodec<Inputs>;
  /** Whose question it is; none for what all games ask. */
  readonly game?: Game;
}

/** The part of the services that a question needs. */
export type QuestionServices = Pick<Services, 'navigation' | 'drafts'> & {
  readonly settings: Pick<SettingsModel, 'useGame'>;
};

interface QuestionModel<Inputs> {
  readonly inputs: InputsModel<Inputs>;
  /** Nothing was entered yet. */
  readonly untouched: ReadonlySignal<boolean>;
  now(): Inputs;
  /** The player's own change: his game is the one that he plays now. */
  set(inputs: Inputs): void;
}

/** The navigation as the question sees it: there it stands at its own place, and elsewhere its inputs leave the address alone. */
function ownAddress(
  navigation: NavigationModel,
  { name, address, older = [] }: Pick<Question<unknown>, 'name' | 'address' | 'older'>,
): NavigationModel {
  const here = () => [address, ...older].includes(addressShown(navigation));
  return {
    ...navigation,
    location: computed(() => ({ ...navigation.location.value, place: here() ? name : '' })),
    describe(query) {
      if (here()) navigation.describe(query);
    },
  };
}

/** What a question is asked with: its draft, its address and opened links in step. */
export async function createQuestion<Inputs>(
  { navigation, drafts, settings }: QuestionServices,
  question: Question<Inputs>,
  shared?: SharedInputs<Inputs>,
): Promise<QuestionModel<Inputs>> {
  const { name, link, game } = question;
  const own = ownAddress(navigation, question);
  const inputs = await createInputsModel(name, readingSent(link), own, drafts, shared);
  const first = link.encode(link.initial);
  return {
    inputs,
    untouched: computed(() => inputs.text.value === first),
    now: () => inputs.value.peek(),
    set(value) {
      if (game !== undefined) settings.useGame(game);
      inputs.set(value);
    },
  };
}
