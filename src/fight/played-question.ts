import { computed, effect } from '@preact/signals';
import { battleInText } from '../kit/battle-ref.ts';
import type { InputsModel } from '../kit/inputs.ts';
import { createQuestion, type Question } from '../kit/question.ts';
import type { Services } from '../platform/services.ts';
import type { Roll } from '../rules/dice/roll.ts';
import type { Game } from '../rules/ids.ts';
import { createTablePlay, type PlayKind, type TablePlayModel } from './step-player.ts';

/** What a fight needs of the services. */
export type FightServices = Pick<Services, 'navigation' | 'drafts' | 'random'> & {
  readonly settings: Pick<Services['settings'], 'value' | 'games' | 'currentGame' | 'change' | 'useGame'>;
};

/** A question that is answered by dice too; the draft of its rolls has `-play` behind its own. */
interface PlayedQuestion<Inputs, Moment, Entry, Outcome> extends Question<Inputs> {
  readonly game: Game;
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

export async function createPlayedQuestion<Inputs, Moment, Entry extends { readonly roll?: Roll }, Outcome>(
  services: FightServices,
  question: PlayedQuestion<Inputs, Moment, Entry, Outcome>,
): Promise<PlayedInputs<Inputs, Moment, Entry, Outcome>> {
  const { name, link, rolled = (entered) => entered, kind } = question;
  const { inputs, now, set } = await createQuestion(services, question);
  const play = await createTablePlay(kind, {
    name: `${name}-play`,
    codec: { encode: (entered) => link.encode(rolled(entered)), decode: link.decode },
    inputs: inputs.value,
    drafts: services.drafts,
    random: services.random,
  });
  // A fight that a battle or a link sends stands on its stage, whatever was rolled before.
  const sent = computed(() => {
    const { linked, query } = services.navigation.location.value;
    const { stamp = '', unit = '' } = battleInText(inputs.text.value) ?? {};
    return stamp + unit || (linked && query);
  });
  effect(() => {
    if (sent.value && play.play.peek()?.stale) play.open.value = false;
  });
  return { inputs, play, now, set };
}
