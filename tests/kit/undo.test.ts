import { signal } from '@preact/signals';
import { beforeEach, expect, it } from 'vitest';
import { offerUndo } from '../../src/kit/undo.ts';
import { openDice } from '../dice/device.ts';
import { freshDevice } from '../storage/device.ts';

beforeEach(freshDevice);

it('kit/undo: what was done is shown with the way back, until there is nothing to take back', async () => {
  const { services } = await openDice();
  const there = signal(false);
  const undo = () => {
    there.value = true;
  };
  const id = offerUndo(services, 'Taken away.', undo, { over: () => there.value });

  const { undo: label } = services.language.texts('shell');
  const notice = services.notices.current.value;
  expect(notice).toMatchObject({ id, text: 'Taken away.', action: { label } });
  notice?.action?.run();
  expect(there.value).toBe(true);
  expect(services.notices.holds(id)).toBe(false);
});
