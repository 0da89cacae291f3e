import { plural } from '../format.ts';
import type { Messages } from '../messages.ts';
import { showNotation } from '../notation.ts';

const n = plural('pl');

export const dice: Messages['dice'] = {
  dice: (notation) => showNotation(notation, 'k'),
  die: (sides) => `k${sides}`,

  roll: 'Rzuć',
  rollThis: (shown) => `Rzuć ${shown}`,
  typeFaces: 'Wpisz rzut ze stołu',
  result: 'Wynik',
  average: (shown) => `${shown}: średnio`,
  notRolled: 'Jeszcze bez rzutu.',
  rolledAt: (time) => `Rzut: ${time}`,
  typed: 'Rzut ze stołu',
  howLikely: (total, chance) => `${total} lub więcej: ${chance}`,
  criticalFailure: 'Rzut pechowy: same jedynki.',
  criticalSuccess: (count) =>
    n(count, {
      one: 'Rzut szczęśliwy: # dorzut.',
      few: 'Rzut szczęśliwy: # dorzuty.',
      many: 'Rzut szczęśliwy: # dorzutów.',
      other: 'Rzut szczęśliwy: # dorzutu.',
    }),
  repeat: 'Powtórz',
  repeatThis: (shown, total) => `Powtórz ${shown} (było ${total})`,
  undoRoll: 'Cofnij rzut',
  undone: 'Rzut cofnięty.',
  moreDiceDrawn: (count) =>
    n(count, {
      one: 'i jeszcze # kostka',
      few: 'i jeszcze # kostki',
      many: 'i jeszcze # kostek',
      other: 'i jeszcze # kostki',
    }),
  announce: (shown, total) => `${shown}: ${total}.`,

  trail: 'Skąd ten wynik',
  steps: {
    dice: (shown, faces, sum) => `${shown}: ${faces} = ${sum}`,
    oneDie: (shown, face) => `${shown}: ${face}`,
    times: (face, count) => `${count} × ${face}`,
    twoD6: (faces, sum) => `Za każdą k10 dwie k6 minus 2: ${faces}, razem ${sum}`,
    bonus: (die, of, top, shown) => `Kostka ${of} pokazuje ${top} i daje dorzut (kostka ${die}): ${shown}`,
    bonusOfTwo: (die, of, top, faces, shown) =>
      `Kostka ${of} daje ${top} i dorzut (kostka ${die}): ${faces} minus 2 = ${shown}`,
    moreBonus: (count, sum) =>
      n(count, {
        one: `jeszcze # dorzut: ${sum}`,
        few: `jeszcze # dorzuty: razem ${sum}`,
        many: `jeszcze # dorzutów: razem ${sum}`,
        other: `jeszcze # dorzutu: razem ${sum}`,
      }),
    penalty: (each, amount) => `Zdziwaczenie: ${each} mniej na każdej kostce, w sumie ${amount}`,
    modifier: (amount) => `Modyfikator ${amount}`,
    modifierOnce: (amount) => `Modyfikator ${amount}, liczony raz mimo dorzutów`,
    floor: (sum) => `${sum} liczy się jako 0: niżej się nie schodzi`,
    ones: 'Same jedynki: rzut pechowy, próba nieudana',
  },
  faces: 'Ile czego wypadło',
  faceCount: (face, count, orMore) =>
    `${n(count, {
      one: '# kostka pokazuje',
      few: '# kostki pokazują',
      many: '# kostek pokazuje',
      other: '# kostki pokazują',
    })} ${face}, na ${face} lub więcej: ${orMore}`,

  setUp: 'Czym rzucasz',
  presets: (game) => `Kostki: ${game}`,
  notation: 'Kostki',
  notationHint: 'Na przykład 2k6+1 albo 23k6+2k10+5.',
  addDie: (shown) => `Dodaj ${shown}`,
  moreDice: 'Inne kostki',
  countOf: (shown) => `Ile kostek ${shown}`,
  modifier: 'Modyfikator',
  noD10: (shown) => `bez k10: ${shown}`,
  faults: {
    empty: 'Nie ma czym rzucić. Stuknij kostkę albo wpisz, na przykład 2k6+1.',
    at: (found, fault) => `„${found}”: ${fault}`,
    unexpected: 'to tu nie pasuje.',
    missingSides: 'ile ścianek? Wpisz liczbę po literze, jak w k6.',
    tooFewSides: (limit) => `kostka ma co najmniej ${limit} ścianki.`,
    tooManySides: (limit) => `kostka ma najwyżej ${limit} ścianek.`,
    tooManyDice: (limit) => `najwyżej ${limit} kostek w jednym rzucie.`,
    negativeDice: 'kostek nie da się odjąć, tylko zwykłe liczby.',
    numberTooLarge: (limit) => `modyfikator to najwyżej ${limit}.`,
    twoD6NeedsD10: 'ten znak oznacza 2k6−2 zamiast k10; wpisz go po k10.',
    noDiceCount: 'rzuć choć jedną kostką.',
    tooLong: (limit) => `najwyżej ${limit} znaków.`,
  },

  bonusDice: 'Dorzuty',
  bonusNow: {
    none: 'Dorzuty: brak',
    d6: 'Dorzuty: dodatkowa k6',
    same: 'Dorzuty: ta sama kostka',
  },
  bonus: {
    none: 'Bez dorzutów',
    d6: 'Dodatkowa k6 (2005)',
    same: 'Ta sama kostka (tekst polski)',
  },
  bonusHint: 'Daje go najwyższy wynik na kostce.',
  brikwarsRules: 'Nie mniej niż 0, same jedynki to pech',

  odds: 'Szanse',
  mean: 'Średnio',
  likely: 'Najczęściej',
  range: 'Zakres',
  fromTo: (lowest, highest) => `${lowest} – ${highest}`,
  openEnded: (lowest) => `od ${lowest} wzwyż, bez końca`,
  onesChance: 'Same jedynki (rzut pechowy)',
  bonusChance: 'Choć jeden dorzut',
  atLeast: 'Co najmniej',
  orMore: (total) => `${total} lub więcej`,
  asTask: (chance) => `Jako próba ${chance}: same jedynki to porażka`,
  chart: (shown) => `Szanse na każdy wynik ${shown}`,
  total: 'Wynik',
  chance: 'Szansa',
  tooLarge: (totals, limit) =>
    `Za dużo na dokładne szanse: różnych wyników ${totals}, a można najwyżej ${limit}. Rzucić i tak można.`,
  noOdds: 'Szanse pojawią się, gdy zapis kostek będzie poprawny.',

  typing: 'Kostki na stole',
  typeDie: (number, shown) => `Kostka ${number}, ${shown}: co wypadło?`,
  typeBonus: (number, shown) => `Dorzut, kostka ${number}, ${shown}: co wypadło?`,
  typedSoFar: (faces) => `Dotąd: ${faces}`,
  eraseFace: 'Usuń ostatnią kostkę',
  stopTyping: 'Niech rzuca aplikacja',

  history: 'Historia rzutów',
  historyCount: 'łącznie',
  historyEmpty: 'Tu znajdzie się ostatnie 200 rzutów.',
  historyAll: (count) =>
    n(count, {
      one: 'Pokaż # rzut',
      few: 'Pokaż wszystkie # rzuty',
      many: 'Pokaż wszystkie # rzutów',
      other: 'Pokaż wszystkie # rzutu',
    }),
};
