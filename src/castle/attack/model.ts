import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { withoutRef } from '../../kit/question/battle-ref.ts';
import type { InputsModel } from '../../kit/question/inputs.ts';
import { createQuestion, type QuestionServices } from '../../kit/question/question.ts';
import type { SiegeAbilityId } from '../../rules/mage-knight/attack/abilities.ts';
import type { Figure } from '../../rules/mage-knight/attack/figure.ts';
import type { AttackVerdict } from '../../rules/mage-knight/attack/joint-attack.ts';
import { type AccessAnswer, accessAnswerOf, allowedOf, verdictOf } from './answer.ts';
import {
  type AccessPoint,
  attackerName,
  attackerOf,
  type CastleFigure,
  type CastleInputs,
  type CastleWay,
  castleCodec,
  mostFigures,
  plainFigure,
} from './inputs.ts';

export interface CastleAttackModel {
  readonly inputs: InputsModel<CastleInputs>;
  /** The answer for an attack on a section. */
  readonly verdict: ReadonlySignal<AttackVerdict>;
  /** The answer for one through an access point; undefined where that is not asked. */
  readonly access: ReadonlySignal<AccessAnswer | undefined>;
  /** Whether each attacker may. */
  readonly allowed: ReadonlySignal<readonly boolean[]>;
  /** The figure being edited: its place in the list. */
  readonly chosen: ReadonlySignal<number>;
  readonly figure: ReadonlySignal<CastleFigure>;
  readonly full: ReadonlySignal<boolean>;
  /** Nothing was entered yet. */
  readonly untouched: ReadonlySignal<boolean>;
  setMode(mode: CastleWay): void;
  setAccess(part: Partial<AccessPoint>): void;
  change(part: Partial<CastleFigure>): void;
  /** Changes the attacker at a place of the list. */
  changeAt(place: number, part: Partial<CastleFigure>): void;
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

export async function createCastleAttackModel(services: QuestionServices): Promise<CastleAttackModel> {
  const { inputs, untouched, now, set } = await createQuestion(services, {
    game: 'mage-knight',
    name: 'castle',
    address: 'castle/attack',
    // Links of old name the place alone.
    older: ['castle'],
    link: castleCodec,
  });
  const wanted = signal(0);
  const chosen = computed(() => Math.min(wanted.value, inputs.value.value.figures.length - 1));
  const figure = computed(() => inputs.value.value.figures[chosen.value] ?? plainFigure);
  const verdict = computed(() => verdictOf(inputs.value.value));
  const access = computed(() =>
    inputs.value.value.mode === 'access' ? accessAnswerOf(inputs.value.value) : undefined,
  );

  function changeAt(place: number, part: Partial<CastleFigure>): void {
    const before = now().figures[place];
    if (before) set({ ...now(), figures: now().figures.with(place, { ...before, ...part }) });
  }

  const change = (part: Partial<CastleFigure>) => changeAt(chosen.peek(), part);

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
    allowed: computed(() => allowedOf(inputs.value.value)),
    chosen,
    figure,
    full: computed(() => inputs.value.value.figures.length >= mostFigures),
    untouched,
    setMode: (mode) => set({ ...now(), mode }),
    setAccess: (part) => set({ ...now(), access: { ...now().access, ...part } }),
    change,
    changeAt,
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
      set({ ...(how === 'instead' ? withoutRef(now(), 'acts') : now()), figures });
    },
    startOver() {
      set(castleCodec.initial);
      wanted.value = 0;
    },
    restore: set,
  };
}
