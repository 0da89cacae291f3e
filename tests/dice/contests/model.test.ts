import { beforeEach, describe, expect, it, vi } from 'vitest';
import { contestCodec, initialContest } from '../../../src/dice/contests/inputs.ts';
import { createContestsModel } from '../../../src/dice/contests/model.ts';
import { loadDraft } from '../../../src/storage/army/draft.ts';
import type { Settings } from '../../../src/storage/settings-mirror.ts';
import { freshDevice, given, openTab } from '../../storage/device.ts';
import { openDice } from '../device.ts';

beforeEach(freshDevice);

const all: Partial<Settings> = { games: ['brikwars', 'usb', 'mage-knight'], lastGame: 'brikwars' };

async function open(
  faces: readonly number[] = [],
  hash = '#/dice/contests',
  settings: Partial<Settings> = {},
) {
  const device = await openDice(faces, { ...all, ...settings }, hash);
  const { model: dice, services } = device;
  const model = await createContestsModel(services, dice.history);
  const said = () => services.announcer.current.value;
  return { ...device, dice, services, model, said, shown: () => model.shown.value };
}

const draftOf = async (place: string) =>
  given(await loadDraft(openTab(), place, (data) => (typeof data === 'string' ? data : undefined)));

describe('contests: throwing', () => {
  it('BW-GEN-02 one button throws for all, then only for those tied, until somebody stands alone', async () => {
    const { model, shown, said } = await open([5, 2, 5, 3, 4]);
    model.choose('wisg');
    model.setPlayers(3);
    model.rename(0, 'Ania');
    model.throwDice();
    expect(shown()).toMatchObject({ due: [0, 2] });
    expect(said().text).toContain('Tied: Ania and Player 3');
    model.throwDice();
    expect(shown()).toMatchObject({ due: [], outcome: { kind: 'won', winner: 2 } });
    expect(said().text).toContain('Player 3 wins');
  });

  it('dice/contests/model: each round is announced once', async () => {
    const { model, said } = await open([5, 5, 3, 4]);
    const before = said().count;
    model.throwDice();
    expect(said().count).toBe(before + 1);
    model.throwDice();
    expect(said().count).toBe(before + 2);
  });

  it('dice/contests/model: every throw of the app goes to the history with its name, none that was typed', async () => {
    const { model, dice } = await open([5, 2]);
    model.choose('wisg');
    model.rename(1, 'Béla');
    model.throwDice();
    expect(dice.history.rolls.value.map(({ label, total, contest }) => [label, total, contest])).toEqual([
      ['What I Say Goes: Player 1', 5, true],
      ['What I Say Goes: Béla', 2, true],
    ]);
    model.clear();
    model.startTyping();
    model.typeFace(3);
    model.typeFace(4);
    expect(dice.history.rolls.value).toHaveLength(2);
    expect(dice.last.value).toBeUndefined();
  });

  it('dice/contests/model: a finished contest begins again, with what is set up now', async () => {
    const { model, shown } = await open([5, 2, 1, 2, 3]);
    model.throwDice();
    model.setPlayers(3);
    expect(shown()?.play.inputs.dice).toHaveLength(2);
    model.throwDice();
    expect(shown()?.play.inputs.dice).toHaveLength(3);
    expect(shown()).toMatchObject({ outcome: { winner: 2 } });
  });

  it('dice/contests/model: what is changed while a contest goes on waits for the next', async () => {
    const { model, shown } = await open([5, 5, 3, 4]);
    model.throwDice();
    model.setPlayers(4);
    model.setDice(0, '1d10');
    model.throwDice();
    expect(shown()).toMatchObject({ outcome: { winner: 1 } });
    expect(shown()?.play.inputs.dice).toEqual(['1d6', '1d6']);
  });

  it('dice/contests/model: undo takes the last round back, round by round', async () => {
    const { model, shown, said } = await open([5, 5, 3, 4]);
    model.throwDice();
    model.throwDice();
    model.undo();
    expect(shown()).toMatchObject({ due: [0, 1] });
    expect(shown()?.rounds).toHaveLength(1);
    expect(said().text).toBe('Last roll undone.');
    model.undo();
    expect(shown()).toBeUndefined();
    expect(() => model.undo()).not.toThrow();
  });

  it('dice/contests/model: undo takes back one die of a roll that is not whole', async () => {
    const { model, shown } = await open([]);
    model.startTyping();
    model.typeFace(3);
    model.typeFace(6);
    expect(shown()?.typing).toMatchObject({ who: 1, faces: [6], next: { kind: 'bonus' } });
    model.undo();
    expect(shown()?.typing).toMatchObject({ who: 1, faces: [] });
    expect(shown()?.play.rolls).toHaveLength(1);
  });

  it('dice/contests/model: only a throw made just now counts as new', async () => {
    const { model } = await open([5, 2, 3]);
    expect(model.fresh.value).toBe(false);
    model.throwDice();
    expect(model.fresh.value).toBe(true);
    model.choose('dispute');
    expect(model.fresh.value).toBe(false);
    model.throwDice();
    model.settle();
    expect(model.fresh.value).toBe(false);
    model.choose('wisg');
    model.undo();
    expect(model.fresh.value).toBe(false);
  });

  it('dice/contests/model: each kind has a table of its own', async () => {
    const { model, shown } = await open([5, 2, 4]);
    model.choose('wisg');
    model.throwDice();
    model.choose('dispute');
    expect(shown()).toBeUndefined();
    model.throwDice();
    expect(shown()?.outcome).toEqual({ kind: 'dispute', right: 'high' });
    model.clear();
    model.choose('wisg');
    expect(shown()).toMatchObject({ outcome: { kind: 'won', winner: 0 } });
  });
});

