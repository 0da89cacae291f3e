import type { BattlePack, BattleSetup, BattleSide, BattleState } from './battle.ts';

/** The red cards are one player's, the black ones the other's (USB-TURN-03). */
const wholePack: BattleState['cards'] = { mine: 26, theirs: 26 };

/** A pack reshuffled: all cards, or one for each unit that lives. */
export function shuffled(setup: BattleSetup, state: BattleState, pack: BattlePack): BattleState['cards'] {
  const alive = (side: BattleSide) =>
    setup.units.filter(({ id, side: of }) => of === side && (state.units.get(id)?.left ?? 0) > 0).length;
  if (pack === 'none') return { mine: 0, theirs: 0 };
  return pack === 'whole' ? wholePack : { mine: alive('mine'), theirs: alive('theirs') };
}

/** Without a card of the side: drawn, or of a unit that was lost. */
export function withoutOne(cards: BattleState['cards'], side: BattleSide): BattleState['cards'] {
  return { ...cards, [side]: Math.max(0, cards[side] - 1) };
}
