import { computed, type ReadonlySignal } from '@preact/signals';
import { answerOf } from './castle-ways-answer.ts';
import { castleWaysCodec } from './castle-ways-codec.ts';
import { helpsOf, type WayHelp } from './castle-ways-helps.ts';
import {
  type ContactInputs,
  type DoorId,
  type DoorInputs,
  type VisitorKind,
  type WayAcrossInputs,
  type WaysInputs,
  type WaysQuestionId,
  type WayUpInputs,
  withDoorOf,
} from './castle-ways-inputs.ts';
import type { WaysAnswer } from './castle-ways-line.ts';
import { createInputsModel, type InputsModel } from './inputs.ts';
import { ownAddress } from './own-address.ts';
import type { Services } from './services.ts';
import type { SettingsModel } from './settings.ts';

/** The part of the services that this model needs. */
export type CastleWaysServices = Pick<Services, 'navigation' | 'drafts'> & {
  readonly settings: Pick<SettingsModel, 'useGame'>;
};

/** "Who gets where?": into, onto and between sections, who is in contact, and doors. */
export interface CastleWaysModel {
  readonly inputs: InputsModel<WaysInputs>;
  readonly answer: ReadonlySignal<WaysAnswer>;
  /** Single changes that would turn what is no yes. */
  readonly helps: ReadonlySignal<readonly WayHelp[]>;
  /** Nothing was entered yet. */
  readonly untouched: ReadonlySignal<boolean>;
  ask(question: WaysQuestionId): void;
  choose(visitor: VisitorKind): void;
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

const place = 'castle-ways';

export async function createCastleWaysModel(services: CastleWaysServices): Promise<CastleWaysModel> {
  const { navigation, drafts, settings } = services;
  const inputs = await createInputsModel(
    place,
    castleWaysCodec,
    ownAddress(navigation, 'castle/effects/ways', place),
    drafts,
  );
  const now = () => inputs.value.peek();

  function set(part: Partial<WaysInputs>): void {
    settings.useGame('mage-knight');
    inputs.set({ ...now(), ...part });
  }

  return {
    inputs,
    answer: computed(() => answerOf(inputs.value.value)),
    helps: computed(() => helpsOf(inputs.value.value)),
    untouched: computed(
      () => castleWaysCodec.encode(inputs.value.value) === castleWaysCodec.encode(castleWaysCodec.initial),
    ),
    ask: (question) => set({ question }),
    choose: (visitor) => set({ visitor }),
    changeUp: (part) => set({ up: { ...now().up, ...part } }),
    toggleDoor(door) {
      const { up } = now();
      const others = up.opened.filter((other) => other !== door);
      set({ up: { ...up, opened: others.length < up.opened.length ? others : [...others, door] } });
    },
    changeAcross: (part) => set({ across: { ...now().across, ...part } }),
    changeContact: (part) => set({ contact: { ...now().contact, ...part } }),
    changeDoor: (part) => set({ doors: withDoorOf(now().doors, part) }),
    startOver: () => set(castleWaysCodec.initial),
    restore: set,
  };
}
