import { describe, expect, it } from 'vitest';
import { createEditHistory, editOf } from '../../src/armies/edit-history.ts';
import { addLine, changeLine, removeLine, withNotes } from '../../src/kit/units/army-edit.ts';
import { moveLine } from '../../src/kit/units/army-squads.ts';
import type { Army } from '../../src/storage/army/army.ts';
import { army, line } from '../storage/device.ts';

const abc = army('x', { lines: [line('a'), line('b'), line('c')] });

describe('armies/edit-history', () => {
  it.each<[string, (army: Army) => Army, object]>([
    ['a line added', (it) => addLine(it, line('d')), { did: 'add', lines: 1 }],
    ['a line removed', (it) => removeLine(it, 'b'), { did: 'remove', lines: 1 }],
    ['a line changed', (it) => changeLine(it, 'b', { count: 3 }), { did: 'change', lines: 1 }],
    ['the order', (it) => moveLine(it, 'b', 1), { did: 'order' }],
    ['the army itself', (it) => withNotes(it, 'Bring the tower'), { did: 'army' }],
  ])('armies/edit-history says %s', (_title, edit, text) => {
    expect(editOf(abc, edit(abc))).toMatchObject(text);
    // And after a restart, when nothing of it is the same object any more.
    expect(editOf(structuredClone(abc), structuredClone(edit(abc)))).toMatchObject(text);
  });

  it('armies/edit-history every edit is taken back and done again, one by one', () => {
    const history = createEditHistory(() => 0);
    const states = [abc];
    const edits: readonly ((army: Army) => Army)[] = [
      (it) => addLine(it, line('d')),
      (it) => changeLine(it, 'a', { count: 5 }),
      (it) => moveLine(it, 'a', 1),
      (it) => removeLine(it, 'b'),
    ];
    for (const edit of edits) {
      const before = states.at(-1) ?? abc;
      states.push(edit(before));
      history.note(before, edit(before));
    }
    let now = states.at(-1) ?? abc;
    for (const state of states.slice(0, -1).reverse()) {
      now = history.undo(now);
      expect(now).toEqual(state);
    }
    expect(history.back.value).toBeUndefined();
    expect(history.undo(now)).toBe(now);
    for (const state of states.slice(1)) {
      now = history.redo(now);
      expect(now).toEqual(state);
    }
    expect(history.forth.value).toBeUndefined();
  });

  it('armies/edit-history what is entered as it was before is no step', () => {
    const history = createEditHistory(() => 0);
    history.note(abc, changeLine(abc, 'a', { count: 1 }));
    expect(history.back.value).toBeUndefined();
    history.note(abc, moveLine(abc, 'a', 1));
    expect(history.back.value).toEqual({ did: 'order' });
  });

  it('armies/edit-history what another window did meanwhile stays when an edit is taken back', () => {
    const history = createEditHistory(() => 0);
    const mine = changeLine(abc, 'a', { count: 5 });
    history.note(abc, mine);
    const joined = { ...changeLine(mine, 'c', { count: 9 }), revision: 7 };
    expect(history.undo(joined).lines.map(({ count }) => count)).toEqual([1, 1, 9]);
  });

  it('armies/edit-history what is typed without a pause is one step, a tap is always one', () => {
    let time = 0;
    const history = createEditHistory(() => time);
    let now = abc;
    const note = (edit: (army: Army) => Army) => {
      history.note(now, edit(now));
      now = edit(now);
      time += 300;
    };
    for (const name of ['S', 'Sp', 'Spe']) note((it) => changeLine(it, 'a', { name }));
    for (const count of [2, 3]) note((it) => changeLine(it, 'a', { count }));
    now = history.undo(now);
    expect(now.lines[0]).toMatchObject({ name: 'Spe', count: 2 });
    now = history.undo(history.undo(now));
    expect(now).toEqual(abc);
    note((it) => changeLine(it, 'a', { name: 'X' }));
    time += 5000;
    note((it) => changeLine(it, 'a', { name: 'XY' }));
    expect(history.undo(now).lines[0]?.name).toBe('X');
  });
});
