import { expect, it } from 'vitest';
import { createAnnouncerModel } from '../../src/platform/services.ts';

it('platform/services announcer: the same words again are a change of the one region that says them', () => {
  const { current, announce } = createAnnouncerModel();
  const shown = [1, 2, 3].map(() => {
    announce('Nothing found.');
    return current.value.text;
  });
  expect(shown.map((text) => text.trim())).toEqual(Array(3).fill('Nothing found.'));
  expect(shown[1]).not.toBe(shown[0]);
  expect(shown[2]).not.toBe(shown[1]);
  announce('1 rule found.');
  expect(current.value).toEqual({ text: '1 rule found.', count: 4 });
});
