import type { Messages } from '../messages.ts';

export const welcome: Messages['welcome'] = {
  purpose: 'Kości, szanse, zasady i armie przy stole do gry.',
  language: 'Język',
  playing: 'W co grasz?',
  playingHint: 'Dowolnie wiele; można to zmienić w Ustawieniach.',
  example: 'Na przykład',
  swordHits: (dies, parried) =>
    `Miecz uderza minifiga: ginie w ${dies} na 100; gdy paruje tarczą, w ${parried}.`,
  rollIt: 'Rzuć',
  rollAgain: 'Rzuć jeszcze raz',
  outcome: {
    miss: (roll) => `Wypadło ${roll}: pudło.`,
    dies: (roll, damage) => `Wypadło ${roll}: trafienie, obrażenia ${damage}: ginie.`,
    lives: (roll, damage) => `Wypadło ${roll}: trafienie, obrażenia ${damage}: przeżywa.`,
  },
  likely: (chance) => `Tak jest w ${chance} na 100.`,
  start: 'Zaczynamy',
  offlineReady: 'Działa bez sieci: gotowe',
  offlinePending: 'Działa bez sieci: przygotowuję…',
};
