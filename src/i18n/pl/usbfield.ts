import { plural } from '../format.ts';
import type { Messages } from '../messages.ts';

const count = plural('pl');

export const usbfield: Messages['usbfield'] = {
  sizeTitle: 'Stół i rozstawienie',
  limit: 'Limit punktów',
  length: 'Stopy między krawędziami rozstawienia',
  width: 'Stopy drugiego boku',
  gameSize: 'Gra',
  sizes: { small: 'mała gra', medium: 'potyczka', large: 'duża bitwa' },
  beyond: 'większa niż standardowe',
  leastTable: 'Najmniejszy stół',
  feet: (a, b) => `${a} × ${b} ${count(Number(b), { one: 'stopa', few: 'stopy', other: 'stóp' })}`,
  asAgreed: 'według umowy',
  tooSmall: 'Ten stół jest mniejszy, niż wymaga gra.',
  pieces: 'Terenów co najmniej',
  depth: 'Głębokość strefy rozstawienia',
  piecesWhy: 'Jeden teren na każdą stopę obwodu stołu; możecie umówić się inaczej.',
  depthWhy: 'Jedna czwarta stołu między obiema krawędziami.',
  depthNote:
    'Przykład z podręcznika (12 cali na 2 stopy) jest błędny: 2 stopy to 24 cale, a ćwierć to 6 cali.',

  startsTitle: 'Kto zaczyna, kto ma rację',
  startsHint: 'Rundę zaczyna wyższy wynik na k6. Spór rozstrzyga kostka: 1–3 albo 4–6.',
  toStarts: 'Kto zaczyna',
  toDispute: 'Spór',

  deckTitle: 'Losowa Aktywacja',
  noCard: 'Jeszcze nie dobrano karty',
  drawn: { red: 'Czerwona: aktywuje gracz czerwony', black: 'Czarna: aktywuje gracz czarny' },
  draw: 'Dobierz kartę',
  shuffle: 'Potasuj nową talię',
  deckEmpty: 'Nie ma już kart.',
  goesOn: {
    red: 'Czarny nie ma już kart: czerwony gra dalej bez kart.',
    black: 'Czerwony nie ma już kart: czarny gra dalej bez kart.',
  },
  redLeft: 'Zostało czerwonych',
  blackLeft: 'Zostało czarnych',
  nextRed: 'Następna będzie czerwona',
  matched: 'Karta na każdą aktywację',
  redActivations: 'Aktywacje gracza czerwonego',
  blackActivations: 'Aktywacje gracza czarnego',
  matchedHint: 'Liczy się od następnego tasowania.',
  redLost: 'Czerwony traci oddział',
  blackLost: 'Czarny traci oddział',
  deckWhy: 'Kolor karty mówi, kto aktywuje; kto skończył, zostawia resztę drugiemu.',
  matchedWhy: 'Tyle kart, ile aktywacji; stracony oddział zabiera kartę ze sobą.',

  encounterTitle: 'Wynik bitwy spotkaniowej',
  nothingLost: 'Na razie nikt nic nie stracił.',
  results: { first: 'Prowadzi strona A.', second: 'Prowadzi strona B.', draw: 'Jest remis.' },
  score: (first, second) => `Stracone aktywacje: ${first} do ${second}.`,
  sides: { first: 'Strona A', second: 'Strona B' },
  round: (number) => `Runda ${number}`,
  withLosses: 'stracone aktywacje',
  unitsLost: (side) => `${side}: stracone oddziały`,
  heroesLost: (side) => `${side}: straceni bohaterowie`,
  encounterWhy: 'Po pięciu rundach wygrywa, kto stracił mniej aktywacji; bohater liczy się za dwie.',
  clearLosses: 'Wyczyść wynik',
  cleared: 'Wynik wyczyszczony.',

  coherencyTitle: 'Koherencja',
  gap: 'Cale między sąsiadami',
  gapCm: 'Centymetry między sąsiadami',
  base: 'Podstawka w milimetrach',
  rowHolds: (models, shown) =>
    count(models, {
      one: 'W jednym rzędzie koherencję zachowa tylko jeden model.',
      few: `W jednym rzędzie koherencję zachowają najwyżej ${shown} modele.`,
      other: `W jednym rzędzie koherencję zachowa najwyżej ${shown} modeli.`,
    }),
  rowTorn: 'Za daleko: ponad 1″ do najbliższego modelu.',
  coherencyWhy:
    'Każdy model najwyżej 1″ od najbliższego kolegi i 10″ od najdalszego, od krawędzi do krawędzi.',

  terrainTitle: 'W terenie czy nie',
  inside: 'Modele w terenie lub tuż przy nim',
  models: 'Modele oddziału',
  terrainCounts: 'Uznaje się, że cały oddział jest w terenie.',
  terrainCountsNot: 'Uznaje się, że oddział nie jest w terenie.',
  terrainWhy: 'Wystarczy co najmniej połowa modeli, na dobre i na złe.',

  transportTitle: 'Transportery',
  infantry: 'Piechota w środku',
  heavy: 'Ciężka piechota w środku',
  holds: 'Kupione ładownie',
  ownHolds: (holds) =>
    count(holds, {
      one: 'Ten oddział ma # ładownię',
      few: 'Ten oddział ma # ładownie',
      other: 'Ten oddział ma # ładowni',
    }),
  fits: 'Mieszczą się.',
  fitsNot: 'Nie mieszczą się.',
  holdsNeeded: (holds, shown) =>
    count(holds, {
      one: `Potrzeba ${shown} ładowni.`,
      other: `Potrzeba ${shown} ładowni.`,
    }),
  holdsWhy:
    'Ładownia mieści 10 modeli piechoty albo 5 ciężkiej piechoty; jazda, potwory i maszyny się nie mieszczą.',
  heavyAsTwo: 'Zasada domowa: ciężki model zajmuje dwa z dziesięciu miejsc.',
  boarding: (inches) =>
    `Wsiada z odległości do ${inches}″; od następnej aktywacji może wysiąść do ${inches}″ od pojazdu i działać.`,
  carrierGone:
    'Zniszczony transporter: wszyscy wysiadają, każdy oddział dostaje tyle trafień, ile ma modeli, ze zwykłym testem Obrony.',

  powerTitle: 'Punkty Potęgi moich bohaterów',
  smokeGoes: 'Rozwiewa się',
  smokePoints: (points) =>
    count(points, {
      one: 'za # Punkt Potęgi',
      few: 'za # Punkty Potęgi',
      other: 'za # Punktów Potęgi',
    }),
  smokeWhy: 'Jedna kostka na rundę za każdy znacznik; bohater płaci 1 Punkt Potęgi za każde oczko.',
  smokeTitle: 'Dym',
  smokeHint:
    'Zamiast strzału: znacznik 3″ w odległości do 6″, nikt przez niego nie widzi. Na początku następnej rundy (w aplikacji każdej kolejnej) rozwiewa się na 4+; bohater może zmienić tę kostkę.',
};
