import type { actionIds } from '../../../rules/brikwars/ids.ts';
import type { ChapterTexts } from '../../types.ts';

export const texts = {
  'BW-ACT-01': {
    title: 'One Action a turn',
    text: 'A unit takes 1 Action a turn, nearly always an attack. Whatever needs attention or effort is an Action; an Action not used can be saved for a Response.',
    words: 'actions per attack limit single twice',
  },
  'BW-ACT-02': {
    title: 'Use check',
    text: 'Roll the figure’s Skill, 1d6 for an ordinary minifig. The task succeeds if the total is at least the Use rating; a lower total fails, with whatever follows from that.\nIf all dice show 1 it fails even when the total would be enough.',
    words: 'skill roll test task success failure trick stunt succeed',
  },
  'BW-ACT-03': {
    title: 'Difficulty ladder',
    text: 'Anything not listed has Use 3, unless the players agree on another. 2 is easy, 3 normal, 4 tricky, 5 difficult, 6 very difficult, 8 heroic, 10 legendary, 12 godlike (Polish text: 12 or more). Trivial acts need no roll.\nA weapon keeps the Use of the weapon table.',
    words: 'use rating hard easy level scale tasks default target number',
  },
  'BW-ACT-04': {
    title: 'Building during the game',
    text: 'Attaching an element that the minifig carries needs no roll but takes its whole Action. A Specialty or a Feat may make it faster.',
    words: 'construct attach brick repair assemble build bricks barricade',
  },
  'BW-ACT-05': {
    title: 'Armor of makeshift objects',
    text: 'What is put together during the game has Armor 1d6, unless there is a good reason for something else.',
    words: 'improvised barricade built brick strength',
  },
  'BW-ACT-06': {
    title: 'Extended Actions',
    text: 'Steering a vehicle, working at a computer, rowing or putting on plate armor takes the whole turn: all of the Movement and the Action. Often no roll is needed.',
    words: 'long action drive pilot row whole turn don armor armour computer',
  },
  'BW-ACT-07': {
    title: 'Large Actions',
    text: 'Handling something too big for one minifig takes as many minifigs as its Size in inches, or one minifig that many turns: a ship of 24" needs 24 sailors or 24 turns. Players may argue for more or fewer and roll for who is right.',
    words: 'crew lift heavy ship ram gate several minifigs push boat cannon together men',
  },
  'BW-ACT-08': {
    title: 'Big units in Large Actions',
    text: 'Where strength counts, a bigger unit is worth as many minifigs as its own Size. For work that takes hands, such as crewing a ship, it counts as one.',
    words: 'strength dinosaur giant size worth several lift strong counts',
  },
  'BW-ACT-09': {
    title: 'How much a minifig lifts',
    text: 'One minifig lifts things up to a 2x4 brick; for anything bigger several must work together. The Polish translator suggests sharing the load: 8 studs for each minifig, rounded up.',
    words: 'carry weight brick load studs together body strong',
  },
  'BWC-22': {
    title: 'When in the turn is the Action?',
    text: '2005 rulebook: before, during or after the unit’s movement. Polish text: first a phase for moving, then one for acting. The app follows the English text; with the Polish edition you may keep to the phases.',
    words: 'order move act',
  },
  'BWC-45': {
    title: 'Is changing or reloading a weapon free?',
    text: 'English text: holstering costs 1"; reloading only takes both hands. Polish text: changing a weapon and reloading cost 1" each. The app’s price list is the English one; with the Polish edition count 1" for reloading too.',
    words: 'draw holster reload swap move switch second',
  },
  'BWC-71': {
    title: 'What does a small crew do with a big thing?',
    text: 'The texts give only the two ends: a full crew in 1 turn, or one minifig in as many turns as its Size. The app divides between them: turns = Size divided by crew, rounded up.',
    words: 'large action half share',
  },
  'BWC-137': {
    title: 'Do the difficulty ladders differ?',
    text: 'Only in words: the Polish ladder has fewer examples, another trivial one, and ends with 12 or more instead of 12. The app shows the English steps and treats 12 as open at the top.',
    words: 'labels godlike',
  },
  'BWC-139': {
    title: 'Ladder or weapon table?',
    text: 'The ladder’s examples give a sword 3, a battle axe 4 and a halberd 5; the weapon table gives a Hand Weapon 2, a Heavy Weapon 4 and a Two-Handed Weapon 5. The app takes the weapon’s own Use; the ladder is for everything else.',
    words: 'rating conflict',
  },
} satisfies ChapterTexts<(typeof actionIds)[number]>;
