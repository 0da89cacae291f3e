import { plural } from '../format.ts';
import type { Messages } from '../messages.ts';

const n = plural('pl');

export const usbarmy: Messages['usbarmy'] = {
  composition: 'Kompozycja armii',
  legal: 'Armia zgodna z zasadami',
  unfinished: 'Jeszcze bez oddziałów',
  broken: (rules) =>
    n(rules, {
      one: 'Złamana # zasada',
      few: 'Złamane # zasady',
      many: 'Złamanych # zasad',
      other: 'Złamane # zasady',
    }),
  signs: { kept: 'W porządku:', missing: 'Jeszcze brakuje:', broken: 'Złamane:' },
  checks: {
    min90: {
      kept: ({ bound }) => `Limit wynosi co najmniej ${bound} pkt.`,
      broken: ({ found, bound }) => `Limit ${found} pkt to za mało: najmniej ${bound}.`,
    },
    points: {
      kept: ({ found, bound }) => `${found} z ${bound} pkt.`,
      broken: ({ found, bound }) => `${found} pkt, a limit to ${bound}.`,
    },
    noHero: {
      kept: () => 'Jest bohater.',
      broken: () => 'Brak bohatera: każda armia musi go mieć.',
    },
    heroes: {
      kept: ({ found, bound }) => `Bohaterowie: ${found} z ${bound}.`,
      broken: ({ found, bound }) => `Za dużo bohaterów: ${found}, najwyżej ${bound}.`,
    },
    activations: {
      kept: ({ found, bound }) => `Aktywacje: ${found} z ${bound}.`,
      broken: ({ found, bound }) => `Za dużo aktywacji: ${found}, najwyżej ${bound}.`,
    },
    third: {
      kept: ({ found, bound }) => `Najdroższa aktywacja: ${found} z ${bound} pkt.`,
      broken: ({ bound, units }) => `Droższe niż ${bound} pkt: ${units}.`,
    },
    uniform: {
      kept: () => 'Wszystkie modele oddziału są jednakowe.',
      broken: ({ units }) => `Różne modele: ${units}.`,
    },
    sizes: {
      kept: () => 'Żaden oddział nie ma za dużo modeli.',
      broken: ({ units }) => `Za dużo modeli: ${units}.`,
    },
    equipment: {
      kept: () =>
        'Każdy żołnierz ma najwyżej jedną broń do walki wręcz, jedną tarczę i jedną broń strzelecką.',
      broken: ({ units }) => `Niedozwolona broń specjalna: ${units}.`,
    },
    slots: {
      kept: () => 'Wyposażenie potworów i maszyn mieści się w ich limicie.',
      broken: ({ units }) => `Za dużo wyposażenia: ${units}.`,
    },
    magic: {
      kept: () => 'Magia i technika żadnego bohatera nie kosztuje więcej niż on sam.',
      broken: ({ units }) => `Magia i technika droższa niż bohater: ${units}.`,
    },
    mount: {
      kept: () => 'Żaden bohater typu Jazda nie jedzie na potworze ani maszynie.',
      broken: ({ units }) => `Jazda, a do tego potwór lub maszyna: ${units}.`,
    },
    values: {
      kept: () => 'Wszystkie wartości są takie jak w cenniku.',
      broken: ({ units }) => `Wartości spoza cennika: ${units}.`,
    },
  },
  more: (rules) =>
    n(rules, {
      one: 'Jeszcze # spełniona zasada',
      few: 'Jeszcze # spełnione zasady',
      many: 'Jeszcze # spełnionych zasad',
      other: 'Jeszcze # spełnionej zasady',
    }),
  askLimit: 'Na jaki limit punktów gracie?',
  askLimitHint: 'Od niego zależy liczba bohaterów i aktywacji.',
  ownLimit: 'Inny…',
  limitTitle: 'Limit punktów',
  scenario: 'Bitwa ze scenariuszem',
  scenarioHint: 'W bitwie z własnym scenariuszem jedna aktywacja może kosztować dowolną część limitu.',
  unfilled: (limit, most, activations, dearest) =>
    `Z ${limit} pkt da się wydać najwyżej ${most}: aktywacji jest ${activations}, każda do ${dearest} pkt.`,
  house: 'Obowiązują zasady domowe',
  houseRule: (title, value) => `${title}: ${value}`,
  toHouse: 'Zmień je w Walce',

  start: 'Zacznij od gotowej armii',
  startHint: 'Dwie poprawne armie na limity, które podręcznik bierze za przykład.',
  sample: (limit) => `${limit} pkt`,
  sampleUnits: (heroes, others) =>
    `${n(heroes, { one: '# bohater', few: '# bohaterów', many: '# bohaterów', other: '# bohatera' })}, ${n(
      others,
      { one: '# oddział', few: '# oddziały', many: '# oddziałów', other: '# oddziału' },
    )}`,
  sampleName: (limit) => `Gotowa armia na ${limit} pkt`,
  add: 'Dodaj oddział',
  addOwn: 'Dodaj jeden z moich',
  addOne: (unit) => `Dodaj: ${unit}`,
  allOwn: 'Wszystkie moje oddziały…',
  addPlain: 'Dodaj pozycję bez oddziału',

  hero: 'Bohater',
  commander: 'Dowódca',
  chooseCommander: 'Kilku bohaterów kosztuje tyle samo: wybierz dowódcę.',
  nowCommander: (unit) => `Dowódca: ${unit}`,
  times: 'Aktywacje',
  activations: (unit) => `Aktywacje: ${unit}`,
  each: (points) => `po ${points} pkt`,
  perModel: (points, more) =>
    `${points} pkt za model${more === undefined ? '' : `, ${more} pkt za cały oddział`}`,
  wrong: 'W tej postaci niedozwolony: popraw go.',
  editOf: (unit) => `Edytuj: ${unit}`,
  shoot: 'Strzelaj',
  shootWith: (unit) => `Strzelaj: ${unit}`,
  charge: 'Szarżuj',
  chargeWith: (unit) => `Szarżuj: ${unit}`,
};
