import { computed, signal } from '@preact/signals';
import { createPutAway } from '../kit/controls/put-away.ts';
import { correctedFaces } from '../kit/controls/typed-faces.ts';
import { readSided, sidedText } from '../kit/question/sided-text.ts';
import { nextDice, type Roll } from '../rules/dice/roll.ts';
import type { AskedRoll, PlayedMove } from '../rules/steps.ts';
import { lookedBack } from './look-back.ts';
import { createStage } from './staging.ts';
import {
  asksRoll,
  encodeRecord,
  markOf,
  type TableMove,
  type TableRecord,
  type TurnRecord,
} from './step-record.ts';
import type { PlayNeeds, Seen, TablePlay, TablePlayModel } from './table-play.ts';
import { createOddsAhead, type OddsAhead } from './trail.ts';
import { type PlayKind, readRecord, replaysOf } from './turn-replay.ts';
import { countedRolls, type FacesFor, typingOf } from './typed-roll.ts';
import { bonusDecides, bonusFilled, type Countable, countableBy } from './undecided.ts';

export type { TablePlayModel } from './table-play.ts';
export type { OddsAhead } from './trail.ts';
export type { PlayKind } from './turn-replay.ts';

/** The play of one screen. */
export async function createTablePlay<Inputs, Moment, Entry extends { readonly roll?: Roll }, Outcome, Whole>(
  kind: PlayKind<Inputs, Moment, Entry, Outcome, Whole>,
  { name, codec, inputs, whose, drafts, random, bonusAsked = () => false }: PlayNeeds<Inputs>,
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

  /** What a turn comes to with one more move. */
  const withMove = (turn: TurnRecord, move: TableMove) => replayed({ ...turn, moves: [...turn.moves, move] });

  /** Whether the number of its successes answers a roll. */
  function countableOf(
    { inputs, moves }: { readonly inputs: Inputs; readonly moves: readonly TableMove[] },
    next: Moment & AskedRoll,
  ): boolean | FacesFor | Countable {
    const known = kind.countable?.(inputs, next);
    const tests = kind.tests?.(inputs, next);
    const turn = record.peek()?.turns.at(-1);
    if (known !== undefined || tests === undefined || !turn) return known ?? false;
    return (
      countableBy(next, tests, (move) => {
        const after = withMove({ ...turn, moves }, move);
        const entry = after?.log.at(-1);
        return entry && { hits: kind.hits?.(entry), rest: JSON.stringify([after?.next, after?.outcome]) };
      }) ?? false
    );
  }

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
            countable: countableOf(last, next),
          })
        : undefined;
    const likelihood = outcome === undefined ? undefined : kind.likelihood(begun, outcome, log);
    return {
      earlier,
      inputs,
      begun,
      log,
      chosen: moves.flatMap((move, made) => {
        const before = { inputs: kept.turns.at(-1)?.inputs ?? '', moves: moves.slice(0, made) };
        return 'option' in move ? [{ place: made + 1, asked: replayed(before)?.next }] : [];
      }),
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

  const stage = createStage<Seen<Inputs, Moment, Entry, Outcome, Whole>>();

  function keep(value: TableRecord | undefined): void {
    stage.drop();
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

  /** Whether the bonus dice that these faces have earned can change anything. */
  function bonusMatters(asked: AskedRoll, faces: readonly number[]): boolean {
    const turn = { ...record.peek()?.turns.at(-1), moves: goodMoves() };
    const { inputs } = turn;
    if (inputs === undefined) return true;
    return bonusDecides(asked, faces, (move) => {
      const after = withMove({ ...turn, inputs }, move);
      if (!after) return undefined;
      if (after.outcome !== undefined) return JSON.stringify(after.outcome);
      const odds = weigh(after.begun, after.moves);
      return odds && JSON.stringify([after.next, odds]);
    });
  }

  /** The roll is made with the last face, or with the last that decides anything; until then the faces are kept. */
  function takeFaces(asked: AskedRoll, faces: readonly number[]): void {
    if (nextDice(asked.expression, asked.rules, faces) === undefined) push({ faces, typed: true }, true);
    else if (bonusMatters(asked, faces)) changeTurn(same, { typing: faces });
    else push({ faces, typed: true, declined: true }, true);
  }

  function current(): Shown | undefined {
    if (play.peek() === undefined) model.start();
    return play.peek();
  }

  const model: TablePlayModel<Inputs, Moment, Entry, Outcome, Whole> = {
    stage,
    seen(sight) {
      const before = stage.shows(sight) ? undefined : stage.before.value;
      if (before) return before;
      return {
        play: play.value,
        get ahead() {
          return ahead.value;
        },
        get trail() {
          return trail.value;
        },
      };
    },
    hits: (entry) => entry.roll?.successes ?? kind.hits?.(entry),
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
    restart() {
      const typed = typesNow() || typedLast();
      model.start();
      if (typed) model.startTyping();
      return !typed;
    },
    again() {
      if (model.restart()) model.rollNext();
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
      const asked = shown.next;
      const faces = [...bonusFilled(asked, [], random, true)];
      const whole = nextDice(asked.expression, asked.rules, faces) === undefined;
      if (!whole && bonusAsked() && bonusMatters(asked, faces))
        changeTurn(same, { typing: faces, thrown: true });
      else push({ faces: bonusFilled(asked, faces, random) });
    },
    takeBonus() {
      const shown = current();
      if (!shown?.typing?.thrown || !asksRoll(shown.next)) return;
      push({ faces: bonusFilled(shown.next, shown.typing.faces, random) });
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
      if (pool === undefined || successes < 0 || successes > pool.tests) return;
      const { hit, miss, declined } = pool;
      const faces = Array.from({ length: pool.tests }, (_, die) => (die < successes ? hit : miss));
      push({ faces, typed: true, counted: true, ...(declined && successes > 0 && { declined }) }, true);
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
