import { szor } from '../cases.ts';
import type { Messages } from '../messages.ts';

const between = (from: number, to: number) => (from < to ? `${from}–` : '');

export const usbshoot: Messages['usbshoot'] = {
  answer: 'Esélyek',
  sentence: (lose, fates) => (fates.length > 0 ? `${lose}; 100-ból ${fates.join(', ')}.` : `${lose}.`),
  loseModels: (from, to) =>
    to === 0
      ? 'A célpont többnyire senkit sem veszít'
      : `A célpont többnyire ${between(from, to)}${to} figurát veszít`,
  losePoints: (from, to) =>
    to === 0
      ? 'A célpont többnyire semmit sem veszít'
      : `A célpont többnyire ${between(from, to)}${to} állhatatosságpontot veszít`,
  fates: {
    shaken: (cases) => `${szor(cases)} megrendül`,
    panicked: (cases) => `${szor(cases)} pánikba esik`,
    gone: (cases) => `${szor(cases)} lekerül az asztalról`,
  },
  found: (cases) => `100-ból ${szor(cases)} lőhetnek rá; a szokásos veszteség ezekre értendő.`,
  broken: (cases) => `A roham 100-ból ${szor(cases)} megtörik.`,
  tiles: {
    models: 'Elvesztett figura',
    points: 'Elvesztett pont',
    broken: 'Pánikol vagy lekerül',
    gone: 'Lekerül az asztalról',
  },
  swap: 'Oldalak cseréje',
  title: (shooter, target) => `Lövés: ${shooter} – ${target}`,
  issues: {
    nobody: () => 'Nincs már, aki lőne, vagy akire lőni lehetne.',
    'no-ranged': () => 'A lövőknek nincs lőfegyverük.',
    panicked: () => 'A pánikba esett egység nem lő, csak futhat.',
    'out-of-range': (inches) => `Túl messze van: a leghosszabb hatótáv ${inches}″.`,
    'nobody-sees': () => 'Egyetlen lövő sem látja a célpontot.',
    'indirect-machines': () => 'Rálátás nélkül csak szörny vagy gép lőhet.',
    'indirect-unspotted': () => 'Ha a lövők nem látják a célpontot, egy baráti egységnek látnia kell.',
    'not-nearest': () => 'Csak a legközelebbi ellenségre lehet lőni, kivéve, ha hős van az egységben.',
    'hidden-not-nearest': () => 'Rejtőző egységre csak akkor lehet lőni, ha ő a legközelebbi ellenség.',
    engaged: () => 'A célpont lekötve harcol: oda nem lehet lőni.',
    'false-flag': () => 'A célpontot hamis zászló védi, nem támadható.',
    'transport-kind': () => 'Lovasság, szörny és gép nem fér a szállítóba.',
    'reaction-activated': () => 'Az egység már aktiválva volt: csak beásott egység reagálhat.',
    'reaction-near': (inches) => `A rohamozók nincsenek ${inches}″-nél messzebb: csak beásott egység lőhet.`,
    'power-reaction': () => 'Hatalompont csak a hős saját aktiválásában használható.',
    'no-hero': () => 'Hatalompontja csak hősnek van.',
    'power-over': (points) => `A hősnek legfeljebb ${points} hatalompontja van.`,
    'not-blessed': () => 'A lövők nem áldottak.',
    'target-not-blessed': () => 'A célpont nem áldott.',
    'flank-no-phalanx': () => 'Frontja és oldala csak a falanxnak van.',
  },
};
