import { describe, expect, it } from 'vitest';
import { openOverlay, passLeftOvers } from '../../../src/kit/controls/overlays.ts';
import { createNavigationModel } from '../../../src/platform/navigation.ts';
import { createFakeHistory, type FakeHistory } from '../../support/fake-history.ts';

describe('kit/controls/overlays: what covers a place', () => {
  function open() {
    const history = createFakeHistory('#/dice');
    const navigation = createNavigationModel(history);
    navigation.go('fight');
    const closed: string[] = [];
    const cover = (name: string) => openOverlay(navigation, () => closed.push(name));
    return { history, navigation, closed, cover };
  }

  it('kit/controls/overlays: Back takes the cover away and leaves the place', () => {
    const { history, navigation, closed, cover } = open();
    cover('pad');
    history.back();
    expect(closed).toEqual(['pad']);
    expect(navigation.location.value.place).toBe('fight');
    history.back();
    expect(navigation.location.value.place).toBe('dice');
  });

  it('kit/controls/overlays: a cover closed another way leaves no entry behind', () => {
    const { history, navigation, closed, cover } = open();
    const close = cover('pad');
    close();
    close();
    expect(closed).toEqual([]);
    history.back();
    expect(navigation.location.value.place).toBe('dice');
  });

  it('kit/controls/overlays: inputs changed under a cover reach the address of the place, and none is lost', () => {
    const { history, navigation, cover } = open();
    const close = cover('sheet');
    navigation.describe('v=1&e=pl');
    history.pass();
    expect(history.hash()).toBe('#/fight');
    close();
    history.pass();
    expect(history.hash()).toBe('#/fight?v=1&e=pl');
    expect(navigation.location.value.query).toBe('v=1&e=pl');
    const again = cover('sheet');
    navigation.describe('v=1&e=web5');
    history.back();
    again();
    history.pass();
    expect(history.hash()).toBe('#/fight?v=1&e=web5');
    history.back();
    expect(navigation.location.value.place).toBe('dice');
  });

  it('kit/controls/overlays: inputs changed under a cover are not told of another place that an address leads to', () => {
    const { history, navigation, closed, cover } = open();
    cover('sheet');
    navigation.describe('v=1&e=pl');
    history.visit('#/dice');
    history.pass();
    expect(closed).toEqual(['sheet']);
    expect([history.hash(), navigation.location.value.place]).toEqual(['#/dice', 'dice']);
  });

  it('kit/controls/overlays: covers lie on each other, and Back takes the upper one first', () => {
    const { history, closed, cover } = open();
    cover('sheet');
    cover('pad');
    history.back();
    expect(closed).toEqual(['pad']);
    history.back();
    expect(closed).toEqual(['pad', 'sheet']);
  });

  it('kit/controls/overlays: a rule opened over a sheet closes first, and the sheet stays', () => {
    const { history, navigation, closed, cover } = open();
    const close = cover('sheet');
    navigation.describe('v=1&e=pl');
    navigation.openRule('BW-CC-16');
    navigation.closeRule();
    expect(navigation.rule.value).toBeUndefined();
    expect(closed).toEqual([]);
    close();
    history.pass();
    expect(history.hash()).toBe('#/fight?v=1&e=pl');
    history.back();
    expect(navigation.location.value.place).toBe('dice');
  });

  it('kit/controls/overlays: to go elsewhere closes what covers the place and keeps its inputs', () => {
    const { history, navigation, closed, cover } = open();
    cover('sheet');
    cover('pad');
    navigation.describe('v=1&e=pl');
    navigation.go('fight/quik');
    expect(closed).toEqual(['pad', 'sheet']);
    expect(navigation.location.value.rest).toBe('quik');
    history.back();
    expect(navigation.location.value).toMatchObject({ rest: '', query: 'v=1&e=pl' });
    history.back();
    expect(navigation.location.value.place).toBe('dice');
  });

  describe('after a reload', () => {
    /** The page anew, with what lay over it gone; its way back may take the browser a while. */
    function reload(history: FakeHistory, slow = false) {
      const backs: (() => void)[] = [];
      const own = slow ? { ...history, back: () => void backs.push(history.back) } : history;
      const navigation = createNavigationModel(own);
      passLeftOvers(navigation);
      const closed: string[] = [];
      const cover = (name: string) => openOverlay(navigation, () => closed.push(name));
      return { navigation, closed, cover, arrive: () => backs.shift()?.(), waiting: backs };
    }

    it.each([[['pad']], [['pad', 'dialog']], [['pad', 'dialog', 'key']]])(
      'kit/controls/overlays: the first Back after a reload over %j leads to the place before',
      (names) => {
        const { history, cover } = open();
        for (const name of names) cover(name);
        const { navigation } = reload(history);
        expect(navigation.location.value.place).toBe('fight');
        history.back();
        expect(navigation.location.value.place).toBe('dice');
      },
    );

    it('kit/controls/overlays: after a reload over a cover of the first place, Back does not ask twice to leave', () => {
      const history = createFakeHistory('#/dice');
      openOverlay(createNavigationModel(history), () => undefined);
      const { navigation } = reload(history);
      expect(history.state()).not.toHaveProperty('cover');
      expect(navigation.location.value.place).toBe('dice');
    });

    it('kit/controls/overlays: after a reload over covers, one that opens at once closes with the first Back', () => {
      const { history, cover } = open();
      cover('pad');
      cover('dialog');
      const { navigation, closed, cover: coverAnew, arrive, waiting } = reload(history, true);
      coverAnew('new');
      while (waiting.length > 0) arrive();
      history.back();
      expect(closed).toEqual(['new']);
      expect(navigation.location.value.place).toBe('fight');
      history.back();
      expect(navigation.location.value.place).toBe('dice');
    });

    it('kit/controls/overlays: what was put into the address meanwhile is that of the place below', () => {
      const { history, cover } = open();
      cover('pad');
      const navigation = createNavigationModel(history);
      navigation.describe('v=1&e=pl');
      history.pass();
      passLeftOvers(navigation);
      expect(history.state()).not.toHaveProperty('cover');
      expect(navigation.location.value.query).toBe('v=1&e=pl');
      expect(history.hash()).toBe('#/fight?v=1&e=pl');
    });

    it('kit/controls/overlays: where the browser forgot what lay below, one goes on all the same', () => {
      const { history, cover } = open();
      cover('pad');
      const { navigation, waiting } = reload(history, true);
      expect(waiting).toHaveLength(1);
      navigation.go('lookup');
      history.pass();
      expect(navigation.location.value.place).toBe('lookup');
      history.back();
      expect(navigation.location.value.place).toBe('fight');
    });

    it('kit/controls/overlays: a rule over a cover is shown again, and then each Back does something', () => {
      const { history, navigation: before, cover } = open();
      cover('pad');
      before.openRule('BW-CC-16');
      const { navigation } = reload(history);
      expect(navigation.rule.value).toBe('BW-CC-16');
      history.back();
      expect(navigation.rule.value).toBeUndefined();
      expect(navigation.location.value.place).toBe('fight');
      history.back();
      expect(navigation.location.value.place).toBe('dice');
    });
  });

  it('kit/controls/overlays: an address from outside opened over a cover leaves no dead Back behind', () => {
    const { history, navigation, closed, cover } = open();
    cover('pad');
    history.visit('#/armies');
    expect(closed).toEqual(['pad']);
    history.back();
    expect(navigation.location.value.place).toBe('fight');
    history.back();
    expect(navigation.location.value.place).toBe('dice');
  });

  it('kit/controls/overlays: covers that go together leave no entry, whichever goes first', () => {
    const { history, navigation, cover } = open();
    const pad = cover('pad');
    const dialog = cover('dialog');
    pad();
    dialog();
    history.back();
    expect(navigation.location.value.place).toBe('dice');
  });

  it('kit/controls/overlays: one that comes while another goes waits until the way back is done', () => {
    const { history, navigation, closed, cover } = open();
    const backs: (() => void)[] = [];
    const back = history.back;
    const slow = { ...history, back: () => void backs.push(back) };
    Object.assign(navigation.layer, { history: slow });
    const first = cover('first');
    first();
    const second = cover('second');
    expect(history.entries).toHaveLength(3);
    backs.shift()?.();
    second();
    backs.shift()?.();
    expect(backs).toEqual([]);
    cover('third');
    history.back();
    expect(closed).toEqual(['third']);
    history.back();
    expect(navigation.location.value.place).toBe('dice');
  });

  it('kit/controls/overlays: what keeps stays as it is when another place is gone to, and closes with Back', () => {
    const { history, navigation } = open();
    const closed: string[] = [];
    const leave = openOverlay(navigation, () => closed.push('pad'), true);
    navigation.go('castle');
    leave();
    expect(closed).toEqual([]);
    history.back();
    expect(navigation.location.value.place).toBe('fight');
    const leaveAgain = openOverlay(navigation, () => closed.push('pad'), true);
    history.visit('#/rules');
    leaveAgain();
    expect(closed).toEqual([]);
    history.back();
    history.back();
    openOverlay(navigation, () => closed.push('pad'), true);
    history.back();
    expect(closed).toEqual(['pad']);
  });

  it('kit/controls/overlays: what keeps closes with Back also for whoever is back before the other place was drawn', () => {
    const { history, navigation } = open();
    const closed: string[] = [];
    const leave = openOverlay(navigation, () => closed.push('pad'), true);
    navigation.go('castle');
    history.back();
    expect([navigation.location.value.place, closed]).toEqual(['fight', []]);
    history.back();
    expect([navigation.location.value.place, closed]).toEqual(['fight', ['pad']]);
    leave();
    history.back();
    expect(navigation.location.value.place).toBe('dice');
  });

  it('kit/controls/overlays: of two that keep, both close with Back, the upper one first, for whoever is back so soon', () => {
    const { history, navigation } = open();
    const closed: string[] = [];
    openOverlay(navigation, () => closed.push('dice'), true);
    const leavePad = openOverlay(navigation, () => closed.push('pad'), true);
    navigation.go('castle');
    history.back();
    leavePad();
    history.pass();
    expect([navigation.location.value.place, closed]).toEqual(['fight', []]);
    history.back();
    expect([navigation.location.value.place, closed]).toEqual(['fight', ['dice']]);
  });
});
