import type { QuikEffect } from '../../rules/brikwars/quik-effects.ts';
import type { PropulsionId } from '../../rules/brikwars/quik-vehicle.ts';
import { razy } from '../cases.ts';
import { plural } from '../format.ts';
import type { Messages } from '../messages.ts';

const count = plural('pl');

const studsOf = (studs: number) =>
  count(studs, { one: '# stud', few: '# study', many: '# studów', other: '# studa' });

const reasons: Readonly<Record<QuikEffect, (amount: string) => string>> = {
  'no-roll-to-hit': () => 'Na trafienie nikt nie rzuca',
  'damage-dice': (amount) => `Kostki obrażeń broni: ${amount}`,
  'dice-together': (amount) => `Wszystkie kostki w jednym rzucie, ataków: ${amount}`,
  'rolled-apart': (amount) => `Osobny rzut na Obronę przeciw każdemu atakowi, ataków: ${amount}`,
  'hero-both-attacks': () => 'W podwójnym ataku rzuca się kostkami obu ataków',
  'hero-sum-doubled': () => 'Zasada domowa: podwójny atak liczy jedną sumę dwa razy',
  'crew-dice': (amount) => `Kostki za dodatkową obsługę: ${amount}`,
  'crew-inches': (amount) => `Większa obsługa, większy zasięg: ${amount}″`,
  'crew-limit': (amount) => `Z obsługi liczą się najwyżej ${amount} osoby`,
  'throw-must-reach': (amount) => `Rzucona broń musi dolecieć na ${amount}″`,
  'armor-roll': (amount) => `Własne kostki Obrony: ${amount}`,
  'protection-dice': (amount) => `Kostki Obrony za tarczę lub zbroję: ${amount}`,
  'protection-once': () => 'Tarcza i zbroja razem liczą się raz',
  'equal-lives': () => 'Przy Obronie równej obrażeniom cel przeżywa',
  'equal-succeeds': () => 'Bohaterowi wystarczy tyle samo',
  'bonus-d6': () => 'Każda 6 daje dorzut',
  'ones-count': () => 'Jedynki to zwykłe jedynki: rzutów pechowych nie ma',
  floor: () => 'Wynik poniżej 0 liczy się jako 0',
  'studs-held': (amount) =>
    amount === '' ? 'Obrażenia muszą przewyższyć liczbę studów' : `Więcej obrażeń niż studów: ${amount}`,
  'studs-spent': () => 'Study każdego klocka odejmuje się od obrażeń',
  'inches-per-unit': (amount) => `5″ za każdy używany moduł, modułów: ${amount}`,
  'speed-limit': (amount) => `Najwyżej ${amount}″`,
  'unfit-for-terrain': (amount) => `Moduły bezużyteczne na tym terenie: ${amount}`,
  overloaded: (amount) => `Wiezie ${amount}; z większą liczbą musi stanąć`,
  'keeps-going': (amount) => `Nikogo przy kontrolkach: pędzi dalej, ${amount}″`,
  'crash-dice': (amount) => `Kostka za każdy używany moduł, dla obu stron: ${amount}`,
  'move-limit': (amount) => `${amount}″ w fazie ruchu`,
  'jump-height': (amount) => `Skok w górę najwyżej na ${amount}″`,
  'jump-distance': (amount) => `Zasada domowa: skok w dal najwyżej na ${amount}″`,
  'swim-limit': (amount) => `Pływanie: najwyżej ${amount}″`,
  'any-number-handled': () => 'Po drodze można podnieść wszystko',
  'one-act': () => 'Jedna czynność na fazę',
  'studs-per-carrier': (amount) => `Jeden uniesie tyle studów: ${amount}`,
  'unit-price': (amount) => `Jednostki: ${amount}`,
  'item-price': (amount) => `Wyposażenie: ${amount}`,
  'body-price': (amount) => `Kadłub według wielkości: ${amount}`,
  'ground-price': (amount) => `Szybkość na lądzie lub wodzie: ${amount}`,
  'flight-price': (amount) => `Szybkość w powietrzu: ${amount}`,
  difficulty: (amount) => `Trzeba wyrzucić co najmniej ${amount}`,
  'nothing-to-roll': () => 'Rzecz trywialna: bez rzutu',
};

