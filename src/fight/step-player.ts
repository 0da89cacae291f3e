import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { createPutAway } from '../kit/controls/put-away.ts';
import { correctedFaces } from '../kit/controls/typed-faces.ts';
import type { InputCodec } from '../kit/question/inputs.ts';
import { readSided, sidedText } from '../kit/question/sided-text.ts';
import type { Drafts } from '../platform/drafts.ts';
import type { RandomSource } from '../rules/dice/random.ts';
import { nextDice, type Roll, roll } from '../rules/dice/roll.ts';
import type { Asked, AskedRoll, PlayedMove } from '../rules/steps.ts';
import type { Whose } from '../storage/settings-mirror.ts';
import { type LookedBack, lookedBack } from './look-back.ts';
import {
  asksRoll,
  encodeRecord,
  markOf,
  type TableMove,
  type TableRecord,
  type TurnRecord,
} from './step-record.ts';
import type { TablePlay } from './table-play.ts';
import { createOddsAhead, type OddsAhead } from './trail.ts';
import { type PlayKind, readRecord, replaysOf } from './turn-replay.ts';
import { countedRolls, typingOf } from './typed-roll.ts';

export type { OddsAhead } from './trail.ts';
export type { PlayKind } from './turn-replay.ts';

export interface TablePlayModel<Inputs, Moment, Entry, Outcome, Whole = unknown> {
  readonly play: ReadonlySignal<TablePlay<Inputs, Moment, Entry, Outcome> | undefined>;
  /** The odds of the turn in hand; undefined when it is over or nobody can say. Worked out when somebody looks. */
  readonly ahead: ReadonlySignal<OddsAhead<Whole> | undefined>;
  /** The odds of the turn in hand at its beginning and after each of its moves; undefined where nobody can say at once. */
  readonly trail: ReadonlySignal<readonly (OddsAhead | undefined)[]>;
  /** What is seen of its choices once it is over; worked out when somebody looks. */
  readonly lookBack: ReadonlySignal<LookedBack<Inputs, Moment> | undefined>;
  /** Whether the dice are in the middle of the screen, and not the entries. */
  readonly open: Signal<boolean>;
  /** What a fight with the entries of now asks for first. */
  readonly first: ReadonlySignal<{ readonly asked: Asked<Moment>; readonly inputs: Inputs } | undefined>;
  /** Whose the side is that acts first in what was rolled; undefined where nothing was. */
  readonly whose: ReadonlySignal<Whose | undefined>;
  /** The same rolls, with that side of another. */
  turnTo(whose: Whose): void;
  /** What is stored of it, or undefined: to be kept beside a saved fight. */
  readonly text: ReadonlySignal<string | undefined>;
  /** What was stored of the one that last made way for another, if anything was rolled or chosen in it. */
  readonly replaced: ReadonlySignal<string | undefined>;
  /** Takes up a fight that was kept; what cannot be read is left. */
  restore(text: string): void;
  /** Starts again with the inputs as they are. */
  start(): void;
  /** Starts again, with the dice that were used last: the app's, or those on the table. */
  again(): void;
  /** Begins the turn that follows. */
  goOn(): void;
  /** Throws what is asked for; where it earns bonus dice, they wait to be taken or declined. */
  rollNext(): void;
  /** Throws the bonus dice that the roll in hand has earned. */
  takeBonus(): void;
  /** Rolls until a choice or the end, bonus dice taken. */
  rollOut(): void;
  choose(option: string): void;
  /** Decides what nothing asks for; it holds from now on, and what was before it stays. */
  decide(decision: string): void;
  startTyping(): void;
  typeFace(face: number): void;
  /** Gives the dice thrown together again, in any order; those that lack are still to come. */
  typeWave(faces: readonly number[]): void;
  /** Another face in this place, or none. */
  correctFace(at: number, face?: number): void;
  eraseFace(): void;
  /** Answers a pool by the number of its successes. */
  typeSuccesses(successes: number): void;
  /** The player wants to enter faces where a number would do; kept as long as the place is open. */
  readonly byFaces: ReadonlySignal<boolean>;
  typeByFaces(byFaces: boolean): void;
  declineBonus(): void;
  stopTyping(): void;
  undo(): void;
  end(): void;
  /** The moves of the turn in hand. */
  moves(): readonly TableMove[];
  /** Changes the inputs of the turn in hand, and keeps so many of its moves. */
  amend(inputs: Inputs, moves: number): void;
}

