import type { actionIds } from '../../../rules/usb/ids.ts';
import type { ChapterTexts } from '../../types.ts';

export const texts = {
  'USB-ACT-01': {
    title: 'Tactical move',
    text: 'Move the whole unit up to 5" and then shoot, or shoot first and then move it up to 5". The move may not be split: stepping out 2", shooting and going back behind cover is not allowed.',
    words: 'advance walk and fire shoot pop out action',
  },
  'USB-ACT-02': {
    title: 'Run',
    text: 'Move the whole unit up to 10". It does not attack in that activation. A unit in panic may do nothing else.',
    words: 'running sprint double move action no shooting far fast',
  },
  'USB-ACT-03': {
    title: 'Charge',
    text: 'Move the whole unit up to 10" and fight in melee. To-hit dice that show 1 are rerolled once: at 4+ a die then hits in 7 of 12 cases.',
    words: 'assault attack reroll ones melee run far',
  },
  'USB-ACT-04': {
    title: 'Aimed shot',
    text: 'The unit does not move and shoots at +1 Hit, so 4+ becomes 3+. The words that both texts use here are also the name of the weapon that reaches 24"; in the app any ranged weapon may aim.',
    words: 'aim aiming stationary standing shooting bonus small arms action stand',
  },
  'USB-ACT-05': {
    title: 'Entrench',
    text: 'The unit keeps its formation, gets +1 Tough and may react to charges, even if it has been activated this round. A marching column may not entrench, and monsters and machines gain nothing by it. The text does not say how long it lasts; in the app until the unit moves or is moved, or does anything but entrench again or shoot on the spot. However a unit came to be entrenched, it gets the +1 only once.',
    words: 'dig in digging entrenched entrenchment defend hold action trench',
  },
  'USB-ACT-06': {
    title: 'Special actions',
    text: 'Scenarios and equipment may add actions of their own: searching for files, planting a bomb, healing. The scenario says what such an action does. The English text also names forcing locks, while the Polish word can be locks or castles; no rule depends on it.',
    words: 'scenario mission objective bomb heal lock castle search',
  },
} satisfies ChapterTexts<(typeof actionIds)[number]>;
