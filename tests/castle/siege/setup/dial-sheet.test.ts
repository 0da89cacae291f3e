import { describe, expect, it } from 'vitest';
import { loadTypedDial, saveTypedDial } from '../../../../src/castle/siege/setup/dial-sheet.tsx';
import { plainClick } from '../../../rules/mage-knight/siege/siege-game.ts';
import { fakeServices } from '../../../support/fake-services.ts';

const profile = { range: 8, clicks: [plainClick, { ...plainClick, yellow: true }] };

describe('castle/siege/setup/dial-sheet', () => {
  it('castle/siege/setup/dial-sheet a dial half typed is there again, for its kind of section only', async () => {
    const { drafts } = fakeServices('#/castle/siege');
    expect(await loadTypedDial(drafts, 'keep')).toBeUndefined();
    saveTypedDial(drafts, 'keep', profile);
    expect(await loadTypedDial(drafts, 'keep')).toEqual(profile);
    expect(await loadTypedDial(drafts, 'wall')).toBeUndefined();
    saveTypedDial(drafts, 'keep', undefined);
    expect(await loadTypedDial(drafts, 'keep')).toBeUndefined();
  });

  it('castle/siege/setup/dial-sheet what cannot be read is none', async () => {
    const { drafts, stored } = fakeServices('#/castle/siege');
    stored.set('castle-siege-dial', '{"players":7}');
    expect(await loadTypedDial(drafts, 'keep')).toBeUndefined();
  });
});
