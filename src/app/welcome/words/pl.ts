import { inPercent } from '../../../platform/grammar/pl.ts';
import type { Messages } from '../../../platform/words.ts';

export const welcome: Messages['welcome'] = {
  language: 'Język',
  playing: 'Wskaż, w co grasz',
  games: {
    brikwars: 'Figurki z klocków: walki, szarże, kostki',
    usb: 'Oddziały: strzelanie, szarża, morale',
    'mage-knight': 'Plan, ostrzał, oblężenia',
  },
  playingHint: 'Bez wyboru aplikacja pokaże wszystko. Możesz to zmienić w Ustawieniach.',
  example: 'Na przykład',
  swordHits: (dies, parried) =>
    `Cios mieczem: minifig ginie ${inPercent(dies)}; gdy paruje tarczą, ${inPercent(parried)}.`,
  poolHits: (chance) => `10 kostek USB na 4+: 5 lub więcej sukcesów ${inPercent(chance)} rzutów.`,
  pairReaches: (chance) => `2k6 daje 8 lub więcej ${inPercent(chance)} rzutów.`,
  rollIt: 'Rzuć',
  rollAgain: 'Rzuć znowu',
  openFight: 'Otwórz tę walkę',
  openRoll: 'Otwórz ten rzut',
  outcome: {
    miss: (roll) => `Wypadło ${roll}: pudło.`,
    dies: (roll, damage) => `Wypadło ${roll}: trafienie, obrażenia ${damage}: ginie.`,
    lives: (roll, damage) => `Wypadło ${roll}: trafienie, obrażenia ${damage}: przeżywa.`,
  },
  count: (count, chance) => `Wypadło ${count}. Tyle lub więcej wypada ${inPercent(chance)} rzutów.`,
  likely: (chance) => `Tak kończy się ${inPercent(chance)} ataków.`,
  haveBackup: 'Mam kopię do wczytania',
  start: 'Zaczynamy',
  offlineReady: 'Działa bez sieci: gotowe',
  offlinePending: 'Działa bez sieci: przygotowuję…',
};
