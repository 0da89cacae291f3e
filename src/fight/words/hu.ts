import { szor } from '../../platform/cases.ts';
import { plural } from '../../platform/format.ts';
import { showDice } from '../../platform/show-dice/hu.ts';
import type { Messages } from '../../platform/words.ts';

const count = plural('hu');

export const fightplace: Messages['fightplace'] = {
  game: 'Játék',
  noGame: 'Sem BrikWarst, sem USB-t nem játszol. A játékokat a beállításokban választhatod ki.',
  toSettings: 'Játékok kiválasztása',

  dice: showDice,
  die: (sides) => `k${sides}`,

  play: 'Az asztalon',
  given: 'az eddigi dobások után',
  givenTurn: (turn) => `${turn}. kör, az eddigi dobások után`,
  whyBegun: (shown, turn) =>
    `${turn === undefined ? 'Az elején' : `${turn}. kör elején`} ${shown} volt: az indoklás erre a számra vonatkozik.`,

  modeBar: 'A harc fajtája',
  changes: (number) => count(number, { other: '# házi szabály' }),
  toSaved: 'Mentett harcok',
};

export const fightkeep: Messages['fightkeep'] = {
  keepBar: 'Ez a harc',
  compare: 'Összevetés',
  variantAdded: (number, most) => `Harc félretéve az összevetéshez: ${number}/${most}.`,
  variantKnown: 'Pontosan ez a harc már ott van az összevetésben.',
  variantsFull: (most) => `Egymás mellé legfeljebb ${most} harc fér. Előbb vegyél ki egyet.`,
  look: 'Megnézem',
  untitled: 'Harc',
};

export const fightsaved: Messages['fightsaved'] = {
  startQuestion: 'Gyors (csak k6) vagy teljes?',
  quick: 'Gyors',
  quickHint: 'QuikWars: nincs támadódobás, csak k6.',
  full: 'Teljes',
  fullHint: 'Ügyesség, fegyverek, hárítás, roham.',

  rulesTitle: 'Ahogy ti játsszátok',
  edition: 'Kiadás',
  editionHints: {
    '2005': 'A teljes angol szabálykönyv.',
    web5: 'A szabálykönyv a később átírt harccal: karddal könnyebb találni, a rohamnál nem számít a méret.',
    pl: 'A lengyel fordítás ott, ahol szándékosan mást mond: a bónuszkocka ugyanolyan kocka.',
    'quik-en': 'A rövid játék, csak k6-okkal.',
    'quik-pl': 'A rövid játék a lengyel szöveg szerint.',
    'quik-lugpol': 'A lengyel rövid játék árlistával és erősebb fegyverekkel.',
  },
  switches: 'Házi szabályok',
  switchesOf: (mode) => `Házi szabályok: ${mode}`,
  own: 'a kiadás szerint',
  changedTitle: (title) => `${title} (megváltoztatva)`,
  whyRule: 'Értelmezések és indoklás',
  clearSwitches: 'Vissza a kiadás szabályaihoz',
  elsewhere: (number) => count(number, { other: 'Más harcfajtáknál még # szabály módosult.' }),
  noSwitches: 'Itt nincs mit választani.',
  comparing: (number) => count(number, { other: '# harc egymás mellett' }),

  name: 'A harc neve',
  nameNeeded: 'Adj neki nevet.',
  withRolls: 'A hozzá tartozó dobások is megmaradnak.',
  savedFull: (limit) => `Már ${limit} mentett harcod van, több nem fér el. Előbb törölj egyet.`,
  newer:
    'A harcaidat az app újabb verziója mentette el. Érintetlenül maradnak; frissítsd az appot, hogy lásd őket.',

  savedTitle: fightplace.toSaved,
  noneSaved: 'Még nincs mentett harc. A „Mentés” minden harc alatt ott van.',
  back: 'Vissza a harchoz',
  addToCompare: fightkeep.compare,
  removedMany: (number) => count(number, { other: '# harc törölve.' }),
  opened: (name) => `Az asztalon: „${name}”.`,
  backToMine: 'Vissza az enyémhez',
  unreadable: 'Ez a harc itt nem olvasható: sérült vagy más verzióból való. Úgy marad, ahogy van.',
  rolls: 'dobásokkal',
  kinds: {
    brikwars: 'Harc',
    many: 'Sokan',
    charge: 'Roham',
    quik: 'Gyors',
    'usb-shoot': 'Lövés',
    'usb-charge': 'Roham',
    'usb-morale': 'Harci szellem',
    'usb-test': 'Próba',
    other: 'Ismeretlen',
  },

  compareTitle: 'Egymás mellett',
  compareEmpty:
    'Koppints egy harc alatt az „Összevetés” gombra, cserélj fegyvert vagy védekezést, és koppints újra.',
  compareOne: 'Ez még csak egy harc: változtass rajta, és koppints újra az „Összevetés” gombra.',
  wishSide: 'Kinek',
  wishSides: { attacker: 'a támadónak', defender: 'a védőnek' },
  usbSides: {
    'usb-shoot': { attacker: 'a lövőknek', defender: 'a célpontnak' },
    'usb-charge': { attacker: 'a rohamozóknak', defender: 'a megrohamozottaknak' },
    'usb-morale': { attacker: 'az ellenségének', defender: 'az egységnek' },
    mixed: { attacker: 'a támadóknak', defender: 'a célpontnak' },
  },
  wishGoal: 'Mi a fontosabb?',
  wishGoals: { kill: 'ölni', survive: 'túlélni', trade: 'visszavágni' },
  breakGoals: { kill: 'megtörni az ellenséget', survive: 'túlélni', trade: 'kevesebbet veszíteni' },
  best: 'Legjobb',
  variant: (number) => `${number}. harc`,
  takeOut: (title) => `Eltávolítás: ${title}`,
  takenOut: 'Eltávolítva az összevetésből.',
  figures: {
    hits: 'Talál',
    'target-dies': 'A célpont meghal',
    'defender-dies': 'A védő meghal',
    'attacker-dies': 'A támadó meghal',
    'both-die': 'Mindketten meghalnak',
    'nobody-dies': 'Senki sem hal meg',
    'any-dies': 'Valaki meghal',
    'enemy-dies': 'Ellenség hal meg',
    'own-dies': 'Saját figura hal meg',
    flies: 'Célpont elrepül',
    'usb-falls': 'Figurát veszít',
    'usb-broken': 'Pánikol vagy lekerül',
    'usb-beaten': 'Célpont megtörik',
    'usb-wiped': 'Lekerül az asztalról',
    'usb-repelled': 'Rohamozó megtörik',
    'usb-lost': 'Rohamozók lekerülnek',
    'usb-wanted': 'Elég siker',
  },
  figure: (what, chance) => `${what}: ${chance}`,
  ofHundred: (chance) => `100-ból ${chance}`,
};

