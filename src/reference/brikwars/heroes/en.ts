import type { heroIds } from '../../../rules/brikwars/ids.ts';
import type { ChapterTexts } from '../../types.ts';

export const texts = {
  'BW-HERO-05': {
    title: 'Who can be a RedShirt',
    text: 'When damage from outside threatens a Hero, one unit may take it in his place. It must be on his team, able to leap (no tanks or aeroplanes) and cost fewer CP than he does, equipment not counted. Only one unit can be called for each damage, but any number of times a turn and without an Action. Damage from within, such as poison, stays with the Hero.',
    words: 'sacrifice bodyguard meat shield protect hero human shield eligible',
  },
  'BW-HERO-06': {
    title: 'RedShirt roll',
    text: 'Before the damage is rolled, the Hero has one attempt: he rolls 1d6 with bonus dice, and the chosen unit must stand within that many inches. If it does, it takes the damage, and if need be the Hero is pushed just far enough to be safe. If the roll is too low or a critical failure, the damage stays with him. His Crankiness counts here too.',
    words: 'sacrifice distance inspire leap hero saved bodyguard',
  },
  'BW-HERO-07': {
    title: 'RedShirts in a Squad',
    text: 'A Hero who belongs to a Squad needs no roll for the distance: any of his squadmates takes the damage for him when he asks.',
    words: 'squad sacrifice automatic without roll comrades',
  },
  'BW-HERO-08': {
    title: 'RedShirts outrun everything',
    text: 'A RedShirt is faster than any bullet, explosion or laser beam, and nobody asks how. What is not allowed is to attack your own Hero just to get units across the battlefield faster.',
    words: 'physics abuse cheating movement trick fast bullet',
  },
  'BW-HERO-10': {
    title: 'Heroic Feat',
    text: 'The player says what impossible thing the Hero is about to do and rolls 1d6. If an opponent would like it to fail, one of them rolls 1d6 against it; the Hero succeeds with as much or more. QuikWars has the same roll, without critical failures.',
    words: 'stunt stupendous feat impossible heroic action contest opposed roll',
  },
  'BW-HERO-11': {
    title: 'When a Feat is allowed',
    text: 'A Hero may try one Feat a turn: in his own turn or, if he did not use it there, as a Response in an enemy’s turn. What is not used before his next turn is lost; Feats cannot be saved up. The Polish text counts the Feat as his Action.',
    words: 'how often once per turn response timing unused saved lost',
  },
} satisfies ChapterTexts<(typeof heroIds)[number]>;
