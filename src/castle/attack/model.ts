import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { InputsModel } from '../../kit/inputs.ts';
import type { SiegeAbilityId } from '../../rules/mage-knight/abilities.ts';
import type { Figure } from '../../rules/mage-knight/figure.ts';
import { type AttackVerdict, judgeAttack } from '../../rules/mage-knight/joint-attack.ts';
import { type CastleInputsServices, createCastleInputs } from '../question.ts';
import {
  type AccessPoint,
  attackerName,
  attackerOf,
  attackOf,
  type CastleFigure,
  type CastleInputs,
  type CastleWay,
  mostFigures,
  plainFigure,
} from './inputs.ts';
import { type AccessAnswer, accessAnswerOf } from './joint.ts';
import { castleCodec } from './link.ts';

export interface CastleAttackModel {
  readonly inputs: InputsModel<CastleInputs>;
  /** The answer for an attack on a section. */
  readonly verdict: ReadonlySignal<AttackVerdict>;
  /** The answer for one through an access point; undefined where that is not asked. */
  readonly access: ReadonlySignal<AccessAnswer | undefined>;
  /** Whether each attacker may. */
  readonly mays: ReadonlySignal<readonly boolean[]>;
  /** The figure being edited: its place in the list. */
  readonly chosen: ReadonlySignal<number>;
  readonly figure: ReadonlySignal<CastleFigure>;
  readonly full: ReadonlySignal<boolean>;
  /** Nothing was entered yet. */
  readonly untouched: ReadonlySignal<boolean>;
  setMode(mode: CastleWay): void;
  setAccess(part: Partial<AccessPoint>): void;
  change(part: Partial<CastleFigure>): void;
  rename(name: string): void;
  toggleAbility(ability: SiegeAbilityId): void;
  choose(place: number): void;
  /** One more attacker like the one being edited. */
  addFigure(): void;
  /** Makes the one being edited the first, whose place counts in a gang up. */
  makePrimary(): void;
  removeFigure(): void;
  /** The attack without those at these places; nothing happens where nobody would be left. */
  leaveOut(places: readonly number[]): void;
  /** Makes the figures the attackers, or adds them to those there are as far as there is room. */
  take(figures: readonly Figure[], how: 'instead' | 'beside'): void;
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
export function changedPresets(figure: CastleFigure, mode: CastleWay): number {
  return Number(figure.place !== 'elsewhere') + Number(mode === 'close' && !figure.frontArcTouches);
}

export async function createCastleAttackModel(services: CastleInputsServices): Promise<CastleAttackModel> {
  const { inputs, untouched, now, set } = await createCastleInputs(
    services,
    castleCodec,
    'castle',
    'castle/attack',
    'castle',
  );
  const wanted = signal(0);
  const chosen = computed(() => Math.min(wanted.value, inputs.value.value.figures.length - 1));
  const figure = computed(() => inputs.value.value.figures[chosen.value] ?? plainFigure);
  const verdict = computed(() => verdictOf(inputs.value.value));
  const access = computed(() =>
    inputs.value.value.mode === 'access' ? accessAnswerOf(inputs.value.value) : undefined,
  );

  function change(part: Partial<CastleFigure>): void {
    set({ ...now(), figures: now().figures.with(chosen.peek(), { ...figure.peek(), ...part }) });
  }

  function leaveOut(places: readonly number[]): void {
    const figures = now().figures.filter((_, place) => !places.includes(place));
    if (figures.length === 0) return;
    wanted.value = 0;
    set({ ...now(), figures });
  }

  return {
    inputs,
    verdict,
    access,
    mays: computed(
      () =>
        access.value?.attackers.map(({ allowed }) => allowed) ??
        verdict.value.attackers.map(({ eligible }) => eligible),
    ),
    chosen,
    figure,
    full: computed(() => inputs.value.value.figures.length >= mostFigures),
    untouched,
    setMode: (mode) => set({ ...now(), mode }),
    setAccess: (part) => set({ ...now(), access: { ...now().access, ...part } }),
    change,
    rename: (name) => change({ name: attackerName(name) }),
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
      const { figures } = now();
      if (figures.length >= mostFigures) return;
      // Two of one name would be told apart by nothing.
      set({ ...now(), figures: [...figures, { ...figure.peek(), name: '' }] });
      wanted.value = figures.length;
    },
    makePrimary() {
      const place = chosen.peek();
      set({ ...now(), figures: [figure.peek(), ...now().figures.toSpliced(place, 1)] });
      wanted.value = 0;
    },
    removeFigure() {
      const place = chosen.peek();
      if (now().figures.length < 2) return;
      set({ ...now(), figures: now().figures.toSpliced(place, 1) });
    },
    leaveOut,
    take(taken, how) {
      const before = how === 'beside' ? now().figures : [];
      const figures = [...before, ...taken.map(attackerOf)].slice(0, mostFigures);
      if (figures.length === 0) return;
      wanted.value = Math.min(before.length, figures.length - 1);
      set({ ...now(), figures });
    },
    startOver() {
      set(castleCodec.initial);
      wanted.value = 0;
    },
    restore: set,
  };
}
