import { describe, expect, it } from 'vitest';
import { redirect } from '../../src/kit/mode.ts';
import { createNavigationModel } from '../../src/platform/navigation.ts';
import { createFakeHistory } from '../support/fake-history.ts';

describe('kit/mode', () => {
  it('kit/mode: an entry that is named otherwise is not passed again on the way back', () => {
    const history = createFakeHistory('#/dice');
    const navigation = createNavigationModel(history);
    navigation.go('fight');
    redirect(navigation, 'fight/many');
    expect(navigation.location.value).toMatchObject({ place: 'fight', rest: 'many', linked: false });
    navigation.back();
    expect(navigation.location.value.place).toBe('dice');
  });
});
