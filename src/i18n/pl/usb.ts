import { plural } from '../format.ts';
import type { Messages } from '../messages.ts';

const count = plural('pl');
const dice = (number: number) =>
  count(number, { one: '# kostka', few: '# kostki', many: '# kostek', other: '# kostki' });
const ofDice = (number: number) => count(number, { one: '# kostką', other: '# kostkami' });
const successes = (number: number) =>
  count(number, { one: '# sukces', few: '# sukcesy', many: '# sukcesów', other: '# sukcesu' });

export const usb: Messages['usb'] = {
  title: 'Test USB',
  perDie: 'Szansa jednej kostki',
  needs: (target) => `Potrzeba ${target}+`,
  needsTwoSixes: (target) => `Potrzeba ${target}+: 6, potem druga 6`,
  average: 'Średnio sukcesów',
  atLeast: 'Ile sukcesów trzeba',
  atLeastChance: (number) => `${number} lub więcej`,
  distribution: 'Liczba sukcesów',
  columns: { value: 'Sukcesy', chance: 'Szansa' },
  why: 'Dlaczego',
  inputs: 'Test',
  dice: 'Kostki',
  pools: 'Częste pule',
  stat: 'Współczynnik',
  modifier: 'Modyfikatory razem',
  modifierHint:
    'Plus pomaga rzucającemu: strzał celowany +1; wróg za zasłoną, wstrząśnięcie, zmęczenie po −1.',
  reroll: 'Przerzut',
  rerolls: { none: 'Bez przerzutu', ones: 'Jedynki (szarża)', fails: 'Porażki (tarcza)' },
  onlySix: 'Panika: trafia tylko na 6',
  roll: (number) => `Rzuć ${ofDice(number)}`,
  typeFaces: 'Wpisz rzut ze stołu',
  rolled: (number) => successes(number),
  rolledOf: (number, target, sixThenSix) =>
    `${dice(number)} na ${target}+${sixThenSix ? ' (6, potem druga 6)' : ''}`,
  typedIn: 'rzut ze stołu',
  announceRoll: (number, thrown) => `${successes(number)}, ${dice(thrown)}.`,
  thisOrMore: 'Tyle lub więcej',
  exactly: 'Dokładnie tyle',
  waves: {
    first: 'Pierwszy rzut',
    reroll: 'Przerzut',
    confirm: 'Potwierdzanie szóstek',
    'reroll-confirm': 'Potwierdzanie szóstek po przerzucie',
    'confirm-reroll': 'Przerzut jedynek przy potwierdzaniu',
  },
  waveResult: (thrown, good) => `${dice(thrown)}, ${successes(good)}`,
  faceCount: (face, number) => `${face} × ${number}`,
  typeWave: {
    first: (number) => `Pierwszy rzut: ${dice(number)}`,
    reroll: (number) => `Przerzut: ${dice(number)}`,
    confirm: (number) => `Potwierdzenie szóstek: ${dice(number)}`,
    'reroll-confirm': (number) => `Potwierdzenie nowych szóstek: ${dice(number)}`,
    'confirm-reroll': (number) => `Przerzut jedynek przy potwierdzaniu: ${dice(number)}`,
  },
  showing: (face) => `Kostki z wynikiem ${face}`,
  missing: (number) =>
    count(number, {
      one: 'Brakuje # kostki.',
      other: 'Brakuje # kostek.',
    }),
  next: 'Dalej',
  previousWave: 'Poprzedni rzut',
  reasons: {
    stat: (amount) => `Współczynnik wynosi ${amount}+.`,
    modifier: (_, signed) => `Modyfikator ${signed}: plus ułatwia, minus utrudnia.`,
    'one-always-fails': () => 'Wyrzucone 1 to zawsze porażka.',
    'no-easier-than-two': () => 'Dlatego łatwiej niż 2+ nie będzie.',
    'no-harder-than-seven': () => 'Trudniej już nie będzie, choćby trzeba było jeszcze więcej.',
    'only-six': () => 'Panika: trafia tylko 6, bez względu na premie.',
    'six-then-six': (amount) => `Potrzeba ${amount}+: najpierw 6, potem druga 6.`,
    'reroll-ones': () => 'Każdą kostkę z wynikiem 1 przerzuca się raz.',
    'reroll-fails': () => 'Każdy nieudany test przerzuca się raz.',
    'reroll-first-roll-only': () => 'Jedynki przy potwierdzaniu się nie przerzuca.',
    'reroll-whole-test': () => 'Nieudany test przerzuca się w całości: 6, a potem druga 6.',
    pool: (amount) => `${dice(amount)} naraz, każda to osobny test.`,
  },
};
