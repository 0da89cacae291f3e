import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { type AttackVerdict, judgeAttack } from '../rules/mage-knight/joint-attack.ts';
import {
  type AttackMode,
  attackOf,
  type CastleFigure,
  type CastleInputs,
  castleCodec,
  mostFigures,
  plainFigure,
  type SiegeAbilityId,
} from './castle-inputs.ts';
import { createInputsModel, type InputsModel } from './inputs.ts';
import type { Services } from './services.ts';
import type { SettingsModel } from './settings.ts';

/** The part of the services that this model needs. */
export type CastleServices = Pick<Services, 'navigation' | 'drafts'> & {
  readonly settings: Pick<SettingsModel, 'useGame'>;
};

export interface CastleModel {
  readonly inputs: InputsModel<CastleInputs>;
  readonly verdict: ReadonlySignal<AttackVerdict>;
  /** The figure being edited: its place in the list. */
  readonly chosen: ReadonlySignal<number>;
  readonly figure: ReadonlySignal<CastleFigure>;
  readonly full: ReadonlySignal<boolean>;
  /** Nothing was entered yet. */
  readonly untouched: ReadonlySignal<boolean>;
  setMode(mode: AttackMode): void;
  change(part: Partial<CastleFigure>): void;
  toggleAbility(ability: SiegeAbilityId): void;
  choose(place: number): void;
  /** One more attacker like the one being edited. */
  addFigure(): void;
  removeFigure(): void;
  startOver(): void;
  /** Puts earlier inputs back: the undo of removing and starting over. */
  restore(inputs: CastleInputs): void;
}

/** The answer for inputs that the screen can hold. */
export function verdictOf(inputs: CastleInputs): AttackVerdict {
  const attack = attackOf(inputs);
  if (!attack) throw new Error('inputs of the castle screen that are no attack');
  return judgeAttack(attack);
}

/** Presets that were changed on where a figure stands and faces; the front arc matters in close combat only. */
export function changedPresets(figure: CastleFigure, mode: AttackMode): number {
  return Number(figure.place !== 'elsewhere') + Number(mode === 'close' && !figure.frontArcTouches);
}

export async function createCastleModel(services: CastleServices): Promise<CastleModel> {
  const inputs = await createInputsModel('castle', castleCodec, services.navigation, services.drafts);
  const wanted = signal(0);
  const chosen = computed(() => Math.min(wanted.value, inputs.value.value.figures.length - 1));
  const figure = computed(() => inputs.value.value.figures[chosen.value] ?? plainFigure);

  function set(value: CastleInputs): void {
    services.settings.useGame('mage-knight');
    inputs.set(value);
  }

  function change(part: Partial<CastleFigure>): void {
    const { mode, figures } = inputs.value.peek();
    const changed = { ...figure.peek(), ...part };
    set({ mode, figures: figures.with(chosen.peek(), changed) });
  }

  return {
    inputs,
    verdict: computed(() => verdictOf(inputs.value.value)),
    chosen,
    figure,
    full: computed(() => inputs.value.value.figures.length >= mostFigures),
    untouched: computed(
      () => castleCodec.encode(inputs.value.value) === castleCodec.encode(castleCodec.initial),
    ),
    setMode: (mode) => set({ ...inputs.value.peek(), mode }),
    change,
    toggleAbility(ability) {
      const { abilities } = figure.peek();
      change({
        abilities: abilities.includes(ability)
          ? abilities.filter((held) => held !== ability)
          : [...abilities, ability],
      });
    },
    choose(place) {
      wanted.value = place;
    },
    addFigure() {
      const { mode, figures } = inputs.value.peek();
      if (figures.length >= mostFigures) return;
      set({ mode, figures: [...figures, figure.peek()] });
      wanted.value = figures.length;
    },
    removeFigure() {
      const { mode, figures } = inputs.value.peek();
      if (figures.length < 2) return;
      set({ mode, figures: figures.toSpliced(chosen.peek(), 1) });
    },
    startOver() {
      set(castleCodec.initial);
      wanted.value = 0;
    },
    restore: set,
  };
}
