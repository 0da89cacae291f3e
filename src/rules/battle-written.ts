// What a fight that stands in a battle has made of its units, and what the rules ask for after it.
import type { BattleEvent, BattleSetup, BattleSide, UnitState } from './battle.ts';
import { battleAfter } from './battle-after.ts';
import { leftBy, writtenPlaces } from './battle-fight.ts';
import { battleHint } from './battle-hint.ts';
import type { BattleUnit } from './battle-unit.ts';

/** A unit before a fight and after it; who came by it was not there before. */
export interface UnitWritten {
  readonly unit: BattleUnit;
  readonly before?: UnitState;
  readonly after: UnitState;
}

/** The units that a fight has changed, who acted first. */
export function unitsWritten(
  setup: BattleSetup,
  events: readonly BattleEvent[],
  stamp: string,
): readonly UnitWritten[] {
  const [begins, ends] = writtenPlaces(events, stamp);
  const written = events
    .slice(begins, ends)
    .flatMap((event) => (event.do === 'fight' && event.stamp === stamp ? [event] : []));
  const lead = written[0]?.by;
  const ids = new Set(
    written.flatMap(({ changes, came = [] }) => [...changes.map(({ unit }) => unit), ...came]),
  );
  const before = battleAfter(setup, events.slice(0, begins)).units;
  const after = leftBy(setup, events, stamp).units;
  return [...ids]
    .toSorted((one, other) => Number(other === lead) - Number(one === lead))
    .flatMap((id): readonly UnitWritten[] => {
      const unit = setup.units.find((one) => one.id === id);
      const now = after.get(id);
      const then = before.get(id);
      return unit && now ? [{ unit, after: now, ...(then && { before: then }) }] : [];
    });
}

/** What a fight that has just been written leaves to do. */
export type FightToDo =
  | {
      readonly asks: 'commander';
      readonly fallen: BattleUnit;
      readonly unit: BattleUnit;
      readonly rest: readonly BattleUnit[];
    }
  /** With its second token a figure is pushed (MK-ACT-05). */
  | { readonly asks: 'push'; readonly unit: BattleUnit }
  | { readonly asks: 'over'; readonly winner: BattleSide | undefined };

/** Its own tests are a part of it; what others have to do because of it is said here. */
export function toDoAfter(setup: BattleSetup, events: readonly BattleEvent[]): FightToDo | undefined {
  const last = events.at(-1);
  if (last?.do !== 'fight') return undefined;
  const state = battleAfter(setup, events);
  const hint = battleHint(setup, events, state);
  if (hint.asks === 'commander' || hint.asks === 'over') return hint;
  const pushed = last.changes.find(
    ({ unit, acted }) => acted && (state.units.get(unit)?.marks.tokens ?? 0) > 1,
  );
  const unit = pushed && setup.units.find(({ id }) => id === pushed.unit);
  return unit && { asks: 'push', unit };
}
