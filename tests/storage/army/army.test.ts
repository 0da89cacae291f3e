import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { armyBounds } from '../../../src/rules/army.ts';
import { games } from '../../../src/rules/ids.ts';
import { type Army, armyKind } from '../../../src/storage/army/army.ts';
import { summaryKind, summaryOf } from '../../../src/storage/army/summary.ts';
import { army, fixture, line } from '../device.ts';

const saved = fixture('army-1.json') as Army;

describe('storage/army', () => {
  it('storage/army unknown data of a unit, a line and the army are kept', () => {
    const later = {
      ...saved,
      banner: 'red',
      lines: saved.lines.map((each) => ({ ...each, colour: 'blue' })),
    };
    expect(armyKind.decode(later)).toEqual({ state: 'ok', value: later });
  });

  it('storage/army commander, scenario and models of a line are read, and the models counted', () => {
    const usb = { ...saved, commander: 'a', scenario: true, lines: [line('a', { count: 2, models: 5 })] };
    expect(armyKind.decode(usb)).toEqual({ state: 'ok', value: usb });
    expect(summaryOf(usb).models).toBe(10);
  });

  it('storage/army the summary of the saved army is the saved summary', () => {
    expect(summaryOf(saved)).toEqual({
      ...(fixture('summary-1.json') as object),
      units: ['Minifig z mieczem', 'Gólem'],
    });
    expect(summaryKind.decode(fixture('summary-1.json')).state).toBe('ok');
  });

  it('storage/army a summary has the names of units once each, as many as fit, and says when some did not', () => {
    const lines = ['Spears', ' Spears ', '', 'Bows'].map((name, n) => line(`l${n}`, { name }));
    expect(summaryOf(army('a', { lines }))).toMatchObject({ units: ['Spears', 'Bows'] });
    expect(summaryOf(army('a', { lines })).unitsCut).toBeUndefined();
    const many = Array.from({ length: 500 }, (_, n) => line(`l${n}`, { name: `${n}${'x'.repeat(110)}` }));
    const full = summaryOf(army('a', { lines: many }));
    expect(full).toMatchObject({ unitsCut: true });
    expect(full.units?.join('').length).toBeLessThan(1300);
    expect(summaryKind.decode(full).state).toBe('ok');
  });

  it('storage/army tags are read and stand in the summary; too many or too long ones are no tags', () => {
    const tagged = { ...saved, tags: ['Club', 'Ősz'] };
    expect(armyKind.decode(tagged)).toEqual({ state: 'ok', value: tagged });
    expect(summaryOf(tagged).tags).toEqual(['Club', 'Ősz']);
    for (const tags of [['x'.repeat(armyBounds.tag + 1)], [''], Array(armyBounds.tags + 1).fill('a'), 'Club'])
      expect(armyKind.decode({ ...saved, tags }).state).toBe('damaged');
  });

  it.each<[string, string, Record<string, unknown>]>([
    ['an unknown game', 'game', { game: 'chess' }],
    ['an id that is no id', 'id', { id: 'a:b' }],
    ['an empty id', 'id', { id: '' }],
    ['a name that is a number', 'name', { name: 7 }],
    ['a name too long', 'name', { name: 'x'.repeat(armyBounds.name + 1) }],
    ['a limit below 0', 'limit', { limit: -1 }],
    ['a limit that is no number', 'limit', { limit: Number.NaN }],
    ['a revision of a half', 'revision', { revision: 0.5 }],
    ['lines that are no list', 'lines', { lines: {} }],
    [
      'too many lines',
      'lines',
      { lines: Array.from({ length: armyBounds.lines + 1 }, (_, n) => line(`l${n}`)) },
    ],
    ['a count below 0', 'lines.0.count', { lines: [line('a', { count: -1 })] }],
    ['a commander that is no id', 'commander', { commander: 'a:b' }],
    ['a scenario that is no yes or no', 'scenario', { scenario: 'yes' }],
    ['half a model', 'lines.0.models', { lines: [line('a', { models: 0.5 })] }],
    ['points of a third decimal', 'lines.1.points', { lines: [line('a'), line('b', { points: 0.125 })] }],
    [
      'a unit without a version',
      'lines.0.unit.version',
      { lines: [{ ...line('a'), unit: { game: 'usb', data: 1 } }] },
    ],
  ])('storage/army %s is damaged at %s', (_title, path, parts) => {
    const decoded = armyKind.decode({ ...saved, ...parts });
    expect(decoded.state).toBe('damaged');
    expect(decoded.state === 'damaged' && decoded.issues.map((issue) => issue.path)).toEqual([path]);
  });

  it('storage/army all issues are named, twenty at most', () => {
    const bad = { ...saved, name: 1, game: 'x', lines: Array.from({ length: 40 }, () => ({})) };
    const decoded = armyKind.decode(bad);
    expect(decoded.state === 'damaged' && decoded.issues.length).toBe(20);
  });

  it('storage/army an army survives JSON and decoding unchanged', () => {
    const id = fc.stringMatching(/^[\w-]{1,64}$/);
    const points = fc.integer({ min: 0, max: 99_999_999 }).map((cents) => cents / 100);
    const unit = fc.record({ game: fc.string({ maxLength: 40 }), version: fc.nat(), data: fc.jsonValue() });
    const anyLine = fc.record(
      {
        id,
        name: fc
          .string({ maxLength: armyBounds.name, unit: 'grapheme' })
          .filter((name) => name.length <= armyBounds.name),
        count: fc.integer({ min: 0, max: armyBounds.count }),
        points,
        note: fc.string({ maxLength: 200 }),
        unit,
      },
      { requiredKeys: ['id', 'name', 'count', 'points', 'note'] },
    );
    const anyArmy = fc.record(
      {
        id,
        version: fc.constant(1 as const),
        name: fc.string({ maxLength: armyBounds.name }),
        game: fc.constantFrom(...games),
        edition: fc.string({ maxLength: 40 }),
        limit: points,
        lines: fc.array(anyLine, { maxLength: 20 }),
        created: fc.nat(),
        changed: fc.nat(),
        revision: fc.nat(),
      },
      { requiredKeys: ['id', 'version', 'name', 'game', 'lines', 'created', 'changed', 'revision'] },
    );
    fc.assert(
      fc.property(anyArmy, (any) => {
        // JSON has no -0; everything else must come back exactly.
        const text = JSON.stringify(any);
        const decoded = armyKind.decode(JSON.parse(text));
        expect(decoded.state).toBe('ok');
        expect(decoded.state === 'ok' && JSON.parse(JSON.stringify(decoded.value))).toEqual(JSON.parse(text));
        expect(decoded.state === 'ok' && summaryKind.decode(summaryOf(decoded.value)).state).toBe('ok');
      }),
    );
  });

  it('storage/army text that looks like markup is only text', () => {
    const name = '<img src=x onerror=alert(1)> & "quotes"';
    expect(armyKind.decode(army('a', { name }))).toMatchObject({ state: 'ok', value: { name } });
  });
});
