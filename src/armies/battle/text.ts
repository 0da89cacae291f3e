import { changesText, comesText, markName, markText, supplyText } from '../../kit/figures/battle-text.ts';
import type { Format } from '../../platform/format.ts';
import type { Messages } from '../../platform/words.ts';
import {
  type BattleEvent,
  type BattleSide,
  battleSides,
  type FightEvent,
  otherBattleSide,
  type TestEvent,
} from '../../rules/battle.ts';
import { battleAfter } from '../../rules/battle-after.ts';
import { battleChoices } from '../../rules/battle-choices.ts';
import { sideCount } from '../../rules/battle-count.ts';
import { battleLuck, type SideLuck } from '../../rules/battle-luck.ts';
import { scoreOf } from '../../rules/battle-score.ts';
import type { RollOff } from '../../rules/battle-steps.ts';
import { isSupply } from '../../rules/battle-supply.ts';
import { timeline } from '../../rules/battle-timeline.ts';
import type { StoredPlay } from '../../storage/plays.ts';

type Texts = Messages['battle'];

/** Who fought whom, and how. */
export function fightText(t: Texts, play: StoredPlay, { way, by, at }: FightEvent): string {
  const named = (id: string) => play.units.find((unit) => unit.id === id)?.name ?? '';
  const who = [by, ...(at === undefined ? [] : [at])].map(named);
  return t.events.mark(t.events.fight[way], who.join(' → '));
}

/** Who begins, and by which dice. */
export function beganText(
  { hints }: Texts,
  format: Format,
  play: StoredPlay,
  side: BattleSide,
  rolled: RollOff | undefined,
): string {
  const { name } = play[side];
  if (!rolled) return hints.began(name);
  // The die of the one who is named stands first.
  const [own, other] = [rolled[side], rolled[otherBattleSide(side)]].map((face) => format.number(face));
  return hints.beganRolled(name, own ?? '', other ?? '');
}

/** Who has passed a test and who has not, and what came of it. */
function testText(t: Texts, format: Format, play: StoredPlay, event: TestEvent): string {
  const { result } = t.hints;
  const came = event.tests
    .map(({ unit, passed }) =>
      result[passed ? 'passed' : 'failed'](play.units.find(({ id }) => id === unit)?.name ?? ''),
    )
    .join(' · ');
  const acted = event.changes.some((change) => change.acted) ? [t.fight.acted] : [];
  const changes = [...changesText(t, format, play, event), ...acted].join(' · ');
  return changes ? t.events.shown(came, changes) : came;
}

/** How many of several that tested have passed. */
export function resultsText({ hints }: Texts, { number }: Format, { tests }: TestEvent): string {
  return hints.results(number(tests.filter(({ passed }) => passed).length), number(tests.length));
}

/** What a mark says of whoever has it; nothing where one is taken away that is no supply. */
function markedText(
  t: Texts,
  format: Format,
  play: StoredPlay,
  { unit: id, mark, to }: Extract<BattleEvent, { do: 'mark' }>,
): string | undefined {
  const unit = play.units.find((each) => each.id === id);
  if (unit && isSupply(mark)) return supplyText(t, format, play.game, unit, mark, to);
  return to > 0 ? markText(t, format, play, mark, to) : undefined;
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
    case 'mark': {
      if (event.note !== undefined) return event.note;
      const marked = markedText(t, format, play, event);
      return marked === undefined
        ? t.events.unmark(named(event.unit), markName(t, format, event.mark))
        : t.events.mark(named(event.unit), marked);
    }
    case 'test':
      return testText(t, format, play, event);
    case 'fight': {
      const what = fightText(t, play, event);
      const text = changesText(t, format, play, event).join(' · ');
      const came = t.events.shown(what, text || t.events.unhurt);
      return event.likely === undefined
        ? came
        : `${came} (${t.events.likely(`${format.hundredths(event.likely / 10_000)}\u00a0%`)})`;
    }
    case 'join': {
      const unit = play.units.find(({ id }) => id === event.unit);
      return unit ? comesText(t, format, unit) : '';
    }
    case 'set':
      return t.running(format.number(event.round));
    case 'pack':
      return t.events.pack;
    case 'card':
      return t.events.card(t.sides[event.to]);
    case 'hand':
      return event.rolled ? beganText(t, format, play, event.to, event.rolled) : t.events.hand;
    case 'score':
      return t.events.score(t.sides[event.side], format.signed(event.by));
    case 'power':
      return t.events.power(t.sides[event.side], format.number(event.to));
    case 'round':
      return event.to
        ? t.events.shown(t.events.round, beganText(t, format, play, event.to, event.rolled))
        : t.events.round;
    case 'note':
      return event.text;
  }
}

/** The same where there is little room: whose mark it is is seen in its row, what a fight did in those of both. */
export function briefEventText(t: Texts, format: Format, play: StoredPlay, event: BattleEvent): string {
  if (event.do === 'fight') return fightText(t, play, event);
  if (event.do === 'test' && event.tests.length > 1) return resultsText(t, format, event);
  if (event.do !== 'mark' || event.note !== undefined || event.to <= 0)
    return eventText(t, format, play, event);
  return markedText(t, format, play, event) ?? eventText(t, format, play, event);
}

/** How lucky a side was, in one sentence. */
function luckText(
  t: Texts,
  format: Format,
  { dice, above, better }: SideLuck,
): readonly [string, string, string] {
  const far = format.number(Math.round(Math.abs(above) * 10) / 10);
  const text = above > 0 ? t.luckAbove(far) : above < 0 ? t.luckBelow(far) : t.luckEven;
  return [t.luckDice(dice), text, t.luckBetter(format.number(Math.round(100 * better)))];
}

/** The luck of both sides in the fights of a battle, in words; nothing where no dice of it are known. */
export function luckLines(t: Texts, format: Format, play: StoredPlay): readonly string[] {
  const luck = battleLuck(play.events);
  return battleSides.flatMap((side) => {
    const of = luck[side];
    return of ? [t.luckLine(play[side].name, ...luckText(t, format, of))] : [];
  });
}

/** The choices of a battle that gave away most by the odds known then, in words; nothing where none is known. */
function choiceLines(t: Texts, format: Format, play: StoredPlay): readonly string[] {
  return battleChoices(play.events).map(({ unit, choice, other, by }) => {
    const who = play.units.find(({ id }) => id === unit)?.name ?? '';
    return t.gaveAway(who, choice, other, format.hundredths(-by / 10_000));
  });
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
  const [own, other] = [scoreOf(play, state, 'mine'), scoreOf(play, state, 'theirs')];
  const choices = choiceLines(t, format, play);
  const rounds = timeline(play, play.events).flatMap(({ round, lost, events }) => [
    `${t.reportRound(number(round))}: ${t.reportLost(number(lost.mine), number(lost.theirs))}`,
    ...events.map((event) => `  ${eventText(t, format, play, event)}`),
  ]);
  return [
    play.name,
    sum,
    ...(own + other > 0 ? [t.reportScore(number(own), number(other))] : []),
    ...luckLines(t, format, play),
    ...choices.flatMap((line, at) => (at === 0 ? [`${t.choices}:`, `  ${line}`] : [`  ${line}`])),
    ...rounds,
  ];
}
