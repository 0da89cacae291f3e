import { describe, expect, it } from 'vitest';
import { createNavigationModel, parseHash } from '../../src/platform/navigation.ts';
import { createFakeHistory } from '../support/fake-history.ts';

describe('navigation: parseHash', () => {
  it.each([
    ['', { place: '', rest: '', query: '' }],
    ['#/dice', { place: 'dice', rest: '', query: '' }],
    ['#/rules/BW-CC-16', { place: 'rules', rest: 'BW-CC-16', query: '' }],
    ['#/fight?v=1&e=2005', { place: 'fight', rest: '', query: 'v=1&e=2005' }],
    ['#/rules/a%20b?q=x?y', { place: 'rules', rest: 'a b', query: 'q=x?y' }],
    ['#/rules/%E0%A4%A', { place: 'rules', rest: '', query: '' }],
    // Written by numbers as a whole, once, and what had numbers before keeps them.
    ['#%2Ffight%2Fmany%3Fv%3D2%26a%3Db%252C1', { place: 'fight', rest: 'many', query: 'v=2&a=b%2C1' }],
    ['#%2Fdice', { place: 'dice', rest: '', query: '' }],
    ['#%E0%A4%A', { place: '', rest: '', query: '' }],
    [`#/fight?${'x'.repeat(2001)}`, { place: 'fight', rest: '', query: '' }],
  ])('navigation: %s', (hash, expected) => {
    expect(parseHash(hash)).toEqual(expected);
  });
});

describe('navigation: model', () => {
  it('navigation: a tap makes an entry of the app, Back returns to the one before', () => {
    const history = createFakeHistory('#/dice');
    const navigation = createNavigationModel(history);
    expect(navigation.location.value).toMatchObject({ place: 'dice', linked: true });
    navigation.go('fight');
    expect(navigation.location.value).toMatchObject({ place: 'fight', linked: false });
    navigation.back();
    expect(navigation.location.value.place).toBe('dice');
  });

  it('navigation: an opened link is told apart from an own address', () => {
    const history = createFakeHistory('#/dice');
    const navigation = createNavigationModel(history);
    history.visit('#/fight?v=1');
    expect(navigation.location.value).toEqual({ place: 'fight', rest: '', query: 'v=1', linked: true });
  });

  it('navigation: the address of a part of a part keeps its slashes', () => {
    const history = createFakeHistory('#/fight/usb/shoot');
    const navigation = createNavigationModel(history);
    navigation.describe('v=1');
    history.pass();
    expect(history.hash()).toBe('#/fight/usb/shoot?v=1');
    expect(navigation.location.value).toMatchObject({ place: 'fight', rest: 'usb/shoot', query: 'v=1' });
  });

  it('navigation: while the page is being reloaded its address stands still; what waits is shown if it is not', () => {
    const history = createFakeHistory('#/fight/brikwars');
    const navigation = createNavigationModel(history);
    navigation.describe('v=1');
    history.leave();
    history.pass();
    expect(history.hash()).toBe('#/fight/brikwars');
    navigation.go('dice');
    expect(history.entries.map(({ hash }) => hash)).toEqual(['#/fight/brikwars?v=1', '#/dice']);
  });

  it('navigation: many changes of the inputs make one replacement and no entry', () => {
    const history = createFakeHistory('#/dice');
    const navigation = createNavigationModel(history);
    navigation.go('fight');
    const before = history.replaced();
    for (let turn = 0; turn < 150; turn += 1) navigation.describe(`v=1&n=${turn}`);
    history.pass();
    expect(history.replaced() - before).toBe(1);
    expect(history.hash()).toBe('#/fight?v=1&n=149');
    expect(history.entries).toHaveLength(2);
    expect(navigation.location.value).toMatchObject({ query: 'v=1&n=149', linked: false });
  });

  it('navigation: leaving a place writes its inputs to the address first, so Back finds them', () => {
    const history = createFakeHistory('#/dice');
    const navigation = createNavigationModel(history);
    navigation.go('fight');
    navigation.describe('v=1&n=7');
    navigation.go('rules');
    navigation.back();
    expect(navigation.location.value).toMatchObject({ place: 'fight', query: 'v=1&n=7' });
  });

  it('navigation: a rule opens over the place and Back closes it', () => {
    const history = createFakeHistory('#/fight?v=1');
    const navigation = createNavigationModel(history);
    navigation.openRule('BW-CC-16');
    expect(navigation.rule.value).toBe('BW-CC-16');
    expect(navigation.location.value.place).toBe('fight');
    navigation.closeRule();
    expect(navigation.rule.value).toBeUndefined();
    expect(history.hash()).toBe('#/fight?v=1');
  });

  it('navigation: too long a description stays out of the address', () => {
    const history = createFakeHistory('#/fight');
    const navigation = createNavigationModel(history);
    navigation.describe('x'.repeat(2001));
    history.pass();
    expect(history.hash()).toBe('#/fight');
  });
});
