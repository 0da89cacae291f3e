import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { armyLines } from '../../../src/armies/lists/unit-line.ts';
import { armyCsv, generatorFile } from '../../../src/armies/send/other-forms.ts';
import { armies } from '../../../src/armies/words/en.ts';
import { armies as armiesHu } from '../../../src/armies/words/hu.ts';
import { armies as armiesPl } from '../../../src/armies/words/pl.ts';
import { send as en } from '../../../src/armies/words/send-en.ts';
import { send as hu } from '../../../src/armies/words/send-hu.ts';
import { send as pl } from '../../../src/armies/words/send-pl.ts';
import { presetProfile } from '../../../src/brikwars/units/preset-profile.ts';
import { createFormat } from '../../../src/platform/format.ts';
import { unitIds } from '../../../src/rules/brikwars/units.ts';
import { parseDice, printDice } from '../../../src/rules/dice/notation.ts';
import { readArmyText } from '../../../src/rules/lists/army-text.ts';
import type { ArmyLine } from '../../../src/storage/army/army.ts';
import { unitOf } from '../../../src/storage/units/profile-unit.ts';
import { anySaid } from '../../joints/lists.ts';
import { army } from '../../storage/device.ts';

const sends = { en, pl, hu };
const all = { en: armies, pl: armiesPl, hu: armiesHu };

describe('armies/send: an army for other tools', () => {
  it.each(['en', 'pl', 'hu'] as const)(
    'armies/send/other-forms: a table in %s comes back with its headings, counts, points, notes and who stays at home',
    (language) => {
      fc.assert(
        fc.property(anySaid, ({ lines }) => {
          const text = armyCsv(
            lines,
            { send: sends[language], armies: all[language] },
            createFormat(language),
          );
          const read = readArmyText(text);
          expect(read.kind).toBe('table');
          expect(read.units.map(({ values: _, ...unit }) => unit)).toEqual(
            lines.map(({ name, count, points, squad, more, reserve }) => ({
              ...{ name, count, points },
              note: more.join('\n'),
              ...(reserve && { reserve }),
              ...(squad !== undefined && { squad }),
            })),
          );
        }),
        { numRuns: 60 },
      );
    },
  );

  it('armies/send/other-forms: no cell is a formula, and its letters come back as they were', () => {
    const line = { count: 1, points: 5, models: 1, more: ['@note\n=1+1'] };
    const lines = ['=HYPERLINK("x")', '+Guard', '-5', '@sum', "'quoted'", '\uff1d1'].map((name) => ({
      ...line,
      name,
    }));
    const text = armyCsv(lines, { send: en, armies }, createFormat('en'));
    for (const cell of text.replace('\ufeff', '').split(/[,\r\n]+/))
      expect(cell.replace(/^"/, '')).not.toMatch(/^[=+\-@\uff1d]/);
    const read = readArmyText(text);
    expect([...read.units.map(({ name }) => name), ...read.unread.map((row) => row.split(',')[1])]).toEqual(
      expect.arrayContaining(lines.map(({ name }) => name)),
    );
    expect(read.units[0]?.note).toBe('@note\n=1+1');
  });

  it('armies/send/other-forms: the file of the generator comes back: rules, headings, counts, notes, who stays at home and what each unit fights with', () => {
    const unit = fc
      .tuple(
        fc.constantFrom(...unitIds),
        fc.integer({ min: 1, max: 40 }),
        fc.constantFrom('', 'Carries the banner'),
        fc.constantFrom(undefined, true as const),
      )
      .map(([id, ...line]) => ({ profile: { ...presetProfile(id, `Man ${id}`), cost: 5 }, line }));
    fc.assert(
      fc.property(fc.array(unit, { minLength: 1, maxLength: 6 }), (units) => {
        const lines = units.map(
          ({ profile, line: [count, note, reserve] }, at): ArmyLine => ({
            ...{
              id: `l${at}`,
              name: profile.name,
              count,
              points: 5,
              note,
              squad: at < 3 ? 'First' : 'Second',
            },
            ...(reserve && { reserve }),
            unit: unitOf(profile),
          }),
        );
        const reds = { ...army('a', { lines }), name: 'Reds', notes: 'No fear' };
        const read = readArmyText(generatorFile(reds, all.hu));
        expect([read.kind, read.name, read.notes, read.each]).toEqual(['generator', 'Reds', 'No fear', true]);
        const back = read.units.flatMap((listed) => armyLines(listed, true, 'brikwars'));
        const stands = ({ name, count, points, note, squad, reserve }: Omit<ArmyLine, 'id'>) => ({
          ...{ name, count, points, note, squad, reserve },
        });
        expect(back.map(stands)).toEqual(lines.map(stands));
        // What the generator has a place for.
        const fights = (data: unknown) => {
          const { skill, armor, move, size, weapons, cost } = data as Record<string, unknown>;
          const dice = parseDice(String(armor));
          return { skill, armor: dice.ok && printDice(dice.value), move, size, weapons, cost };
        };
        const simple = (line: Omit<ArmyLine, 'id'>) => fights(line.unit?.data);
        expect(back.map(simple)).toEqual(lines.map(simple));
      }),
      { numRuns: 60 },
    );
  });
});
