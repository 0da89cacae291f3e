import type { FightIssueCode } from '../../rules/brikwars/setup.ts';
import { szor } from '../cases.ts';
import type { Messages } from '../messages.ts';

const issues: Readonly<Partial<Record<FightIssueCode, (limit: string) => string>>> = {
  'already-dead': () =>
    'Ennyi sebzéssel ebben a körben már halott. Csökkentsd a sebzést, vagy növeld a páncélértéket.',
  'attack-roll-range': (limit) => `Bónuszkocka nélkül ezekkel a kockákkal legfeljebb ${limit} dobható.`,
  'target-too-big': () => 'Nagyobbat nem lehet ellökni.',
  'out-of-range': (limit) => `Hatótávon kívül: ez a fegyver ${limit}″-ig ér el.`,
};

export const fight: Messages['fight'] = {
  jumpToDice: 'Kockák',

  answer: 'Esélyek',
  defenderDies: 'A védő meghal',
  attackerDies: 'A támadó meghal',
  neitherDies: 'Senki sem hal meg',
  targetDies: 'A célpont meghal',
  hit: 'Talál',
  summaryClose: (defender, attacker) =>
    `100-ból a védő ${szor(defender)}, a támadó ${szor(attacker)} hal meg.`,
  summaryRanged: (hits, dies) => `A támadás 100-ból ${szor(hits)} talál, a célpont ${szor(dies)} hal meg.`,

  howDefend: 'Hogyan védekezel?',
  best: 'Legjobb',
  plans: {
    none: 'Nincs védekezés',
    counterattack: (weapon) => `Ellentámadás: ${weapon}`,
    shove: (weapon) => `Visszalökés: ${weapon}`,
    parry: (weapon) => `Hárítás: ${weapon}`,
    riposte: (parry, strike) => `Hárítás és riposzt: ${parry}, ${strike}`,
    ofAttack: (attack, what) => `${attack}. ${what}`,
  },

  sides: { attacker: 'Támadó', defender: 'Védő' },
  weapon: 'Fegyver',
  shootsWith: 'Mivel lő vagy hajít?',
  unit: 'Egység',
  weapons: {
    hand: 'Kézifegyver',
    heavy: 'Nehézfegyver (kard)',
    'two-handed': 'Kétkezes fegyver',
    'short-ranged': 'Pisztoly, rövid íj',
    'long-ranged': 'Puska, hosszú íj',
    explosive: 'Gránát',
    shield: 'Pajzs',
    'random-object': 'Rögtönzött fegyver',
    'bare-hands': 'Puszta kéz',
    bite: 'Harapás vagy rúgás',
    own: 'Saját fegyver',
    'own-2': 'Második saját fegyver',
    nothing: 'Semmi',
  },
  thrown: { hand: 'Hajított kézifegyver', 'random-object': 'Hajított tárgy' },
  weaponLine: (use, damage) => `Kezelési érték ${use}, sebzés ${damage}`,
  diceCount: (what) => `${what}: hány kocka`,
  diceSides: (what) => `${what}: milyen kocka`,
  dicePlus: (what) => `${what}: módosító`,
  inForce: 'érvényben',
  shieldUp: 'A célpontnak pajzsa van',
  grenadeNote: 'Csak a közvetlen találat számít; a mellé hajított gránát így is eshet elég közel.',

  statLine: (skill, armor) => `Ügyesség ${skill}, páncélérték ${armor}`,
  swap: 'Oldalak cseréje',
  action: 'Mit tesz a támadó?',
  actions: { attack: 'Támadás', shove: 'Lökés', withdraw: 'Visszavonulás' },
  mine: 'Sajátok…',
  presets: {
    minifig: 'Minifigura',
    'minifig-shield': 'pajzzsal',
    'armored-minifig': 'vértben',
    officer: 'Tiszt',
    hero: 'Hős',
    warhorse: 'Harci mén',
    'barded-warhorse': 'Harci mén vértben',
    own: 'Saját értékek',
  },
  hands: {
    hand: 'Kézi',
    heavy: 'Nehéz',
    'two-handed': 'Kétkezes',
    'short-ranged': 'Pisztoly, rövid íj',
    'long-ranged': 'Puska, hosszú íj',
    explosive: 'Gránát',
    shield: 'Pajzs',
    'random-object': 'Rögtönzött',
    'bare-hands': 'Puszta kéz',
    bite: 'Harapás',
    own: 'Saját',
    'own-2': 'Második saját',
    nothing: 'Puszta kéz',
  },
  plusHand: (weapon) => `+ ${weapon}`,
  besides: (what, figures) => `${what}: ${figures}`,
  bareHandsLine: 'Fegyver nélkül csak lökni lehet.',
  diceAnew: 'Más kockák megadása',
  valuesFold: 'Értékek és módosítók',

  summaryShove: (shoved, dies) => `100-ból a lökés ${szor(shoved)} sikerül, a támadó ${szor(dies)} hal meg.`,
  summaryWithdraw: (away, dies) => `100-ból a támadó ${szor(away)} jut ki élve, ${szor(dies)} meghal.`,
  nothingBetter: 'Ennél nincs jobb védekezés.',
  bestClose: (plan, dies, kills) =>
    `A legjobb védekezéssel – ${plan.toLowerCase()} – a védő ${szor(dies)}, a támadó ${szor(kills)} hal meg.`,
  bestShot: (plan, dies) =>
    `A legjobb védekezéssel – ${plan.toLowerCase()} – a célpont ${szor(dies)} hal meg.`,
  bestShove: (plan, shoved, dies) =>
    `A legjobb védekezéssel – ${plan.toLowerCase()} – a lökés ${szor(shoved)} sikerül, a támadó ${szor(dies)} hal meg.`,
  bestWithdraw: (plan, dies) =>
    `A legjobb válasszal – ${plan.toLowerCase()} – a támadó ${szor(dies)} hal meg.`,
  getsAway: 'Kijut élve',
  defenderShoved: 'A védőt ellökik',
  attacks: {
    attack: (weapons) => `Támadás: ${weapons}`,
    shove: (weapon) => `Lökés: ${weapon}`,
    withdraw: 'Visszavonulás',
    shieldShove: (weapon) => `${weapon} (lökés)`,
    shieldIdle: 'a pajzs nem hárít',
    bonus: { take: 'bónuszkockákkal', decline: 'bónuszkockák nélkül' },
  },

  figures: 'Ütésről ütésre',
  fightTitle: (attacker: string, defender: string) => `${attacker}, ellene: ${defender.toLowerCase()}`,
  issues,
  impossible: 'Ezekből az adatokból nem lesz harc.',
};
