import { afterEvent, type BattleEvent, type BattleSetup, type BattleSide, battleStart } from './battle.ts';

/** What one round cost each side, in models. */
export interface RoundLosses {
  readonly round: number;
  readonly lost: Readonly<Record<BattleSide, number>>;
  /** What happened, in order, but for handing over and acting. */
  readonly events: readonly BattleEvent[];
}

/** The battle told round by round; losses that were taken back count off. */
export function timeline(setup: BattleSetup, events: readonly BattleEvent[]): readonly RoundLosses[] {
  const rounds: { round: number; lost: Record<BattleSide, number>; events: BattleEvent[] }[] = [];
  let state = battleStart(setup);
  let current = { round: 1, lost: { mine: 0, theirs: 0 }, events: [] as BattleEvent[] };
  rounds.push(current);
  for (const event of events) {
    const next = afterEvent(setup, state, event);
    if (event.do === 'round') {
      current = { round: next.round, lost: { mine: 0, theirs: 0 }, events: [] };
      rounds.push(current);
    } else if (event.do === 'lose') {
      const unit = setup.units.find(({ id }) => id === event.unit);
      const fell = (state.units.get(event.unit)?.left ?? 0) - (next.units.get(event.unit)?.left ?? 0);
      if (unit && fell !== 0) {
        current.lost[unit.side] += fell;
        current.events.push(event);
      }
    } else if (event.do !== 'hand' && event.do !== 'act') current.events.push(event);
    state = next;
  }
  return rounds;
}
