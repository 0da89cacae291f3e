// What a tap on a unit's tick does: it has done what it may, and with the same tap the turn goes on.
import { type BattleEvent, type BattleSetup, type BattleState, otherBattleSide } from './battle.ts';
import { sideCount } from './battle-count.ts';
import type { BattleUnit } from './battle-unit.ts';

/**
 * A unit has acted, or has not after all. In USB players take turns with one unit each (USB-TURN-02), in the other games with
 * all they have (BW-GEN-04): whose turn is over hands over, as long as the other side has somebody to act; who acts after
 * that has taken the turn. Cards say by themselves who is next (USB-TURN-03).
 */
export function tickOf(
  setup: BattleSetup,
  state: BattleState,
  { id, side }: Pick<BattleUnit, 'id' | 'side'>,
): BattleEvent {
  const done = !state.units.get(id)?.acted;
  const other = otherBattleSide(side);
  const toAct = (of: typeof side) => sideCount(setup, state, of).toAct;
  const ends = setup.game === 'usb' || toAct(side) === 1;
  if (!done || state.pack !== 'none') return { do: 'act', unit: id, done };
  if (side !== state.turn) return { do: 'act', unit: id, done, ...(toAct(other) === 0 && { hand: side }) };
  return { do: 'act', unit: id, done, ...(ends && toAct(other) > 0 && { hand: other }) };
}

/** Who acts hands over with it, or a player did: taken back at once it is as if nothing had been. */
export function isHandedBy(event: BattleEvent | undefined, unit?: string): boolean {
  if (unit !== undefined) return event?.do === 'act' && event.unit === unit && event.hand !== undefined;
  return event?.do === 'hand' && event.rolled === undefined;
}
