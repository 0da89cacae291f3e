import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { summaryOf } from '../../../src/storage/army/summary.ts';
import {
  type Backup,
  backupBounds,
  backupPieces,
  decodeBackup,
  decodeBackupInSteps,
  encodeBackup,
  makeBackup,
  makeBackupInSteps,
} from '../../../src/storage/backup/backup.ts';
import { pagesOf } from '../../../src/storage/rolls.ts';
import type { Entry } from '../../../src/storage/store.ts';
import { deepOr } from '../../support/deep.ts';
import { army, fixture, given, line } from '../device.ts';

const file = fixture('backup-1.json') as Record<string, unknown>;

function reading(parts: Record<string, unknown>): ReturnType<typeof decodeBackup> {
  return decodeBackup(JSON.stringify({ ...file, ...parts }));
}

describe('storage/backup write', () => {
  const entries: Entry[] = [
    ['army:a', army('a')],
    ['army:bad', { version: 1, name: 7 }],
    ['army:new', { version: 9 }],
    ['damaged:settings', 'odd'],
    ['draft:dice', fixture('draft-1.json')],
    ['rolls:10', { version: 1, rolls: [roll(20)] }],
    ['rolls:9', { version: 1, rolls: [roll(10)] }],
    ['saved-rolls', fixture('saved-rolls-1.json')],
    ['fights', fixture('fights-1.json')],
    ['profiles', fixture('profiles-1.json')],
    ['usb-units', fixture('usb-units-1.json')],
    ['castle-figures', fixture('castle-figures-1.json')],
    ['settings', fixture('settings-1.json')],
    ['tally', fixture('tally-1.json')],
    ['summary:a', summaryOf(army('a'))],
    ['trash:t', fixture('trash-1.json')],
    ['version:a:1', fixture('version-1.json')],
    ['version:a:2', { version: 1, kept: 1, why: 'restored', army: 'was damaged' }],
    ['battle:later', { version: 1 }],
  ];

  it('storage/backup everything goes in: records by kind, what cannot be read as it is', () => {
    const backup = makeBackup(entries, 5000, '0.1.0');
    expect(backup.armies.map(({ id }) => id)).toEqual(['a']);
    expect(backup.trash).toEqual([{ id: 't', record: fixture('trash-1.json') }]);
    expect(backup.drafts).toEqual([{ place: 'dice', record: fixture('draft-1.json') }]);
    expect(backup.settings).toEqual(fixture('settings-1.json'));
    expect(backup.rolls.map(({ time }) => time)).toEqual([10, 20]);
    expect(backup.savedRolls.map(({ name }) => name)).toEqual(['Charge!', 'Łuk']);
    expect(backup.fights.map(({ mode }) => mode)).toEqual(['brikwars', 'many']);
    expect(backup.profiles.map(({ name }) => name)).toEqual(['Sierżant Klocek', 'Krokodyl']);
    expect(backup.usbUnits.map(({ unit }) => unit.kind)).toEqual(['line', 'machine', 'hero']);
    expect(backup.castleFigures.map(({ name }) => name)).toEqual(['Őrgróf', 'Łucznik', 'Colossus']);
    expect(backup.tally).toEqual(fixture('tally-1.json'));
    expect(backup.unreadable.map(({ key, raw, state }) => [key, raw, state])).toEqual([
      ['army:bad', { version: 1, name: 7 }, 'damaged'],
      ['army:new', { version: 9 }, 'newer'],
      ['damaged:settings', 'odd', 'damaged'],
      ['version:a:2', 'was damaged', 'damaged'],
      ['battle:later', { version: 1 }, 'damaged'],
    ]);
  });

  it('storage/backup a backup reads back as it was written', () => {
    const backup = makeBackup(entries, 5000, '0.1.0');
    const back = given(decodeBackup(encodeBackup(backup)));
    const keys = ({ unreadable, ...rest }: Backup) => ({
      ...rest,
      unreadable: unreadable
        .map(({ key, raw }) => ({ key, raw }))
        .toSorted((a, b) => a.key.localeCompare(b.key)),
    });
    expect(keys(back)).toEqual(keys(backup));
  });

  it('storage/backup it is made and written record by record, so that no step takes long', () => {
    const armies = Array.from({ length: 50 }, (_, each): Entry => [`army:${each}`, army(`${each}`)]);
    const sorting = [...makeBackupInSteps(armies, 1, '0')];
    expect(sorting).toHaveLength(50);
    expect(sorting).toEqual(sorting.toSorted((a, b) => a - b));
    const pieces = [...backupPieces(makeBackup(armies, 1, '0'))];
    for (const piece of pieces) expect(piece.split('"lines"').length).toBeLessThanOrEqual(2);
    expect(given(decodeBackup(pieces.join(''))).armies).toHaveLength(50);
  });

  it('storage/backup an empty app makes a backup too', () => {
    const backup = makeBackup([], 5000, '0.1.0');
    expect(given(decodeBackup(encodeBackup(backup)))).toEqual(backup);
  });

  it.each<[string, unknown]>([
    ['a number too large for JSON', 12n],
    ['a circle', circle()],
    ['a date', new Date(0)],
    ['a nest a thousand deep', nest(1000)],
    ['a text of a megabyte', 'x'.repeat(1_000_000)],
    ['nothing', undefined],
  ])('storage/backup a damaged record that is %s never stops the backup', (_title, raw) => {
    const text = encodeBackup(
      makeBackup(
        [
          ['army:odd', raw],
          ['army:a', army('a')],
        ],
        1,
        '0',
      ),
    );
    const back = given(decodeBackup(text));
    expect(back.armies.length).toBe(1);
    expect(back.unreadable.length).toBe(1);
  });

  it('storage/backup any armies and rolls come back whole', () => {
    const lines = fc.array(
      fc.record({
        name: fc.string({ maxLength: 60 }),
        note: fc.string({ maxLength: 60 }),
        data: fc.jsonValue({ maxDepth: 4 }),
      }),
      { maxLength: 5 },
    );
    fc.assert(
      fc.property(
        fc.array(lines, { maxLength: 6 }),
        fc.array(fc.nat(), { maxLength: 120 }),
        (lists, rolled) => {
          const armies = lists.map((list, n) =>
            army(`id${n}`, {
              lines: list.map(({ name, note, data }, l) =>
                line(`l${l}`, {
                  name,
                  note,
                  unit: { game: 'usb', version: 1, data: JSON.parse(JSON.stringify(data)) },
                }),
              ),
            }),
          );
          const entries: Entry[] = [
            ...armies.map((each): Entry => [`army:${each.id}`, each]),
            ...pagesOf(rolled.map(roll), 3),
          ];
          const back = given(decodeBackup(encodeBackup(makeBackup(entries, 77, 'x'))));
          expect(back.armies).toEqual(armies);
          expect(back.rolls).toEqual(rolled.map(roll));
          expect(back.unreadable).toEqual([]);
        },
      ),
      { numRuns: 50 },
    );
  });

  it('storage/backup a thousand armies with forty lines each fit, with room to spare', () => {
    const lines = Array.from({ length: 40 }, (_, l) =>
      line(`0123456789abcd${l}`, { note: 'sword, shield and a long story' }),
    );
    // Each takes as much as any other: a fifth of them may take a fifth of the room.
    const share = deepOr(1, 1 / 5);
    const length = 1000 * share;
    const entries = Array.from({ length }, (_, n): Entry => [`army:id${n}`, army(`id${n}`, { lines })]);
    const text = encodeBackup(makeBackup(entries, 1, '0'));
    expect(text.length).toBeLessThan((share * backupBounds.bytes) / 2);
    expect(given(decodeBackup(text)).armies.length).toBe(length);
  });
});

