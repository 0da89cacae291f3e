import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import { createPutAway } from '../../kit/controls/put-away.ts';
import { correctedFaces } from '../../kit/controls/typed-faces.ts';
import type { InputsModel } from '../../kit/question/inputs.ts';
import { createQuestion } from '../../kit/question/question.ts';
import type { Services } from '../../platform/services.ts';
import { actsFirstOdds, type First } from '../../rules/brikwars/contests/acts-first.ts';
import type { ContestReason } from '../../rules/brikwars/contests/contest-effects.ts';
import type { ContestRoll } from '../../rules/brikwars/contests/contest-rules.ts';
import { featOdds, turnOrderOdds, whatISayGoesOdds } from '../../rules/brikwars/contests/contests.ts';
import { nextDice, roll as rollDice } from '../../rules/dice/roll.ts';
import type { Game } from '../../rules/ids.ts';
import type { PlayedRoll } from '../../rules/played-roll.ts';
import { disputeOdds, type RoundReason, whoStartsOdds } from '../../rules/usb/turn/round.ts';
import type { DiceHistory } from '../history/history-model.ts';
import {
  type ContestDice,
  type ContestInputs,
  type ContestKind,
  contestCodec,
  contestLimits,
  featSide,
  gameOf,
  initialContest,
  kindsOf,
  kindWanted,
  rulesOf,
  withPlayers,
} from './inputs.ts';
import {
  type ContestPlay,
  type ContestState,
  contenderOf,
  contestRolls,
  expressionNamed,
  featOf,
  readContest,
} from './play.ts';
import { announcement, decodeTable, emptyTable, encodeTable, whoName } from './record.ts';

/** A game without a rule for it has none. */
export type WhyContest = ContestReason | RoundReason;

/** What may be expected before anybody throws. */
export type ContestOdds = { readonly reasons: readonly WhyContest[] } & (
  | { readonly kind: 'roll-off'; readonly wins: readonly number[]; readonly firstTied: number }
  | { readonly kind: 'first'; readonly chances: Readonly<Record<First, number>> }
  | { readonly kind: 'feat'; readonly success: number }
  | { readonly kind: 'dispute'; readonly half: number }
);

function rollOff({ kind, dice, bonus, again }: ContestInputs, game: Game): ContestOdds {
  const ofBrikwars = kind === 'starts' ? turnOrderOdds : whatISayGoesOdds;
  const odds =
    game === 'brikwars' ? ofBrikwars(dice.map(expressionNamed), bonus, again) : whoStartsOdds(dice.length);
  return {
    kind: 'roll-off',
    wins: odds.wins.map(({ value }) => value),
    firstTied: odds.firstTied.value,
    reasons: game === 'mage-knight' ? [] : odds.firstTied.reasons,
  };
}

export function contestOdds(inputs: ContestInputs, game: Game): ContestOdds {
  switch (inputs.kind) {
    case 'wisg':
    case 'starts':
      return rollOff(inputs, game);
    case 'first': {
      const { active, simultaneous, responder } = actsFirstOdds(
        contenderOf(inputs.active),
        contenderOf(inputs.responder),
        inputs.bonus,
      );
      const chances = { active: active.value, simultaneous: simultaneous.value, responder: responder.value };
      return { kind: 'first', chances, reasons: simultaneous.reasons };
    }
    case 'feat': {
      const { value, reasons } = featOdds(featOf(inputs), rulesOf(inputs));
      return { kind: 'feat', success: value, reasons };
    }
    case 'dispute':
      return { kind: 'dispute', half: disputeOdds.value, reasons: disputeOdds.reasons };
  }
}

/** The part of the services that this model needs. */
export type ContestServices = Pick<
  Services,
  'announcer' | 'drafts' | 'language' | 'navigation' | 'random' | 'settings' | 'vibrate'
>;