describe('contests: dice from the table', () => {
  it('BW-DICE-05 faces are typed player by player, bonus dice as they fall', async () => {
    const { model, shown, said } = await open();
    model.choose('wisg');
    model.startTyping();
    expect(shown()?.typing).toMatchObject({ who: 0, next: { kind: 'first', sides: 6 } });
    const before = said().count;
    model.typeFace(6);
    expect(shown()?.typing).toMatchObject({ who: 0, next: { kind: 'bonus' } });
    model.typeFace(2);
    expect(shown()?.typing).toMatchObject({ who: 1, next: { kind: 'first' }, faces: [] });
    model.typeFace(5);
    expect(shown()?.typing).toBeUndefined();
    expect(shown()).toMatchObject({ outcome: { kind: 'won', winner: 0 } });
    expect(said()).toMatchObject({ count: before + 1, text: 'Player 1 8, Player 2 5. Player 1 wins.' });
  });

  it('BW-GEN-02 after a tie the typing goes on with those who tied', async () => {
    const { model, shown, said } = await open();
    model.setPlayers(3);
    model.startTyping();
    for (const face of [4, 2, 4]) model.typeFace(face);
    expect(shown()?.typing).toMatchObject({ who: 0 });
    expect(said().text).toContain('Tied');
    model.typeFace(1);
    expect(shown()?.typing).toMatchObject({ who: 2 });
    model.typeFace(2);
    expect(shown()).toMatchObject({ outcome: { winner: 2 } });
  });

  it('BW-DICE-06 a bonus die may be left', async () => {
    const { model, shown } = await open();
    model.startTyping();
    model.declineBonus();
    expect(shown()?.typing).toMatchObject({ who: 0, next: { kind: 'first' } });
    model.typeFace(6);
    model.declineBonus();
    expect(shown()?.typing).toMatchObject({ who: 1 });
    expect(shown()?.rounds[0]?.[0]?.roll.total).toBe(6);
  });

  it('dice/contests/model: the last face can be erased, through the throws of others too', async () => {
    const { model, shown } = await open();
    model.startTyping();
    for (const face of [6, 2, 6]) model.typeFace(face);
    expect(shown()?.typing).toMatchObject({ who: 1, faces: [6] });
    model.eraseFace();
    expect(shown()?.typing).toMatchObject({ who: 1, faces: [] });
    model.eraseFace();
    expect(shown()?.typing).toMatchObject({ who: 0, faces: [6], next: { kind: 'bonus' } });
    model.eraseFace();
    model.eraseFace();
    expect(shown()?.typing).toMatchObject({ who: 0, faces: [] });
  });

  it('dice/contests/model: the app may throw what is left', async () => {
    const { model, shown, dice } = await open([3]);
    model.startTyping();
    model.typeFace(5);
    model.stopTyping();
    expect(shown()?.typing).toBeUndefined();
    expect(shown()).toMatchObject({ due: [1] });
    model.throwDice();
    expect(shown()).toMatchObject({ outcome: { winner: 0 } });
    expect(dice.history.rolls.value).toHaveLength(1);
  });

  it('dice/contests/model: faces typed before the pad was put away are there again, until something changes', async () => {
    const { model, shown } = await open();
    model.startTyping();
    model.typeFace(6);
    model.stopTyping();
    model.startTyping();
    expect(shown()?.typing).toMatchObject({ faces: [6] });
    model.stopTyping();
    model.setPlayers(3);
    model.startTyping();
    expect(shown()?.typing).toMatchObject({ faces: [] });
  });

  it('dice/contests/model: giving up before a whole throw leaves nothing behind', async () => {
    const { model, shown } = await open();
    model.startTyping();
    model.typeFace(6);
    model.stopTyping();
    expect(shown()).toBeUndefined();
  });
});

