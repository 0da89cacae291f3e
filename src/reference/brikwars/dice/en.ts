import type { diceIds } from '../../../rules/brikwars/ids.ts';
import type { ChapterTexts } from '../../types.ts';

type Id = (typeof diceIds)[number];

export const texts = {
  'BW-DICE-01': {
    title: 'Dice notation',
    text: '2d6+1 means: roll two six-sided dice, add them up and add 1. First the number of dice (left out, it is one die), then the sides; several groups and a plus or minus can be joined, as in 1d10+2d6-1. BrikWars uses d6 for nearly everything and d10 only for its strongest units and weapons; QuikWars uses d6 alone. The letter k in place of d means the same.',
    words: 'roll expression die sides modifier constant write formula read plus d6',
  },
  'BW-DICE-02': {
    title: 'No d10 at hand',
    text: 'Without a d10 roll 2d6-2 in its place; the result lies between 0 and 10. The chances are not quite the same; the rules accept that. The Polish text does not mention this substitute.',
    words: 'ten-sided die missing replace substitute two dice',
  },
  'BW-DICE-03': {
    title: 'Floor at zero',
    text: 'No roll ends below 0, however large its penalties: add up the dice, bonus dice and modifiers, and count a negative total as 0.',
    words: 'minimum lowest result negative penalty total minus below',
  },
  'BW-DICE-04': {
    title: 'Critical failure',
    text: 'If every die of a roll shows 1, it is a critical failure: the attempt fails even if the total would have been enough. Only the dice rolled first count, not bonus dice. By default the app applies this to Skill, parry and damage rolls but not to Armor; a switch changes it.',
    words: 'fumble botch snake eyes natural one all ones two auto fail',
  },
  'BW-DICE-05': {
    title: 'Critical success and bonus dice',
    text: 'Each die on its highest face (6 on a d6, 10 on a d10) earns a bonus die, added to the same roll; a bonus die on its highest face earns another, without limit. 2005 rulebook: the bonus die is always a d6, even after a d10. Polish text: you roll the same die again and add it, so a d10 earns a d10.',
    words: 'exploding explode open-ended six natural crit extra die roll again max',
  },
  'BW-DICE-06': {
    title: 'Declining a bonus die',
    text: 'You need not roll a bonus die that you have earned. The app rolls them until you switch that off. An attacker who expects a parry should take them on his attack roll: his total is the number that the parry must reach.',
    words: 'optional refuse skip waive critical success exploding keep must',
  },
  'BW-DICE-07': {
    title: 'The constant counts once',
    text: 'In a roll such as 1d6+2 the +2 is added only once, however many bonus dice the 6 brings. Example: 6, then 4 on the bonus die: 6+4+2 = 12.',
    words: 'modifier plus fixed exploding heavy weapon added twice explodes',
  },
  'BW-DICE-08': {
    title: 'QuikWars dice',
    text: 'QuikWars rolls d6 alone. Every 6 earns a bonus die, and a 6 on that earns the next. There is no critical failure and no modifier: only the number of dice changes.',
    words: 'quickwars quick simple rules exploding six sixes explode',
  },
  'BW-DICE-09': {
    title: 'Postponing bonus dice',
    text: 'When many damage rolls lie on the table at once, leave them as they fell and roll their bonus dice only when you apply that roll to a unit. This frees the dice for the next bonus dice. The chances do not change.',
    words: 'pile heap many later squad delay critical',
  },
  'BWC-63': {
    title: 'What did the lucky roll with the d0 total?',
    text: 'The caption of a joke in the rulebook gives 86, but the numbers it adds up make 80; a 6 was probably lost in print. Nothing in the rules depends on it.',
    words: 'zero die erratum sum photo',
  },
} satisfies ChapterTexts<Id>;
