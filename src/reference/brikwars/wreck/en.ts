import type { wreckIds } from '../../../rules/brikwars/ids.ts';
import type { ChapterTexts } from '../../types.ts';

export const texts = {
  'BW-DMG-01': {
    title: 'Damage at Size 1 or less',
    text: 'Minifigs and Creations up to Size 1 die of damage greater than their Armor; equal or lower damage leaves no mark. The Polish text lets equal damage kill them too.',
    words: 'small creature minifig kill dies armor vermin equal',
  },
  'BW-DMG-02': {
    title: 'General Damage: aiming at the whole',
    text: 'Aim at any part of the Structure. The size in sight helps: +1 to the attack for every 2" of it. If the attack strikes a Surface part instead, that part alone takes the damage.',
    words: 'aim large target bonus structure shoot vehicle building tank body',
  },
  'BW-DMG-03': {
    title: 'Size Damage',
    text: 'Damage greater than the Armor, however great, makes one point of Size Damage; mark it with a brick. Each point takes 1" off Move, though never below 1", and makes the Creation count as 1" smaller for the weapons and devices it may use in a turn and for the most Momentum of a Charge.',
    words: 'pip marker point hurt weaker slower vehicle damaged tank hit points',
  },
  'BW-DMG-04': {
    title: 'When a Creation is destroyed',
    text: 'As soon as Size Damage equals its Size: a tank of Size 4 at the 4th point, anything of Size 1 and Vermin of Size 0 at the first. Play it as befits: towers collapse, ships sink, airships burn.',
    words: 'wreck explode collapse sink dead how many hits pips blow tank finish off kill vehicle dies',
  },
  'BW-DMG-05': {
    title: 'Component Damage: aiming at a part',
    text: 'Name one element or a patch of up to 1". Its own size counts for the attack, mostly as a penalty. Surface parts are usually 1 Structure Level weaker, some weaker still, but none below level 0. Damage greater than that Armor breaks off the element, or bricks up to 1" in Size; let the hole fit the weapon.',
    words:
      'wheel turret gun hinge hole break off target weak point called shot chop down gate door smash shoot the wheels aim',
  },
  'BW-DMG-06': {
    title: 'Creations of one piece',
    text: 'What consists mainly of one large element should not be destroyed by Component Damage in a single hit. Use General Damage, or disable one feature of it.',
    words: 'single element large animal dragon body big',
  },
  'BW-DMG-07': {
    title: 'Breached, disabled, cut in two',
    text: 'Component Damage can open armor or walls for the next attack, or take out a steering wheel, a rotor or a knee. Through a narrow joint it can cut a Creation in two: each piece gets its own smaller Size but keeps all Size Damage of the whole, which may destroy it at once. It uses only what is still attached, if Size and controls allow.',
    words: 'breach split halves hole wall armor joint pieces disable half',
  },
  'BW-DMG-08': {
    title: 'Special damage for special occasions',
    text: 'Where damage is far too low or far too high for an Armor, players may choose Grinding or Overkill. Both take more work, so keep them for moments that deserve it.',
    words: 'optional grinding overkill rare weak strong',
  },
  'BW-DMG-09': {
    title: 'Grinding',
    text: 'Wearing down an Armor that no single attack can beat. Declare it before rolling damage; nothing is compared with the Armor. Each die above the target’s Structure Level, or above the weaker level of the component struck, scores 1 Grinding point instead. Points stay, and add to the damage of all later attacks of that kind on the same target or component.',
    words: 'grind wear down axe ram drill siege gate wall slowly points saw through chop dig chainsaw strong',
  },
  'BW-DMG-10': {
    title: 'Overkill',
    text: 'If the attacker wishes, damage left over after an Armor meets a new roll of it. Where it beats that too, one more component is lost or one more point of Size Damage scored. So it goes on until the Armor holds or the target is destroyed.',
    words: 'excess leftover damage several points again multiple blow bits too much',
  },
  'BW-DMG-11': {
    title: 'Overkill through several targets',
    text: 'Where a target is destroyed, broken through or thrown aside, the rest of the damage flies on the same way and strikes whatever is next, as far as the attack reaches: the swing of an axe, the range of a laser, the run of a charging bull. What is left there is lost.',
    words: 'behind line next target pierce group range',
  },
  'BWC-37': {
    title: 'What does Grinding count?',
    text: 'English text: how many dice are above the level, for later attacks of the same kind. The Polish text can be read as the sum of those dice, and names General and Component attacks on the same element. The app counts dice, for the same kind of attack and the same target or part.',
    words: 'translation wear down',
  },
  'BWC-136': {
    title: 'What does Size Damage weaken?',
    text: 'The text names weapons, devices and Momentum. The app works the weapon limit out again with the smaller Size; what is over it cannot be used that turn. Armor stays as it was.',
    words: 'effective broken weaker',
  },
  'BWC-149': {
    title: 'Does damage make a wall move?',
    text: 'Size Damage leaves at least 1" of Move. For what never moved the app keeps 0".',
    words: 'building minimum zero',
  },
  'BWC-171': {
    title: 'How much does a hurt creation crush with?',
    text: 'Pips make a creation act as if it were so many inches smaller, while the crushing bonus is its own Size. The app caps the Momentum by the Size that is left and adds the whole Size for crushing, since the body is still as large. Counting both by what is left is the other reading.',
    words: 'trample damaged ram',
  },
  'BWC-172': {
    title: 'How many pips does a turn of close combat take?',
    text: 'Damage greater than the Armor makes one pip, however great, while damage in close combat adds up over a turn. The app holds the whole sum against the Armor and takes one pip at most; more from one sum would be Overkill, which is played with the damage of a Creation. Where a house rule holds each damage alone against the Armor, each that beats it takes a pip. The other reading is a pip for every blow after the sum has beaten the Armor.',
    words: 'cumulative horse wounds damage',
  },
} satisfies ChapterTexts<(typeof wreckIds)[number]>;
