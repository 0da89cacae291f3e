import { describe, expect, it } from 'vitest';
import { readArmyText } from '../../../src/rules/lists/army-text.ts';
import lists from '../../cases/world/lists.json' with { type: 'json' };

interface Case {
  readonly id: string;
  readonly text: string;
  readonly units: readonly (readonly [number, string, number])[];
  readonly name?: string;
  readonly not?: string;
  readonly notes?: Readonly<Record<string, string>>;
  readonly each?: boolean;
}

describe('rules/lists: lists as strangers write them', () => {
  it.each((lists.cases as unknown as readonly Case[]).map((one) => [one.id, one] as const))(
    '%s',
    (_, { text, units, name, not, notes = {}, each }) => {
      const read = readArmyText(text);
      expect(read.units.map((unit) => [unit.count, unit.name, unit.points])).toEqual(units);
      if (name !== undefined) expect(read.name).toBe(name);
      if (not !== undefined)
        expect(read.units.map((unit) => unit.name).join('\n')).not.toMatch(new RegExp(not));
      if (each !== undefined) expect(read.each).toBe(each);
      for (const [unit, note] of Object.entries(notes))
        expect(read.units.find((one) => one.name === unit)?.note).toContain(note);
    },
  );
});
