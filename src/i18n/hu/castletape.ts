import type { Messages } from '../messages.ts';

export const castletape: Messages['castletape'] = {
  question: 'Szabályosan áll a vár?',
  answers: {
    legal: 'Szabályos',
    'so-far': 'Eddig szabályos',
    illegal: 'Nem szabályos',
    untouched: 'Még semmi nincs ellenőrizve',
  },
  progress: (done, all) => `${all} pontból ${done} ellenőrizve`,
  list: 'Ellenőrző lista',
  hint: 'Koppints az Igenre vagy a Nemre, vagy írd be a távolságot: akkor az dönt. Még egy koppintás visszavonja a választ.',
  groups: {
    before: 'Mielőtt a vár felkerül',
    sections: 'Minden vár-résztől, széltől szélig',
    castle: 'Az egész vár',
    figures: 'A figurák felrakásakor, a talapzat szélétől',
  },
  checks: {
    consent: { name: 'Mindenki elfogadta a várakat', wrong: 'Nem mindenki fogadta el a várakat.' },
    order: {
      name: 'A vár került fel elsőként',
      wrong: 'Tereptárgy vagy figura előbb volt fent, mint a vár.',
    },
    planks: {
      name: 'A deszkázat és a létrák (ha vannak) utána jöttek',
      wrong: 'A deszkázat és a létrák közvetlenül a vár után következnek.',
    },
    own: { name: 'A saját kezdő területemig', wrong: 'Egy vár-rész túl messze van a kezdő területedtől.' },
    opponent: {
      name: 'Minden ellenfél kezdő területéig',
      wrong: 'Egy vár-rész túl közel van egy ellenfél kezdő területéhez.',
    },
    gap: { name: 'A legközelebbi vár-részig', wrong: 'Egy vár-rész túl messze áll a többitől.' },
    chain: { name: 'Mind egyetlen láncot alkot', wrong: 'A vár-részek több csoportban állnak.' },
    edge: { name: 'A csatatér széléig', wrong: 'Egy vár-rész túl közel van a csatatér széléhez.' },
    entrance: { name: 'Van bejárata', wrong: 'A várnak nincs bejárata.' },
    terrain: {
      name: 'A belseje szabad',
      wrong: 'A bekerített területen tereptárgy áll.',
    },
    figures: {
      name: 'A figuráim, minden ellenfél kezdő területéig',
      wrong: 'Egy figurád túl közel van egy ellenfél kezdő területéhez.',
    },
    'opposing-figures': {
      name: 'Az ellenfél figurái, a várig',
      wrong: 'Az ellenfél egyik figurája túl közel kezd a várhoz.',
    },
  },
  limits: {
    'at-most': (inches) => `legfeljebb ${inches}`,
    'at-least': (inches) => `legalább ${inches}`,
    'more-than': (inches) => `több mint ${inches}`,
  },
  inches: (number) => `${number}″`,
  wrongBy: (name, measured, limit) => `${name}: ${measured}, pedig ${limit} kell.`,
  yes: 'Igen',
  no: 'Nem',
  states: { kept: 'rendben', broken: 'hibás', open: 'nincs ellenőrizve' },
  measure: 'Mérés',
  longest: 'A leghosszabb távolság inchben',
  shortest: 'A legrövidebb távolság inchben',
  typed: (what, inches) => `${what}: ${inches}, másik beírása`,
  untype: (inches) => `${inches} visszavonása`,
  entrances:
    'A vártoronynak és a kapubástyának kettő, a körbástyának és az ajtós falnak egy, a sima falnak nincs.',
  fromMap: 'Kitöltés a térképről',
  mapFilled: 'Kitöltve a térkép alapján.',
  mapEmpty: 'A térképen még nincs vár.',
  whose: 'Kinek a vára?',
  player: (number) => `${number}. játékos`,
  startOver: 'Elölről',
  startedOver: 'A lista újra üres.',
  wrong: 'Mi a hiba',
  how: 'Hogyan kell mérni',
  rules: 'A lista szabályai',
  exactly18: 'A pontosan 18″ még a körzeten belül van. Másik értelmezés: a pontosan 18″ már elég messze van.',
  rulings: {
    'MK-A-01':
      'Minden vár-rész számít, a szélétől a terület széléig. Másik értelmezés: csak a vár legközelebbi része.',
    'MK-A-02':
      'Minden vár-rész legfeljebb 3″-re van egy másiktól, és mind egy láncban áll. Másik értelmezés: bármelyik kettő között legfeljebb 3″ lehet, így nagy vár nem is épülhetne.',
    'MK-A-04':
      'A pontosan 3″, 18″ és 30″ szabályos; csak a figuráimnak kell 18″-nél messzebb lenniük. Másik értelmezés: nekik is elég a 18″.',
    'MK-A-03':
      'A figuráim a várban is kezdhetnek. Másik értelmezés: a kezdő területemnek hozzá kell érnie a várhoz.',
    'MK-A-31':
      'A várnak nem kell körben zártnak lennie; a belső területnél a legfeljebb 3″ széles rés zártnak számít. Másik értelmezés: zárt gyűrű kell.',
    'MK-A-07': 'Ha több játékosnak van vára, mindegyiket minden ellenféllel szemben ellenőrizni kell.',
  },
};
