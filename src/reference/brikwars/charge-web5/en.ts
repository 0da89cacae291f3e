import type { chargeWeb5Ids } from '../../../rules/brikwars/ids.ts';
import type { ChapterTexts } from '../../types.ts';

type Id = (typeof chargeWeb5Ids)[number];

export const texts = {
  'BW-CHGW-01': {
    title: 'Charge in the later Chapter Five',
    text: 'The minifig runs flat out at an enemy; the run gives extra force to his close-combat attack or Shove, made with the body or with a weapon for thrusting. The chapter speaks of minifigs only.',
    words: 'web5 minifig rush ram lance run new',
  },
  'BW-CHGW-02': {
    title: 'One blow each in a Charge',
    text: 'A Charge is close combat of a special kind: each side has one attack or counter, and nobody uses an Angry Inch. A Charging Weapon can be parried with a Shield only.',
    words: 'single attack counter shield parry angry inch blows',
  },
  'BW-CHGW-03': {
    title: 'The longer weapon strikes first in a Charge',
    text: 'When the target counterattacks, a weapon with at least 1" more reach strikes first, and the other side strikes only if it lives. Otherwise both strike at once, so that both may die or be shoved, and no further counterattack follows.',
    words: 'reach lance spear order simultaneous counterattack',
  },
  'BW-CHGW-04': {
    title: 'Momentum after 2" straight',
    text: 'Whoever has run at least 2" straight at the target has Momentum of 1d6 as long as he keeps to the line. It adds 1d6 to the damage of a Charging Weapon that hits, or 1d6" to a Shove that succeeds. A shorter run gives nothing.',
    words: 'mom bonus damage shove distance run-up line',
  },
  'BW-CHGW-05': {
    title: 'Sprint into a Charge',
    text: 'Declare the Charge before you roll the extra 1d6" of the Sprint. If it falls short, the unit still runs the whole line at its target; it keeps its Momentum and may finish the Charge in its next turn if the target is still there.',
    words: 'declare short carry over next turn momentum fail reach',
  },
  'BW-CHGW-06': {
    title: 'KnockBack in the later Chapter Five',
    text: 'When two minifigs really collide, neither having missed altogether nor been shoved off, the charger rolls 1d6 and so does the target, unless it bailed out. If the charger rolls higher, the target flies as many inches as the difference. Otherwise the charger stops dead and both are locked in close combat.',
    words: 'mom pop contest opposition knocked back locked pushed newer',
  },
  'BW-CHGW-07': {
    title: 'Flight and Smash Damage',
    text: 'The victim flies straight away from the impact, falls down and is Disrupted as after a Bail. Each inch that an obstacle takes off its flight is 1 point of Smash Damage, added to the other damage of the Charge.',
    words: 'obstacle wall blocked prone disrupted hits flies',
  },
  'BW-CHGW-08': {
    title: 'Two minifigs charge each other',
    text: 'Each rolls 1d6 that serves as Momentum and Physical Opposition at once. Equal rolls stop both and lock them in close combat; otherwise the higher one hurls the other back by the difference.',
    words: 'mutual head-on both tie locked difference run',
  },
  'BWC-08': {
    title: 'Two models of the Charge',
    text: 'The 2005 rulebook and the Polish text measure a Charge by speed and Size, with bracing and crushing; the later Chapter Five gives each side 1d6 and knows neither. The app keeps both, the later one for minifigs only: creations go by the 2005 model in every edition.',
    words: 'creation minifig editions',
  },
  'BWC-81': {
    title: 'Is Momentum rolled twice?',
    text: 'The later Chapter Five has 1d6 for damage and 1d6 for KnockBack. The app rolls two separate dice, since they serve at different moments; one die for both is a house rule.',
    words: 'same once',
  },
  'BWC-82': {
    title: 'What “both at once, no counterattacks” means',
    text: 'With reach too close to call, both sides roll one blow and both may die. No counterattack follows it.',
    words: 'simultaneous equal counter charge',
  },
  'BWC-83': {
    title: 'When Smash Damage is added',
    text: 'The app adds Smash Damage to the damage of the Charge before both are compared with Armor, once. A table may compare the smash on its own; that is a house rule.',
    words: 'cumulative sum separate',
  },
} satisfies ChapterTexts<Id>;
