import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { createPutAway } from '../../kit/controls/put-away.ts';
import type { InputsModel } from '../../kit/question/inputs.ts';
import { flag, oneOf, readable, row, whole } from '../../kit/question/link.ts';
import { createQuestion, type QuestionServices } from '../../kit/question/question.ts';
import type { Services } from '../../platform/services.ts';
import type { SiegeAbilityId } from '../../rules/mage-knight/attack/abilities.ts';
import { attackerKindOf, type Figure } from '../../rules/mage-knight/attack/figure.ts';
import { doesHit } from '../../rules/mage-knight/attack/two-dice.ts';
import { answerOf, type ShotAnswer } from './answer.ts';
import {
  type CastleShoots,
  castleShotsCodec,
  figureShooters,
  rangedAbilities,
  type ShotAtCastle,
  type ShotAtFigure,
  type ShotSituation,
  type ShotsInputs,
  shotLimits,
  shotSituations,
  withLengths,
  withTarget,
} from './inputs.ts';

/** Two dice thrown for a shot, with what they were thrown for. */
interface ThrownShot {
  readonly situation: ShotSituation;
  readonly needed: number;
  readonly twoMisses: boolean;
  readonly twelveHits: boolean;
  /** Damage of a hit. */
  readonly damage: number;
  readonly first: number;
  readonly second: number;
  readonly typed: boolean;
}

export interface ShotRoll extends ThrownShot {
  readonly sum: number;
  readonly hit: boolean;
}

/** So many shots are remembered. */
export const mostShots = 12;

export function shotRoll(thrown: ThrownShot): ShotRoll {
  const sum = thrown.first + thrown.second;
  return { ...thrown, sum, hit: doesHit(sum, thrown.needed, thrown) };
}

const face = whole(1, 6);

const farthest = shotLimits.value + 4 * shotLimits.bonus;

const thrownField = row<ThrownShot>({
  situation: oneOf(shotSituations),
  needed: whole(-farthest, farthest),
  twoMisses: flag,
  twelveHits: flag,
  damage: whole(0, shotLimits.damage),
  first: face,
  second: face,
  typed: flag,
});

const thrown = readable(thrownField, '_');

export function encodeShots(rolls: readonly ShotRoll[]): string {
  return thrown.write(rolls);
}

/** Shots that cannot be read are left out. */
export function decodeShots(text: string): readonly ShotRoll[] {
  return (thrown.read(text) ?? []).map(shotRoll).slice(-mostShots);
}

type CastleShotsServices = QuestionServices & Pick<Services, 'random'>;

export interface CastleShotsModel {
  readonly inputs: InputsModel<ShotsInputs>;
  readonly answer: ReadonlySignal<ShotAnswer>;
  /** Nothing was entered yet. */
  readonly untouched: ReadonlySignal<boolean>;
  /** Newest last. */
  readonly rolls: ReadonlySignal<readonly ShotRoll[]>;
  /** Faces of the dice on the table, as far as they are typed. */
  readonly typing: ReadonlySignal<readonly number[] | undefined>;
  choose(situation: ShotSituation): void;
  /** Changes what all three questions share. */
  change(part: Partial<Pick<ShotsInputs, 'fortification' | 'height' | 'criticals'>>): void;
  changeCastle(part: Partial<CastleShoots>): void;
  changeSection(part: Partial<ShotAtCastle>): void;
  changeFigure(part: Partial<ShotAtFigure>): void;
  /** Gives the shooter of the question in hand an ability, or takes it. */
  toggleAbility(ability: SiegeAbilityId): void;
  /** The figure that shoots, with the values of it that are known; returns those that stay as they were entered. */
  takeShooter(figure: Figure): readonly ('range' | 'attack')[];
  roll(): void;
  startTyping(): void;
  /** The next of the two faces; the second one ends the typing. */
  typeFace(face: number): void;
  /** Takes the first face back. */
  eraseFace(): void;
  /** Another first face, or none. */
  correctFace(at: number, face?: number): void;
  /** Puts the pad away; the face typed is there again as long as the shot is the same. */
  stopTyping(): void;
  undoRoll(): void;
  startOver(): void;
  /** Puts earlier inputs back: the undo of starting over. */
  restore(inputs: ShotsInputs): void;
}

const place = 'castle-shots';