const propulsion: Readonly<Record<PropulsionId, string>> = {
  wheels: 'Koła (pary)',
  treads: 'Gąsienice (pary)',
  legs: 'Nogi (pary)',
  skids: 'Płozy (pary)',
  sail: 'Żagle',
  oars: 'Wiosła (pary)',
  rotor: 'Wirniki',
  propeller: 'Śmigła',
  jets: 'Odrzutowe (pary)',
  thrusters: 'Dysze (pary)',
};

export const quikmore: Messages['quikmore'] = {
  carries: 'Podnoszenie i dźwiganie',

  howStrike: 'Jak uderzasz?',
  goal: 'Co ważniejsze?',
  goals: { kill: 'zabić', survive: 'przeżyć', trade: 'wymienić ciosy' },
  ways: { together: 'Wszyscy w jednym rzucie', apart: 'Jeden po drugim', best: 'Według rady' },
  heroWays: { together: 'Jeden podwójny atak', apart: 'Dwa ataki', best: 'Według rady' },
  wayFigures: (kills) => `zabija ${razy(kills)}`,
  wayReply: (kills, dies) => `zabija ${razy(kills)}, traci kogoś ${razy(dies)}`,
  best: 'Najlepiej',
  tooMany: 'Za wielu atakujących, by sprawdzić każdy sposób ich połączenia.',
  rollsWith: (rolls) => `Rzuty: ${rolls}`,

  figures: 'Wszystkie liczby',
  rollTitle: (dice) => `Obrażenia ${dice}`,
  rollTimes: (times, dice) => `${times} × obrażenia ${dice}`,
  rollKills: 'Ten rzut zabija',
  meanDamage: 'Średnie obrażenia',
  damageChart: 'Obrażenia w tym rzucie',
  damageColumns: { value: 'Obrażenia', chance: 'Szansa' },
  bricksChart: 'Ile klocków odpada',
  bricksColumns: { value: 'Klocki', chance: 'Szansa' },
  replyKills: 'Jego odpowiedź zabija',
  price: (points) => `Koszt: ${points}`,
  priceOf: { attacker: 'Koszt atakujących', target: 'Koszt celu', vehicle: 'Koszt pojazdu' },

  bricks: 'Klocki, w kolejności celowania',
  vehicleBricks: 'Klocki pojazdu, w kolejności trafiania',
  obstacleBricks: 'Klocki, w które uderza',
  addBrick: (studs) =>
    count(studs, {
      one: 'Dodaj: # stud',
      few: 'Dodaj: # study',
      many: 'Dodaj: # studów',
      other: 'Dodaj: # studa',
    }),
  addBrickOther: 'Dodaj: inna liczba studów',
  brick: (place, studs) => `Klocek ${place}, ${studsOf(studs)}: usuń`,
  studs: 'Ile studów trzyma klocek',
  noBricks: 'Stuknij liczbę studów: tak dodasz klocek, który trzyma się na tylu.',
  weakest: (mean) => `Najsłabsze najpierw: średnio klocków ${mean}`,

  terrain: 'Gdzie',
  terrains: { ground: 'Ląd', water: 'Woda', air: 'Powietrze' },
  propulsion,
  otherUnits: 'Inny napęd',
  aboard: 'Na pokładzie',
  controlled: 'Ktoś przy kontrolkach',
  lastInches: 'Cale ostatniego ruchu',
  crash: 'Zderzenie',
  hits: 'Uderza w',
  obstacles: { unit: 'jednostkę', bricks: 'klocki' },
  carPrice: 'Koszt według cennika',

  featHint: 'Powiedz, czego próbuje bohater. Musi wyrzucić co najmniej tyle, co przeciwnik.',
  actHint: 'Coś niezwykłego: jedna kostka, która musi osiągnąć stopień trudności.',
  difficulty: 'Trudność',
  ladder: 'Wszystkie trudności',

  reasons,
};
