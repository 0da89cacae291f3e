import { plural } from '../format.ts';
import type { Messages } from '../messages.ts';

const n = plural('hu');

export const usbarmy: Messages['usbarmy'] = {
  composition: 'A sereg összeállítása',
  legal: 'Szabályos sereg',
  unfinished: 'Még nincs benne egység',
  broken: (rules) => n(rules, { other: '# szabály sérül' }),
  signs: { kept: 'Rendben:', missing: 'Még hiányzik:', broken: 'Sérül:' },
  checks: {
    min90: {
      kept: ({ bound }) => `A ponthatár legalább ${bound} pont.`,
      broken: ({ found, bound }) => `${found} pont túl kevés: a legkisebb ponthatár ${bound}.`,
    },
    points: {
      kept: ({ found, bound }) => `${found} / ${bound} pont.`,
      broken: ({ found, bound }) => `${found} pont, de a ponthatár ${bound}.`,
    },
    noHero: {
      kept: () => 'Van hős.',
      broken: () => 'Nincs hős: minden seregbe kell egy.',
    },
    heroes: {
      kept: ({ found, bound }) => `Hősök: ${found} / ${bound}.`,
      broken: ({ found, bound }) => `Túl sok a hős: ${found}, legfeljebb ${bound} lehet.`,
    },
    activations: {
      kept: ({ found, bound }) => `Aktiválások: ${found} / ${bound}.`,
      broken: ({ found, bound }) => `Túl sok az aktiválás: ${found}, legfeljebb ${bound} lehet.`,
    },
    third: {
      kept: ({ found, bound }) => `A legdrágább aktiválás: ${found} / ${bound} pont.`,
      broken: ({ bound, units }) => `Drágább, mint ${bound} pont: ${units}.`,
    },
    uniform: {
      kept: () => 'Az egységek figurái egyformák.',
      broken: ({ units }) => `Eltérő figurák: ${units}.`,
    },
    sizes: {
      kept: () => 'Egyik egységben sincs túl sok figura.',
      broken: ({ units }) => `Túl sok figura: ${units}.`,
    },
    equipment: {
      kept: () => 'Egy katonának legfeljebb egy közelharci fegyvere, egy pajzsa és egy lőfegyvere van.',
      broken: ({ units }) => `Nem engedett különleges fegyver: ${units}.`,
    },
    slots: {
      kept: () => 'A szörnyek és gépek felszerelése elfér rajtuk.',
      broken: ({ units }) => `Túl sok felszerelés: ${units}.`,
    },
    magic: {
      kept: () => 'Egyik hős mágiája és technikája sem drágább magánál a hősnél.',
      broken: ({ units }) => `A mágia és technika drágább a hősnél: ${units}.`,
    },
    mount: {
      kept: () => 'Lovas hősnek nincs szörnye vagy gépe.',
      broken: ({ units }) => `Lovas, mégis van szörnye vagy gépe: ${units}.`,
    },
    values: {
      kept: () => 'Minden érték szerepel az árlistán.',
      broken: ({ units }) => `Az árlistán nem szereplő értékek: ${units}.`,
    },
  },
  more: (rules) => n(rules, { other: 'További # szabály rendben' }),
  askLimit: 'Milyen ponthatárban egyeztetek meg?',
  askLimitHint: 'Ettől függ, hány hős és hány aktiválás lehet.',
  ownLimit: 'Más…',
  limitTitle: 'Ponthatár',
  scenario: 'Forgatókönyv szerinti csata',
  scenarioHint: 'Saját forgatókönyv szerinti csatában egy aktiválás a ponthatár bármekkora részébe kerülhet.',
  unfilled: (limit, most, activations, dearest) =>
    `${limit} pontból legfeljebb ${most} költhető el: ${activations} aktiválás, egyenként legfeljebb ${dearest} pont.`,
  house: 'Érvényes házi szabályok',
  houseRule: (title, value) => `${title}: ${value}`,
  toHouse: 'Módosítás a Harc oldalon',

  start: 'Indulás kész seregből',
  startHint: 'Két szabályos sereg a szabálykönyv példáinak ponthatáraira.',
  sample: (limit) => `${limit} pont`,
  sampleUnits: (heroes, others) => `${n(heroes, { other: '# hős' })}, ${n(others, { other: '# egység' })}`,
  sampleName: (limit) => `Kész sereg, ${limit} pont`,
  add: 'Egység hozzáadása',
  addOwn: 'Egy saját egység hozzáadása',
  addOne: (unit) => `Hozzáadás: ${unit}`,
  allOwn: 'Összes saját egység…',
  addPlain: 'Tétel hozzáadása egység nélkül',

  hero: 'Hős',
  commander: 'Vezér',
  chooseCommander: 'Több hős ugyanannyiba kerül: válaszd ki a vezért.',
  nowCommander: (unit) => `A vezér: ${unit}`,
  times: 'Aktiválások',
  activations: (unit) => `Aktiválások: ${unit}`,
  each: (points) => `egyenként ${points} pont`,
  perModel: (points, more) =>
    `figuránként ${points} pont${more === undefined ? '' : `, az egész egységért ${more}`}`,
  wrong: 'Így nem engedett: szerkeszd.',
  editOf: (unit) => `Szerkesztés: ${unit}`,
  shoot: 'Lövés',
  shootWith: (unit) => `Lövés: ${unit}`,
  charge: 'Roham',
  chargeWith: (unit) => `Roham: ${unit}`,
};
