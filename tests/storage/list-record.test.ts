import { describe, expect, it } from 'vitest';
import { listNames, lists } from '../../src/storage/backup/backup.ts';
import { fixture } from './device.ts';

type Path = readonly (string | number)[];

/** Every value within a value that holds no others. */
function leaves(value: unknown, path: Path = []): readonly Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  const parts = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return parts.flatMap(([name, part]) => leaves(part, [...path, name]));
}

function at(value: unknown, [name, ...rest]: Path): unknown {
  return name === undefined ? value : at(Reflect.get(value as object, name), rest);
}

/** The value with another in this place. */
function changed(value: unknown, [name, ...rest]: Path, to: unknown): unknown {
  if (name === undefined) return to;
  const part = changed(Reflect.get(value as object, name), rest, to);
  return Array.isArray(value) ? value.with(Number(name), part) : { ...(value as object), [name]: part };
}

/** Values that may stand where this one does. */
function others(value: unknown): readonly unknown[] {
  if (typeof value === 'number') return [value + 1, value - 1];
  if (typeof value === 'boolean') return [!value];
  return [`${String(value)}x`, 'x', '2d6', 'none'].filter((other) => other !== value);
}

const backwards = (value: unknown): unknown =>
  typeof value !== 'object' || value === null
    ? value
    : Array.isArray(value)
      ? value.map(backwards)
      : Object.fromEntries(
          Object.entries(value)
            .toReversed()
            .map(([name, part]) => [name, backwards(part)]),
        );

const samples = {
  savedRolls: ['saved-rolls-1.json'],
  fights: ['fights-1.json'],
  profiles: ['profiles-1.json'],
  usbUnits: ['usb-units-1.json'],
  castleFigures: ['castle-figures-1.json', 'castle-figures-dial-1.json'],
  dials: ['castle-dials-1.json'],
  castlePlans: ['castle-plans-1.json'],
} as const satisfies Record<(typeof listNames)[number], readonly string[]>;

describe('storage/list-record', () => {
  it.each(listNames)('storage/list-record of %s two that differ anywhere both stay when joined', (name) => {
    const list = lists[name] as unknown as {
      readonly decode: (raw: unknown) => { readonly state: string; readonly value: readonly object[] };
      readonly recordOf: (items: readonly unknown[]) => object;
      readonly merge: (theirs: readonly unknown[], raw: unknown) => { readonly added: number };
    };
    const items = samples[name].flatMap((file) => list.decode(fixture(file)).value);
    let tried = 0;
    for (const item of items) {
      const here = list.recordOf([item]);
      expect(list.merge([{ ...(backwards(item) as object), id: 'other' }], here).added).toBe(0);
      for (const path of leaves(item)) {
        // The name under which a list knows it, and whether and when somebody gave a fight its name, are nothing of it.
        if (['id', 'earlier', 'time'].includes(String(path[0]))) continue;
        for (const to of others(at(item, path))) {
          const other = changed(item, path, to);
          if (list.decode(list.recordOf([other])).state !== 'ok') continue;
          expect([path, list.merge([other], here).added]).toEqual([path, 1]);
          tried += 1;
        }
      }
      // What only a later version knows of it.
      expect(list.merge([{ ...item, later: 'x' }], here).added).toBe(1);
    }
    expect(tried).toBeGreaterThan(2);
  });
});
