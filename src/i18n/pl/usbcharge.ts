import { plural } from '../format.ts';
import type { Messages } from '../messages.ts';

const count = plural('pl');

const between = (from: number, to: number) => (from < to ? `${from}–` : '');

export const usbcharge: Messages['usbcharge'] = {
  answer: 'Szanse',
  sides: { charger: 'Szarżujący', target: 'Szarżowani' },
  lockedSides: { charger: 'Uderzający pierwsi', target: 'Oddający' },
  wins: (who, chance) => `Na 100 takich walk ${who.toLowerCase()} wygrywają ${chance}.`,
  fate: (who, lose, panics, gone) => {
    const told = [lose];
    if (panics !== undefined) told.push(`panikują w ${panics}`);
    if (gone !== undefined) told.push(`schodzą ze stołu w ${gone}`);
    return `${who} ${told.join(', ')}.`;
  },
  stops: (chance) => `Do ciosów nie dochodzi w ${chance}.`,
  loseModels: (from, to) =>
    to === 0
      ? 'zwykle nikogo nie tracą'
      : `tracą zwykle ${between(from, to)}${count(to, { one: '# figurkę', few: '# figurki', many: '# figurek', other: '# figurki' })}`,
  losePoints: (from, to) =>
    to === 0
      ? 'zwykle nic nie tracą'
      : `tracą zwykle ${between(from, to)}${count(to, { one: '# punkt Stanowczości', few: '# punkty Stanowczości', many: '# punktów Stanowczości', other: '# punktu Stanowczości' })}`,
  tiles: { wins: 'Szarżujący wygrywają', target: 'Cel złamany', charger: 'Szarżujący złamani' },
  lockedTiles: { wins: 'Pierwsi wygrywają', target: 'Oddający złamani', charger: 'Pierwsi złamani' },

  swap: 'Zamień strony',

  title: (charger, target) => `Szarża: ${charger} kontra ${target}`,
  lockedTitle: (charger, target) => `Związani walką: ${charger} kontra ${target}`,
  issues: {
    'distance-range': (lowest, highest) => `Odległość: od ${lowest}″ do ${highest}″.`,
    'lost-range': (lowest, highest) => `Stanowczość stracona po drodze: od ${lowest} do ${highest}.`,
    'too-many-others': (_, highest) => `Najwyżej ${highest} dodatkowych oddziałów po jednej stronie.`,
    'not-seen': () => 'Żaden z szarżujących nie widzi celu.',
    'out-of-reach': (inches) => `Za daleko: zasięg szarży to ${inches}″.`,
    immobile: () => 'Kto się nie rusza, nie szarżuje.',
    'not-nearest': () => 'Szarżuje się tylko na najbliższego wroga, chyba że w oddziale jest bohater.',
    'hidden-not-nearest': () => 'Na ukrytych wolno szarżować tylko wtedy, gdy to najbliższy wróg.',
    'shaken-charger': () => 'Wstrząśnięty oddział nie szarżuje.',
    'panicked-charger': () => 'Oddział w panice nie szarżuje, może tylko biec.',
    reaction: () => 'Szarżowani nie mogą tak zareagować.',
    'no-shield': () => 'Szarżowani nie mają tarcz do wyboru.',
    'no-blessing': () => 'Ten oddział nie jest błogosławiony.',
    'no-self-destruction': () => 'Ten oddział nie może się wysadzić.',
    'duel-first': () => 'Najpierw pojedynek bohaterów: teraz nikt się nie wysadza.',
    'power-range': (_, highest) => `Bohater ma najwyżej ${highest} Punktów Potęgi.`,
  },
};
