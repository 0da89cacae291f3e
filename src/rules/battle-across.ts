import { type BattleEvent, otherBattleSide } from './battle.ts';

/** What happened, as the player of the other side says it. */
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
