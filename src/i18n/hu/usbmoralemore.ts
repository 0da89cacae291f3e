import { szor } from '../cases.ts';
import type { Messages } from '../messages.ts';

export const usbmoralemore: Messages['usbmoralemore'] = {
  reasons: {
    'best-tough': (tough) => `Az egység legjobb védelme ${tough}+.`,
    'hero-tough': (tough) => `Egy 10″-en belüli hős védelmére dob: ${tough}+.`,
    brave: () => 'Bátor: +1.',
    pit: () => 'Tetemgödörben: −1.',
    modifier: (amount) => `Házi szabály ennél az asztalnál: ${amount}.`,
    blessed: () => 'Áldott: a sikertelen kockát játékonként egyszer újradobja.',
    level: (level) => `Próba a kezdeti állhatatosság ${level}%-ánál.`,
    'level-known': () => 'Ennél a küszöbnél már volt próba: mindegyiknél csak egy van.',
    'below-quarter': () => 'A kezdeti állhatatosságnak még a negyede sem veszett el.',
    defeat: () => 'Házi szabály: az elvesztett közelharc után 50%-os próba jár.',
    commander: () => 'Meghalt a vezér: minden megmaradt egység próbát tesz.',
    'no-worse-than-before': () => 'A próba sosem javít az állapoton.',
    'unbreakable-models': () =>
      'Törhetetlen: pánik helyett annyi figurát veszít, amennyi a kockán hiányzott.',
    'unbreakable-points': () =>
      'Házi szabály: törhetetlen, így annyi pont állhatatosságot veszít, amennyi a kockán hiányzott.',
    wiped: () => 'Az egység figurái mind elestek.',
    beaten: () => 'Legalább 6-tal vesztett: az egység megsemmisül.',
    'band-decides': () => 'Elvesztett közelharc után egyedül az eredmény dönt.',
    shaken: () => 'Sikeres próbával már nem megrendült.',
    panicked: () => 'Sikeres próbával a pánikból megrendülés lesz.',
    'acts-after': () => 'Előbb a próba, aztán az egység úgy cselekszik, ahogy áll.',
  },
  save: (tough) => `A saját ${tough}+ védelmével véd, fegyver nem rontja.`,
  hits: (hits) => `Automatikus találatok: ${hits}.`,
  dieNeeds: (target) => `A kockának tehát ennyit kell mutatnia: ${target}.`,

  powerFold: 'Hatalompontok',
  power: 'A kockára költhető pontok',
  powerHint:
    'A szerencse hajlítása: pontonként 1 a hős vagy az egysége kockáján. Csak a saját aktiválásában: az ellenség lövése után nem.',
  luck: 'Sikeres próba ennyi ponttal',
  luckLine: (points) => `${points} pont`,
  luckNone: 'Pont nélkül',
  sure: (points) => `${points} ponttal biztos.`,
  neverSure: 'Semennyi ponttal sem biztos: az 1 sikertelen.',
  inspiration:
    'Lelkesítés: egy 10″-en belüli hős 1 hatalompontja a saját aktiválásában azonnal megszünteti a megrendülést vagy a pánikot.',

  figures: 'Minden szám',
  modelsChart: 'Elvesztett figurák',
  failingChart: 'Egységek sikertelen próbával',
  columns: { value: 'Szám', chance: 'Esély' },
  fateNames: {
    steady: 'Szilárd',
    shaken: 'Megrendült',
    panicked: 'Pánik',
    destroyed: 'Megsemmisül',
    wiped: 'Mind elesik',
  },
  tested: 'Próbára kerül sor',

  leftTitle: 'Megmaradt egységek',
  group: (number) => `${number}. csoport`,
  units: 'Hány egyforma',
  tough: 'Legjobb védelem',
  brave: 'Bátor',
  unbreakable: 'Törhetetlen',
  near: 'Hős 10″-en belül',
  addGroup: 'Más egységek',
  fromArmy: (army) => `Seregből: ${army}`,
  fromArmyHint: 'Minden egysége, a legdrágább hős nélkül: ő volt a vezér.',
  tookArmy: 'A sereg egységei beírva.',
  removeGroup: (number) => `${number}. csoport törlése`,
  groupChance: (chance) => `Mindegyik 100-ból ${szor(chance)} esik pánikba.`,

  phase: 'Mit tehet most?',
};
