import { szor } from '../cases.ts';
import type { Messages } from '../messages.ts';

const range = (from: number, to: number) => (from < to ? `${from}–${to}` : `${to}`);

export const usbcharge: Messages['usbcharge'] = {
  answer: 'Esélyek',
  sides: { charger: 'A rohamozók', target: 'A megrohamozottak' },
  lockedSides: { charger: 'Az elsőként ütők', target: 'A visszaütők' },
  wins: (who, chance) => `${who} 100-ból ${szor(chance)} győznek.`,
  fate: (who, lose, panics, gone) => {
    const told = [lose];
    if (panics !== undefined) told.push(`${szor(panics)} pánikba esnek`);
    if (gone !== undefined) told.push(`${szor(gone)} lekerülnek az asztalról`);
    const last = told.pop();
    return `${who} ${told.length > 0 ? `${told.join(', ')}, és ${last}` : last}.`;
  },
  escapes: (needed, reach) =>
    `A megrohamozottak ellépnek: a rohamnak ${needed}″ kellene, de csak ${reach}″-ig ér, így nem csapnak össze.`,
  stops: (chance) => `${szor(chance)} nem kerül sor ütésekre.`,
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
};
