import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { armyKind } from '../../src/storage/army/army.ts';
import { draftKind } from '../../src/storage/army/draft.ts';
import { summaryKind } from '../../src/storage/army/summary.ts';
import { trashKind } from '../../src/storage/army/trash.ts';
import { versionKind } from '../../src/storage/army/version.ts';
import { recordKind } from '../../src/storage/record.ts';
import { rollPageKind } from '../../src/storage/rolls.ts';
import { settingsKind } from '../../src/storage/settings.ts';
import { fixture } from './device.ts';

const kinds = [armyKind, summaryKind, versionKind, trashKind, settingsKind, draftKind, rollPageKind];

describe('storage/record kinds', () => {
  it.each(kinds.map((kind) => [kind.name, kind] as const))(
    'storage/record a save of every version of %s loads, with all it says',
    (name, kind) => {
      for (let version = 1; version <= kind.version; version++) {
        const saved = fixture(`${name}-${version}.json`);
        const decoded = kind.decode(saved);
        expect(decoded.state).toBe('ok');
        if (version === kind.version) expect(decoded).toEqual({ state: 'ok', value: saved });
      }
    },
  );

  it.each(kinds.map((kind) => [kind.name, kind] as const))(
    'storage/record a newer %s is left as it is',
    (name, kind) => {
      const raw = {
        ...(fixture(`${name}-1.json`) as object),
        version: kind.version + 1,
        lines: 'quite different',
      };
      expect(kind.decode(raw)).toEqual({ state: 'newer', raw, version: kind.version + 1 });
    },
  );

  it.each(
    kinds.flatMap((kind) =>
      [
        undefined,
        null,
        7,
        'text',
        [],
        {},
        { version: '1' },
        { version: 1.5 },
        { version: -1 },
        { version: 1 },
      ].map((raw) => [kind.name, JSON.stringify(raw), kind, raw] as const),
    ),
  )('storage/record %s: %s is damaged and kept raw', (_name, _text, kind, raw) => {
    // A version, a trashed army and a draft hold anything, but not without their time.
    const decoded = kind.decode(raw);
    expect(decoded.state).toBe('damaged');
    if (decoded.state !== 'damaged') return;
    expect(decoded.raw).toBe(raw);
    expect(decoded.issues.length).toBeGreaterThan(0);
  });
});

describe('storage/record migrations', () => {
  const schema = v.object({ version: v.literal(3), height: v.number(), colour: v.string() });
  const kind = recordKind({
    name: 'pebble',
    version: 3,
    schema,
    migrations: {
      1: (old) => ({ height: old.tall }),
      2: (old) => {
        if (old.height === 13) throw new Error('unlucky');
        return { ...old, colour: 'grey' };
      },
    },
  });

  it.each<[string, unknown, unknown]>([
    ['all of them in order', { version: 1, tall: 4 }, { version: 3, height: 4, colour: 'grey' }],
    ['only those still needed', { version: 2, height: 5 }, { version: 3, height: 5, colour: 'grey' }],
    ['none', { version: 3, height: 5, colour: 'red' }, { version: 3, height: 5, colour: 'red' }],
  ])('storage/record runs %s', (_title, raw, value) => {
    expect(kind.decode(raw)).toEqual({ state: 'ok', value });
  });

  it.each<[string, unknown]>([
    ['a version before the first', { version: 0, tall: 4 }],
    ['a migration that throws', { version: 2, height: 13 }],
    ['a migration whose result does not fit', { version: 1, tall: 'very' }],
  ])('storage/record %s is damaged, with the raw record', (_title, raw) => {
    expect(kind.decode(raw)).toMatchObject({ state: 'damaged', raw });
  });
});
