import {
  type BattleEvent,
  type BattleSetup,
  type BattleSide,
  battleStart,
  otherBattleSide,
} from './battle.ts';
import { afterEvent } from './battle-after.ts';

/** What one round cost each side, in models. */
export interface RoundLosses {
  readonly round: number;
  readonly lost: Readonly<Record<BattleSide, number>>;
  /** What happened, in order, but for handing over and acting. */
  readonly events: readonly BattleEvent[];
}

/** What the story of a battle leaves out. */
const untold: readonly BattleEvent['do'][] = ['hand', 'act', 'pack', 'card'];

/** The battle told round by round; losses that were taken back count off. */
export function timeline(setup: BattleSetup, events: readonly BattleEvent[]): readonly RoundLosses[] {
  const rounds: { round: number; lost: Record<BattleSide, number>; events: BattleEvent[] }[] = [];
  let state = battleStart(setup);
  let current = { round: 1, lost: { mine: 0, theirs: 0 }, events: [] as BattleEvent[] };
  rounds.push(current);
  for (const event of events) {
    const next = afterEvent(setup, state, event);
    let fell = 0;
    for (const { id, side } of setup.units) {
      // Whoever comes is no loss taken back.
      const before = state.units.get(id)?.left;
      const lost = before === undefined ? 0 : before - (next.units.get(id)?.left ?? 0);
      current.lost[side] += lost;
      fell += Math.abs(lost);
    }
    if (event.do === 'round') {
      current = { round: next.round, lost: { mine: 0, theirs: 0 }, events: [] };
      rounds.push(current);
    } else if (event.do === 'lose' ? fell > 0 : !untold.includes(event.do)) current.events.push(event);
    state = next;
  }
  return rounds;
}

/** What happened, as the player of the other side tells it. */
export function eventAcross(event: BattleEvent): BattleEvent {
  switch (event.do) {
    case 'hand':
    case 'card':
      return { ...event, to: otherBattleSide(event.to) };
    case 'score':
    case 'power':
      return { ...event, side: otherBattleSide(event.side) };
    case 'fight': {
      if (!event.dice) return event;
      const { mine, theirs } = event.dice;
      return { ...event, dice: { ...(theirs && { mine: theirs }), ...(mine && { theirs: mine }) } };
    }
    default:
      return event;
  }
}
