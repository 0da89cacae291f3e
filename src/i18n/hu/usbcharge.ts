import type { Messages } from '../messages.ts';

const range = (from: number, to: number) => (from < to ? `${from}–${to}` : `${to}`);

export const usbcharge: Messages['usbcharge'] = {
  answer: 'Esélyek',
  sides: { charger: 'A rohamozók', target: 'A megrohamozottak' },
  lockedSides: { charger: 'Az elsőként ütők', target: 'A visszaütők' },
  wins: (who, chance) => `${who} 100-ból ${chance} esetben győznek.`,
  fate: (who, lose, panics, gone) => {
    const told = [lose];
    if (panics !== undefined) told.push(`${panics} esetben pánikba esnek`);
    if (gone !== undefined) told.push(`${gone} esetben odavesznek`);
    return `${who} ${told.join(', ')}.`;
  },
  stops: (chance) => `${chance} esetben nem kerül sor ütésekre.`,
  loseModels: (from, to) =>
    to === 0 ? 'rendszerint senkit sem veszítenek' : `rendszerint ${range(from, to)} figurát veszítenek`,
  losePoints: (from, to) =>
    to === 0
      ? 'rendszerint semmit sem veszítenek'
      : `rendszerint ${range(from, to)} állhatatosságpontot veszítenek`,
  tiles: { wins: 'A roham győz', target: 'Célpont megtörik', charger: 'Rohamozó megtörik' },
  lockedTiles: { wins: 'Az első győz', target: 'Visszaütő megtörik', charger: 'Az első megtörik' },

  swap: 'Oldalak cseréje',

  title: (charger, target) => `Roham: ${charger} – ${target}`,
  lockedTitle: (charger, target) => `Lekötött harc: ${charger} – ${target}`,
  issues: {
    'distance-range': (lowest, highest) => `A távolság ${lowest}″ és ${highest}″ között lehet.`,
    'lost-range': (lowest, highest) => `Útközben elvesztett állhatatosság: ${lowest}–${highest}.`,
    'too-many-others': (_, highest) => `Oldalanként legfeljebb ${highest} további egység lehet.`,
    'not-seen': () => 'Egyetlen rohamozó sem látja a célpontot.',
    'out-of-reach': (inches) => `Túl messze van: a roham ${inches}″-re ér el.`,
    immobile: () => 'Ami nem mozog, nem rohamozhat.',
    'not-nearest': () => 'Csak a legközelebbi ellenség rohamozható meg, hacsak nincs hős az egységben.',
    'hidden-not-nearest': () => 'Rejtőző egység csak akkor rohamozható meg, ha az a legközelebbi ellenség.',
    'shaken-charger': () => 'A megrendült egység nem rohamozhat.',
    'panicked-charger': () => 'A pánikba esett egység nem rohamoz, csak fut.',
    reaction: () => 'A megrohamozott egység így nem reagálhat.',
    'no-shield': () => 'A megrohamozottaknál nincs pajzs, amiről dönteni kellene.',
    'no-blessing': () => 'Ez az egység nem áldott.',
    'no-self-destruction': () => 'Ez az egység nem semmisítheti meg magát.',
    'duel-first': () => 'Előbb a hősök párbaja: most senki sem semmisítheti meg magát.',
    'power-range': (_, highest) => `A hősnek legfeljebb ${highest} hatalompontja van.`,
  },
};
