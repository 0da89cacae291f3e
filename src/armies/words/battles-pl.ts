import { plural } from '../../platform/format.ts';
import type { battles as en } from './battles-en.ts';

const count = plural('pl');

export const battles: typeof en = {
  goOn: 'Graj dalej',
  newBattle: 'Nowa bitwa',
  find: 'Szukaj bitwy',
  noneFound: 'Nie ma bitwy o tej nazwie.',
  all: 'stoczone',
  won: 'wygrane',
  lost: 'przegrane',
  drawn: 'remisy',
  roundOf: (round, of) => `Runda ${round} z ${of}`,
  rounds: (number) => count(number, { one: '# runda', few: '# rundy', many: '# rund', other: '# rundy' }),
  noArmy: 'Nie ma jeszcze żadnej armii na tym telefonie: złóż ją albo odbierz.',
  myArmy: 'moja armia',
  chooseMine: 'Moja armia',
  versus: 'kontra',
  theirArmy: 'Armia wroga',
  theirArmyBy: 'aparat, plik, link',
  plain: 'Sama liczba',
  unitsOf: (number) =>
    count(number, { one: '# oddział', few: '# oddziały', many: '# oddziałów', other: '# oddziału' }),
  solo: 'Gra solo',
  soloMeans: 'bez wroga',
  which: 'Które armie',
  sameLimit: (limit) => `Limit ${limit}`,
  everyone: 'Wszystkie',
  playedAgainst: 'Już spotkane',
  findArmy: 'Szukaj armii lub oddziału',
  noArmyFound: 'Nie ma armii o tej nazwie ani z takim oddziałem.',
  met: (games, won, lost) =>
    `${count(games, { one: '# bitwa', few: '# bitwy', many: '# bitew', other: '# bitwy' })}, ${won} : ${lost}`,
  lastPlayed: (day) => `ostatnio ${day}`,
  otherGame: 'Przyszła armia do innej gry: jest wśród pozostałych armii.',
  received: 'Odebrana bitwa',
  whichSide: 'Którą stroną grasz?',
  whichSideMeans:
    'Twoja strona ma kolor gry i stoi pierwsza. To pytanie pada tylko raz, odpowiedź zostaje na tym telefonie.',
  sentIt: 'stąd przyszła bitwa',
  iPlay: (army) => `Gram: ${army}`,
  lookOn: 'Tylko się przyglądam',
  clock: 'Zegar każdej strony',
  clockOff: 'Bez zegara',
  clockCounts: 'Tylko mierzy',
  minutes: (number) => `${number} min`,
  clockGo: 'Włącz zegar',
  clockStop: 'Zatrzymaj zegar',
  stillToAct: (units) => `W tej rundzie jeszcze nie działali: ${units}.`,
  leagueGame: 'Gra ligowa',
  leagueMeans: 'z sezonu',
};
