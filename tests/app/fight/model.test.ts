import { describe, expect, it } from 'vitest';
import { openFightPlace } from '../../brikwars/duel/device.ts';

describe('app/fight/model: games and address', () => {
  it('app/fight/model: the game last used comes first, and games not played are gone', async () => {
    const usb = await openFightPlace({ settings: { lastGame: 'usb' } });
    expect(usb.model.game.value).toBe('usb');
    const only = await openFightPlace({
      settings: { games: ['brikwars', 'mage-knight'], lastGame: 'mage-knight' },
    });
    expect(only.model.games.value).toEqual(['brikwars']);
    expect(only.model.game.value).toBe('brikwars');
    const none = await openFightPlace({ settings: { games: ['mage-knight'] } });
    expect(none.model.game.value).toBeUndefined();
  });

  it('app/fight/model: the game is part of the address', async () => {
    const { model, history, used } = await openFightPlace({ settings: { lastGame: 'usb' } });
    model.chooseGame('usb');
    expect(history.hash()).toBe('#/fight/usb');
    expect(model.game.value).toBe('usb');
    expect(used.at(-1)).toBe('usb');
    model.chooseGame('brikwars');
    expect(model.game.value).toBe('brikwars');
  });

  it.each(['many', 'charge', 'quik', 'saved'])('app/fight/model: %s belongs to BrikWars', async (rest) => {
    const { model } = await openFightPlace({ hash: `#/fight/${rest}`, settings: { lastGame: 'usb' } });
    expect(model.game.value).toBe('brikwars');
  });

  it('app/fight/model: USB keeps its own page, whatever mode of BrikWars came last', async () => {
    const { model, history } = await openFightPlace({ stored: new Map([['fight-mode', 'many']]) });
    await model.brikwars();
    expect(history.hash()).toBe('#/fight/many');
    model.chooseGame('usb');
    expect(history.hash()).toBe('#/fight/usb');
    await model.usb();
    expect(history.hash()).toBe('#/fight/usb/shoot');
    expect(model.game.value).toBe('usb');
  });

  it.each(['usb', 'usb/charge', 'usb/saved', 'usb/siege'])(
    'app/fight/model: %s belongs to USB',
    async (rest) => {
      const { model } = await openFightPlace({
        hash: `#/fight/${rest}`,
        settings: { lastGame: 'brikwars' },
      });
      expect(model.game.value).toBe('usb');
    },
  );

  it('app/fight/model: each game is built once', async () => {
    const { model } = await openFightPlace();
    expect(await model.usb()).toBe(await model.usb());
    expect(await model.brikwars()).toBe(await model.brikwars());
  });
});
