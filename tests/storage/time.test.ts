import { describe, expect, it } from 'vitest';
import { armyKind } from '../../src/storage/army/army.ts';
import { draftKind } from '../../src/storage/army/draft.ts';
import { summaryKind } from '../../src/storage/army/summary.ts';
import { trashKind } from '../../src/storage/army/trash.ts';
import { versionKind } from '../../src/storage/army/version.ts';
import { decodeBackup } from '../../src/storage/backup/backup.ts';
import { siegeKind } from '../../src/storage/castle/sieges.ts';
import { isPlainRecord } from '../../src/storage/record.ts';
import { rollPageKind } from '../../src/storage/rolls.ts';
import { seasonKind } from '../../src/storage/season.ts';
import { settingsKind } from '../../src/storage/settings.ts';
import { mirrorKey, readMirror } from '../../src/storage/settings-mirror.ts';
import { tallyKind } from '../../src/storage/tally.ts';
import { lastTime } from '../../src/storage/time.ts';
import { fixture } from './device.ts';

const times = [
  [armyKind, 'army-1', 'created'],
  [armyKind, 'army-1', 'changed'],
  [summaryKind, 'summary-1', 'created'],
  [summaryKind, 'summary-1', 'changed'],
  [versionKind, 'version-1', 'kept'],
  [trashKind, 'trash-1', 'deleted'],
  [draftKind, 'draft-1', 'saved'],
  [settingsKind, 'settings-1', 'lastBackup'],
  [tallyKind, 'tally-1', 'since'],
  [siegeKind, 'siege-1', 'created'],
  [siegeKind, 'siege-1', 'changed'],
  [siegeKind, 'siege-1', 'ended'],
  [seasonKind, 'season-1', 'created'],
  [seasonKind, 'season-1', 'changed'],
  [seasonKind, 'season-1', 'deleted'],
] as const;

function fixtureWith(name: string, path: string, value: unknown): unknown {
  const record = fixture(`${name}.json`);
  return isPlainRecord(record) ? { ...record, [path]: value } : undefined;
}

describe('storage/time', () => {
  it.each(times)('storage/time a number that is no time is refused with its path: %o', (kind, name, path) => {
    for (const no of [1e300, -1e300, lastTime + 1, -lastTime - 1, Number.POSITIVE_INFINITY, Number.NaN]) {
      expect(kind.decode(fixtureWith(name, path, no))).toMatchObject({
        state: 'damaged',
        issues: [{ path }],
      });
    }
    for (const time of [lastTime, 0, -lastTime]) {
      expect(new Date(time).toISOString()).toContain('-');
      expect(kind.decode(fixtureWith(name, path, time)).state).toBe('ok');
    }
  });

  it('storage/time nor is it one of a roll', () => {
    const page = { version: 1, rolls: [{ ...firstRoll(), time: 1e300 }] };
    expect(rollPageKind.decode(page)).toMatchObject({ state: 'damaged', issues: [{ path: 'rolls.0.time' }] });
  });

  it('storage/time nor in the copy of the settings, nor of a backup', () => {
    const text = JSON.stringify(fixtureWith('settings-1', 'lastBackup', 1e300));
    expect(readMirror({ getItem: (key) => (key === mirrorKey ? text : null) })).toBeUndefined();

    const settings = { lastBackup: 1e300 };
    const armies = [fixtureWith('army-1', 'changed', 1e300)];
    const trash = [{ id: 'a', record: fixtureWith('trash-1', 'deleted', 1e300) }];
    const backup = decodeBackup(
      JSON.stringify({ ...(fixture('backup-1.json') as object), armies, trash, settings }),
    );
    expect(backup.ok && backup.value.armies).toEqual([]);
    expect(backup.ok && backup.value.trash).toEqual([]);
    const paths = backup.ok
      ? backup.value.unreadable.flatMap(({ issues }) => issues.map((at) => at.path))
      : [];
    expect(paths).toEqual(expect.arrayContaining(['armies.0.changed', 'trash.0.deleted']));
  });
});

function firstRoll(): object {
  const page = rollPageKind.decode(fixture('rolls-1.json'));
  if (page.state !== 'ok' || !page.value.rolls[0]) throw new Error('no roll');
  return page.value.rolls[0];
}
