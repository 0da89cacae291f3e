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
      const { mine, theirs } = event.dice ?? {};
      return {
        ...event,
        ...(event.dice && { dice: { ...(theirs && { mine: theirs }), ...(mine && { theirs: mine }) } }),
        ...(event.hand && { hand: otherBattleSide(event.hand) }),
      };
    }
    default:
      return event;
  }
}
