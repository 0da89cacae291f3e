import { type BattleEvent, otherBattleSide } from './battle.ts';

/** What both sides have of something, the other way round. */
function turned<Of>({ mine, theirs }: { readonly mine?: Of; readonly theirs?: Of }) {
  return { ...(theirs !== undefined && { mine: theirs }), ...(mine !== undefined && { theirs: mine }) };
}

/** What happened, as the player of the other side says it. */
export function eventAcross(event: BattleEvent): BattleEvent {
  switch (event.do) {
    case 'card':
      return { ...event, to: otherBattleSide(event.to) };
    case 'hand':
    case 'round': {
      const { to, rolled } = event;
      return {
        ...event,
        ...(to && { to: otherBattleSide(to) }),
        ...(rolled && { rolled: { mine: rolled.theirs, theirs: rolled.mine } }),
      };
    }
    case 'act':
      return event.hand ? { ...event, hand: otherBattleSide(event.hand) } : event;
    case 'score':
    case 'power':
      return { ...event, side: otherBattleSide(event.side) };
    case 'test':
    case 'fight': {
      const { dice } = event;
      return {
        ...event,
        ...(dice && { dice: turned(dice) }),
        ...(event.expected && { expected: turned(event.expected) }),
        ...(event.hand && { hand: otherBattleSide(event.hand) }),
      };
    }
    default:
      return event;
  }
}
