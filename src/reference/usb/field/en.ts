import type { fieldIds } from '../../../rules/usb/ids.ts';
import type { ChapterTexts } from '../../types.ts';

export const texts = {
  'USB-FIELD-01': {
    title: 'How much terrain',
    text: 'At least one piece for each foot of the table’s edge: 8 on a table of 2×2 feet, 12 on one of 3×3. Take more in a city and fewer in open country; on the moon there may be none.',
    words: 'number of pieces scenery table setup trees buildings',
  },
  'USB-DEP-01': {
    title: 'Deployment zone',
    text: 'The sides set up opposite each other, each in a zone as deep as ¼ of the table’s length: 6" of 24", 9" of 36", 12" of 48". The text gives 12" for a table of 2×2 feet, which it takes for 48"; 2 feet are 24", so the app says 6". Length means from one side’s edge to the other’s.',
    words: 'setup depth quarter edge table set up deep start',
  },
  'USB-DEP-02': {
    title: 'Placing units',
    text: 'The players place their units by turns, one each; a die decides who begins.',
    words: 'deploy setup order alternate first places',
  },
  'USB-DEP-03': {
    title: 'Secret deployment',
    text: 'Optional. Instead of models, place cards face down that name the unit on their face. When both players have placed all of them, swap the cards for the units.',
    words: 'hidden cards face down setup bonus rule',
  },
  'USB-DEP-04': {
    title: 'Secret until seen',
    text: 'Optional, with secret deployment. Leave each card on the table until an enemy can see it, and only then swap it for its unit.',
    words: 'hidden cards reveal line of sight add-on',
  },
  'USB-DEP-05': {
    title: 'Infiltration',
    text: 'The unit is placed after all others, anywhere outside the enemy’s deployment zone. If both sides have such units, place them by turns; a die decides who begins.',
    words: 'infiltrate scouts forward deployment last behind',
  },
  'USB-VIC-01': {
    title: 'Encounter battle',
    text: 'The battle lasts 5 rounds, and whoever has lost fewer activations wins; a hero counts as 2. In the app equal losses are a draw, and a hero lost together with the unit he had joined counts as 3 in all.',
    words: 'winning victory draw mission scenario length win end',
  },
} satisfies ChapterTexts<(typeof fieldIds)[number]>;
