import type { BattleEvent, BattleSetup, BattleSide } from './battle.ts';
import { battleAfter } from './battle-after.ts';

/** What one round cost each side, in models. */
export interface RoundLosses {
  readonly round: number;
  readonly lost: Readonly<Record<BattleSide, number>>;
  /** What happened, in order, but for handing over and acting. */
  readonly events: readonly BattleEvent[];
}

/** What the story of a battle leaves out. */
const leftOut: readonly BattleEvent['do'][] = ['hand', 'act', 'pack', 'card'];

/** The last things that the story of this round tells, the newest last. */
export function lastOfRound(events: readonly BattleEvent[], most: number): readonly BattleEvent[] {
  const begun = events.findLastIndex((event) => event.do === 'round');
  return events
    .slice(begun + 1)
    .filter((event) => !leftOut.includes(event.do))
    .slice(-most);
}

/** The units whose models may become fewer or more by it. */
function unitsOf(event: BattleEvent): ReadonlySet<string> {
  if (event.do === 'lose') return new Set([event.unit]);
  return new Set(event.do === 'fight' || event.do === 'test' ? event.changes.map(({ unit }) => unit) : []);
}

/** The battle round by round; losses that were taken back count off. */
export function timeline(setup: BattleSetup, events: readonly BattleEvent[]): readonly RoundLosses[] {
  const rounds: { round: number; lost: Record<BattleSide, number>; events: BattleEvent[] }[] = [];
  const sides = new Map(setup.units.map(({ id, side }) => [id, side]));
  let current = { round: 1, lost: { mine: 0, theirs: 0 }, events: [] as BattleEvent[] };
  rounds.push(current);
  battleAfter(setup, events, (event, { units }) => {
    const before = [...unitsOf(event)].map((id) => [id, units.get(id)?.left] as const);
    return (next) => {
      let fell = 0;
      for (const [id, left] of before) {
        const side = sides.get(id);
        // An arriving unit is not a loss taken back.
        if (side === undefined || left === undefined) continue;
        const lost = left - (next.units.get(id)?.left ?? 0);
        current.lost[side] += lost;
        fell += Math.abs(lost);
      }
      if (event.do === 'set') current.round = next.round;
      if (event.do === 'round') {
        current = { round: next.round, lost: { mine: 0, theirs: 0 }, events: [] };
        rounds.push(current);
      } else if (event.do === 'lose' ? fell > 0 : !leftOut.includes(event.do)) current.events.push(event);
    };
  });
  return rounds;
}
