import { describe, expect, it } from 'vitest';
import { afterKey } from '../../../src/castle/dial/editing.ts';
import { figureDial, sectionDial } from '../../../src/castle/dial/kinds.ts';
import {
  type DialKind,
  type DialPage,
  emptyCell,
  goOn,
  hasNext,
  markRow,
  oneLess,
  pickCell,
  removeRow,
  stepTo,
  typeDigit,
  wholeRow,
} from '../../../src/castle/dial/typing.ts';
import type { FigureClick } from '../../../src/rules/mage-knight/attack/figure.ts';

const wall = sectionDial(false);
const griff = figureDial(false);

function begin<Row>(rows: readonly Row[] = [], row = rows.length): DialPage<Row> {
  return { rows, cursor: { at: { row, column: 0 } } };
}

function type<Row>(kind: DialKind<Row>, page: DialPage<Row>, digits: string): DialPage<Row> {
  return [...digits].reduce((now, digit) => typeDigit(kind, now, digit), page);
}

describe('castle/dial/typing', () => {
  it('castle/dial/typing a digit that can have no other behind it leads on, and a click is there by itself', () => {
    const first = type(griff, begin<FigureClick>(), '89163');
    expect(first.rows).toEqual([{ speed: 8, attack: 9, defence: 16, damage: 3 }]);
    expect(first.cursor).toEqual({ at: { row: 1, column: 0 } });
    // The next click begins with the values of the one before it.
    const second = type(griff, first, '7');
    expect(second.rows[1]).toEqual({ speed: 7, attack: 9, defence: 16, damage: 3 });
    expect(second.cursor.at).toEqual({ row: 1, column: 1 });
  });

  it('castle/dial/typing a low digit waits for another one, or for the key that goes on', () => {
    const page = type(griff, begin<FigureClick>(), '1');
    expect(page).toEqual({ rows: [{ speed: 1 }], cursor: { at: { row: 0, column: 0 }, typed: '1' } });
    expect(type(griff, page, '2').rows).toEqual([{ speed: 12 }]);
    expect(type(griff, goOn(griff, page), '1')).toMatchObject({
      rows: [{ speed: 1, attack: 1 }],
      cursor: { at: { column: 1 } },
    });
    // Nothing begins with 0.
    expect(type(griff, begin<FigureClick>(), '0').cursor.at).toEqual({ row: 0, column: 1 });
  });

  it('castle/dial/typing a cell tapped twice takes two digits, but none beyond what can be kept', () => {
    const once = pickCell(begin<FigureClick>([{ damage: 3 }], 0), { row: 0, column: 3 });
    expect(type(griff, once, '4').cursor.at).not.toEqual(once.cursor.at);
    const twice = pickCell(once, { row: 0, column: 3 });
    expect(type(griff, twice, '42').rows).toEqual([{ damage: 42 }]);
    const attack = pickCell(pickCell(begin<FigureClick>(), { row: 0, column: 1 }), { row: 0, column: 1 });
    expect(type(griff, attack, '39').rows).toEqual([{ attack: 3 }]);
  });

  it('castle/dial/typing one less than stands there, and never less than nothing', () => {
    const page = begin<FigureClick>([{ speed: 8, attack: 1, damage: 0 }]);
    const less = oneLess(griff, oneLess(griff, page));
    expect(less.rows[1]).toEqual({ speed: 7, attack: 0, damage: 0 });
    // What is empty stays so.
    expect(oneLess(griff, oneLess(griff, less)).rows[1]).toEqual({ speed: 7, attack: 0, damage: 0 });
  });

  it('castle/dial/typing a whole click as the one before it, or each value one less', () => {
    const page = type(wall, begin(), '317');
    const same = wholeRow(wall, page, 0);
    expect(same.rows[1]).toEqual(same.rows[0]);
    expect(same.cursor.at).toEqual({ row: 2, column: 0 });
    const less = wholeRow(wall, same, -1);
    expect(less.rows[2]).toMatchObject({ fortification: 2, defence: 16 });
    // The first click has none before it.
    expect(wholeRow(wall, begin(), 0)).toEqual(begin());
    // A click that is there already takes the values, and keeps its marks.
    const marked = markRow(wall, begin(less.rows, 1), (click) => ({ ...click, yellow: true }));
    expect(wholeRow(wall, marked, -1).rows[1]).toMatchObject({ fortification: 2, defence: 16, yellow: true });
  });

  it('MK-GEN-02: with three broken towers the dial ends, and with it the entry', () => {
    const page = type(wall, begin(), '317');
    const over = markRow(wall, page, (click) => ({ ...click, brokenTowers: 3 }));
    expect(over.rows).toHaveLength(2);
    expect(over.cursor.at).toBeUndefined();
    expect(hasNext(wall, over.rows)).toBe(false);
    const back = markRow(wall, { ...over, cursor: { at: { row: 1, column: 0 } } }, (click) => ({
      ...click,
      brokenTowers: 2,
    }));
    expect(hasNext(wall, back.rows)).toBe(true);
    expect(back.cursor.at).toEqual({ row: 1, column: 0 });
  });

  it('castle/dial/typing a value is emptied: a figure has none then, a section has nothing of it', () => {
    expect(emptyCell(griff, begin<FigureClick>([{ speed: 8, damage: 2 }], 0)).rows).toEqual([{ damage: 2 }]);
    expect(emptyCell(wall, begin(type(wall, begin(), '3').rows, 0)).rows[0]?.fortification).toBe(0);
    // Nothing is there to be emptied of a click that is only coming.
    const page = begin<FigureClick>([{ speed: 8 }]);
    expect(emptyCell(griff, page)).toEqual(page);
  });

  it('castle/dial/typing a click is taken away, the first and the last one too', () => {
    const rows: readonly FigureClick[] = [{ damage: 3 }, { damage: 2 }, { damage: 1 }];
    expect(removeRow(griff, begin(rows, 0), 0)).toEqual(begin(rows.slice(1), 0));
    expect(removeRow(griff, begin(rows, 2), 2)).toEqual(begin(rows.slice(0, 2), 2));
    expect(removeRow(griff, begin(rows.slice(0, 1), 0), 0)).toEqual(begin([], 0));
  });

  it('castle/dial/typing no more clicks than a dial can keep', () => {
    let page = type(wall, begin(), '317');
    for (let click = 0; click < 40; click++) page = wholeRow(wall, page, 0);
    expect(page.rows).toHaveLength(30);
    expect(page.cursor.at).toBeUndefined();
    expect(typeDigit(wall, page, '3')).toEqual(page);
  });

  it('castle/dial/typing a wall has no attack and no damage, an archer has ranged damage (MK-WALL-03)', () => {
    expect(wall.columns.map(({ id }) => id)).toEqual(['fortification', 'defence']);
    expect(figureDial(true).columns.at(-1)?.id).toBe('ranged');
  });

  it('castle/dial/editing the keys of a real keyboard do what those of the pad do', () => {
    const page = begin<FigureClick>([{ speed: 8, attack: 9 }]);
    const keyed = (key: string) => afterKey({ kind: griff, page, put: () => undefined }, key);
    expect(keyed('7')).toEqual(typeDigit(griff, page, '7'));
    expect(keyed('Enter')).toEqual(goOn(griff, page));
    expect(keyed('-')).toEqual(oneLess(griff, page));
    expect(keyed('=')).toEqual(wholeRow(griff, page, 0));
    expect(keyed('Backspace')).toEqual(emptyCell(griff, page));
    expect(keyed('ArrowUp')).toEqual(stepTo(griff, page, { rows: -1 }));
    expect(keyed('ArrowUp')?.cursor.at).toEqual({ row: 0, column: 0 });
    expect(keyed('ArrowDown')?.cursor.at).toEqual({ row: 1, column: 0 });
    expect(keyed('Tab')).toBeUndefined();
  });
});
