import { plural } from '../format.ts';
import type { Messages } from '../messages.ts';

const count = plural('pl');
const points = (left: number) =>
  count(left, { one: 'Został # punkt', few: 'Zostały # punkty', other: 'Zostało # punktów' });

export const usbpower: Messages['usbpower'] = {
  uses: {
    luck: 'Nagięcie Szczęścia',
    seize: 'Przejęcie Inicjatywy',
    'brave-attack': 'Brawurowy Atak',
    'perfect-shot': 'Perfekcyjny Strzał',
    inspiration: 'Inspiracja',
    flag: 'Fałszywa flaga',
  },
  what: {
    luck: 'Zmienia wynik jednej swojej kostki o 1, w górę lub w dół; rzutu na dym też.',
    seize: 'W dowolnej chwili: następna aktywacja jest moja.',
    'brave-attack': 'On albo ktoś z jego oddziału atakuje jeszcze raz, jedną bronią.',
    'perfect-shot': 'On albo ktoś z jego oddziału strzela bez ograniczenia zasięgu i bez kar.',
    inspiration: 'Sojuszniczy oddział w 10″ nie jest już wstrząśnięty ani w panice.',
    flag: 'Do końca rundy nikt nie atakuje jego i jego oddziału, chyba że sam zaatakuje pierwszy.',
  },
  hero: 'Który bohater wydaje?',
  numbered: (tier, number) => `${tier} nr ${number}`,
  heroPoints: (hero, left, most) => `${hero}: ${left} z ${most}`,
  onlyOwn: 'Po jednym punkcie, w aktywacji bohatera; przejęcie inicjatywy w dowolnej chwili.',
  spend: (use) => `Wydaj: ${use}`,
  spentOn: (hero, use, left) => `${hero}: ${use}. ${points(left)}.`,
  spent: 'Wydane na',
  nothing: 'jeszcze nic',
  times: (use, number) => (number === 1 ? use : `${use} × ${number}`),
  next: 'Następna aktywacja',
  nextIs: (whose) => `Następna aktywacja: ${whose}.`,
  seized: {
    nobody: 'Zwykła kolejność',
    mine: 'Moja, poza kolejnością',
    theirs: 'Przeciwnika, poza kolejnością',
  },
  theirs: 'Przeciwnik ją przejmuje',
  answers: 'Przeciwnik odpowiada',
  over: 'Ta aktywacja minęła',
  turns: 'Nieparzysta liczba punktów wydanych na zmianę przesuwa aktywację, parzysta nie.',
  undo: 'Cofnij ostatnie',
  undone: 'Cofnięte.',
  renew: 'Nowa gra',
  renewed: 'Wszystkie punkty są z powrotem.',
  add: 'Dodaj bohatera',
  addTier: (tier) => `Dodaj: ${tier}`,
  remove: (hero) => `Usuń: ${hero}`,
  removed: (hero) => `${hero}: usunięto.`,
  none: 'Po mojej stronie nie ma jeszcze bohatera.',
};
