// What a tap on a unit's tick does: it has done what it may, and with the same tap the turn goes on.
import {
  type BattleEvent,
  type BattleSetup,
  type BattleSide,
  type BattleState,
  otherBattleSide,
} from './battle.ts';
import { sideCount } from './battle-count.ts';
import type { BattleUnit } from './battle-unit.ts';

/**
 * Whose turn it is after a unit of a side has acted, where that is another's. In USB players take turns with one unit each
 * (USB-TURN-02), in the other games with all they have (BW-GEN-04): whose turn is over hands over, as long as the other
 * side has somebody who still may act; who acts after that has taken the turn. Cards say by themselves who is next
 * (USB-TURN-03).
 */
export function handedBy(
  { game }: BattleSetup,
  { pack, turn }: BattleState,
  side: BattleSide,
  mayAct: (side: BattleSide) => boolean,
): BattleSide | undefined {
  if (pack !== 'none') return undefined;
  const other = otherBattleSide(side);
  if (side !== turn) return mayAct(other) ? undefined : side;
  return (game === 'usb' || !mayAct(side)) && mayAct(other) ? other : undefined;
}

/** Whose turn it is once a unit has acted to which nothing else happens, where that is another's. */
export function handedOnce(setup: BattleSetup, state: BattleState, side: BattleSide): BattleSide | undefined {
  // It is itself one of those who had yet to act.
  return handedBy(setup, state, side, (of) => sideCount(setup, state, of).toAct > (of === side ? 1 : 0));
}

/** A unit has acted, or has not after all. */
export function tickOf(
  setup: BattleSetup,
  state: BattleState,
  { id, side }: Pick<BattleUnit, 'id' | 'side'>,
): BattleEvent {
  const done = !state.units.get(id)?.acted;
  const hand = done ? handedOnce(setup, state, side) : undefined;
  return { do: 'act', unit: id, done, ...(hand && { hand }) };
}

/** The units whose activation an event was. */
export function actedIn(event: BattleEvent): readonly string[] {
  if (event.do === 'act') return event.done ? [event.unit] : [];
  if (event.do !== 'fight' && event.do !== 'test') return [];
  return event.changes.filter(({ acted }) => acted).map(({ unit }) => unit);
}

/** Who acts hands over with it, or a player did: taken back at once it is as if nothing had been. */
export function isHandedBy(event: BattleEvent | undefined, unit?: string): boolean {
  if (unit !== undefined)
    return (
      (event?.do === 'act' || event?.do === 'test') &&
      event.hand !== undefined &&
      actedIn(event).includes(unit)
    );
  return event?.do === 'hand' && event.rolled === undefined;
}