describe('contests: what is kept', () => {
  it('dice/contests/model: rounds, names and half-typed throws survive a reload', async () => {
    const first = await open([5, 5]);
    first.model.throwDice();
    first.model.rename(1, 'Béla');
    first.model.startTyping();
    first.model.typeFace(6);
    await vi.waitFor(async () => {
      const { shown, model } = await open();
      expect(shown()?.rounds).toHaveLength(1);
      expect(shown()?.typing).toMatchObject({ who: 0, faces: [6] });
      expect(model.names.value[1]).toBe('Béla');
    });
  });

  it('dice/contests/model: the contest chosen last is there again', async () => {
    const first = await open();
    first.model.choose('feat');
    await vi.waitFor(async () => expect((await open()).model.kind.value).toBe('feat'));
  });

  it('dice/contests/model: a name has thirty letters at most', async () => {
    const { model } = await open();
    model.rename(7, 'x'.repeat(99));
    expect(model.names.value[7]).toHaveLength(30);
  });
});

describe('contests: the address', () => {
  it.each(['wisg', 'starts', 'first', 'feat'] as const)(
    'dice/contests/model: k=%s chooses the contest and keeps the rest',
    async (kind) => {
      const before = await open();
      before.model.setPlayers(5);
      await vi.waitFor(async () => expect(await draftOf('contests')).toContain('&dice=5&'));
      const { model } = await open([], `#/dice/contests?k=${kind}`);
      expect(model.kind.value).toBe(kind);
      expect(model.inputs.value.value.dice).toHaveLength(5);
      expect(model.inputs.linked.value).toBe(false);
      expect(model.inputs.unreadable.value).toBe(false);
    },
  );

  it('dice/contests/model: going there from a preset chooses too, also a second time', async () => {
    const { model, services } = await open([], '#/dice');
    services.navigation.go('dice/contests?k=feat');
    expect(model.kind.value).toBe('feat');
    services.navigation.go('dice');
    model.choose('wisg');
    services.navigation.go('dice/contests?k=feat');
    expect(model.kind.value).toBe('feat');
  });

  it('dice/contests/model: a whole link is shown without touching the own draft', async () => {
    const codec = contestCodec(initialContest('2005', 'wisg'));
    const link = {
      ...codec.initial,
      kind: 'first',
      active: { skill: '1d10', modifier: 1, use: 5, declines: false },
    } as const;
    const { model } = await open([], `#/dice/contests?${codec.encode(link)}`);
    expect(model.inputs.linked.value).toBe(true);
    expect(model.inputs.value.value).toEqual(link);
    model.inputs.discard();
    expect(model.inputs.value.value).toEqual({ ...codec.initial, kind: 'starts' });
  });

  it('dice/contests/model: a damaged link changes nothing and says so', async () => {
    const { model } = await open([], '#/dice/contests?v=2&kind=wisg&dice=9');
    expect(model.inputs.unreadable.value).toBe(true);
    expect(model.inputs.fault.value).toEqual({ issue: 'value', name: 'dice', text: '9' });
    expect(model.inputs.value.value.dice).toEqual(['1d6', '1d6']);
  });

  it('dice/contests/model: what is set up stands in the address, but only there', async () => {
    const here = await open();
    here.model.choose('feat');
    expect(here.address()).toMatch(/^#\/dice\/contests\?v=2&kind=feat/);
    const elsewhere = await open([], '#/dice');
    elsewhere.model.choose('feat');
    expect(elsewhere.address()).not.toContain('kind=feat');
  });
});

describe('contests: games', () => {
  it('dice/contests/model: a contest of a game not played any more falls back to one that is', async () => {
    const { model } = await open([], '#/dice/contests?k=feat', {
      games: ['mage-knight'],
      lastGame: 'mage-knight',
    });
    expect(model.kinds.value).toEqual(['starts']);
    expect(model.kind.value).toBe('starts');
    expect(model.game.value).toBe('mage-knight');
  });

  it('USB-TURN-01 outside of BrikWars who starts is one d6 each, without bonus dice', async () => {
    const { model, shown } = await open([6, 5], '#/dice/contests?k=starts', { lastGame: 'usb' });
    model.setDice(0, '1d100');
    model.throwDice();
    expect(shown()?.rounds[0]?.map(({ roll }) => roll.total)).toEqual([6, 5]);
    expect(shown()).toMatchObject({ outcome: { kind: 'won', winner: 0 } });
  });

  it('dice/contests/model: a throw makes its game the one last used', async () => {
    const { model, services } = await open([4], '#/dice/contests', { lastGame: 'brikwars' });
    model.choose('dispute');
    model.throwDice();
    expect(services.settings.currentGame.value).toBe('usb');
  });

  it('BWC-05 the edition of the settings sets the bonus dice of the first contest', async () => {
    const { model } = await open([], '#/dice/contests', { edition: 'pl' });
    expect(model.inputs.value.value.bonus).toBe('same');
  });
});
