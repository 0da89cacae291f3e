// The table of a season (BW-LG-01, BW-LG-13; P:1544, P:1596).
import type { Reason } from '../../reason.ts';
import type { BrikwarsRuleId } from '../ids.ts';
import { type LedgerLine, ledgerOf, type Slot } from './ledger.ts';
import { type LeagueEvent, type Scenario, scenarios, sides } from './results.ts';

export interface Season {
  readonly players: readonly string[];
  /** In the order of play. */
  readonly events: readonly LeagueEvent[];
}

/** What sets a place apart from the next one above or below it, or that it is shared. */
export type PlaceEffect =
  | 'ahead-on-points'
  | 'behind-on-points'
  | 'ahead-in-playoff'
  | 'behind-in-playoff'
  | 'level';
export type PlaceReason = Reason<BrikwarsRuleId, PlaceEffect>;

export interface Row {
  readonly player: string;
  readonly points: number;
  /** Of play-offs. */
  readonly playoff: number;
  readonly place: number;
  /** How many others share the place. */
  readonly tied: number;
  /** Why the place is this one: by how much it lies behind the one above and ahead of the one below. */
  readonly reasons: readonly PlaceReason[];
  /** All that the points are made of, in the order of play. */
  readonly lines: readonly LedgerLine[];
  /** What has scored, in the order of play, and what is still to be played. */
  readonly scored: readonly Slot[];
  readonly open: readonly Slot[];
  /** The event that filled the last slot; null while some are open. */
  readonly finished: number | null;
}

/** All six games of a season (BW-LG-01). */
export const slots: readonly Slot[] = scenarios.flatMap((scenario) =>
  sides.map((side) => ({ scenario, side })),
);

/** Everybody's points and place, the best first and equals in the order of the list. */
export function leagueTable({ players, events }: Season): readonly Row[] {
  const ledger = ledgerOf(events);
  const standings = players.map((player) => {
    const lines = ledger.filter((line) => line.player === player);
    const filling = lines.filter(({ slot }) => slot !== undefined);
    const scored = filling.flatMap(({ slot }) => slot ?? []);
    const open = slots.filter((slot) => !scored.some((one) => isSame(one, slot)));
    return {
      player,
      points: lines.reduce((sum, { points }) => sum + points, 0),
      playoff: lines.reduce((sum, { playoff }) => sum + playoff, 0),
      lines,
      scored,
      open,
      finished: open.length === 0 ? (filling.at(-1)?.event ?? null) : null,
    };
  });
  return standings
    .map((row) => ({
      ...row,
      place: 1 + standings.filter((other) => isAhead(other, row)).length,
      tied: standings.filter((other) => isLevel(other, row)).length - 1,
      reasons: placeReasons(row, standings),
    }))
    .sort((a, b) => a.place - b.place);
}

/** The season has no winner yet: the first place is shared (BW-LG-13). */
export const needsPlayoff = (table: readonly Row[]): boolean =>
  table.some(({ place, tied }) => place === 1 && tied > 0);

/** Whether somebody has played a scenario already, which makes his walkover in it cost points (BW-LG-10). */
export const hasPlayed = (events: readonly LeagueEvent[], player: string, scenario: Scenario): boolean =>
  events.some(
    (event) =>
      event.kind === 'game' &&
      event.scenario === scenario &&
      sides.some((side) => event.players[side] === player),
  );

/** The event that made somebody the first to have played everything, from which the season runs out (BW-LG-11). */
export function firstFinish(table: readonly Row[]): number | null {
  const finishes = table.flatMap(({ finished }) => finished ?? []);
  return finishes.length === 0 ? null : Math.min(...finishes);
}

export const isSame = (one: Slot, other: Slot): boolean =>
  one.scenario === other.scenario && one.side === other.side;

type Standing = Pick<Row, 'points' | 'playoff'>;

/** Below 0 where the first stands higher. */
const compare = (a: Standing, b: Standing) => b.points - a.points || b.playoff - a.playoff;

const isAhead = (a: Standing, b: Standing) => compare(a, b) < 0;

const isLevel = (a: Standing, b: Standing) => compare(a, b) === 0;

/** Points decide (BW-LG-12), and play-offs only between those with as many (BW-LG-13). */
function placeReasons(row: Standing, all: readonly Standing[]): readonly PlaceReason[] {
  const inOrder = [...all].sort(compare);
  const above = inOrder.findLast((other) => isAhead(other, row));
  const below = inOrder.find((other) => isAhead(row, other));
  const reasons: PlaceReason[] = [];
  if (above) {
    reasons.push(
      above.points > row.points
        ? { rule: 'BW-LG-12', effect: 'behind-on-points', amount: above.points - row.points }
        : { rule: 'BW-LG-13', effect: 'behind-in-playoff', amount: above.playoff - row.playoff },
    );
  }
  const tied = all.filter((other) => isLevel(other, row)).length - 1;
  if (tied > 0) reasons.push({ rule: 'BW-LG-13', effect: 'level', amount: tied });
  if (below) {
    reasons.push(
      row.points > below.points
        ? { rule: 'BW-LG-12', effect: 'ahead-on-points', amount: row.points - below.points }
        : { rule: 'BW-LG-13', effect: 'ahead-in-playoff', amount: row.playoff - below.playoff },
    );
  }
  return reasons;
}
