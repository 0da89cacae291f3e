import type { frameIds } from '../../../rules/brikwars/ids.ts';
import type { ChapterTexts } from '../../types.ts';

type Id = (typeof frameIds)[number];

export const texts = {
  'BW-GEN-02': {
    title: 'What I Say Goes roll',
    text: 'When the table cannot agree, everyone who cares first says how it should be, then all roll; the highest roll is right. Nobody may change position after the throw, and those tied for the highest roll again. Dice with more sides are better because they tie less often. The Polish text says outright that sixes earn bonus dice here.',
    words: 'dispute argument disagreement quarrel decide wisg roll-off tie',
  },
  'BW-GEN-03': {
    title: 'Who goes first',
    text: 'The first What I Say Goes roll of most games settles the order of play: the winner says who begins and in what order the others follow. QuikWars simply rolls dice for the order.',
    words: 'turn order start begin initiative first player sequence',
  },
  'BW-GEN-06': {
    title: 'Army budget',
    text: 'Construction Points (CP) are optional. If you use them, every army gets the same budget, and soldiers, weapons, equipment, vehicles and fortifications are all paid from it; the total may not exceed the budget.',
    words: 'points limit cp construction cost fair army list',
  },
  'BW-GEN-08': {
    title: 'Measuring',
    text: 'Distances are given in inches. 1" is about 3 cm, a length of 3 studs or the height of 3 bricks; any conversion is good as long as everyone uses the same one. Bendable tape or string measures round corners better than a ruler.',
    words: 'inches studs centimetres distance ruler tape length',
  },
} satisfies ChapterTexts<Id>;
