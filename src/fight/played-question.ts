import { batch, computed, effect, type ReadonlySignal } from '@preact/signals';
import { addressShown } from '../kit/mode.ts';
import { battleInText } from '../kit/question/battle-ref.ts';
import type { InputCodec, InputsModel } from '../kit/question/inputs.ts';
import { createQuestion, type Question } from '../kit/question/question.ts';
import { readSided, sidedText } from '../kit/question/sided-text.ts';
import type { Services } from '../platform/services.ts';
import { otherSide } from '../platform/whose.ts';
import type { Roll } from '../rules/dice/roll.ts';
import type { Game } from '../rules/ids.ts';
import type { Whose } from '../storage/settings-mirror.ts';
import { createTablePlay, type PlayKind, type TablePlayModel } from './step-player.ts';

/** What a fight needs of the services. */
export type FightServices = Pick<Services, 'navigation' | 'drafts' | 'random'> & {
  readonly settings: Pick<Services['settings'], 'value' | 'games' | 'currentGame' | 'change' | 'useGame'>;
};

/** A question that is answered by dice too; the draft of its rolls has `-play` behind its own. */
interface PlayedQuestion<Inputs, Moment, Entry, Outcome, Whole> extends Question<Inputs> {
  readonly game: Game;
  /** The inputs without what changes no roll, such as a wish. */
  readonly rolled?: (inputs: Inputs) => Inputs;
  readonly kind: PlayKind<Inputs, Moment, Entry, Outcome, Whole>;
}

/** The inputs of a fight, and whose its sides are: that belongs to it, here and wherever it is sent. */
export interface FightInputs<Inputs> extends InputsModel<Inputs> {
  /** Whose the side is that acts in what is shown: dice of earlier entries are shown as they were thrown. */
  readonly acting: ReadonlySignal<Whose>;
  /** Whatever is entered stays; only the names of the sides and their colours change places. */
  turn(): void;
  /** Whose the side is that acts from now on; what was rolled before is of another fight. */
  actAs(whose: Whose): void;
}

/** The inputs of a mode with the dice that are played by them. */
interface PlayedInputs<Inputs, Moment, Entry, Outcome, Whole> {
  readonly inputs: FightInputs<Inputs>;
  readonly play: TablePlayModel<Inputs, Moment, Entry, Outcome, Whole>;
  now(): Inputs;
  /** The player's own change: his game is the one that he plays now. */
  set(inputs: Inputs): void;
  /** The same where the sides have changed places, and whose a unit is it stays: now the other one acts. */
  setTurned(inputs: Inputs): void;
}

interface Sided<Inputs> {
  readonly inputs: Inputs;
  readonly whose: Whose;
}

function sided<Inputs>({ initial, encode, decode, faultOf }: InputCodec<Inputs>): InputCodec<Sided<Inputs>> {
  return {
    initial: { inputs: initial, whose: 'mine' },
    encode: ({ inputs, whose }) => sidedText(encode(inputs), whose),
    decode(query) {
      const { text, whose } = readSided(query);
      const inputs = decode(text);
      return inputs && { inputs, whose };
    },
    faultOf: (query) => faultOf?.(readSided(query).text),
  };
}

export async function createPlayedQuestion<
  Inputs,
  Moment,
  Entry extends { readonly roll?: Roll },
  Outcome,
  Whole,
>(
  services: FightServices,
  question: PlayedQuestion<Inputs, Moment, Entry, Outcome, Whole>,
): Promise<PlayedInputs<Inputs, Moment, Entry, Outcome, Whole>> {
  const { name, link, rolled = (entered) => entered, kind } = question;
  const both = await createQuestion(services, { ...question, link: sided(link) });
  const value = computed(() => both.inputs.value.value.inputs);
  const whose = computed(() => both.inputs.value.value.whose);
  const play = await createTablePlay(kind, {
    name: `${name}-play`,
    codec: { encode: (entered) => link.encode(rolled(entered)), decode: link.decode },
    inputs: value,
    whose,
    drafts: services.drafts,
    random: services.random,
    bonusAsked: () => services.settings.value.peek().bonusAsked === true,
  });
  const inputs: FightInputs<Inputs> = {
    ...both.inputs,
    value,
    acting: computed(() => (play.open.value && play.whose.value) || whose.value),
    set: (inputs) => both.inputs.set({ inputs, whose: whose.peek() }),
    actAs: (acting) => both.set({ inputs: value.peek(), whose: acting }),
    turn() {
      const other = otherSide(whose.peek());
      batch(() => {
        // What was rolled of this very fight is of those sides too.
        if (play.play.peek()?.stale === false) play.turnTo(other);
        both.set({ inputs: value.peek(), whose: other });
      });
    },
  };
  // A fight that a battle or a link sends stands on its stage, whatever was rolled before.
  const sent = computed(() => {
    const { linked, query } = services.navigation.location.value;
    const { stamp = '', unit = '' } = battleInText(inputs.text.value) ?? {};
    return stamp + unit || (linked && query);
  });
  effect(() => {
    if (sent.value && play.play.peek()?.stale) play.open.value = false;
  });
  // So does one that a unit comes to, of an army or of another fight: the address names it and no inputs yet.
  const { address, older = [] } = question;
  const brings = computed(() => {
    const { query } = services.navigation.location.value;
    return [address, ...older].includes(addressShown(services.navigation)) && /^(?!v=)./.test(query);
  });
  effect(() => {
    if (brings.value) play.open.value = false;
  });
  return {
    inputs,
    play,
    now: () => value.peek(),
    set: (inputs) => both.set({ inputs, whose: whose.peek() }),
    setTurned: (inputs) => both.set({ inputs, whose: otherSide(whose.peek()) }),
  };
}
