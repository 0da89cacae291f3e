import { describe, expect, it } from 'vitest';
import { decodeForm } from '../../../src/storage/units/profile-form.ts';

const entered = {
  name: '',
  skill: '1d',
  armor: '',
  move: 5,
  size: 1,
  hands: 2,
  weapons: ['hand', { name: '', use: 3, damage: '', kind: 'natural' }],
  cost: 'x',
};

describe('storage/units/profile-form', () => {
  it('storage/units/profile-form what is half entered reads back as it was', () => {
    const form = { id: 'abc', entered, tried: true };
    expect(decodeForm(JSON.stringify(form))).toEqual(form);
    expect(decodeForm(JSON.stringify({ entered, tried: false }))).toEqual({ entered, tried: false });
  });

  it.each([
    ['nothing', ''],
    ['half a text', '{"entered":'],
    ['another shape', '{"entered":{},"tried":true}'],
    ['an id that would break a key', JSON.stringify({ id: 'a:b', entered, tried: true })],
    [
      'a text beyond all bounds',
      JSON.stringify({ entered: { ...entered, name: 'x'.repeat(201) }, tried: true }),
    ],
  ])('storage/units/profile-form %s is no form', (_title, draft) => {
    expect(decodeForm(draft)).toBeUndefined();
  });
});