export interface ContestsModel {
  readonly inputs: InputsModel<ContestInputs>;
  /** The contests of the games played. */
  readonly kinds: ReadonlySignal<readonly ContestKind[]>;
  readonly kind: ReadonlySignal<ContestKind>;
  /** The game whose rules the next contest follows. */
  readonly game: ReadonlySignal<Game>;
  /** Own names of the players, as far as they were given. */
  readonly names: ReadonlySignal<readonly string[]>;
  readonly odds: ReadonlySignal<ContestOdds>;
  /** What each side of the contest set up throws. */
  readonly sides: ReadonlySignal<readonly ContestRoll[]>;
  /** What lies on the table is of what is set up: it goes on, or nothing was changed since. */
  readonly stands: ReadonlySignal<boolean>;
  /** The contest of this kind that lies on the table. */
  readonly shown: ReadonlySignal<ContestState | undefined>;
  /** The throws of the last round fell just now, here, by the app. */
  readonly fresh: ReadonlySignal<boolean>;
  choose(kind: ContestKind): void;
  change(part: Partial<ContestInputs>): void;
  setPlayers(count: number): void;
  setDice(player: number, dice: ContestDice): void;
  rename(player: number, name: string): void;
  /** Whether an opponent rolls against the Feat. */
  setOpposed(opposed: boolean): void;
  /** Throws for all who still have to throw in this round; a finished contest begins again. */
  throwDice(): void;
  startTyping(): void;
  typeFace(face: number): void;
  declineBonus(): void;
  eraseFace(): void;
  /** Another face in this place of the roll in hand, or none. */
  correctFace(at: number, face?: number): void;
  stopTyping(): void;
  /** Takes the throws of the last round back. */
  undo(): void;
  /** Clears the table for a new contest. */
  clear(): void;
  /** What lies on the table has been seen. */
  settle(): void;
}

const place = 'contests';

const tableDraft = 'contest-throws';

/** Outside of BrikWars who starts is asked with one d6 each, without bonus dice. */
function inForce(inputs: ContestInputs, kind: ContestKind, game: Game): ContestInputs {
  if (kind !== 'starts' || game === 'brikwars') return { ...inputs, kind };
  return { ...inputs, kind, bonus: 'none', again: 'tied', dice: inputs.dice.map(() => '1d6' as const) };
}

const withoutFaces = ({ faces: _, ...play }: ContestPlay): ContestPlay => play;

