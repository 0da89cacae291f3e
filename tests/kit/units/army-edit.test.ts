import { describe, expect, it } from 'vitest';
import {
  addLine,
  canAddLine,
  changeLine,
  copyArmy,
  copyLine,
  newArmy,
  removeLine,
  withGame,
  withLimit,
} from '../../../src/kit/units/army-edit.ts';
import { groupLines, moveLine, renameSquad, squadsOf } from '../../../src/kit/units/army-squads.ts';
import { armyBounds } from '../../../src/rules/army.ts';
import { armyKind } from '../../../src/storage/army/army.ts';
import { army, line } from '../../storage/device.ts';

const abc = army('x', { lines: [line('a'), line('b'), line('c')] });
const order = (edited: typeof abc) => edited.lines.map(({ id }) => id).join('');

describe('kit/units/army-edit', () => {
  it.each<[string, string, -1 | 1, string]>([
    ['the first down', 'a', 1, 'bac'],
    ['the last up', 'c', -1, 'acb'],
    ['the middle up', 'b', -1, 'bac'],
    ['the first up: nothing', 'a', -1, 'abc'],
    ['the last down: nothing', 'c', 1, 'abc'],
    ['one that is not there: nothing', 'z', 1, 'abc'],
  ])('kit/units/army-edit moves %s', (_title, id, by, expected) => {
    expect(order(moveLine(abc, id, by))).toBe(expected);
  });

  it('kit/units/army-edit a move that does nothing is no change at all', () => {
    expect(moveLine(abc, 'a', -1)).toBe(abc);
  });

  it('kit/units/army-edit adds at the end or in place, removes, changes one', () => {
    expect(order(addLine(abc, line('d')))).toBe('abcd');
    expect(order(addLine(abc, line('d'), 1))).toBe('adbc');
    expect(order(removeLine(abc, 'b'))).toBe('ac');
    expect(order(addLine(removeLine(abc, 'b'), line('b'), 1))).toBe('abc');
    expect(changeLine(abc, 'b', { count: 7 }).lines.map(({ count }) => count)).toEqual([1, 7, 1]);
  });

  it('kit/units/army-edit a full army takes no further line', () => {
    const full = army('x', { lines: Array.from({ length: armyBounds.lines }, (_, n) => line(`l${n}`)) });
    expect(canAddLine(full)).toBe(false);
    expect(addLine(full, line('more'))).toBe(full);
    expect(copyLine(full, 'l0', 'more')).toBe(full);
  });

  it('kit/units/army-edit a copied line stands behind the first and shares nothing with it', () => {
    const data = { size: [1] };
    const original = army('x', {
      lines: [line('a', { unit: { game: 'usb', version: 1, data } }), line('b')],
    });
    const copied = copyLine(original, 'a', 'n');
    expect(order(copied)).toBe('anb');
    data.size.push(2);
    expect(copied.lines[1]?.unit?.data).toEqual({ size: [1] });
  });

  it('kit/units/army-edit a copied army has ids of its own everywhere and starts again', () => {
    let next = 0;
    const copy = copyArmy({ ...abc, revision: 9, limit: 50 }, 'Copy', () => `new${next++}`, 777);
    expect(copy).toMatchObject({ name: 'Copy', limit: 50, revision: 0, created: 777, changed: 777 });
    expect(new Set([copy.id, ...copy.lines.map(({ id }) => id)]).size).toBe(4);
    expect([copy.id, ...copy.lines.map(({ id }) => id)].every((id) => id.startsWith('new'))).toBe(true);
    expect(copyArmy(abc, 'x'.repeat(500), () => 'i', 1).name.length).toBe(armyBounds.name);
  });

  it('kit/units/army-edit only an army of BrikWars has an edition', () => {
    const usb = newArmy('n', 'usb', 'web5', 1);
    expect('edition' in usb).toBe(false);
    const brikwars = withGame(usb, 'brikwars', 'web5');
    expect(brikwars.edition).toBe('web5');
    expect(withGame(brikwars, 'brikwars', '2005').edition).toBe('web5');
    expect('edition' in withGame(brikwars, 'mage-knight', '2005')).toBe(false);
  });

  it('kit/units/army-edit what every edit makes can be stored', () => {
    const edits = [
      newArmy('n', 'brikwars', '2005', 1),
      withLimit(abc, 12.5),
      withLimit(withLimit(abc, 12.5), undefined),
      withGame(abc, 'usb', '2005'),
      copyLine(abc, 'a', 'd'),
    ];
    for (const edited of edits) expect(armyKind.decode(edited)).toEqual({ state: 'ok', value: edited });
  });

  const squads = army('x', {
    lines: [
      line('a'),
      { ...line('b'), squad: 'First' },
      { ...line('c'), squad: 'Second' },
      { ...line('d'), squad: 'First' },
    ],
  });
  const shown = (edited: typeof abc) =>
    squadsOf(edited.lines)
      .map(({ name = '-', lines }) => `${name}:${lines.map(({ id }) => id).join('')}`)
      .join(' ');

  it('kit/units/army-squads lines stand under their headings, those without one first', () => {
    expect(shown(squads)).toBe('-:a First:bd Second:c');
    expect(shown(groupLines(squads, ({ id }) => (id < 'c' ? 'New' : undefined)))).toBe('-:cd New:ab');
    expect(shown(renameSquad(squads, 'First', 'Second'))).toBe('-:a Second:bcd');
    expect(shown(renameSquad(squads, 'First', undefined))).toBe('-:abd Second:c');
  });

  it.each<[string, string, -1 | 1, string]>([
    ['within its heading', 'd', -1, '-:a First:db Second:c'],
    ['over the edge to the heading below', 'd', 1, '-:a First:b Second:dc'],
    ['over the edge to those without one', 'b', -1, '-:ab First:d Second:c'],
    ['at the end: nothing', 'c', 1, '-:a First:bd Second:c'],
  ])('kit/units/army-squads a line moves %s', (_title, id, by, expected) => {
    expect(shown(moveLine(squads, id, by))).toBe(expected);
  });
});
