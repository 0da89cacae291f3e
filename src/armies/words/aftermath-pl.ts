import { plural } from '../../platform/format.ts';
import type { Messages } from '../../platform/words.ts';

const count = plural('pl');

export const aftermath: Messages['aftermath'] = {
  over: 'Koniec bitwy',
  rounds: (number) => count(number, { one: '# runda', few: '# rundy', many: '# rund', other: '# rundy' }),
  by: {
    said: 'Decyzja graczy.',
    last: 'Nikt inny nie został.',
    score: 'Według wyniku.',
    losses: 'Według strat.',
  },
  losses: 'Straty',
  lossesOf: { brikwars: 'polegli', usb: 'aktywacje', 'mage-knight': 'punkty' },
  models: 'modele',
  lostOf: (lost, of) => `${lost}/${of}`,
  luck: 'Szczęście',
  line: (count) => `${{ cp: 'CP', points: 'Punkty', clicks: 'Kliki' }[count]} na stole, runda po rundzie`,
  fromTo: (from, to) => `${from} → ${to}`,
  moments: 'Co przesądziło',
  noMoments: 'Momenty biorą się z walk i testów rozegranych tu kostkami: tylko ich szanse są znane.',
  kinds: { choice: 'wybór', dice: 'kostki' },
  better: (choice, other) => `${choice} · lepiej: ${other}`,
  came: (percent) => `szansa ${percent}`,
  swing: (points) => `${points} wobec szans`,
  inCount: (count) => ({ cp: 'CP', points: 'pkt', clicks: 'klik.' })[count],
  inOdds: 'p.p. szansy',
  badge: (number, what) => `Moment ${number}: ${what}`,
  corrected: (mine, theirs) => `Poprawiony ręcznie; z liczenia ${mine} : ${theirs}.`,
  unknown: (number) =>
    count(number, {
      one: '# poległa figurka nie ma tu punktów: dodaj je do wyniku.',
      few: '# poległe figurki nie mają tu punktów: dodaj je do wyniku.',
      many: '# poległych figurek nie ma tu punktów: dodaj je do wyniku.',
      other: '# poległej figurki nie ma tu punktów: dodaj je do wyniku.',
    }),
  rematch: 'Rewanż',
  rematchHint: 'Te same armie, tak jak na początku.',
  rematches: { kept: 'Te same strony', swapped: 'Zamiana stron' },
  share: 'Wyślij',
  asPicture: 'jako obrazek',
  picture: 'Wyślij jako obrazek',
  correct: 'Wynik i zwycięzca',
  winner: 'Zwycięzca',
  asCounted: 'Z liczenia',
  log: 'Przebieg',
  step: (at, of) => `Krok ${at} z ${of}`,
  beginning: 'Początek',
  before: 'Krok wstecz',
  after: 'Krok dalej',
  goOnHere: 'Graj dalej od tego miejsca',
  wentBack: (steps) =>
    count(steps, {
      one: 'Cofnięto # krok',
      few: 'Cofnięto # kroki',
      many: 'Cofnięto # kroków',
      other: 'Cofnięto # kroku',
    }),
  bringBack: (steps) =>
    count(steps, {
      one: 'Przywróć # późniejszy krok',
      few: 'Przywróć # późniejsze kroki',
      many: 'Przywróć # późniejszych kroków',
      other: 'Przywróć # późniejszego kroku',
    }),
  memories: 'Notatki i zdjęcia',
  photo: (number) => `Zdjęcie ${number}`,
};
