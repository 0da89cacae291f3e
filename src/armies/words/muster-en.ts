import { plural } from '../../platform/format.ts';

const count = plural('en');

export const muster = {
  title: 'Random army',
  what: 'What to make',
  ways: { rest: 'Fill up', anew: 'Start over' },
  taste: 'What it has most of',
  tastes: {
    mixed: 'A bit of everything',
    many: 'Many units',
    strong: 'Strong units',
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
  hint: 'Always legal. A shake makes another too.',
  newOne: (points: string) => `Another one: ${points}`,
  made: 'Made: a legal army.',
  luck: 'Random',
  byItself: (game: string) => `Random: an army for ${game}`,
  menu: 'Fill up or start over…',
};
