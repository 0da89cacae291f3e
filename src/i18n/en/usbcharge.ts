import { plural } from '../format.ts';

const count = plural('en');

const between = (from: number, to: number) => (from < to ? `${from} to ` : '');

export const usbcharge = {
  answer: 'Odds',
  /** Who strikes first, and the other side; in a later round of a locked fight nobody charges. */
  sides: { charger: 'The chargers', target: 'The charged' },
  lockedSides: { charger: 'Those who strike first', target: 'Those who strike back' },
  wins: (who: string, chance: string) => `${who} win in ${chance} of 100.`,
  /** What usually becomes of a side; what never happens is left out. */
  fate: (who: string, lose: string, panics: string | undefined, gone: string | undefined) => {
    const told = [lose];
    if (panics !== undefined) told.push(`panic in ${panics}`);
    if (gone !== undefined) told.push(`leave the table in ${gone}`);
    const last = told.pop();
    return `${who} ${told.length > 0 ? `${told.join(', ')} and ${last}` : last}.`;
  },
  escapes: (needed: string, reach: string) =>
    `The charged move away: the charge would need ${needed}″ and reaches ${reach}″, so no blow is struck.`,
  stops: (chance: string) => `No blows are struck in ${chance}.`,
  loseModels: (from: number, to: number) =>
    to === 0
      ? 'usually lose nobody'
      : `usually lose ${between(from, to)}${count(to, { one: '# model', other: '# models' })}`,
  losePoints: (from: number, to: number) =>
    to === 0
      ? 'usually lose nothing'
      : `usually lose ${between(from, to)}${count(to, { one: '# point of Standfast', other: '# points of Standfast' })}`,
  tiles: { wins: 'Chargers win', target: 'Charged break', charger: 'Chargers break' },
  lockedTiles: { wins: 'First side wins', target: 'Other side breaks', charger: 'First side breaks' },

  swap: 'Swap sides',

  title: (charger: string, target: string) => `Charge: ${charger} against ${target}`,
  lockedTitle: (charger: string, target: string) => `Locked fight: ${charger} against ${target}`,
};
