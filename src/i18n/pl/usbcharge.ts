import { razy } from '../cases.ts';
import { plural } from '../format.ts';
import type { Messages } from '../messages.ts';

const count = plural('pl');

const between = (from: number, to: number) => (from < to ? `${from}–` : '');

export const usbcharge: Messages['usbcharge'] = {
  answer: 'Szanse',
  sides: { charger: 'Szarżujący', target: 'Zaszarżowani' },
  lockedSides: { charger: 'Uderzający pierwsi', target: 'Oddający' },
  wins: (who, chance) => `Na 100 takich walk ${who.toLowerCase()} wygrywają ${razy(chance)}.`,
  fate: (who, lose, panics, gone) => {
    const told = [lose];
    if (panics !== undefined) told.push(`panikują ${razy(panics)}`);
    if (gone !== undefined) told.push(`schodzą ze stołu ${razy(gone)}`);
    return `${who} ${told.join(', ')}.`;
  },
  escapes: (needed, reach) =>
    `Zaszarżowani się odsuwają: szarżujący musieliby przejść ${needed}″, a zasięg szarży to ${reach}″. Do ciosów nie dojdzie.`,
  stops: (chance) => `Do ciosów nie dochodzi ${razy(chance)}.`,
  loseModels: (from, to) =>
    to === 0
      ? 'zwykle nikogo nie tracą'
      : `tracą zwykle ${between(from, to)}${count(to, { one: '# model', few: '# modele', many: '# modeli', other: '# modelu' })}`,
  losePoints: (from, to) =>
    to === 0
      ? 'zwykle nic nie tracą'
      : `tracą zwykle ${between(from, to)}${count(to, { one: '# punkt Stanowczości', few: '# punkty Stanowczości', many: '# punktów Stanowczości', other: '# punktu Stanowczości' })}`,
  tiles: { wins: 'Szarżujący wygrywają', target: 'Cel złamany', charger: 'Szarżujący złamani' },
  lockedTiles: { wins: 'Pierwsi wygrywają', target: 'Oddający złamani', charger: 'Pierwsi złamani' },

  swap: 'Zamień strony',

  title: (charger, target) => `Szarża: ${charger} kontra ${target}`,
  lockedTitle: (charger, target) => `Związani walką: ${charger} kontra ${target}`,
};
