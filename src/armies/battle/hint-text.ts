import type { Format } from '../../platform/format.ts';
import type { Messages } from '../../platform/words.ts';
import type { BattleEvent, BattleSide } from '../../rules/battle.ts';
import type { BattleHint } from '../../rules/battle-ask.ts';
import type { UnitTest } from '../../rules/battle-test.ts';
import type { StoredPlay } from '../../storage/plays.ts';
import { beganText, eventText, resultsText } from './text.ts';

type Texts = Messages['battle'];

/** What stands in the place of the hint: a title, and a line below it. */
export interface HintText {
  readonly title: string;
  readonly note?: string;
}

/** What a die needs: `4+`; more than a six is two of them. */
export function needText({ hints }: Texts, { number }: Format, need: number): string {
  return need > 6 ? `${number(6)} + ${number(6)}` : hints.face(number(need));
}

/** What a unit needs and how likely it passes, as far as that is known. */
function oddsText(
  t: Texts,
  format: Format,
  test: UnitTest | undefined,
  known: boolean,
  ...more: readonly string[]
): string {
  const odds = test
    ? [
        needText(t, format, test.need),
        t.hints.passes(`${format.shares([test.passes, 1 - test.passes])[0]}\u00a0%`),
      ]
    : [];
  return [...odds, ...more, ...(known ? [] : [t.hints.regulars])].join(' · ');
}

/** More units than these are seen on the board, and not said. */
const mostNamed = 3;

interface Known {
  readonly round?: number;
  readonly test?: UnitTest | undefined;
  /** The units of the side in turn that have not acted. */
  readonly left?: readonly string[];
}

/** What the rules ask for next. */
export function hintText(
  t: Texts,
  format: Format,
  play: StoredPlay,
  hint: BattleHint,
  { round = 1, test, left = [] }: Known = {},
): HintText {
  const { hints } = t;
  const named = (side: BattleSide) => play[side].name;
  const known = (id: string) => play.units.find((unit) => unit.id === id)?.unit !== undefined;
  const then = ({ length }: readonly unknown[]) =>
    length > 0 ? [hints.thenMore(format.number(length))] : [];
  switch (hint.asks) {
    case 'morale':
      return {
        title: hints.morale(hint.unit.name, format.number(hint.share)),
        note: oddsText(t, format, test, known(hint.unit.id), ...then(hint.rest)),
      };
    case 'commander':
      return {
        title: hints.commander(hint.fallen.name, hint.unit.name),
        note: oddsText(t, format, test, known(hint.unit.id), ...then(hint.rest)),
      };
    case 'recover': {
      const still = hint.from === 'panicked' ? [hints.stillShaken] : [];
      return {
        title: hints.recover[hint.from](hint.unit.name),
        note: oddsText(t, format, test, known(hint.unit.id), ...still),
      };
    }
    case 'locked':
      return { title: hints.locked(hint.unit.name, hint.enemy.name), note: hints.lockedNote };
    case 'push':
      return { title: hints.push(hint.unit.name), note: hints.pushNote };
    case 'disrupted':
      return { title: hints.disrupted(hint.unit.name), note: hints.disruptedNote };
    case 'fatigue':
      return { title: hints.fatigue(hint.unit.name), note: hints.fatigueNote };
    case 'begin':
      return { title: play.game === 'brikwars' ? hints.order : hints.begin, note: hints.beginNote };
    case 'round':
      return hint.begins
        ? { title: hints.beginRound(format.number(round + 1)), note: hints.beginNote }
        : { title: hint.stood ? hints.roundStood : hints.round };
    case 'card':
      return { title: hints.card, note: hints.cardNote };
    case 'hand':
      return { title: hints.hand(named(hint.to)), note: hints.handNote };
    case 'act': {
      const usb = play.game === 'usb';
      const act = hint.alone && usb ? hints.alone(named(hint.side)) : hints.act[play.game](named(hint.side));
      if (left.length === 0 || left.length > mostNamed) return { title: act };
      // Few are left: they are named before the round ends, or the turn, whose rule is long.
      const few = hints.left(format.list(left));
      return usb ? { title: act, note: few } : { title: few, note: act };
    }
    case 'over':
      return { title: hint.winner ? hints.over(named(hint.winner)) : hints.overNobody };
    case 'count':
      return { title: hint.winner ? hints.count(named(hint.winner)) : hints.countDraw };
  }
}

/** What has just been settled in the place of the hint, if it was that. */
export function resultText(
  t: Texts,
  format: Format,
  play: StoredPlay,
  event: BattleEvent | undefined,
): HintText | undefined {
  const { hints } = t;
  switch (event?.do) {
    case 'hand':
      return event.rolled && { title: beganText(t, format, play, event.to, event.rolled) };
    case 'round':
      return event.to && { title: beganText(t, format, play, event.to, event.rolled) };
    case 'card':
      return { title: eventText(t, format, play, event) };
    case 'test': {
      const [first, ...others] = event.tests;
      if (!first) return undefined;
      if (others.length > 0) return { title: resultsText(t, format, event) };
      const name = play.units.find(({ id }) => id === first.unit)?.name ?? '';
      const need = needText(t, format, first.need);
      return {
        title: hints.result[first.passed ? 'passed' : 'failed'](name),
        note:
          first.face === undefined ? hints.needed(need) : hints.rolledNeeded(format.number(first.face), need),
      };
    }
    default:
      return undefined;
  }
}
