// What is taken up again: a battle in its list, on another phone and back, played once more; edits and wishes after a restart.
import fc from 'fast-check';
import { rematchOf } from '../../src/armies/battle/rematch.ts';
import type { Maker } from '../../src/armies/muster/makers.ts';
import { keepWish, loadWish, type Wish } from '../../src/armies/muster/wish.ts';
import { musterTastes } from '../../src/rules/muster.ts';
import { decodeSteps, encodeSteps, type KeptStep } from '../../src/storage/army/kept-steps.ts';
import { decodeBackup } from '../../src/storage/backup/backup.ts';
import { applyImport } from '../../src/storage/backup/import.ts';
import { type ImportParts, importParts } from '../../src/storage/backup/import-parts.ts';
import { encodePlay } from '../../src/storage/backup/parcel.ts';
import { contentText } from '../../src/storage/content.ts';
import { listPlays } from '../../src/storage/play-list.ts';
import { addPlay, loadPlay, playAcross, type StoredPlay } from '../../src/storage/plays.ts';
import { freshDevice, given, openTab } from '../storage/device.ts';
import { type AnyJoint, joint } from './fields.ts';
import * as records from './records.ts';
import { anyArmy, anyPlay, anyTime } from './values.ts';

const take = Object.fromEntries(importParts.map((part) => [part, true])) as ImportParts;

const inBattle = { why: 'stands in the battle itself' };

const listed: AnyJoint = joint<StoredPlay>({
  what: 'battle → its list',
  fields: {
    ...{ version: inBattle, edition: inBattle, counted: inBattle, won: inBattle, photos: inBattle },
    ...{ looks: inBattle, clock: inBattle, league: inBattle, begins: inBattle, chosen: inBattle },
    ...{ units: inBattle, events: inBattle, undone: inBattle, takenOut: inBattle },
    id: 'travels',
    game: 'travels',
    name: 'travels',
    created: 'travels',
    changed: 'travels',
    revision: 'travels',
    handed: 'always',
    ended: 'travels',
    mine: records.play.mine,
    theirs: records.play.theirs,
  },
  any: anyPlay,
  walk: async (play) => {
    freshDevice();
    given(await addPlay(openTab(), play));
    const [summary] = given(await listPlays(openTab())).summaries;
    return summary && { ...summary, version: undefined };
  },
});

const ofThatGame = { why: 'of the game that was played' };
const ofNow = { why: 'the new one is another' };

const rematch: AnyJoint = joint<StoredPlay>({
  what: 'battle → its rematch',
  fields: {
    ...records.play,
    ...{ id: ofNow, created: ofNow, changed: ofNow, revision: ofNow },
    ...{ ended: ofThatGame, won: ofThatGame, photos: ofThatGame, handed: ofThatGame, begins: ofThatGame },
    ...{ chosen: ofThatGame, events: ofThatGame, undone: ofThatGame, takenOut: ofThatGame },
    counted: { why: 'each new one counts itself' },
    clock: { limit: 'travels', mine: ofThatGame, theirs: ofThatGame, runs: ofThatGame, since: ofThatGame },
    units: { ...records.play.units, late: { never: 'who came later is no part of how it began' } },
  },
  // Whose side is whose may be turned.
  any: anyPlay.map((play) => ({ ...play, units: play.units.map(({ late: _, ...unit }) => unit) })),
  walk: (play) => {
    const again = rematchOf(play, false, 'again', 5);
    const turned = rematchOf(rematchOf(play, true, 'turned', 4), true, 'again', 5);
    return contentText(again) === contentText(turned) ? again : undefined;
  },
});

const away: AnyJoint = joint<StoredPlay>({
  what: 'battle → another phone and back, one round later',
  fields: {
    ...records.play,
    revision: { why: 'it was stored once more' },
    handed: { never: 'nobody has to be asked whose side this phone is' },
  },
  any: anyPlay
    .map(({ handed: _, ...play }) => play)
    // Whose units these are is seen by them.
    .filter(({ units }) => units.length > 0),
  // So many till each field of each event has been there.
  runs: 60,
  walk: async (play) => {
    freshDevice();
    const store = openTab();
    given(await addPlay(store, play));
    // Its pictures stay here; there it is seen from the other side.
    const { photos: _, ...sent } = play;
    const there = playAcross({ ...sent, handed: true });
    const back = { ...there, events: [...there.events, { do: 'round' as const }] };
    const read = given(decodeBackup(encodePlay(back, 1, '1.2.3')));
    given(await applyImport(store, read, { armies: 'newer', take, handedOver: true }, 2));
    const came = given(await loadPlay(store, play.id));
    return came?.events.at(-1)?.do === 'round' && { ...came, events: came.events.slice(0, -1) };
  },
});

const steps: AnyJoint = joint<KeptStep>({
  what: 'edits of an army → after a restart',
  fields: { before: records.wholeArmy, after: records.wholeArmy, time: 'travels' },
  any: fc.record({ before: anyArmy, after: anyArmy, time: anyTime }),
  walk: (step) => decodeSteps(step.after.id, encodeSteps(step.after.id, [step]))[0],
  runs: 60,
});

const maker: Maker = { counts: 'points', usual: [100, 200], least: 10, most: 3000, step: 10, make: () => [] };

const wish: AnyJoint = joint<Wish>({
  what: 'wish for an army by luck → the next one',
  fields: { amount: 'travels', taste: 'travels' },
  any: fc.record({ amount: fc.integer({ min: 10, max: 3000 }), taste: fc.constantFrom(...musterTastes) }),
  walk: (asked) => {
    const kept = new Map<string, string>();
    const drafts = {
      load: async (place: string) => kept.get(place),
      save: (place: string, text: string) => void kept.set(place, text),
    };
    // Each game, and figures beside points, for itself.
    keepWish(drafts, 'usb', maker, asked);
    keepWish(drafts, 'brikwars', maker, { amount: 20, taste: 'mixed' });
    keepWish(drafts, 'usb', { ...maker, counts: 'figures' }, { amount: 30, taste: 'mixed' });
    return loadWish(drafts, 'usb', maker);
  },
});

export const againJoints: readonly AnyJoint[] = [listed, rematch, away, steps, wish];
