import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { InputsModel } from '../../../kit/question/inputs.ts';
import { createQuestion, type QuestionServices } from '../../../kit/question/question.ts';
import type { DoorId } from '../../../rules/mage-knight/kinds.ts';
import { answerOf, helpsOf } from './answer.ts';
import {
  type ContactInputs,
  castleWaysCodec,
  type DoorInputs,
  type WayAcrossInputs,
  type WayGoal,
  type WaysInputs,
  type WaysQuestionId,
  type WayUpInputs,
  withDoorOf,
} from './inputs.ts';
import type { WayHelp, WaysAnswer } from './line.ts';

/** "Who gets where?": into, onto and between sections, who is in contact, and doors. */
export interface CastleWaysModel {
  readonly inputs: InputsModel<WaysInputs>;
  readonly answer: ReadonlySignal<WaysAnswer>;
  /** Single changes that would turn what is no yes. */
  readonly helps: ReadonlySignal<readonly WayHelp[]>;
  /** Nothing was entered yet. */
  readonly untouched: ReadonlySignal<boolean>;
  ask(question: WaysQuestionId): void;
  /** Which of several goals the answer is of; until one is chosen, the first that can be reached. */
  wish(goal: WayGoal): void;
  change(part: Partial<Pick<WaysInputs, 'visitor' | 'flies'>>): void;
  changeUp(part: Partial<WayUpInputs>): void;
  /** Opens a closed door of the section that is climbed, or closes an open one. */
  toggleDoor(door: DoorId): void;
  changeAcross(part: Partial<WayAcrossInputs>): void;
  changeContact(part: Partial<ContactInputs>): void;
  changeDoor(part: Partial<DoorInputs>): void;
  startOver(): void;
  /** Puts earlier inputs back: the undo of starting over. */
  restore(inputs: WaysInputs): void;
}

export async function createCastleWaysModel(services: QuestionServices): Promise<CastleWaysModel> {
  const {
    inputs,
    untouched,
    now,
    set: setAll,
  } = await createQuestion(services, {
    game: 'mage-knight',
    name: 'castle-ways',
    address: 'castle/effects/ways',
    link: castleWaysCodec,
  });
  const set = (part: Partial<WaysInputs>) => setAll({ ...now(), ...part });

  // A look at one of the answers, not an input: it is neither kept nor sent.
  const goal = signal<WayGoal | undefined>(undefined);

  return {
    inputs,
    answer: computed(() => answerOf(inputs.value.value, goal.value)),
    helps: computed(() => helpsOf(inputs.value.value, goal.value)),
    untouched,
    ask: (question) => set({ question }),
    wish(wanted) {
      goal.value = wanted;
    },
    change: set,
    changeUp: (part) => set({ up: { ...now().up, ...part } }),
    toggleDoor(door) {
      const { up } = now();
      const others = up.opened.filter((other) => other !== door);
      set({ up: { ...up, opened: others.length < up.opened.length ? others : [...others, door] } });
    },
    changeAcross: (part) => set({ across: { ...now().across, ...part } }),
    changeContact: (part) => set({ contact: { ...now().contact, ...part } }),
    changeDoor: (part) => set({ doors: withDoorOf(now().doors, part) }),
    startOver() {
      goal.value = undefined;
      set(castleWaysCodec.initial);
    },
    restore: set,
  };
}
