import type { machineIds } from '../../../rules/usb/ids.ts';
import type { ChapterTexts } from '../../types.ts';

export const texts = {
  'USB-MACH-01': {
    title: 'Growth of monsters and machines',
    text: 'A monster or machine costs 15 points more than its rank and may grow up to 6 times for 15 points each: +1 Initiative and +3 Standfast. The printed examples, a Regular for 44 points with 4+, 1, 4+, 3 and one for 119 with 4+, 7, 4+, 21, do not fit one rule. The app gives 1 Initiative and 3 Standfast for each growth, at least 1 of each, so the second one has 6 and 18; starting from 1 and 3 before the first growth is a house rule. The English text prints the four values with full stops, but they are whole numbers.',
    words: 'grow increase size height standfast initiative stats upgrade bigger times',
  },
  'USB-MACH-02': {
    title: 'What each growth brings',
    text: 'Growth 0: it cannot move (a gun, a catapult, a plant). 1: it may move. 2: 2 pieces of equipment. 3: it ignores terrain modifiers. 4: 3 pieces. 5: +2" of movement. 6: 4 pieces. In the app the pieces are totals, and at growth 0 and 1 it may have 1 piece; to give none there, as the text has it to the letter, is a house rule. The English text says “twice as much” at growth 2; as in the Polish, that means two steps.',
    words: 'abilities slots equipment immobile stationary gun upgrade',
  },
  'USB-MACH-03': {
    title: 'All weapons in one action',
    text: 'In a single action a monster or machine may use every weapon it has, the same one twice too. In the app each weapon rolls its own dice, as many as the Initiative or twice as many if automatic, and keeps its own penalty to Tough; all of them at one target.',
    words: 'guns fire everything several dice tank fires',
  },
  'USB-TRANS-01': {
    title: 'How many a transport carries',
    text: 'Instead of a weapon a monster or machine may buy room for 30 points: up to 10 infantry, or up to 5 heavy infantry. Bought twice, it carries 20 infantry. In the app each purchase takes one kind, heroes count as their type, and riders and machines do not fit; a heavy model in the place of two infantry is a house rule.',
    words: 'carrier capacity cargo hold passengers apc fit truck',
  },
  'USB-TRANS-02': {
    title: 'Getting in and out of a transport',
    text: 'Infantry within 5" of the vehicle may get in. At its next activation it stays inside or gets out: place it beside the vehicle, then it takes any action. The Polish text puts it 5" away, the English within 5"; here the app follows the English, up to 5", because that is how boarding is measured.',
    words: 'board embark disembark enter leave passengers far unload troops',
  },
  'USB-TRANS-03': {
    title: 'Transport and passengers act apart',
    text: 'Infantry may start the game inside, and several units may share one transport. The transport and each unit in it are activated separately.',
    words: 'carrier cargo embarked deployment activation start inside',
  },
  'USB-TRANS-04': {
    title: 'When a transport is destroyed',
    text: 'Everyone inside gets out at once, and each unit takes one hit for each of its models. Each may be saved as usual, and the wounds are spread so that as many models as possible are removed.',
    words: 'carrier wreck explodes passengers hits crash truck explode inside',
  },
} satisfies ChapterTexts<(typeof machineIds)[number]>;
