import { plural } from '../../platform/format.ts';

const count = plural('en');

export const muster = {
  title: 'An army by luck',
  what: 'What is made',
  ways: { rest: 'Fill up', anew: 'All anew' },
  taste: 'What it should have much of',
  tastes: {
    mixed: 'A bit of all',
    many: 'Many of them',
    strong: 'Strong ones',
    shooting: 'Shooters',
    mounted: 'Mounted',
  },
  names: {
    mixed: 'Free company',
    many: 'Great host',
    strong: 'Chosen few',
    shooting: 'Volley company',
    mounted: 'Company of riders',
  },
  another: 'Another',
  take: 'Take this one',
  add: 'Add these',
  figureCount: 'Figures',
  figures: (number: number) => count(number, { one: '# figure', other: '# figures' }),
  times: (number: string, name: string) => `${number} × ${name}`,
  none: 'No legal army can be made for that: raise the limit.',
  full: 'Nothing more fits.',
  hint: 'Legal at once. A shake makes another too.',
  newOne: (points: string) => `Another one: ${points}`,
  made: 'Made, legal at once.',
  luck: 'By luck',
  byItself: (game: string) => `By luck: an army of ${game}`,
  menu: 'Fill up, or make it anew…',
};
