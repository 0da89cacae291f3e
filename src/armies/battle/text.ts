import type { Format } from '../../platform/format.ts';
import type { Messages } from '../../platform/words.ts';
import {
  type BattleEvent,
  type BattleHint,
  type BattleMark,
  battleAfter,
  mostOf,
  sideCount,
} from '../../rules/battle.ts';
import { timeline } from '../../rules/battle-told.ts';
import type { Game } from '../../rules/ids.ts';
import type { StoredPlay } from '../../storage/plays.ts';

type Texts = Messages['battle'];

/** A state that a unit bears, with its number where it is counted. */
export function markText(t: Texts, format: Format, game: Game, mark: BattleMark, value: number): string {
  return mostOf(game, mark) > 1 ? t.counted(t.marks[mark], format.number(value)) : t.marks[mark];
}

/** What happened, as the record and the Undo button say it. */
export function eventText(t: Texts, format: Format, play: StoredPlay, event: BattleEvent): string {
  const named = (id: string) => play.units.find((unit) => unit.id === id)?.name ?? '';
  switch (event.do) {
    case 'lose':
      return (event.by > 0 ? t.events.lose : t.events.gain)(
        named(event.unit),
        format.number(Math.abs(event.by)),
      );
    case 'act':
      return (event.done ? t.events.act : t.events.unact)(named(event.unit));
    case 'mark':
      return event.to > 0
        ? t.events.mark(named(event.unit), markText(t, format, play.game, event.mark, event.to))
        : t.events.unmark(named(event.unit), t.marks[event.mark]);
    case 'hand':
      return t.events.hand;
    case 'score':
      return t.events.score(t.sides[event.side], format.signed(event.by));
    case 'power':
      return t.events.power(t.sides[event.side], format.number(event.to));
    case 'round':
      return t.events.round;
    case 'note':
      return event.text;
  }
}

/** What the rules ask for next, in one sentence. */
export function hintText(t: Texts, format: Format, play: StoredPlay, hint: BattleHint): string {
  const named = (side: 'mine' | 'theirs') => play[side].name;
  switch (hint.asks) {
    case 'morale':
      return t.hints.morale(hint.unit.name, format.number(hint.share));
    case 'over':
      return hint.winner ? t.hints.over(named(hint.winner)) : t.hints.overNobody;
    case 'round':
      return t.hints.round;
    case 'count':
      return hint.winner ? t.hints.count(named(hint.winner)) : t.hints.countDraw;
  }
}

/** The report of a battle, line by line: what it came to, then each round. */
export function reportLines(t: Texts, format: Format, play: StoredPlay): readonly string[] {
  const state = battleAfter(play, play.events);
  const number = format.number;
  const mine = sideCount(play, state, 'mine');
  const theirs = sideCount(play, state, 'theirs');
  const sum =
    theirs.of === 0
      ? t.reportAlone(number(mine.models), number(mine.of))
      : t.reportSum(number(mine.models), number(mine.of), number(theirs.models), number(theirs.of));
  const score = state.score.mine + state.score.theirs > 0;
  const rounds = timeline(play, play.events).flatMap(({ round, lost, events }) => [
    `${t.reportRound(number(round))}: ${t.reportLost(number(lost.mine), number(lost.theirs))}`,
    ...events.map((event) => `  ${eventText(t, format, play, event)}`),
  ]);
  return [
    play.name,
    sum,
    ...(score ? [t.reportScore(number(state.score.mine), number(state.score.theirs))] : []),
    ...rounds,
  ];
}
