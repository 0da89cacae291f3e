import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { DefencePlan, Side } from '../rules/brikwars/fight.ts';
import type { FightIssue } from '../rules/brikwars/setup.ts';
import type { Result } from '../rules/result.ts';
import { answerOf, type FightAnswer } from './fight-answer.ts';
import { encodeFight, fightCodec } from './fight-codec.ts';
import { type FightInputs, type SideInputs, type SituationInputs, withSide } from './fight-inputs.ts';
import { encodePlan } from './fight-plans.ts';
import type { FightPlay } from './fight-play.ts';
import { decodeRecord, encodeRecord, type FightRecord } from './fight-record.ts';
import { createInputsModel, type InputsModel } from './inputs.ts';
import type { NavigationModel } from './navigation.ts';
import type { Services } from './services.ts';

export interface FightModel {
  /** Resolves when the code that plays a turn, which comes after the odds, is there too. */
  readonly complete: Promise<void>;
  readonly inputs: InputsModel<FightInputs>;
  readonly answer: ReadonlySignal<Result<FightAnswer, FightIssue>>;
  readonly play: ReadonlySignal<FightPlay | undefined>;
  change(part: Partial<FightInputs>): void;
  changeSide(side: Side, part: Partial<SideInputs>): void;
  changeSituation(part: Partial<SituationInputs>): void;
  setAttackRoll(sum: number | undefined): void;
  /** Chooses a defence; in a turn being played it holds for what is not rolled yet. */
  choosePlan(plan: DefencePlan): void;
  /** Begins the turn anew with the inputs as they are. */
  start(): void;
  rollNext(): void;
  rollOut(): void;
  startTyping(): void;
  typeFace(face: number): void;
  eraseFace(): void;
  declineBonus(): void;
  stopTyping(): void;
  undoRoll(): void;
  endPlay(): void;
}

/** BrikWars has the address `#/fight` or `#/fight/brikwars`; the test of USB has one of its own. */
function ownAddress(navigation: NavigationModel): NavigationModel {
  const here = (): boolean => {
    const { place, rest } = navigation.location.value;
    return place === 'fight' && rest !== 'usb';
  };
  return {
    ...navigation,
    location: computed(() => ({ ...navigation.location.value, place: here() ? 'fight' : '' })),
    describe(query) {
      if (here()) navigation.describe(query);
    },
  };
}

/** What a fight needs of the services. */
export type FightServices = Pick<Services, 'navigation' | 'drafts' | 'random'> & {
  readonly settings: Pick<Services['settings'], 'value' | 'games' | 'currentGame' | 'change' | 'useGame'>;
};

/** The turn in hand: what is stored of it, what is shown, and the code that plays it. */
interface Turn {
  readonly record: FightRecord;
  readonly shown: FightPlay;
  readonly code: Player;
}

type Player = typeof import('./fight-play.ts') &
  Pick<typeof import('../rules/dice/roll.ts'), 'nextDice' | 'roll'>;

async function fetchPlayer(): Promise<Player> {
  const [play, { nextDice, roll }] = await Promise.all([
    import('./fight-play.ts'),
    import('../rules/dice/roll.ts'),
  ]);
  return { ...play, nextDice, roll };
}

