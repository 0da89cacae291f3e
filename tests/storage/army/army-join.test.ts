import { describe, expect, it } from 'vitest';
import { armyBounds } from '../../../src/rules/army.ts';
import type { Army } from '../../../src/storage/army/army.ts';
import { joinArmies } from '../../../src/storage/army/army-join.ts';
import { army, line } from '../device.ts';

const base = army('a', { limit: 100, lines: [line('x'), line('y'), line('z')], revision: 3 });

const rows = (from: Army) => from.lines.map(({ id, name, count }) => `${id} ${name} ${count}`);

function joined(mine: Partial<Army>, theirs: Partial<Army>) {
  return joinArmies(base, { ...base, ...mine }, { ...base, revision: 7, changed: 5000, ...theirs });
}

describe('storage/army/army-join', () => {
  it('storage/army/army-join different fields of the army and of a line are joined', () => {
    const { army: both, overruled } = joined(
      { name: 'Mine', lines: [line('x', { count: 5 }), line('y'), line('z')] },
      { game: 'usb', lines: [line('x', { name: 'Spear' }), line('y'), line('z', { note: 'late' })] },
    );
    expect(overruled).toBe(false);
    expect(both).toMatchObject({ name: 'Mine', game: 'usb', limit: 100, revision: 7, changed: 5000 });
    expect(both.lines).toEqual([
      line('x', { name: 'Spear', count: 5 }),
      line('y'),
      line('z', { note: 'late' }),
    ]);
  });

  it('storage/army/army-join of the same field mine stands, and it says so', () => {
    const { army: both, overruled } = joined({ name: 'Mine' }, { name: 'Theirs', limit: 200 });
    expect(both).toMatchObject({ name: 'Mine', limit: 200 });
    expect(overruled).toBe(true);
    expect(joined({ name: 'Same' }, { name: 'Same' }).overruled).toBe(false);
  });

  it('storage/army/army-join new lines of both are there, each behind the one that it was put behind', () => {
    const both = joined(
      { lines: [line('x'), line('mine'), line('y'), line('z'), line('last')] },
      { lines: [line('first'), line('x'), line('y'), line('theirs'), line('z')] },
    );
    expect(both.army.lines.map(({ id }) => id)).toEqual(['first', 'x', 'mine', 'y', 'theirs', 'z', 'last']);
    expect(both.overruled).toBe(false);
  });

  it('storage/army/army-join a moved line stays moved, beside what the other changed', () => {
    const moved = [line('z'), line('x'), line('y')];
    const changed = [line('x'), line('y', { count: 9 }), line('z')];
    for (const { army: both, overruled } of [
      joined({ lines: moved }, { lines: changed }),
      joined({ lines: changed }, { lines: moved }),
    ]) {
      expect(rows(both)).toEqual(['z Minifig 1', 'x Minifig 1', 'y Minifig 9']);
      expect(overruled).toBe(false);
    }
    const other = [line('y'), line('x'), line('z')];
    expect(joined({ lines: moved }, { lines: other })).toMatchObject({ overruled: true });
  });

  it('storage/army/army-join a line taken away by one goes; what was changed of it meanwhile is shown', () => {
    const less = [line('x'), line('z')];
    const changed = [line('x'), line('y', { count: 9 }), line('z')];
    expect(joined({ lines: less }, {})).toMatchObject({ army: { lines: less }, overruled: false });
    expect(joined({}, { lines: less })).toMatchObject({ army: { lines: less }, overruled: false });
    expect(joined({ lines: less }, { lines: changed })).toMatchObject({
      army: { lines: less },
      overruled: true,
    });
    const kept = joined({ lines: changed }, { lines: less });
    expect(rows(kept.army)).toEqual(['x Minifig 1', 'y Minifig 9', 'z Minifig 1']);
    expect(kept.overruled).toBe(true);
  });

  it('storage/army/army-join what a field no longer says is no longer said, and what a later version says stays', () => {
    const { limit: _, ...unlimited } = base;
    const { army: both } = joinArmies(base, unlimited, { ...base, motto: 'Hold' } as Army);
    expect(both).not.toHaveProperty('limit');
    expect(both).toHaveProperty('motto', 'Hold');
  });

  it('storage/army/army-join more lines than an army may have are not joined', () => {
    const many = (from: string) =>
      Array.from({ length: armyBounds.lines - 3 }, (_, index) => line(`${from}${index}`));
    const lines = [...base.lines, ...many('m')];
    const both = joined({ lines }, { lines: [...base.lines, ...many('t')] });
    expect(both.army.lines).toEqual(lines);
    expect(both.overruled).toBe(true);
  });
});