describe('storage/backup read', () => {
  it('storage/backup a file of version 1 reads', () => {
    const backup = given(reading({}));
    expect(backup).toMatchObject({ app: '0.1.0', created: Date.parse('2025-11-20T01:00:00Z') });
    expect(backup.armies.map(({ name }) => name)).toEqual(['Straż Żelaznego Mostu']);
    expect(backup.trash.length).toBe(1);
    expect(backup.drafts.length).toBe(1);
    expect(backup.rolls.length).toBe(2);
    expect(backup.settings?.language).toBe('hu');
    expect(backup.savedRolls).toEqual([]);
    expect(backup.fights).toEqual([]);
    expect(backup.profiles).toEqual([]);
    expect(backup.usbUnits).toEqual([]);
    expect(backup.castleFigures).toEqual([]);
    expect(backup.tally).toBeUndefined();
    expect(backup.unreadable.map(({ key }) => key)).toEqual(['army:broken0000000000']);
  });

  it('storage/backup a byte order mark does no harm', () => {
    expect(decodeBackup(`\ufeff${JSON.stringify(file)}`).ok).toBe(true);
  });

  it.each<[string, string, unknown]>([
    ['nothing', '', { code: 'not-json' }],
    ['half a file', JSON.stringify(file).slice(0, 500), { code: 'not-json' }],
    ['a picture', '\u0089PNG\r\n\u001a', { code: 'not-json' }],
    ['a number', '7', { code: 'not-a-backup' }],
    ['a list', '[]', { code: 'not-a-backup' }],
    ['another app', '{"format":"roster","version":1}', { code: 'not-a-backup' }],
    [
      'a newer backup',
      JSON.stringify({ ...file, version: 2, app: '9.0' }),
      { code: 'newer-version', version: 2, app: '9.0' },
    ],
    [
      'a newer backup without a name',
      '{"format":"adjutant-backup","version":3}',
      { code: 'newer-version', version: 3, app: '' },
    ],
    ['no version', '{"format":"adjutant-backup"}', { code: 'damaged', path: 'version' }],
    ['version 0', '{"format":"adjutant-backup","version":0}', { code: 'damaged', path: 'version' }],
    [
      'a file too large',
      ' '.repeat(backupBounds.bytes + 1),
      { code: 'too-large', limit: backupBounds.bytes },
    ],
    [
      'a date that is none',
      JSON.stringify({ ...file, created: 'yesterday' }),
      { code: 'damaged', path: 'created' },
    ],
  ])('storage/backup %s is refused with a code', (_title, text, issue) => {
    expect(decodeBackup(text)).toEqual({ ok: false, issues: [issue] });
  });

  it('storage/backup a very deep nest stops nothing', () => {
    const text = JSON.stringify({ ...file, armies: 'HERE', unreadable: [] });
    const result = decodeBackup(text.replace('"HERE"', `${'['.repeat(200_000)}${']'.repeat(200_000)}`));
    // What the browser's own reader makes of it is its affair.
    if (result.ok) expect(result.value.unreadable.map(({ key }) => key)).toEqual(['army:0']);
    else expect(result.issues).toEqual([{ code: 'not-json' }]);
  });

  it('storage/backup all faults of the frame are named', () => {
    const result = reading({ created: 7, app: 'x'.repeat(41) });
    expect(result).toEqual({
      ok: false,
      issues: ['created', 'app'].map((path) => ({ code: 'damaged', path })),
    });
  });

  it('storage/backup more rows than any device holds are refused', () => {
    const rolls = Array.from({ length: backupBounds.rows + 1 }, () => 0);
    expect(reading({ rolls })).toEqual({
      ok: false,
      issues: [{ code: 'too-large', limit: backupBounds.rows }],
    });
  });

  it.each<[string, object, string]>([
    ['armies that are no list', { armies: {} }, 'armies'],
    ['a nest', { drafts: [{ place: 'dice', record: nest(50) }] }, `drafts.0.${'0.'.repeat(28).slice(0, -1)}`],
    [
      'a record with too many values',
      { sieges: [Array.from({ length: backupBounds.record.values }, () => 0)] },
      'sieges.0',
    ],
    ['a text without end', { tally: 'x'.repeat(backupBounds.record.text + 1) }, 'tally'],
    ['a trash row without an id', { trash: [{ record: {} }] }, 'trash.0.id'],
    ['saved rolls that are none', { savedRolls: 'x' }, 'savedRolls'],
  ])('storage/backup %s is one bad part, and the rest is read', (_title, part, path) => {
    const backup = given(reading({ ...part, unreadable: [] }));
    expect(backup.unreadable.map(({ issues }) => issues[0]?.path)).toEqual([expect.stringContaining(path)]);
    expect(backup.settings?.language).toBe('hu');
    if (!('armies' in part)) expect(backup.armies.length).toBe(1);
  });

  it('storage/backup what a device can hold it can read back: 5,100 armies, 26 MB of notes, a long entry', () => {
    const many = Array.from({ length: 5100 }, (_, n): Entry => [`army:id${n}`, army(`id${n}`)]);
    const note = 'A long story. '.repeat(140);
    const lines = Array.from({ length: 33 }, (_, l) => line(`l${l}`, { note }));
    const long = Array.from({ length: 400 }, (_, n): Entry => [`army:l${n}`, army(`l${n}`, { lines })]);
    const draft: Entry = ['draft:dice', { version: 1, saved: 1, data: 'x'.repeat(52_000) }];
    const text = encodeBackup(makeBackup([...many, ...long, draft], 1, '0'));
    expect(text.length).toBeGreaterThan(25_800_000);
    const backup = given(decodeBackup(text));
    expect([backup.armies.length, backup.drafts.length, backup.unreadable.length]).toEqual([5500, 1, 0]);
  });

  it('storage/backup is read in small steps, whatever stands in it', () => {
    const rows = Array.from({ length: deepOr(200, 20) }, () => Array.from({ length: 5000 }, () => 0));
    const text = JSON.stringify({ ...file, armies: rows, rolls: rows.flat().slice(0, 9000) });
    const shares = [...decodeBackupInSteps(text)];
    expect(shares.length).toBeGreaterThan(deepOr(9200, 9020));
    expect(shares.at(-1)).toBe(1);
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  });

  it('storage/backup one bad army is named with its path and the others are read', () => {
    const backup = given(
      reading({ armies: [army('a'), { ...army('b'), lines: [{ id: 'x' }] }, 7, { version: 4, id: 'c' }] }),
    );
    expect(backup.armies.map(({ id }) => id)).toEqual(['a']);
    expect(
      backup.unreadable.slice(0, 3).map(({ key, state, issues }) => [key, state, issues[0]?.path]),
    ).toEqual([
      ['army:b', 'damaged', 'armies.1.lines.0.name'],
      ['army:2', 'damaged', 'armies.2'],
      ['army:c', 'newer', undefined],
    ]);
  });

  it('storage/backup a bad saved roll and a bad tally are named and the others are read', () => {
    const [good] = (fixture('saved-rolls-1.json') as { rolls: object[] }).rolls;
    const backup = given(
      reading({
        savedRolls: [{ ...good, name: '' }, good, 7],
        tally: { version: 1, since: 5, faces: { 6: [1] } },
        unreadable: [],
      }),
    );
    expect(backup.savedRolls).toEqual([good]);
    expect(backup.tally).toBeUndefined();
    expect(backup.unreadable.map(({ key, issues }) => [key, issues[0]?.path])).toEqual([
      ['saved-rolls:0', 'savedRolls.0.rolls.0.name'],
      ['saved-rolls:2', 'savedRolls.2.rolls.0'],
      ['tally', 'tally.faces'],
    ]);
  });

  it('storage/backup a bad fight is named and the others are read', () => {
    const [good] = (fixture('fights-1.json') as { fights: object[] }).fights;
    const backup = given(reading({ fights: [{ ...good, query: 3 }, good, 7], unreadable: [] }));
    expect(backup.fights).toEqual([good]);
    expect(backup.unreadable.map(({ key, issues }) => [key, issues[0]?.path])).toEqual([
      ['fights:0', 'fights.0.fights.0.query'],
      ['fights:2', 'fights.2.fights.0'],
    ]);
  });

  it('storage/backup a bad unit of USB is named and the others are read', () => {
    const [good] = (fixture('usb-units-1.json') as { units: object[] }).units;
    const backup = given(reading({ usbUnits: [{ ...good, unit: { kind: 'line' } }, good], unreadable: [] }));
    expect(backup.usbUnits).toEqual([good]);
    expect(backup.unreadable.map(({ key }) => key)).toEqual(['usb-units:0']);
  });

  it('storage/backup a bad profile is named and the others are read', () => {
    const [good] = (fixture('profiles-1.json') as { profiles: object[] }).profiles;
    const backup = given(reading({ profiles: [{ ...good, hands: 3 }, good, 7], unreadable: [] }));
    expect(backup.profiles).toEqual([good]);
    expect(backup.unreadable.map(({ key, issues }) => [key, issues[0]?.path])).toEqual([
      ['profiles:0', 'profiles.0.profiles.0.hands'],
      ['profiles:2', 'profiles.2.profiles.0'],
    ]);
  });

  it('storage/backup of two armies with one id the later row counts', () => {
    const backup = given(reading({ armies: [army('a', { name: 'First' }), army('a', { name: 'Second' })] }));
    expect(backup.armies.map(({ name }) => name)).toEqual(['Second']);
  });

  it('storage/backup what another device could not read is read where it can be', () => {
    const backup = given(reading({ unreadable: [{ key: 'army:late', raw: army('late') }] }));
    expect(backup.armies.map(({ id }) => id)).toContain('late');
    expect(backup.unreadable).toEqual([]);
  });

  it('storage/backup names that reach into the language do no harm', () => {
    const text = JSON.stringify(file).replace(
      '"armies"',
      '"__proto__":{"polluted":1},"constructor":{"prototype":{}},"armies"',
    );
    expect(decodeBackup(text).ok).toBe(true);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });
});

function roll(time: number) {
  return {
    time,
    label: '',
    notation: '1d6',
    rules: { bonus: 'none' as const, floor: true },
    faces: [4],
    typed: false,
    total: 4,
  };
}

function nest(depth: number): unknown {
  let value: unknown = [];
  for (let n = 0; n < depth; n++) value = [value];
  return value;
}

function circle(): unknown {
  const ring: { self?: unknown } = {};
  ring.self = ring;
  return ring;
}