export async function createCastleShotsModel(services: CastleShotsServices): Promise<CastleShotsModel> {
  const { drafts, settings, random } = services;
  const { inputs, untouched, now, set } = await createQuestion(services, {
    game: 'mage-knight',
    name: place,
    address: 'castle/shots',
    link: castleShotsCodec,
  });
  const [storedRolls, storedFaces] = await Promise.all([
    drafts.load(`${place}-rolls`),
    drafts.load(`${place}-typing`),
  ]);
  const rolls = signal<readonly ShotRoll[]>(decodeShots(storedRolls ?? ''));
  const typing = signal<readonly number[] | undefined>(decodeFaces(storedFaces));
  const answer = computed(() => answerOf(inputs.value.value));
  const putAway = createPutAway<readonly number[]>();

  function keepRolls(kept: readonly ShotRoll[]): void {
    rolls.value = kept.slice(-mostShots);
    drafts.save(`${place}-rolls`, encodeShots(rolls.peek()));
  }

  function type(faces: readonly number[] | undefined): void {
    typing.value = faces;
    drafts.save(`${place}-typing`, faces ? `t${faces.join('')}` : '');
  }

  function add(first: number, second: number, typed: boolean): void {
    const { need, damage } = answer.peek();
    settings.useGame('mage-knight');
    keepRolls([
      ...rolls.peek(),
      shotRoll({
        situation: now().situation,
        needed: need.needed,
        ...need.naturals,
        damage,
        first,
        second,
        typed,
      }),
    ]);
  }

  return {
    inputs,
    answer,
    untouched,
    rolls,
    typing,
    choose: (situation) => set({ ...now(), situation }),
    change: (part) => set({ ...now(), ...part }),
    changeCastle: (part) => set({ ...now(), castle: withLengths(now().castle, part) }),
    changeSection: (part) => set({ ...now(), section: { ...now().section, ...part } }),
    changeFigure: (part) => set({ ...now(), figure: withTarget(now().figure, part) }),
    toggleAbility(ability) {
      const { situation, castle, section } = now();
      if (situation === 'figure') return;
      const held = situation === 'castle' ? castle.abilities : section.abilities;
      const abilities = rangedAbilities.filter((id) => (id === ability) !== held.includes(id));
      if (situation === 'castle') set({ ...now(), castle: { ...castle, abilities } });
      else set({ ...now(), section: { ...section, abilities } });
    },
    takeShooter({ kind, baseRangedDamage, abilities, range, attack }) {
      const { situation, section, figure } = now();
      if (situation === 'castle') return [];
      const values = {
        damage: Math.min(baseRangedDamage, shotLimits.damage),
        ...(attack === undefined ? {} : { attack: Math.min(attack, shotLimits.value) }),
        ...(range === undefined ? {} : { range: Math.min(range, shotLimits.range) }),
      };
      const unknown = (['range', 'attack'] as const).filter((value) => values[value] === undefined);
      if (situation === 'figure') {
        set({ ...now(), figure: { ...figure, ...values } });
        return unknown;
      }
      const shooter = figureShooters.find((known) => known === attackerKindOf(kind));
      const ranged = rangedAbilities.filter((id) => abilities.includes(id));
      set({
        ...now(),
        section: { ...section, ...values, kind: shooter ?? 'warrior', abilities: ranged },
      });
      return unknown;
    },
    roll: () => add(random(6), random(6), false),
    startTyping: () => type(putAway.again(now(), rolls.peek()) ?? []),
    typeFace(face) {
      const typed = typing.peek();
      if (typed === undefined || face < 1 || face > 6) return;
      const [first] = typed;
      if (first === undefined) {
        type([face]);
      } else {
        type(undefined);
        add(first, face, true);
      }
    },
    eraseFace() {
      if (typing.peek()) type([]);
    },
    correctFace(_, face) {
      if (typing.peek()) type(face === undefined ? [] : [face]);
    },
    stopTyping() {
      putAway.keep(typing.peek(), now(), rolls.peek());
      type(undefined);
    },
    undoRoll: () => keepRolls(rolls.peek().slice(0, -1)),
    startOver: () => set(castleShotsCodec.initial),
    restore: set,
  };
}

function decodeFaces(text: string | undefined): readonly number[] | undefined {
  return text !== undefined && /^t[1-6]?$/.test(text) ? [...text.slice(1)].map(Number) : undefined;
}
