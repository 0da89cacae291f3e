import { signal } from '@preact/signals';
import { describe, expect, it } from 'vitest';
import { createNoticesModel } from '../../src/platform/notices.ts';

const nothing = () => undefined;

describe('notices', () => {
  it('notices: the newest is shown, and those it pushed aside come back after it', () => {
    const { current, show, dismiss } = createNoticesModel();
    const first = show('Storage is full.', { sticky: true });
    const second = show('Golem deleted.', { action: { label: 'Undo', run: nothing } });
    const third = show('Copied.');
    expect(current.value?.id).toBe(third);
    dismiss(third);
    expect(current.value?.id).toBe(second);
    dismiss(second);
    expect(current.value?.id).toBe(first);
    dismiss(first);
    expect(current.value).toBeUndefined();
  });

  it('notices: what was pushed aside keeps the time it had left; words that were read do not come back', () => {
    const { current, show, gaveWay, dismiss } = createNoticesModel();
    const undo = show('Golem deleted.', { action: { label: 'Undo', run: nothing } });
    const read = show('Copied.');
    gaveWay(undo, 4000);
    const glimpsed = show('Saved.');
    gaveWay(read, 5000);
    const last = show('Imported.');
    gaveWay(glimpsed, 500);
    dismiss(last);
    expect(current.value).toMatchObject({ id: glimpsed, left: 9500 });
    dismiss(glimpsed);
    expect(current.value).toMatchObject({ id: undo, left: 6000 });
    gaveWay(undo, 6000);
    expect(current.value).toBeUndefined();
  });

  it('notices: the same words twice are one notice, and a notice said anew replaces the old one', () => {
    const { current, show, dismiss, holds } = createNoticesModel();
    show('The map is full.');
    dismiss(show('The map is full.'));
    expect(current.value).toBeUndefined();
    const one = show('1 roll undone.', { action: { label: 'Put back', run: nothing } });
    const two = show('2 rolls undone.', { instead: one, action: { label: 'Put back', run: nothing } });
    expect(holds(one)).toBe(false);
    dismiss(two);
    expect(current.value).toBeUndefined();
  });

  it('notices: an offer to undo goes by itself when what was deleted is back', () => {
    const { current, show, holds } = createNoticesModel();
    const there = signal(false);
    const shown = show('Golem deleted.', {
      over: () => there.value,
      action: { label: 'Undo', run: nothing },
    });
    show('Copied.');
    expect(holds(shown)).toBe(true);
    there.value = true;
    expect(holds(shown)).toBe(false);
    expect(current.value?.text).toBe('Copied.');
    show('Golem deleted.', { over: () => there.value });
    expect(current.value?.text).toBe('Copied.');
  });

  it('notices: who leaves the place leaves behind what was told there, but an offer, what lasts, and what is new', () => {
    const { show, holds, leave } = createNoticesModel();
    const lasts = show('Storage is full.', { sticky: true });
    const offer = show('Golem deleted.', { action: { label: 'Undo', run: nothing } });
    const told = show('Copied.');
    const told2 = show('Saved.');
    const onTheWay = show('Imported.');
    leave(told2);
    expect([lasts, offer, told, told2, onTheWay].map((id) => holds(id))).toEqual([
      true,
      true,
      false,
      false,
      true,
    ]);
  });
});