export async function createFightModel(services: FightServices): Promise<FightModel> {
  const { settings, navigation, drafts, random } = services;
  const codec = fightCodec(settings.value.peek().edition);
  const inputs = await createInputsModel('fight', codec, ownAddress(navigation), drafts);
  const stored = await drafts.load('fight-play');
  const record = signal<FightRecord | undefined>(stored ? decodeRecord(stored) : undefined);
  const player = signal<Player | undefined>(undefined);
  const complete = fetchPlayer().then((fetched) => {
    player.value = fetched;
  });

  const answer = computed(() => answerOf(inputs.value.value));
  // What one wishes for changes no roll.
  const now = computed(() => encodeFight({ ...inputs.value.value, goal: 'survive' }));
  const play = computed(() => {
    const kept = record.value;
    return kept && player.value?.playOf(kept, codec.decode(kept.inputs), now.value);
  });

  function keep(value: FightRecord | undefined): void {
    record.value = value;
    drafts.save('fight-play', value ? encodeRecord(value) : '');
  }

  function change(part: Partial<FightInputs>): void {
    settings.useGame('brikwars');
    inputs.set({ ...inputs.value.peek(), ...part });
  }

  /** The turn in hand, begun now if there is none. */
  function current(): Turn | undefined {
    if (play.peek() === undefined) model.start();
    const kept = record.peek();
    const shown = play.peek();
    const code = player.peek();
    return kept && shown && code ? { record: kept, shown, code } : undefined;
  }

  /** Takes a roll for the next one asked; `typing` goes on with the roll after it. */
  function push(
    faces: readonly number[],
    more: { readonly typed?: true; readonly declined?: true } = {},
  ): void {
    const turn = current();
    if (!turn) return;
    const { typing: _, ...kept } = turn.record;
    const rolls = [...kept.rolls, { faces, ...more }];
    const goesOn =
      more.typed && turn.code.playRecord(turn.shown.fight, turn.shown.plan, rolls).play.next !== undefined;
    keep({ ...kept, rolls, ...(goesOn ? { typing: [] } : {}) });
  }

  const model: FightModel = {
    complete,
    inputs,
    answer,
    play,
    change(part) {
      if (part.edition !== undefined) settings.change({ edition: part.edition });
      change(part);
    },
    changeSide(side, part) {
      change({ [side]: withSide(inputs.value.peek()[side], part, side === 'attacker') });
    },
    changeSituation(part) {
      change({ situation: { ...inputs.value.peek().situation, ...part } });
    },
    setAttackRoll(sum) {
      const { attackRoll: _, ...rest } = inputs.value.peek();
      settings.useGame('brikwars');
      inputs.set(sum === undefined ? rest : { ...rest, attackRoll: sum });
    },
    choosePlan(plan) {
      const turn = play.peek();
      const kept = record.peek();
      const code = player.peek();
      change({ plan: encodePlan(plan) });
      if (!turn || !kept || !code || turn.stale) return;
      const rolls = code.keptRolls(turn.fight, turn.plan, plan, kept.rolls);
      keep({
        inputs: now.peek(),
        rolls,
        ...(kept.typing && rolls.length === kept.rolls.length ? { typing: [] } : {}),
      });
    },
    start() {
      if (answer.peek().ok) keep({ inputs: now.peek(), rolls: [] });
    },
    rollNext() {
      const turn = current();
      const next = turn?.shown.play.next;
      if (!turn || !next) return;
      push(turn.code.roll(next.expression, next.rules, random).dice.map(({ face }) => face));
    },
    rollOut() {
      while (current()?.shown.play.next) model.rollNext();
    },
    startTyping() {
      const turn = current();
      if (turn?.shown.play.next) keep({ ...turn.record, typing: [] });
    },
    typeFace(face) {
      const turn = current();
      const next = turn?.shown.play.next;
      if (!turn || !next || !turn.shown.typing || face < 1 || face > turn.shown.typing.sides) return;
      const faces = [...turn.shown.typing.faces, face];
      if (turn.code.nextDice(next.expression, next.rules, faces) === undefined) push(faces, { typed: true });
      else keep({ ...turn.record, typing: faces });
    },
    eraseFace() {
      const turn = current();
      if (turn?.shown.typing) keep({ ...turn.record, typing: turn.shown.typing.faces.slice(0, -1) });
    },
    declineBonus() {
      const typing = current()?.shown.typing;
      if (typing?.mayDecline) push(typing.faces, { typed: true, declined: true });
    },
    stopTyping() {
      const turn = current();
      if (!turn) return;
      const { typing: _, ...kept } = turn.record;
      keep(kept);
    },
    undoRoll() {
      const turn = current();
      if (!turn) return;
      const { typing: _, ...kept } = turn.record;
      keep({ ...kept, rolls: kept.rolls.slice(0, -1) });
    },
    endPlay: () => keep(undefined),
  };
  return model;
}
