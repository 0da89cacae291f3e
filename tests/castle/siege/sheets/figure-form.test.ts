import { describe, expect, it } from 'vitest';
import { loadTypedFigure, saveTypedFigure } from '../../../../src/castle/siege/sheets/figure-form.tsx';
import { fakeServices } from '../../../support/fake-services.ts';

describe('castle/siege/sheets/figure-form', () => {
  it('castle/siege/sheets/figure-form a figure half typed is there again until it is put somewhere', async () => {
    const { drafts } = fakeServices('#/castle/siege');
    expect(await loadTypedFigure(drafts)).toBeUndefined();
    const figure = { name: 'Íjász', owner: 1, kind: 'warrior', clicks: 5, points: 22 } as const;
    saveTypedFigure(drafts, figure);
    expect(await loadTypedFigure(drafts)).toEqual(figure);
    saveTypedFigure(drafts, { name: '', owner: 0, kind: 'titan' });
    expect(await loadTypedFigure(drafts)).toEqual({ name: '', owner: 0, kind: 'titan' });
    saveTypedFigure(drafts, undefined);
    expect(await loadTypedFigure(drafts)).toBeUndefined();
  });

  it.each([
    '{',
    '7',
    '{"name":"A"}',
    '{"name":"A","owner":9,"kind":"warrior"}',
    '{"name":"A","owner":0,"kind":"dragon"}',
    '{"name":"A","owner":0,"kind":"warrior","clicks":0}',
    `{"name":"${'A'.repeat(41)}","owner":0,"kind":"warrior"}`,
  ])('castle/siege/sheets/figure-form what is not understood is none: %s', async (text) => {
    const { drafts, stored } = fakeServices('#/castle/siege');
    stored.set('castle-siege-figure', text);
    expect(await loadTypedFigure(drafts)).toBeUndefined();
  });
});
