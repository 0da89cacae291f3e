import { computed, type ReadonlySignal } from '@preact/signals';
import { createNamedList, fitting, type NamedList, type NamedListServices } from '../kit/named-list.ts';
import type { Services } from '../platform/services.ts';
import { savedFightBounds as fightBounds, type SavedFight, savedFightsList } from '../storage/fights.ts';
import { createRecordId, freeId } from '../storage/record-id.ts';

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

/** Of the fights of a game whose rolls made way for others, so many stay. */
export const mostEarlierFights = 20;

/** A fight as it stands on the screen. */
export type UnsavedFight = Omit<SavedFight, 'id' | 'name' | 'earlier' | 'time'>;

export interface SavedFights extends NamedList<UnsavedFight> {
  readonly fights: ReadonlySignal<readonly SavedFight[]>;
  /** Those whose rolls made way for others, the oldest first. */
  readonly earlier: ReadonlySignal<readonly SavedFight[]>;
  /** Keeps one of them in place of its rolls before an undo; the oldest goes where there are too many. */
  keepEarlier(title: string, fight: UnsavedFight, undone?: string): void;
}

/** Rolls beyond what is kept are left out: the fight itself matters more. */
export function fittingFight({ mode, query, play }: UnsavedFight): UnsavedFight {
  return { mode, query, ...(play === undefined || play.length > fightBounds.play ? {} : { play }) };
}

/** A record of rolls is another one or begins it: its last line, a roll that is not whole, is none of it. */
const isBegun = (before: string, play: string) =>
  before !== '' && play.startsWith(before.slice(0, before.lastIndexOf('\n') + 1));

const namings: Readonly<Record<FightGame, string>> = { brikwars: 'saved-fight', usb: 'usb-saved-fight' };

/**
 * The player's own fights of a game, on the device and in step with other tabs; those of all games are one record. What is
 * taken away needs the texts `fight`.
 */
export function createSavedFights(
  services: NamedListServices & Pick<Services, 'now'>,
  game: FightGame,
): SavedFights {
  const ofGame = ({ mode }: Pick<SavedFight, 'mode'>) => gameOfMode(mode) === game;
  const {
    items: fights,
    all,
    change,
    ...list
  } = createNamedList<Omit<SavedFight, 'id' | 'name'>>(services, {
    kind: 'fights',
    stored: savedFightsList,
    removed: () => services.language.texts('fight'),
    place: namings[game],
    most: mostSavedFights,
    longestName: fightBounds.name,
    bare: (fight) =>
      fight.query.length > fightBounds.query ? undefined : { ...fittingFight(fight), time: services.now() },
    shown: (all) => all.filter((fight) => !fight.earlier && ofGame(fight)),
  });

  return {
    ...list,
    fights,
    earlier: computed(() => all.value.filter((fight) => fight.earlier && ofGame(fight))),
    keepEarlier(title, fight, undone) {
      const { query, play, mode } = fight;
      if (list.newer.peek() || !play || query.length > fightBounds.query || play.length > fightBounds.play)
        return;
      const id = createRecordId(services.fill);
      change((now) => {
        // Looked at and left as it was, or gone on with, it is the same fight still.
        const same = (each: SavedFight) =>
          each.earlier === true &&
          each.mode === mode &&
          (isBegun(each.play ?? '', play) || each.play === (undone ?? play));
        // It is as old as its last roll, however often it is looked at.
        if (now.some((each) => same(each) && each.play === play)) return now;
        const name = now.find(same)?.name ?? (fitting(title, fightBounds.name) || mode);
        const others = now.filter((each) => !same(each));
        const older = others.filter((each) => each.earlier && ofGame(each)).slice(0, 1 - mostEarlierFights);
        const left = others.filter((each) => !older.includes(each));
        return [
          ...left,
          { id: freeId(id, left), name, mode, query, play, earlier: true, time: services.now() },
        ];
      });
    },
  };
}