/** Words of a fight played step by step, of any kind. */
export const fightplay: Messages['fightplay'] = {
  goOn: 'Nem, tovább',
  rollIt: 'Dobjunk',
  rollDice: (dice) => `Dobás: ${dice}`,
  rollToEnd: 'Dobás a végéig',
  playAgain: 'Még egyszer',
  turnNumber: (turn: number) => `${turn}. kör`,
  turnOf: (turn, who) => `${turn}. kör: ${who}`,
  nextTurn: 'Következő kör: a másik fél támad',
  shareRecord: 'A harc menetének küldése',
  undoRoll: 'Dobás visszavonása',
  staleNote: 'Ezek a dobások a korábbi adatokhoz tartoznak.',
  startOver: 'Új harc a mostaniakkal',
  step: (side, purpose) => `${side}: ${purpose}`,
  needs: (need) => `${need} kell`,
  typeDie: (number, die) => `${number}. kocka, ${die}: mennyi?`,
  typeBonus: (number, die) => `${number}. bónuszkocka, ${die}: mennyi?`,
  typeMany: (dice) => `${dice}: melyik számból hány lett?`,
  showing: (face) => `Hány kockán van ${face}`,
  missing: (number) => `Még ${number} kocka hátravan`,
  bonusEarned: (faces, die) => `Dobás: ${faces}. Ez bónuszkockát ad: ${die}.`,
  takeBonus: 'Bónuszkocka dobása',
  decline: 'Lemondás a bónuszkockáról',
  endOdds: (end, chance) => `${end}: ${chance}\u00a0%`,
  bestOdds: (odds) => `${odds} · a legjobb`,
  logLine: (side, what) => `${side}: ${what}.`,
  announceLine: (line, result) => `${line} ${result}.`,
  likelihood: (chance) => `100-ból ${szor(chance)} végződik így.`,
  record: 'A harc menete',
};
