import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { withoutRef } from '../../kit/battle-ref.ts';
import type { InputsModel } from '../../kit/inputs.ts';
import { createQuestion, type QuestionServices } from '../../kit/question.ts';
import type { SiegeAbilityId } from '../../rules/mage-knight/abilities.ts';
import {
  type AccessCombatEffect,
  type AccessVerdict,
  judgeAccessCombat,
} from '../../rules/mage-knight/access-combat.ts';
import type { CastleReason } from '../../rules/mage-knight/answer.ts';
import type { Figure } from '../../rules/mage-knight/figure.ts';
import { type AttackVerdict, judgeAttack } from '../../rules/mage-knight/joint-attack.ts';
import {
  type AccessPoint,
  attackerName,
  attackerOf,
  attackOf,
  type CastleFigure,
  type CastleInputs,
  type CastleWay,
  castleCodec,
  mostFigures,
  plainFigure,
} from './inputs.ts';

export type AccessReason = CastleReason<AccessCombatEffect | 'sections-only-shoot'>;

interface Member {
  readonly allowed: boolean;
  readonly reasons: readonly AccessReason[];
}

/** The answer for an attack through an access point; `reasons` begins with the one that decided. */
export interface AccessAnswer
  extends Pick<AccessVerdict, 'out' | 'remaining' | 'defence' | 'choice'>,
    Member {
  readonly attackers: readonly Member[];
}

/** What is told of an answer: what its height adds to the target's defence only where there is an attack. */
export function accessReasons({
  allowed,
  defence,
}: Pick<AccessAnswer, 'allowed' | 'defence'>): AccessAnswer['defence']['reasons'] {
  return allowed ? defence.reasons : [];
}

const onlyShoots: AccessReason = { rule: 'MK-ATT-01', effect: 'sections-only-shoot' };

/** Whether the figures may strike at one that stands at the other end of the access point (MK-CC-01 to MK-CC-05). */
export function accessAnswerOf({ figures, access }: Omit<CastleInputs, 'mode'>): AccessAnswer {
  const found = judgeAccessCombat({
    open: !access.closed,
    // Of the primary attacker the front arc is asked, of a helper only whether he touches.
    attackers: figures.map(({ frontArcTouches }, place) => ({
      touches: place === 0 || frontArcTouches,
      frontArc: frontArcTouches,
      level: 'ground',
    })),
    target: { enemy: true, atOtherEnd: access.enemyThere, level: access.higher ? 'high' : 'ground' },
    // Who does not touch the point is none of those among whom may be chosen.
    enemiesAtPoint:
      figures.filter(
        ({ frontArcTouches, kind }, place) => kind !== 'section' && (place === 0 || frontArcTouches),
      ).length + Number(access.others),
  });
  const isSection = (place: number) => figures[place]?.kind === 'section';
  if (!figures.some((_, place) => isSection(place))) return found;

  const attackers = found.attackers.map(
    (member, place): Member => (isSection(place) ? { allowed: false, reasons: [onlyShoots] } : member),
  );
  const places = attackers.map((_, place) => place);
  return {
    ...found,
    attackers,
    allowed: false,
    reasons: found.allowed || figures.length === 1 ? [onlyShoots] : [onlyShoots, ...found.reasons],
    out: places.filter((place) => !attackers[place]?.allowed),
    remaining: places.filter((place) => attackers[place]?.allowed),
  };
}

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
      set({ ...(how === 'instead' ? withoutRef(now(), 'acts') : now()), figures });
    },
    startOver() {
      set(castleCodec.initial);
      wanted.value = 0;
    },
    restore: set,
  };
}
