// What each game of a season brings each player (BW-LG-01, BW-LG-10, BW-LG-12, BW-LG-13; BWC-104, BWC-161, BWC-162).
import {
  type ExplainedPoints,
  explainPoints,
  explainWalkover,
  type LeagueEvent,
  type LeagueReason,
  type Scenario,
  type Side,
  sides,
} from './results.ts';

/** One of the six games of a season: a scenario, and the side from which it is played. */
export interface Slot {
  readonly scenario: Scenario;
  readonly side: Side;
}

/** What an event brings one of its two players. */
export interface LedgerLine {
  /** Its place among the events. */
  readonly event: number;
  readonly player: string;
  /** The slot that it fills. */
  readonly slot?: Slot;
  /** For the table. */
  readonly points: number;
  /** To part who is level. */
  readonly playoff: number;
  readonly reasons: readonly LeagueReason[];
}

const slotName = (player: string, { scenario, side }: Slot) => `${scenario} ${side} ${player}`;

/**
 * Two lines for each event, in the order of play. Each scenario counts once from each side, and what filled the slot first
 * counts (BWC-104, BWC-161); a walkover fills the slot of who came and takes its penalty from who did not (BWC-162).
 */
export function ledgerOf(events: readonly LeagueEvent[]): readonly LedgerLine[] {
  const filled = new Set<string>();

  function scoring(event: number, player: string, slot: Slot, { value, reasons }: ExplainedPoints) {
    const name = slotName(player, slot);
    if (filled.has(name)) {
      const again: LeagueReason = { rule: 'BWC-161', effect: 'slot-filled', amount: 0 };
      return { event, player, points: 0, playoff: 0, reasons: [again] };
    }
    filled.add(name);
    return { event, player, slot, points: value, playoff: 0, reasons };
  }

  return events.flatMap((event, at): readonly LedgerLine[] => {
    const { scenario } = event;
    if (event.kind === 'walkover') {
      const { side, present, absent, absentPlayed } = event;
      const points = explainWalkover(absentPlayed);
      return [
        scoring(at, present, { scenario, side }, points.present),
        {
          event: at,
          player: absent,
          points: points.absent.value,
          playoff: 0,
          reasons: points.absent.reasons,
        },
      ];
    }
    const points = explainPoints(event);
    return sides.map((side) => {
      const player = event.players[side];
      if (event.kind === 'game') return scoring(at, player, { scenario, side }, points[side]);
      const { value, reasons } = points[side];
      const parts: LeagueReason = { rule: 'BW-LG-13', effect: 'playoff', amount: 0 };
      return { event: at, player, points: 0, playoff: value, reasons: [...reasons, parts] };
    });
  });
}
