import type { heroIds } from '../../../rules/brikwars/ids.ts';
import type { ChapterTexts } from '../../types.ts';

export const texts = {
  'BW-HERO-05': {
    title: 'Who can be a RedShirt',
    text: 'When damage from outside threatens a Hero, one unit may take it in his place. It must be on his team, able to leap (no tanks or aeroplanes) and cost fewer CP than he does, equipment not counted. Only one unit can be called for each damage, but any number of times a turn and without an Action. Damage from within, such as poison, stays with the Hero.',
    words: 'sacrifice bodyguard meat shield protect hero human shield eligible takes the bullet hostage',
  },
  'BW-HERO-06': {
    title: 'RedShirt roll',
    text: 'Before the damage is rolled, the Hero has one attempt: he rolls 1d6 with bonus dice, and the chosen unit must stand within that many inches. If it does, it takes the damage, and if need be the Hero is pushed just far enough to be safe. If the roll is too low or a critical failure, the damage stays with him. His Crankiness counts here too.',
    words: 'sacrifice distance inspire leap hero saved bodyguard takes the bullet jump front',
  },
  'BW-HERO-07': {
    title: 'RedShirts in a Squad',
    text: 'A Hero who belongs to a Squad needs no roll for the distance: any of his squadmates takes the damage for him when he asks.',
    words: 'sacrifice automatic without roll comrades squadmates bodyguard',
  },
  'BW-HERO-08': {
    title: 'RedShirts outrun everything',
    text: 'A RedShirt is faster than any bullet, explosion or laser beam, and nobody asks how. What is not allowed is to attack your own Hero just to get units across the battlefield faster.',
    words: 'physics abuse cheating movement trick fast bullet faster',
  },
  'BW-HERO-09': {
    title: 'Action-Hero Cliché',
    text: 'Every Hero has 1 cliché from the films, such as Barbarian, Secret Agent, Kung-Fu Master or Gunslinger, and only Feats that fit it. A Hero modelled on somebody well known takes that person’s tricks. A silly accent is nearly a must.',
    words: 'type of role barbarian agent gunslinger accent secret kung-fu master hostage shield theme choose',
  },
  'BW-HERO-10': {
    title: 'Heroic Feat',
    text: 'The player says what impossible thing the Hero is about to do and rolls 1d6. If an opponent would like it to fail, one of them rolls 1d6 against it; the Hero succeeds with as much or more. QuikWars has the same roll, without critical failures.',
    words: 'stunt stupendous impossible action contest opposed roll does something miracle crazy',
  },
  'BW-HERO-11': {
    title: 'When a Feat is allowed',
    text: 'A Hero may try one Feat a turn: in his own turn or, if he did not use it there, as a Response in an enemy’s turn. What is not used before his next turn is lost; Feats cannot be saved up. The Polish text counts the Feat as his Action and lets it lapse at the end of the turn.',
    words: 'how often once per turn response timing unused saved lost stunt stunts limit',
  },
  'BW-HERO-12': {
    title: 'When a Feat fails',
    text: 'The table decides what happens, in proportion to the stunt: too many doughnuts mean a stomach ache, a car lifted overhead may come down on him. The sillier, the better.',
    words: 'consequences failure funny penalty stunt failed punish',
  },
  'BWC-13': {
    title: 'Does Crankiness hit each die or the roll?',
    text: '2005 rulebook: -1 from each die. Polish text: from the result of the roll. The app follows the edition you play; on 2d6 with a Crankiness of 1 that is 2 points or 1.',
    words: 'cranky penalty hero',
  },
  'BWC-15': {
    title: 'Does a Feat cost the Action?',
    text: '2005 rulebook: one a turn, or as a Response; it does not say whether it takes the Hero’s own Action. Polish text: the Feat is the Action. The app: free on his own turn, as a Response it takes the saved Action; with the Polish edition it costs the Action.',
    words: 'free attack stunt turn',
  },
  'BWC-85': {
    title: 'Which Cost decides who may be a RedShirt?',
    text: 'The rule compares Cost without equipment. A Cranky Hero is cheaper only in the army’s budget: the app compares the printed Costs.',
    words: 'discount compare',
  },
  'BWC-86': {
    title: 'How is the discount capped?',
    text: 'At most half of the Cost may go. The app takes the larger of half the Cost and the Cost less its Crankiness, without rounding; a Hero of 11 CP reaches the highest Crankiness, 5, first and costs 6.',
    words: 'price cap cranky',
  },
  'BWC-146': {
    title: 'What does the Crankiness discount cover?',
    text: 'The text takes the discount from a Hero’s cost, half of it at most. In the app that is the cost of himself with his Specialties and raised Skill; his weapons and gear are paid in full.',
    words: 'cranky equipment',
  },
} satisfies ChapterTexts<(typeof heroIds)[number]>;
