import { type BattleEvent, otherBattleSide } from './battle.ts';

/** What both sides have of something, the other way round. */
function turned<Of>({ mine, theirs }: { readonly mine?: Of; readonly theirs?: Of }) {
  return { ...(theirs !== undefined && { mine: theirs }), ...(mine !== undefined && { theirs: mine }) };
}

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
      const { dice, expected } = event;
      return {
        ...event,
        ...(dice && { dice: turned(dice) }),
        ...(expected && { expected: turned(expected) }),
        ...(event.hand && { hand: otherBattleSide(event.hand) }),
      };
    }
    default:
      return event;
  }
}
