import type { Format } from '../../../platform/format.ts';
import type { Messages } from '../../../platform/words.ts';
import type { ScoredDeed, SiegeEnd } from '../../../rules/mage-knight/siege/siege-end.ts';
import type { SiegeEvent } from '../../../rules/mage-knight/siege/siege-events.ts';
import { lordsOf } from '../../../rules/mage-knight/siege/siege-setup.ts';
import { roundsOf } from '../sheets/log-lines.ts';
import { attackersText, eventText, type SiegeNames, tookOut } from '../text.ts';
import type { CurrentSiege } from '../view.ts';

/** What the end of a siege is told with. */
export interface EndTexts {
  readonly t: Messages['castlesiege'];
  readonly terms: Messages['castleterms'];
  readonly format: Format;
  readonly names: SiegeNames;
  readonly siege: CurrentSiege;
}

export interface DeedLine {
  readonly player: number;
  readonly title: string;
  readonly detail: string;
  /** Nothing where nobody knows what the figure costs. */
  readonly points: string;
}

function titleOf({ t, names, siege, format }: EndTexts, deed: ScoredDeed, event?: SiegeEvent): string {
  const { state } = siege;
  if (deed.what === 'destroyed') return t.lines.destroy(names.section(deed.of));
  if (deed.what === 'breached')
    return t.end.breached(names.section(deed.of), format.number(state.sections[deed.of]?.points ?? 0));
  const figure = names.figure(state.figures[deed.of]);
  if (event?.do === 'shot') return t.end.shot(names.section(event.section), figure);
  if (deed.fellWith !== undefined) return t.end.fell(figure, names.section(deed.fellWith));
  return t.lines.eliminate(figure);
}

/** Who did it, when, and how likely that was. */
function detailOf({ t, names, siege, format }: EndTexts, deed: ScoredDeed): string {
  const entry = deed.at === undefined ? undefined : siege.log[deed.at];
  const event = entry?.event;
  const named = event?.do === 'attack' || event?.do === 'strike' ? attackersText(names, event) : '';
  const round = entry && entry.turn.phase !== 'set-up' ? [t.round(format.number(entry.turn.round))] : [];
  const likely =
    event && 'ways' in event && event.ways !== undefined
      ? [t.end.likely(format.percent(event.ways / 36))]
      : [];
  return [named || names.player(deed.player), ...round, ...likely].join(' · ');
}

/** What everybody scored for, the first deed first. */
export function deedLines(texts: EndTexts, { deeds }: SiegeEnd): readonly DeedLine[] {
  return deeds.map((deed) => ({
    player: deed.player,
    title: titleOf(texts, deed, deed.at === undefined ? undefined : texts.siege.log[deed.at]?.event),
    detail: detailOf(texts, deed),
    points: deed.points === undefined ? '' : texts.format.number(deed.points),
  }));
}

/** Who won. */
export function verdictText({ t, names }: Pick<EndTexts, 't' | 'names'>, { winner }: SiegeEnd): string {
  return winner === undefined ? t.end.draw : t.end.wins(names.player(winner));
}

/** By what, in a few words; and who would have won by the other reading of a rule. */
export function whyLines({ t, names, format, siege }: EndTexts, end: SiegeEnd): readonly string[] {
  const scores = siege.points.map(({ points }) => points).toSorted((one, other) => other - one);
  const [most = 0, next = 0] = scores;
  const { sections } = siege.state;
  const destroyed = sections.filter((section) => section.destroyed).length;
  const breached = sections.filter((section) => section.breached && !section.destroyed).length;
  const by =
    end.winner === undefined
      ? t.end.even(format.number(most))
      : t.end.ahead(names.player(end.winner), format.number(most - next));
  const { otherwise } = end;
  return [
    by,
    t.end.castle(format.number(sections.length), format.number(breached), format.number(destroyed)),
    ...(otherwise === undefined
      ? []
      : [otherwise < 0 ? t.end.otherDraw : t.end.otherWins(names.player(otherwise))]),
  ];
}

export const roleOf = (t: EndTexts['t'], siege: CurrentSiege, player: number): string =>
  lordsOf(siege.state).includes(player) ? t.end.holds : t.end.besieges;

/** When it was, how long it took. */
export function whenText({ t, format, siege }: EndTexts, began: number): string {
  const { turn } = siege.state;
  const { ended = began } = siege;
  const minutes = Math.round((ended - began) / 60_000);
  // What went on for days was not played all the time.
  const lasted =
    minutes > 0 && minutes < 24 * 60
      ? [t.end.lasted(format.number(Math.floor(minutes / 60)), format.number(minutes % 60))]
      : [];
  return [
    format.date(ended),
    ...(turn.phase === 'set-up' ? [] : [t.round(format.number(turn.round))]),
    ...lasted,
  ].join(' · ');
}

/** How lucky a player's dice were. */
export function luckText({ t, names, format }: EndTexts, end: SiegeEnd, player: number): string {
  const luck = end.luck[player];
  return luck
    ? t.end.luckOf(
        names.player(player),
        format.signed(Math.round(luck.above * 10) / 10),
        format.number(Math.round(luck.better * 100)),
      )
    : '';
}

/** The siege as a text to send: its end, its deeds, the dice, and what happened round by round. */
export function reportText(texts: EndTexts, end: SiegeEnd, began: number): string {
  const { t, terms, names, format, siege } = texts;
  const describing = { t, terms, names, number: format.number, state: siege.state };
  const luck = siege.state.players.map((_, player) => luckText(texts, end, player)).filter(Boolean);
  return [
    names.siege(siege.name),
    whenText(texts, began),
    '',
    verdictText(texts, end),
    ...siege.points.map(({ player, points }) =>
      t.victoryOf(`${names.player(player)} (${roleOf(t, siege, player)})`, format.number(points)),
    ),
    ...whyLines(texts, end),
    '',
    `${t.end.deeds}:`,
    ...deedLines(texts, end).map(
      ({ title, detail, points }) => `  ${title} (${detail})${points && `: ${points}`}`,
    ),
    ...(luck.length > 0 ? ['', ...luck] : []),
    '',
    ...roundsOf(siege.log).flatMap(({ turn, lines }) =>
      lines.length === 0
        ? []
        : [
            turn.phase === 'set-up'
              ? `${t.before}:`
              : `${t.roundNumber(format.number(turn.round))}, ${names.player(turn.player)}:`,
            ...lines.map(
              ({ entry, at }) => `  ${eventText(describing, entry, tookOut(siege.state, siege.log, at))}`,
            ),
          ],
    ),
  ].join('\n');
}