/** Contests of dice at `#/dice/contests`; `k=wisg` and the like in the address choose one. */
export async function createContestsModel(
  services: ContestServices,
  history: Pick<DiceHistory, 'add'>,
): Promise<ContestsModel> {
  const { settings, navigation, drafts, language, announcer } = services;
  const firstKind = kindsOf(settings.games.peek())[0] ?? 'starts';
  const codec = contestCodec(initialContest(settings.value.peek().edition, firstKind));
  const address = `dice/${place}`;
  const wanted = computed(() => {
    const { place: here, rest, query } = navigation.location.value;
    return `${here}/${rest}` === address ? kindWanted(query) : undefined;
  });
  // Inputs know nothing of links that only name a contest.
  const location = computed(() => ({
    ...navigation.location.value,
    ...(wanted.value ? { query: '', linked: false } : {}),
  }));
  const [{ inputs, set }, stored] = await Promise.all([
    createQuestion(
      { ...services, navigation: { ...navigation, location } },
      { name: place, address, link: codec },
    ),
    drafts.load(tableDraft),
    language.load(['dice']),
  ]);
  const table = signal(stored === undefined ? emptyTable : decodeTable(stored));
  const kinds = computed(() => kindsOf(settings.games.value));
  const kind = computed(() => {
    const { kind: last } = inputs.value.value;
    return kinds.value.find((known) => known === last) ?? kinds.value[0] ?? 'starts';
  });
  const game = computed(() => gameOf(kind.value, settings.currentGame.value));
  const now = computed(() => inForce(inputs.value.value, kind.value, game.value));
  const shown = computed(() => {
    const play = table.value.plays[kind.value];
    return play && readContest(play);
  });

  const fresh = signal(false);

  function store(next: typeof emptyTable): void {
    table.value = next;
    drafts.save(tableDraft, encodeTable(next));
  }

  function put(play: ContestPlay | undefined, thrown = false): void {
    fresh.value = thrown;
    const { [kind.peek()]: _, ...others } = table.peek().plays;
    store({ ...table.peek(), plays: play ? { ...others, [kind.peek()]: play } : others });
  }

  function change(part: Partial<ContestInputs>): void {
    set({ ...inputs.value.peek(), ...part });
  }

  function choose(next: ContestKind): void {
    fresh.value = false;
    change({ kind: next });
    settings.useGame(gameOf(next, settings.currentGame.peek()));
  }

  const putAway = createPutAway<readonly number[]>();

  /** The contest that goes on, or a new one with what is set up. */
  function going(): ContestPlay {
    const state = shown.peek();
    if (state && !state.outcome) return state.play;
    settings.useGame(game.peek());
    return { game: game.peek(), inputs: now.peek(), rolls: [] };
  }

  function announce(): void {
    const state = shown.peek();
    if (!state) return;
    const t = language.texts('contests');
    announcer.announce(announcement(t, language.format.peek(), state, table.peek().names));
    services.vibrate(20);
  }

  function take(play: ContestPlay, played: PlayedRoll): void {
    const rolls = [...play.rolls, played];
    const before = shown.peek();
    put({ ...withoutFaces(play), rolls });
    const after = shown.peek();
    if (!after) return;
    if (!after.outcome) put({ ...after.play, faces: [] });
    if (after.outcome || before?.due.length === 1) announce();
  }

  /** The roll is made with the last face; until then the faces are kept. */
  function takeFaces(faces: readonly number[]): void {
    const state = shown.peek();
    const asked = state?.typing && contestRolls(state.play.inputs)[state.typing.who];
    if (!asked) return;
    if (nextDice(asked.expression, asked.rules, faces)) put({ ...state.play, faces });
    else take(state.play, { faces, typed: true });
  }

  effect(() => {
    if (wanted.value) choose(wanted.value);
  });

  /** Takes the last die back, that of the roll before where none of this one is typed. */
  function eraseFace(): void {
    const state = shown.peek();
    if (!state?.typing) return;
    const { rolls } = state.play;
    if (state.typing.faces.length > 0) put({ ...state.play, faces: state.typing.faces.slice(0, -1) });
    else if (rolls.length > 0) {
      put({ ...state.play, rolls: rolls.slice(0, -1), faces: rolls.at(-1)?.faces.slice(0, -1) ?? [] });
    }
  }

  return {
    inputs,
    kinds,
    kind,
    game,
    names: computed(() => table.value.names),
    odds: computed(() => contestOdds(now.value, game.value)),
    sides: computed(() => contestRolls(now.value)),
    stands: computed(() => {
      const state = shown.value;
      return (
        state !== undefined && (!state.outcome || codec.encode(state.play.inputs) === codec.encode(now.value))
      );
    }),
    shown,
    fresh,
    choose,
    change,
    setPlayers: (count) => change({ dice: withPlayers(inputs.value.peek().dice, count) }),
    setDice: (player, dice) => change({ dice: inputs.value.peek().dice.with(player, dice) }),
    rename(player, name) {
      const names = Array.from({ length: contestLimits.players }, (_, at) => table.peek().names[at] ?? '');
      store({ ...table.peek(), names: names.with(player, name.slice(0, contestLimits.name)) });
    },
    setOpposed(opposed) {
      const { opponent: _, ...others } = inputs.value.peek();
      set(opposed ? { ...others, opponent: featSide.default } : others);
    },
    throwDice() {
      const play = withoutFaces(going());
      const due = readContest(play)?.due ?? [];
      const dice = contestRolls(play.inputs);
      const t = language.texts('contests');
      const rolls = due.flatMap((who) => {
        const asked = dice[who];
        if (!asked) return [];
        const made = rollDice(asked.expression, asked.rules, services.random);
        const name = whoName(t, play.inputs.kind, table.peek().names, who);
        history.add(made, { label: t.historyLabel(t.kinds[play.inputs.kind], name), contest: true });
        return [{ faces: made.dice.map(({ face }) => face) }];
      });
      put({ ...play, rolls: [...play.rolls, ...rolls] }, true);
      announce();
    },
    startTyping() {
      put({ ...going(), faces: putAway.again(table.peek(), now.peek()) ?? [] });
    },
    typeFace(face) {
      const state = shown.peek();
      if (!state?.typing) return;
      takeFaces([...state.typing.faces, face]);
    },
    correctFace(at, face) {
      const state = shown.peek();
      const asked = state?.typing && contestRolls(state.play.inputs)[state.typing.who];
      if (asked) takeFaces(correctedFaces(asked.expression, asked.rules, state.typing.faces, at, face));
    },
    declineBonus() {
      const state = shown.peek();
      if (state?.typing?.next.kind !== 'bonus') return;
      take(state.play, { faces: state.typing.faces, typed: true, declined: true });
    },
    eraseFace,
    stopTyping() {
      const play = shown.peek()?.play;
      if (!play) return;
      put(play.rolls.length > 0 ? withoutFaces(play) : undefined);
      putAway.keep(play.faces, table.peek(), now.peek());
    },
    undo() {
      const state = shown.peek();
      if (!state) return;
      // The dice of a roll that is not whole go one by one.
      if (state.typing?.faces.length) {
        eraseFace();
        return;
      }
      const rolls = state.play.rolls.slice(0, -(state.rounds.at(-1)?.length ?? 0) || undefined);
      put(rolls.length > 0 ? { ...withoutFaces(state.play), rolls } : undefined);
      announcer.announce(language.texts('contests').undone);
    },
    clear: () => put(undefined),
    settle: () => {
      fresh.value = false;
    },
  };
}
