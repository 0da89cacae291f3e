import type { rulingIds } from '../../../rules/mage-knight/ids.ts';
import type { ChapterTexts } from '../../types.ts';

export const texts = {
  'MK-A-15': {
    title: 'Which damage is the base damage?',
    text: 'To attack a castle the base (alap) damage must be 4 or more. That can mean the value at the current click or the one at the first click. The app takes the value printed at the current click, before bonuses and penalties, because base is the opposite of modified. The first click is a house rule.',
    words: 'printed modified starting click bonus alap',
  },
  'MK-A-16': {
    title: 'Are titans and multi-dial units bound by everything else?',
    text: 'The list simply lets titans and multi-dial units attack castles. One could read that as freeing them of every other condition. The app does not: in close combat their front arc must touch, and they may not attack a section they stand on, because those two rules name no exception.',
    words: 'titan exception always contact front arc standing',
  },
  'MK-A-17': {
    title: 'May a castle section shoot at a castle?',
    text: 'The long shot rule expects castles as targets of sections, but the list of those who may attack castles does not name sections. The app lets a section shoot if it qualifies like everybody else: base ranged damage 4 or more, before the −2 of the long shot, or a listed ranged ability. That a section always may is a house rule.',
    words: 'tower against castle enemy section long shot',
  },
  'MK-A-20': {
    title: 'Is a figure on planking standing on the wall?',
    text: 'The ban speaks of the section a figure stands on and does not mention planking, so planking could be ground of its own. The app counts it as the wall, because the text makes planking a part of the wall it is attached to. Who stands there may attack the neighbouring section.',
    words: 'planks boards standing deszkázat own section',
  },
  'MK-A-21': {
    title: 'Is a figure under the arch on the gatehouse?',
    text: 'Figures may stand under the arch, but the text does not say whether they are then on the section. The app says no: they stand on the ground, may attack the gatehouse and get no defence from it. The opposite is a house rule.',
    words: 'archway gate below portcullis boltív standing',
  },
  'MK-A-29': {
    title: 'How do you touch what is never in contact?',
    text: 'The text says that a section is never in contact with any figure, and also that a close combat attacker must touch it with the front arc. The app keeps both: the touch allows this one attack and has no other effect of contact.',
    words: 'base contact touching adjacent contradiction close combat',
  },
  'MK-A-30': {
    title: 'Must the ability be used in the attack?',
    text: 'The text asks for figures that have one of the abilities. Either showing it is enough, or the attack must use it. The app takes the first: it is enough that the ability shows at the current click, for the text only says have. Having to use it is a house rule.',
    words: 'ability optional active cancel showing click',
  },
  'MK-A-32': {
    title: 'One member does not qualify: is the attack lost?',
    text: 'A figure that does not qualify may not take part in a formation or gang up against a castle. Either it alone is left out, or the whole attack fails. The app leaves out that figure; the rest may attack if the formation rules allow their number. Losing the whole attack is a house rule.',
    words: 'formation gang up group member helper void',
  },
} satisfies ChapterTexts<(typeof rulingIds)[number]>;
