import { signal } from '@preact/signals';
import { describe, expect, it } from 'vitest';
import { createNoticesModel } from '../../src/platform/notices.ts';

const nothing = () => undefined;

describe('notices', () => {
  it('notices: first in, first out, each for its time; what waits for an answer comes last', () => {
    const { current, newest, show, dismiss } = createNoticesModel();
    const lasts = show('Storage is full.', { sticky: true });
    expect(current.value?.id).toBe(lasts);
    const first = show('Golem deleted.', { action: { label: 'Undo', run: nothing } });
    const second = show('Troll deleted.', { action: { label: 'Undo', run: nothing } });
    // A slow player undoes what he reads: nothing takes the place of what is in sight.
    expect([current.value?.id, newest.value]).toEqual([first, second]);
    const third = show('Copied.');
    for (const next of [first, second, third, lasts]) {
      expect(current.value?.id).toBe(next);
      dismiss(next);
    }
    expect([current.value, newest.value]).toEqual([undefined, 0]);
  });

  it('notices: one that others wait for makes way sooner, the last has all its time', () => {
    const { current, show, dismiss } = createNoticesModel();
    const offer = show('Golem deleted.', { action: { label: 'Undo', run: nothing } });
    expect(current.value?.left).toBe(10_000);
    const text = show('Copied.');
    const inSight = current.value;
    expect(inSight).toMatchObject({ id: offer, left: 3000 });
    const last = show('Saved.');
    // Its time does not start again.
    expect(current.value).toBe(inSight);
    dismiss(offer);
    expect(current.value).toMatchObject({ id: text, left: 3000 });
    dismiss(text);
    expect(current.value).toMatchObject({ id: last, left: 10_000 });
  });

  it('notices: the same words twice are one notice, and a notice said again replaces the old one', () => {
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
    expect(current.value?.id).toBe(shown);
    expect(holds(shown)).toBe(true);
    there.value = true;
    expect(holds(shown)).toBe(false);
    expect(current.value?.text).toBe('Copied.');
    show('Golem deleted.', { over: () => there.value });
    expect(current.value?.text).toBe('Copied.');
  });

  it('notices: who leaves the place leaves behind what was shown there, offers too, but what lasts and what is new', () => {
    const { show, holds, leave } = createNoticesModel();
    const lasts = show('Storage is full.', { sticky: true });
    const offer = show('Golem deleted.', { action: { label: 'Undo', run: nothing } });
    const text = show('Copied.');
    const shown2 = show('Saved.');
    const onTheWay = show('Imported.');
    leave(shown2);
    expect([lasts, offer, text, shown2, onTheWay].map((id) => holds(id))).toEqual([
      true,
      false,
      false,
      false,
      true,
    ]);
  });
});
