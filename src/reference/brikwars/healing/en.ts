import type { healingIds } from '../../../rules/brikwars/ids.ts';
import type { ChapterTexts } from '../../types.ts';

export const texts = {
  'BW-HEAL-01': {
    title: 'Wounds',
    text: 'A hit that beats Armor need not kill. If the defender declares that the minifig will be healed, every point above Armor becomes a wound; red pieces mark them. Damage 8 against Armor 6 leaves 2 wounds. Otherwise the minifig dies as usual.',
    words: 'hurt injured marker damage above armor supplement medic save doctor wounded dead red',
  },
  'BW-HEAL-02': {
    title: 'The wounded',
    text: 'The wounded take no Action and do not move by themselves. Comrades may carry them at half the speed of the slowest bearer. A vehicle with a casualty aboard moves without penalty, unless he was its only pilot: then it counts as one without a pilot.',
    words: 'casualty carry stretcher bearer vehicle half speed injured treat off comrade crawl',
  },
  'BW-HEAL-03': {
    title: 'Healing test',
    text: 'Only a minifig with the healing skill, bought for 2 CP, can treat wounds: right beside the patient, in the next turn of its own side, as a normal Action. It rolls its Skill with bonus dice and needs more than the wounds; 2 wounds take a 3. A failed test kills the patient.',
    words: 'medic doctor heal cure treat skill roll difficulty price cost treats wounded physician nurse',
  },
  'BW-HEAL-04': {
    title: 'After healing',
    text: 'Whoever has been healed is Disrupted for that turn and does nothing in it. Whoever was not treated in time dies of the wounds; after that only a Hero whose Feat raises the dead can help.',
    words: 'healed disrupted untreated dies resurrection revive fight',
  },
  'BW-HEAL-05': {
    title: 'Medical council',
    text: 'Up to 3 medics may treat one minifig together. They roll a Skill die each, and the sum loses 1 for every medic beyond the first, since each swears by a cure of his own: two roll 2d6-1, three roll 3d6-2. The rest is as with one medic.',
    words: 'several medics doctors consilium together group healing two',
  },
  'BWC-91': {
    title: 'Is a roll equal to the wounds enough?',
    text: 'The text calls the wounds the difficulty, and elsewhere an equal roll reaches a difficulty; but it goes on to ask for a higher one, and so does its example with 2 wounds. The app asks for more than the wounds.',
    words: 'healing threshold exactly',
  },
  'BWC-92': {
    title: 'How do several medics roll?',
    text: 'The text speaks of a die for each medic and of -1 for each further one, but not whether each tests alone. The app makes one roll of it: all dice added up, all penalties taken off; if every die shows 1, it fails. A test for each medic is the other reading.',
    words: 'council pooled critical failure two doctors',
  },
  'BWC-120': {
    title: 'Who rolls Armor in the healing example?',
    text: 'The example sets damage 8 against an Armor roll of 6, while a plain minifig has Armor 4 and no die. It holds for anybody who rolls: a minifig in armor with 4+1d6, a Hero with 2d6. The app uses the Armor of whoever was hit.',
    words: 'fixed rolled',
  },
  'BWC-167': {
    title: 'Does healing cost larger units more?',
    text: 'Hiding and perception are paid by Size; beside healing stands a plain 2. The app takes 2 CP whoever learns it. Multiplying by Size is the other reading.',
    words: 'price points',
  },
  'BWC-170': {
    title: 'How many medics may treat a larger patient?',
    text: 'No more than three medics at once is said of a standard minifig. The app holds to three for everybody of Size 1 or less, and lets up to six treat what is larger, such as a horse or a dragon. Three for all is the other reading.',
    words: 'council limit large',
  },
} satisfies ChapterTexts<(typeof healingIds)[number]>;
