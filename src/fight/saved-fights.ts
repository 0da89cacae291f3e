import type { ReadonlySignal } from '@preact/signals';
import { createNamedList, type NamedList, type NamedListServices } from '../kit/named-list.ts';
import { savedFightBounds as fightBounds, type SavedFight, savedFightsList } from '../storage/fights.ts';

/** The games that fight here. */
export type FightGame = 'brikwars' | 'usb';

const ofUsb = 'usb-';

/** Whose fights are kept under a mode, even if it is one of a later version. */
export function gameOfMode(mode: string): FightGame {
  return mode.startsWith(ofUsb) ? 'usb' : 'brikwars';
}

/** Where a kept fight is shown: `fight/charge`, `fight/usb/charge`. */
export function addressOfMode(mode: string): string {
  return mode.startsWith(ofUsb) ? `fight/usb/${mode.slice(ofUsb.length)}` : `fight/${mode}`;
}

export { fightBounds };

/** Of one game. */
export const mostSavedFights = 60;

/** A fight as it stands on the screen. */
export type UnsavedFight = Omit<SavedFight, 'id' | 'name'>;

export interface SavedFights extends NamedList<UnsavedFight> {
  readonly fights: ReadonlySignal<readonly SavedFight[]>;
}

/** Rolls beyond what is kept are left out: the fight itself matters more. */
export function fittingFight({ mode, query, play }: UnsavedFight): UnsavedFight {
  return { mode, query, ...(play === undefined || play.length > fightBounds.play ? {} : { play }) };
}

const namings: Readonly<Record<FightGame, string>> = { brikwars: 'saved-fight', usb: 'usb-saved-fight' };

/**
 * The player's own fights of a game, on the device and in step with other tabs; those of all games are one record. What is
 * taken away needs the texts `fightsaved`.
 */
export function createSavedFights(services: NamedListServices, game: FightGame): SavedFights {
  const { items: fights, ...list } = createNamedList<UnsavedFight>(services, {
    kind: 'fights',
    stored: savedFightsList,
    removed: () => services.language.texts('fightsaved'),
    place: namings[game],
    most: mostSavedFights,
    longestName: fightBounds.name,
    bare: (fight) => (fight.query.length > fightBounds.query ? undefined : fittingFight(fight)),
    shown: (all) => all.filter(({ mode }) => gameOfMode(mode) === game),
  });
  return { ...list, fights };
}
