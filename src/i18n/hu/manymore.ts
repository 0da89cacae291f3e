import type { VolleyEffect } from '../../rules/brikwars/volley-effects.ts';
import { szor } from '../cases.ts';
import type { Messages } from '../messages.ts';

const reasons: Readonly<Record<VolleyEffect, (amount: string) => string>> = {
  'damage-summed': () => 'Minden találat sebzése összeadódik egyetlen páncélérték ellen',
  'rolled-together': () => 'A támadódobások egyszerre történnek; később senki sem csatlakozhat',
  'only-hits-add': () => 'Aki mellélő, semmit sem ad hozzá',
  'any-shooter-joins': () => 'Bárki csatlakozhat, aki lőhet a célpontra',
  'hits-counted': (amount) => `Az asztalon megszámolt találatok: ${amount}`,
  'one-armor-roll-each': () =>
    'Minden találat külön számít a páncélérték ellen; a dobott páncélértékre minden találatnál újra kell dobni',
  'next-target-when-dead': (amount) => `Halottra már senki sem lő; legfeljebb ${amount} halhat meg`,
  'counter-penalty': (amount) => `Többen egy ellen: ${amount} az ellentámadásai és hárításai ügyességére`,
  'counter-penalty-each-attacker': (amount) => `Házi szabály: minden támadó számít, ${amount} az ügyességére`,
  'gang-limit': (amount) => `Egy minifigurára legfeljebb ${amount} támadhat`,
  'counters-after-all': () => 'Csak az összes támadás után üthet vissza, ha még él',
  'only-attacked-counters': () => 'Csak az üthet vissza, akit megtámad',
  'all-counter-withdrawal': (amount) =>
    `Ha visszavonul, mindenki (${amount}) lecsap rá, és nincs ellenlépése`,
  'height-range': (amount) => `Magasabban áll: ${amount}″-cel nagyobb hatótáv`,
  'height-range-capped': (amount) => `Magasabban áll: legfeljebb ${amount}″-cel nagyobb hatótáv`,
  'height-added-to-roll': (amount) => `A magasság ${amount}″-et ad a hajításhoz`,
  'falls-short': () => 'A hajítás nem ér el odáig',
  'drops-at-feet': () => 'Csupa egyes távolságdobásnál a lába elé esik',
  'missed-by': (amount) =>
    amount === ''
      ? 'A mellélövés annyi inchen belül csapódik be, amennyi a dobásból hiányzott; hogy hol, azt a védő dönti el'
      : `${amount} hiányzott: ${amount}″-en belül csapódik be`,
  'missed-by-critical-failure': (amount) => `A csupa egyes legalább ${amount}″-cel megy mellé`,
  'outside-radius': (amount) => `${amount}″-nél messzebb van a célponttól`,
  'out-of-reach': (amount) => `Messzebb van, mint amennyit repül (${amount}″)`,
  'involved-victim': () => 'A két fél valamelyikéé',
  'unowned-victim': () => 'Senkié',
  'uninvolved-victim': () => 'Kívülálló játékosé nem választható',
  'unavoidable-victim': () => 'Elkerülhetetlenül eltalálja',
  'blast-radius': (amount) => `A robbanás ${amount}″-re ér el`,
  'one-roll-for-all': () => 'Egyetlen sebzésdobás mindenkire, akit elér',
  'roll-for-each': () => 'Házi szabály: mindenkire külön sebzésdobás',
  tossed: (amount) => `Ami nincs rögzítve, ${amount}″-et repül`,
  'fixed-unless-destroyed': () => 'Ami rögzítve van, a helyén marad, ha el nem pusztul',
};

export const manymore: Messages['manymore'] = {
  atFeet: 'A lába elé esik',
  hits: (who) => `${who}: talál`,
  killsIfHit: (who) => `${who}: öl, ha talál`,
  dies: (who) => `${who}: meghal`,
  reached: (who) => `${who}: eléri a robbanás`,
  withdrawalDies: 'Az áldozat meghal, ha a saját körében visszavonul',
  parriedGivenHit: (who) => `${who}: hárítva, ha talál`,
  weaponLost: (who) => `Hárítás (${who}): elvész a fegyver`,
  damageChart: 'Mindenki sebzése együtt; jelölve: a páncélértéknél több',
  damageChartRolled: 'Mindenki sebzése együtt',
  deadChart: 'Hányan halnak meg',
  enemiesChart: 'Hány ellenség hal meg',
  ownChart: 'Hány saját figura hal meg',
  meanOwn: 'Saját halott átlagosan',
  chartColumns: { value: 'Szám', chance: 'Esély' },
  figures: 'Minden szám',
  near: 'A robbanás közelében',

  counters: 'Hogyan védekezik az áldozat?',
  best: 'Legjobb',
  allCounters: (all) => `Összes lehetőség: ${all}`,
  counterFigures: (dies, kills) => `Meghal: ${dies}, megöl valakit: ${kills}`,
  withdrawHint: (dies) =>
    `A saját körében: csak az üt vissza, akit megtámad; ha visszavonul, mindenki lecsap rá, és 100-ból ${szor(dies)} meghal.`,
  fromAim: 'Távolság a megcélzott ponttól (inch)',
  thingCount: (number) => `${number}. fajta: hányan`,
  addThing: 'Mások a közelben',
  removeThing: (number) => `${number}. fajta törlése`,
  fixed: 'Rögzítve',
  own: 'Saját figura',
  landings: 'Hol ér földet',
  landing: {
    'on-target': () => 'Célba talál',
    missed: (inches) => `${inches}″-cel mellé`,
    short: (inches) => `${inches}″ hiányzik`,
    'at-feet': () => 'A lába elé',
  },
  reasons,
};