export interface PlayNeeds<Inputs> {
  /** The name of the draft that keeps the record. */
  readonly name: string;
  readonly codec: Pick<InputCodec<Inputs>, 'encode' | 'decode'>;
  readonly inputs: ReadonlySignal<Inputs>;
  /** Whose the side is that acts in them. */
  readonly whose: ReadonlySignal<Whose>;
  readonly drafts: Drafts;
  readonly random: RandomSource;
}

/** The play of one screen. */
export async function createTablePlay<Inputs, Moment, Entry extends { readonly roll?: Roll }, Outcome, Whole>(
  kind: PlayKind<Inputs, Moment, Entry, Outcome, Whole>,
  { name, codec, inputs, whose, drafts, random }: PlayNeeds<Inputs>,
): Promise<TablePlayModel<Inputs, Moment, Entry, Outcome, Whole>> {
  type Shown = TablePlay<Inputs, Moment, Entry, Outcome>;
  const { asDecided, replayed } = replaysOf(kind, codec);
  const stored = await drafts.load(name);
  const record = signal<TableRecord | undefined>(stored ? readRecord(codec, stored, kind) : undefined);
  // Nothing takes the whole screen by itself: what was begun before a reload is a tap away.
  const open = signal(false);
  const now = computed(() => sidedText(codec.encode(inputs.value), whose.value));
  const begunBy = computed(() => record.value?.turns[0] && readSided(record.value.turns[0].inputs).whose);

  /** The inputs of a turn; whose the sides are is that of the whole fight. */
  const written = (entered: Inputs): string =>
    sidedText(codec.encode(entered), begunBy.peek() ?? whose.peek());

  // What is entered since changes nothing of what was rolled.
  const rolled = computed((): Omit<Shown, 'stale'> | undefined => {
    const kept = record.value;
    if (!kept) return undefined;
    const turns = kept.turns.map(replayed);
    const last = turns.pop();
    if (last === undefined) return undefined;
    const earlier = turns.flatMap((turn) =>
      turn?.outcome === undefined ? [] : [{ inputs: turn.inputs, log: turn.log, outcome: turn.outcome }],
    );
    const { begun, inputs, moves, log, next, outcome } = last;
    const typing =
      kept.typing && asksRoll(next)
        ? typingOf(next, kept.typing, {
            thrown: kept.thrown === true,
            countable: kind.countable?.(inputs, next) ?? false,
          })
        : undefined;
    const likelihood = outcome === undefined ? undefined : kind.likelihood(begun, outcome, log);
    return {
      earlier,
      inputs,
      log,
      chosen: moves.flatMap((move, made) => ('option' in move ? [made + 1] : [])),
      ...(next === undefined ? {} : { next }),
      ...(outcome === undefined ? {} : { outcome }),
      ...(typing === undefined ? {} : { typing }),
      ...(likelihood === undefined ? {} : { likelihood }),
      mayGoOn: outcome !== undefined && kind.next?.(inputs, outcome) !== undefined,
      mayUndo: kept.turns.length > 1 || last.moves.length > 0,
      counted: new Set(
        turns.concat([last]).flatMap((turn) => (turn ? [...countedRolls(turn.log, turn.moves)] : [])),
      ),
    };
  });
  const stale = computed(() => record.value?.turns[0]?.inputs !== now.value);
  const play = computed((): Shown | undefined => rolled.value && { ...rolled.value, stale: stale.value });

  // Faces of a roll that is not whole leave the turn the same, and nothing is worked out again.
  const inHand = computed(() => record.value?.turns.at(-1));
  const weighing = {
    ahead(begun: Inputs, moves: readonly PlayedMove[]): OddsAhead<Whole> | undefined {
      const { inputs, asked } = asDecided(begun, moves);
      return kind.ahead?.(inputs, asked);
    },
  };
  const { weigh, ahead, trail } = createOddsAhead(weighing, () => {
    const turn = inHand.value;
    const made = turn && replayed(turn);
    return made && { ...made, inputs: made.begun };
  });

  const lookBack = computed(() => {
    const turns = record.value?.turns.map(replayed) ?? [];
    if (turns.at(-1)?.outcome === undefined) return undefined;
    return lookedBack(
      { ...kind, ahead: weigh },
      asDecided,
      turns.flatMap((turn) => turn ?? []),
    );
  });

  function keep(value: TableRecord | undefined): void {
    record.value = value;
    drafts.save(name, value ? encodeRecord(value) : '');
  }

  const replaced = signal<string | undefined>(undefined);

  /** Another fight takes the place of this one, which is not lost by it. */
  function replace(value: TableRecord): void {
    const before = record.peek();
    keep(value);
    const played = before?.typing?.length || before?.turns.some(({ moves }) => moves.length > 0);
    if (before && played) replaced.value = encodeRecord(before);
  }

  /** Changes the turn in hand; a roll that is not whole is dropped unless it is given again. */
  function changeTurn(
    change: (turn: TurnRecord) => TurnRecord,
    open: Pick<TableRecord, 'typing' | 'thrown'> = {},
  ): void {
    const kept = record.peek();
    const turn = kept?.turns.at(-1);
    if (!kept || !turn) return;
    keep({ turns: [...kept.turns.slice(0, -1), change(turn)], mark: markOf(kept), ...open });
  }

  const first = computed(() => {
    const asked = replayed({ inputs: now.value, moves: [] })?.next;
    return asked && { asked, inputs: inputs.value };
  });

  /** Leaves the moves as they are. */
  const same = (turn: TurnRecord): TurnRecord => turn;

  /** The moves of the turn in hand that still fit. */
  function goodMoves(): readonly TableMove[] {
    const turn = record.peek()?.turns.at(-1);
    return (turn && replayed(turn)?.moves) || [];
  }

  function push(move: TableMove, typingOn = false): void {
    const moves = [...goodMoves(), move];
    changeTurn((turn) => ({ ...turn, moves }));
    if (typingOn) typeOn();
  }

  /** Real dice lie on this table: the next of them are typed too. */
  function typeOn(): void {
    if (asksRoll(play.peek()?.next)) changeTurn(same, { typing: [] });
  }

  function typedLast(): boolean {
    const rolls = record.peek()?.turns.flatMap(({ moves }) => moves.filter((move) => 'faces' in move));
    return rolls?.at(-1)?.typed === true;
  }

  /** Dice are being typed, none of them thrown by the app. */
  function typesNow(): boolean {
    const kept = record.peek();
    return kept?.typing !== undefined && !kept.thrown;
  }

  const putAway = createPutAway<readonly number[]>();
  const byFaces = signal(false);

  /** The roll is made with the last face; until then the faces are kept. */
  function takeFaces({ expression, rules }: AskedRoll, faces: readonly number[]): void {
    if (nextDice(expression, rules, faces) === undefined) push({ faces, typed: true }, true);
    else changeTurn(same, { typing: faces });
  }

  function current(): Shown | undefined {
    if (play.peek() === undefined) model.start();
    return play.peek();
  }

  const model: TablePlayModel<Inputs, Moment, Entry, Outcome, Whole> = {
    play,
    ahead,
    trail,
    lookBack,
    open,
    first,
    whose: begunBy,
    turnTo(whose) {
      const kept = record.peek();
      const turned = ({ inputs, moves }: TurnRecord) => ({
        inputs: sidedText(readSided(inputs).text, whose),
        moves,
      });
      if (kept) keep({ ...kept, turns: kept.turns.map(turned) });
    },
    text: computed(() => record.value && encodeRecord(record.value)),
    replaced,
    restore(text) {
      const read = readRecord(codec, text, kind);
      if (read) replace(read);
    },
    start() {
      const begun = inputs.peek();
      if (!kind.begin(begun)) return;
      // With the same entries it is the same fight, and no second one for the battle.
      const before = record.peek();
      const goesOn = before?.turns[0] && readSided(before.turns[0].inputs).text === codec.encode(begun);
      replace({ turns: [{ inputs: now.peek(), moves: [] }], ...(goesOn && { mark: markOf(before) }) });
      open.value = true;
    },
    again() {
      const typed = typesNow() || typedLast();
      model.start();
      if (typed) model.startTyping();
      else model.rollNext();
    },
    goOn() {
      const shown = play.peek();
      const kept = record.peek();
      if (!kept || shown?.outcome === undefined) return;
      const following = kind.next?.(shown.inputs, shown.outcome);
      if (following === undefined) return;
      const typed = typedLast();
      keep({ turns: [...kept.turns, { inputs: written(following), moves: [] }], mark: markOf(kept) });
      if (typed) typeOn();
    },
    rollNext() {
      const shown = current();
      if (!asksRoll(shown?.next)) return;
      if (shown.typing?.thrown) {
        model.takeBonus();
        return;
      }
      const { expression, rules } = shown.next;
      const plain = roll(expression, { ...rules, bonus: 'none' }, random);
      const faces = plain.dice.map(({ face }) => face);
      if (nextDice(expression, rules, faces) === undefined) push({ faces });
      else changeTurn(same, { typing: faces, thrown: true });
    },
    takeBonus() {
      const shown = current();
      if (!shown?.typing?.thrown || !asksRoll(shown.next)) return;
      const { expression, rules } = shown.next;
      const faces = [...shown.typing.faces];
      for (let die = nextDice(expression, rules, faces); die; ) {
        faces.push(random(die.sides));
        die = nextDice(expression, rules, faces);
      }
      push({ faces });
    },
    rollOut() {
      while (asksRoll(current()?.next)) model.rollNext();
    },
    choose(option) {
      const next = current()?.next;
      if (next && 'options' in next && next.options.includes(option)) push({ option }, typedLast());
    },
    decide: (decision) => push({ option: decision }, typesNow()),
    startTyping() {
      if (!asksRoll(current()?.next)) return;
      changeTurn(same, { typing: putAway.again(record.peek()) ?? [] });
    },
    typeFace(face) {
      const shown = current();
      if (!shown?.typing || shown.typing.thrown || !asksRoll(shown.next)) return;
      if (face < 1 || face > shown.typing.sides) return;
      takeFaces(shown.next, [...shown.typing.faces, face]);
    },
    typeWave(given) {
      const shown = current();
      if (!shown?.typing || shown.typing.thrown || !asksRoll(shown.next)) return;
      const { faces: typed, wave, sides } = shown.typing;
      if (given.length > wave.count || given.some((face) => face < 1 || face > sides)) return;
      takeFaces(shown.next, [...typed.slice(0, typed.length - wave.typed.length), ...given]);
    },
    correctFace(at, face) {
      const shown = current();
      if (!shown?.typing || shown.typing.thrown || !asksRoll(shown.next)) return;
      const { expression, rules } = shown.next;
      takeFaces(shown.next, correctedFaces(expression, rules, shown.typing.faces, at, face));
    },
    typeSuccesses(successes) {
      const { typing } = current() ?? {};
      const pool = typing?.thrown || typing?.faces.length ? undefined : typing?.pool;
      if (pool === undefined || successes < 0 || successes > pool) return;
      // A six always succeeds and a one never does.
      const faces = Array.from({ length: pool }, (_, die) => (die < successes ? 6 : 1));
      push({ faces, typed: true, counted: true }, true);
    },
    byFaces,
    typeByFaces(wanted) {
      byFaces.value = wanted;
    },
    eraseFace() {
      const typing = current()?.typing;
      if (typing) changeTurn(same, { typing: typing.faces.slice(0, -1) });
    },
    declineBonus() {
      const typing = current()?.typing;
      if (!typing?.mayDecline) return;
      if (typing.thrown) push({ faces: typing.faces, declined: true });
      else push({ faces: typing.faces, typed: true, declined: true }, true);
    },
    stopTyping() {
      const faces = record.peek()?.typing;
      changeTurn(same);
      putAway.keep(faces, record.peek());
    },
    undo() {
      const kept = record.peek();
      if (!kept) return;
      if (kept.typing?.length) {
        // One die of those typed; what the app threw was one throw.
        changeTurn(same, kept.thrown ? {} : { typing: kept.typing.slice(0, -1) });
        return;
      }
      const moves = goodMoves();
      if (moves.length > 0) changeTurn((turn) => ({ ...turn, moves: moves.slice(0, -1) }));
      else if (kept.turns.length > 1) keep({ turns: kept.turns.slice(0, -1), mark: markOf(kept) });
    },
    end() {
      keep(undefined);
      open.value = false;
    },
    moves: goodMoves,
    amend(changed, moves) {
      const typing = record.peek()?.typing;
      const unchanged = goodMoves().length === moves;
      changeTurn(
        (turn) => ({ inputs: written(changed), moves: turn.moves.slice(0, moves) }),
        typing && unchanged ? { typing: [] } : {},
      );
    },
  };
  return model;
}
