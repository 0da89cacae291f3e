import type { frameIds } from '../../../rules/brikwars/ids.ts';
import type { ChapterTexts } from '../../types.ts';

type Id = (typeof frameIds)[number];

export const texts = {
  'BW-GEN-01': {
    title: 'The Law of Fudge',
    text: 'Skip or estimate whatever your opponents let you skip; a rough guess serves as well as a roll. When in doubt, decide in favour of mayhem. Winning and following every rule come last; a good laugh and a good story come first.',
    words: 'fudging house rules approximate fun spirit letter cheat silly',
  },
  'BW-GEN-02': {
    title: 'What I Say Goes roll',
    text: 'When the table cannot agree, everyone who cares first says what should happen, then all roll; the highest roll is right. Nobody may change position after the throw, and those tied for the highest roll again. Dice with more sides are better because they tie less often. The Polish text says outright that sixes earn bonus dice here.',
    words: 'dispute argument disagreement quarrel decide wisg roll-off tie rules argue disagree settle',
  },
  'BW-GEN-03': {
    title: 'Who goes first',
    text: 'The first What I Say Goes roll of most games settles the order of play: the winner says who begins and in what order the others follow. QuikWars simply rolls dice for the order.',
    words: 'turn order start begin initiative player sequence starts roll-off',
  },
  'BW-GEN-04': {
    title: 'A player’s turn',
    text: 'On your turn each of your units may use its Move and take 1 Action; enemies may answer with Actions they have saved. Then the next player has a turn, and so on round the table.\n2005 rulebook: a unit acts before, during or after its own movement. Polish text: first all movement, then the Actions with the enemy’s reaction.',
    words: 'order phases move action sequence round steps',
  },
  'BW-GEN-05': {
    title: 'Objective and victory',
    text: 'An army wins when it reaches its Objective. Unless you agree on something else, that is to destroy and humiliate all the others. If the whole battlefield perishes in a catastrophe, everybody wins except those whose Objective was to prevent it.',
    words: 'win winning end of game goal conditions winner',
  },
  'BW-GEN-06': {
    title: 'Army budget',
    text: 'Construction Points (CP) are optional. If you use them, every army gets the same budget, and soldiers, weapons, equipment, vehicles and fortifications are all paid from it; the total may not exceed the budget.',
    words: 'points limit cp construction cost fair list how many big',
  },
  'BW-GEN-07': {
    title: 'Starting positions',
    text: 'Agree on them, roll for them, or take them from the scenario: in a siege the defenders stand in and around the castle. Whoever built the battlefield lets the others choose first.',
    words: 'deployment setup place armies start edge siege deploy set up',
  },
  'BW-GEN-08': {
    title: 'Measuring',
    text: 'Distances are given in inches. 1" is about 3 cm, a length of 3 studs or the height of 3 bricks; any conversion is good as long as everyone uses the same one. Bendable tape or string measures round corners better than a ruler.',
    words: 'inches studs centimetres distance ruler tape length cm convert',
  },
  'BW-GEN-09': {
    title: 'Stat cards',
    text: 'Every kind of unit has a card with its Skill, Move, Armor and Cost. A plain unit needs one side; one with Specialties gets a folded card with two. Keep them on the table where your opponents can see them.',
    words: 'unit card profile sheet print reference stats',
  },
  'BW-GEN-10': {
    title: 'Copies and authors',
    text: 'Unchanged copies are free for private use. A shortened or changed version may be passed on without profit if it says that it is one, names who made it and how to reach them, and carries the author’s copyright line (Mike Rayhawk, 1995-2006) and the pointer to brikwars.com for the complete rules. The Polish translator, Tomasz “Szerszen” Misterka, asks to be named beside him.',
    words: 'copyright fair use license attribution credit rights',
  },
  'BW-GEN-11': {
    title: 'Implied ladders',
    text: 'Where a model has no stairs or ladders, they are thought to be there. A minifig that stands inside a Structure at the start of the turn, directly above or below the level it wants, may give up its Movement to jump 1 level up or down. Outside, or where real stairs exist, it may not.',
    words: 'missing stairs floor level climb building tower inside upstairs',
  },
  'BW-GEN-12': {
    title: 'Implied walls',
    text: 'A building that is only a facade counts as whole. Whoever walks round its edge from outside is still outside and cannot touch anything within; the way in leads over, under or through the facade. Those inside must stay in the space right behind it.',
    words: 'facade open back building outside inside missing wall house',
  },
  'BW-GEN-13': {
    title: 'What you need',
    text: 'Bricks, opponents who want fun, plenty of d6 and a few d10, stat cards and something to measure with. Bits of fire and blood, spare parts, a camera and food help. Odd dice and templates are only for rules you make up on the spot.',
    words: 'supplies checklist dice cards tape equipment bring start shopping',
  },
  'BW-GEN-14': {
    title: 'Any bricks, any setting',
    text: 'Bricks of any maker and any mixture of eras and worlds may meet: knights, pirates and spacemen fight by the same rules.',
    words: 'brands compatible themes mix genres castle space playmobil megabloks theme',
  },
} satisfies ChapterTexts<Id>;
