import { describe, expect, it } from 'vitest';
import { openOverlay, passLeftOvers } from '../../../src/kit/controls/overlays.ts';
import { createNavigationModel } from '../../../src/platform/navigation.ts';
import { createFakeHistory, type FakeHistory } from '../../support/fake-history.ts';

describe('kit/controls/overlays: overlays of a place', () => {
  function open() {
    const history = createFakeHistory('#/dice');
    const navigation = createNavigationModel(history);
    navigation.go('fight');
    const closed: string[] = [];
    const overlay = (name: string) => openOverlay(navigation, () => closed.push(name));
    return { history, navigation, closed, overlay };
  }

  it('kit/controls/overlays: Back takes the overlay away and leaves the place', () => {
    const { history, navigation, closed, overlay } = open();
    overlay('pad');
    history.back();
    expect(closed).toEqual(['pad']);
    expect(navigation.location.value.place).toBe('fight');
    history.back();
    expect(navigation.location.value.place).toBe('dice');
  });

  it('kit/controls/overlays: an overlay closed another way leaves no entry behind', () => {
    const { history, navigation, closed, overlay } = open();
    const close = overlay('pad');
    close();
    close();
    expect(closed).toEqual([]);
    history.back();
    expect(navigation.location.value.place).toBe('dice');
  });

  it('kit/controls/overlays: inputs changed under an overlay reach the address of the place, and none is lost', () => {
    const { history, navigation, overlay } = open();
    const close = overlay('sheet');
    navigation.describe('v=1&e=pl');
    history.pass();
    expect(history.hash()).toBe('#/fight');
    close();
    history.pass();
    expect(history.hash()).toBe('#/fight?v=1&e=pl');
    expect(navigation.location.value.query).toBe('v=1&e=pl');
    const again = overlay('sheet');
    navigation.describe('v=1&e=web5');
    history.back();
    again();
    history.pass();
    expect(history.hash()).toBe('#/fight?v=1&e=web5');
    history.back();
    expect(navigation.location.value.place).toBe('dice');
  });

  it('kit/controls/overlays: inputs changed under an overlay do not reach another place that an address leads to', () => {
    const { history, navigation, closed, overlay } = open();
    overlay('sheet');
    navigation.describe('v=1&e=pl');
    history.visit('#/dice');
    history.pass();
    expect(closed).toEqual(['sheet']);
    expect([history.hash(), navigation.location.value.place]).toEqual(['#/dice', 'dice']);
  });

  it('kit/controls/overlays: overlays lie on each other, and Back takes the upper one first', () => {
    const { history, closed, overlay } = open();
    overlay('sheet');
    overlay('pad');
    history.back();
    expect(closed).toEqual(['pad']);
    history.back();
    expect(closed).toEqual(['pad', 'sheet']);
  });

  it('kit/controls/overlays: a rule opened over a sheet closes first, and the sheet stays', () => {
    const { history, navigation, closed, overlay } = open();
    const close = overlay('sheet');
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

  it('kit/controls/overlays: to go elsewhere closes the overlays of the place and keeps its inputs', () => {
    const { history, navigation, closed, overlay } = open();
    overlay('sheet');
    overlay('pad');
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
    /** The page again, with what lay over it gone; its way back may take the browser a while. */
    function reload(history: FakeHistory, slow = false) {
      const backs: (() => void)[] = [];
      const own = slow ? { ...history, back: () => void backs.push(history.back) } : history;
      const navigation = createNavigationModel(own);
      passLeftOvers(navigation);
      const closed: string[] = [];
      const overlay = (name: string) => openOverlay(navigation, () => closed.push(name));
      return { navigation, closed, overlay, arrive: () => backs.shift()?.(), waiting: backs };
    }

    it.each([[['pad']], [['pad', 'dialog']], [['pad', 'dialog', 'key']]])(
      'kit/controls/overlays: the first Back after a reload over %j leads to the place before',
      (names) => {
        const { history, overlay } = open();
        for (const name of names) overlay(name);
        const { navigation } = reload(history);
        expect(navigation.location.value.place).toBe('fight');
        history.back();
        expect(navigation.location.value.place).toBe('dice');
      },
    );

    it('kit/controls/overlays: after a reload over an overlay of the first place, Back does not ask twice to leave', () => {
      const history = createFakeHistory('#/dice');
      openOverlay(createNavigationModel(history), () => undefined);
      const { navigation } = reload(history);
      expect(history.state()).not.toHaveProperty('overlay');
      expect(navigation.location.value.place).toBe('dice');
    });

    it('kit/controls/overlays: after a reload over overlays, one that opens at once closes with the first Back', () => {
      const { history, overlay } = open();
      overlay('pad');
      overlay('dialog');
      const { navigation, closed, overlay: overlayAgain, arrive, waiting } = reload(history, true);
      overlayAgain('new');
      while (waiting.length > 0) arrive();
      history.back();
      expect(closed).toEqual(['new']);
      expect(navigation.location.value.place).toBe('fight');
      history.back();
      expect(navigation.location.value.place).toBe('dice');
    });

    it('kit/controls/overlays: what was put into the address meanwhile is that of the place below', () => {
      const { history, overlay } = open();
      overlay('pad');
      const navigation = createNavigationModel(history);
      navigation.describe('v=1&e=pl');
      history.pass();
      passLeftOvers(navigation);
      expect(history.state()).not.toHaveProperty('overlay');
      expect(navigation.location.value.query).toBe('v=1&e=pl');
      expect(history.hash()).toBe('#/fight?v=1&e=pl');
    });

    it('kit/controls/overlays: where the browser forgot what lay below, one goes on all the same', () => {
      const { history, overlay } = open();
      overlay('pad');
      const { navigation, waiting } = reload(history, true);
      expect(waiting).toHaveLength(1);
      navigation.go('lookup');
      history.pass();
      expect(navigation.location.value.place).toBe('lookup');
      history.back();
      expect(navigation.location.value.place).toBe('fight');
    });

    it('kit/controls/overlays: a rule over an overlay is shown again, and then each Back does something', () => {
      const { history, navigation: before, overlay } = open();
      overlay('pad');
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

  it('kit/controls/overlays: an address from outside opened over an overlay leaves no dead Back behind', () => {
    const { history, navigation, closed, overlay } = open();
    overlay('pad');
    history.visit('#/armies');
    expect(closed).toEqual(['pad']);
    history.back();
    expect(navigation.location.value.place).toBe('fight');
    history.back();
    expect(navigation.location.value.place).toBe('dice');
  });

  it('kit/controls/overlays: overlays that go together leave no entry, whichever goes first', () => {
    const { history, navigation, overlay } = open();
    const pad = overlay('pad');
    const dialog = overlay('dialog');
    pad();
    dialog();
    history.back();
    expect(navigation.location.value.place).toBe('dice');
  });

  it('kit/controls/overlays: one that comes while another goes waits until the way back is done', () => {
    const { history, navigation, closed, overlay } = open();
    const backs: (() => void)[] = [];
    const back = history.back;
    const slow = { ...history, back: () => void backs.push(back) };
    Object.assign(navigation.layer, { history: slow });
    const first = overlay('first');
    first();
    const second = overlay('second');
    expect(history.entries).toHaveLength(3);
    backs.shift()?.();
    second();
    backs.shift()?.();
    expect(backs).toEqual([]);
    overlay('third');
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

  it('kit/controls/overlays: what keeps closes with Back also when the player is back before the other place was drawn', () => {
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

  it('kit/controls/overlays: of two that keep, both close with Back, the upper one first, when the player is back so soon', () => {
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
