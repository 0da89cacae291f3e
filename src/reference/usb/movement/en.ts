import type { movementIds } from '../../../rules/usb/ids.ts';
import type { ChapterTexts } from '../../types.ts';

export const texts = {
  'USB-MOVE-01': {
    title: 'Coherency',
    text: 'No model may stand more than 1" from the nearest or more than 10" from the furthest model of its unit. Measure from edge to edge of the bases.',
    words: 'coherence keep together spread squad distance apart',
  },
  'USB-MOVE-02': {
    title: 'What a unit may move through',
    text: 'A unit may move through other units of its own side, narrow gaps, windows and the like. It must end where no model falls over.',
    words: 'pass own friendly doors window interpenetrate stable balance friends',
  },
  'USB-MOVE-03': {
    title: 'One inch from the enemy',
    text: 'No unit may move closer than 1" to an enemy, unless it charges: a move that comes so close counts as a charge.',
    words: 'keep away gap distance too close approach near',
  },
  'USB-MOVE-04': {
    title: 'Ladders and stairs',
    text: 'A unit goes up and down ladders and stairs at its normal speed. The text does not say whether they cause the hits of climbing; in the app they do not.',
    words: 'ladder staircase climb up level floor building tower',
  },
  'USB-MOVE-05': {
    title: 'Riders move faster',
    text: 'Riders add +4" to every move: 9" in a tactical move, 14" in a run or charge. Difficult ground slows them as it slows others; the app first adds the +4", then halves, and then allows 5" at most.',
    words: 'cavalry horse motorbike mounted speed fast horses distance gallop',
  },
  'USB-MOVE-06': {
    title: 'How monsters and machines move',
    text: 'A monster or machine of growth 0 cannot move at all. From growth 1 it moves like other units, from growth 5 with +2". If one that cannot move loses a melee, the app gives it only the state (shaken or panicked).',
    words: 'immobile stationary gun catapult vehicle tank grow speed dragon',
  },
  'USB-MOVE-07': {
    title: 'How far a unit moves in all',
    text: 'Start with 5" for a tactical move or 10" for a run or charge. Add everything in inches: riders +4", leaders +1", fliers +2", growth 5 or more +2", marching column +5", phalanx −1", road +3". If the unit hides or the ground slows it (difficult terrain, pit of corpses, ruins, forest), halve the sum once; slow ground then allows 5" at most. It slows neither fliers and hunters nor monsters and machines of growth 3 or more. The text leaves this order open; it is the app’s ruling, and fractions of an inch are kept.',
    words: 'total movement allowance distance speed modifiers half order road bonus inches',
  },
  'USB-FORM-01': {
    title: 'Changing formation',
    text: 'A unit may change its formation once in its movement, either at the start or at the end, but never on the way.',
    words: 'formations switch reform when how often change shape',
  },
  'USB-FORM-02': {
    title: 'Skirmishers',
    text: 'The standard formation: no bonuses and no penalties.',
    words: 'formation loose default normal open order',
  },
  'USB-FORM-03': {
    title: 'Marching column',
    text: 'The unit has +5" move, but −1 Tough and −1 Hit, and it may not entrench. Place its models in a row, one behind or beside another: the Polish and the English text differ here in a word, but nothing depends on it.',
    words: 'formation march fast line file road faster speed',
  },
  'USB-FORM-04': {
    title: 'Phalanx',
    text: 'The models stand base to base in roughly a rectangle, and you choose one of its sides as the front. To the front the unit has +1 Tough and +1 Hit; it also gets +1 to the combat result (the text prints 1+). From the other 3 sides it has −1 Tough. It has −1" move and may attack only to its front.',
    words: 'formation block square spears front flank rear rectangle shield wall shieldwall',
  },
  'USB-FORM-05': {
    title: 'Hide',
    text: 'A hidden unit moves at half speed. It can be attacked only if it is the attacker’s nearest enemy and the attacker passes a test on its own Tough, without any modifier; a hero in the attacking unit changes nothing, and a failed test costs the attack, but not the move. The unit is no longer hidden once it attacks or is attacked, in melee or by shooting. The English text tests Steadfast; the app follows the Polish and tests Tough, because Standfast counts points and is no target for a die.',
    words: 'hidden hiding ambush stealth sneak formation concealed',
  },
} satisfies ChapterTexts<(typeof movementIds)[number]>;
