import { effect } from '@preact/signals';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { textLoaders } from '../../src/app/word-files.ts';
import { createLanguageModel } from '../../src/platform/language.ts';
import {
  createSettingsModel,
  followLanguage,
  playedGames,
  type SettingsModel,
} from '../../src/platform/settings.ts';
import { games } from '../../src/rules/ids.ts';
import { loadSettings, saveSettings } from '../../src/storage/settings.ts';
import { defaultSettings, readMirror, type Settings } from '../../src/storage/settings-mirror.ts';
import { write } from '../../src/storage/store.ts';
import { openSync, type Sync } from '../../src/storage/sync.ts';
import { freshDevice, given, openTab } from '../storage/device.ts';

beforeEach(freshDevice);

const channels: Sync[] = [];
afterEach(() => {
  for (const sync of channels.splice(0)) sync.close();
});

function openSettings(
  needs: Partial<Parameters<typeof createSettingsModel>[1]> = {},
  first = defaultSettings(['en']),
): SettingsModel {
  const sync = openSync();
  channels.push(sync);
  return createSettingsModel(first, {
    store: openTab(),
    sync,
    mirror: undefined,
    calm: Promise.resolve(),
    report: () => undefined,
    ...needs,
  });
}

/** What is stored on the device. */
const kept = async () => given(await loadSettings(openTab()));

describe('platform/settings', () => {
  it('platform/settings: the games played stand in their order, all where none is chosen; the last one is offered if it is played', () => {
    const first = defaultSettings(['en']);
    expect(playedGames(first)).toEqual(games);
    expect(playedGames({ ...first, games: ['mage-knight', 'brikwars'] })).toEqual([
      ...games.filter((game) => game !== 'usb'),
    ]);
    const { value, games: played, currentGame, fresh } = openSettings({}, { ...first, lastGame: 'usb' });
    expect([value.peek().lastGame, played.value, currentGame.value, fresh]).toEqual([
      'usb',
      games,
      'usb',
      false,
    ]);
    const castles = openSettings({ fresh: true }, { ...first, games: ['mage-knight'], lastGame: 'usb' });
    expect([castles.currentGame.value, castles.fresh]).toEqual(['mage-knight', true]);
  });

  it('platform/settings: a game that is used is stored, and not again where it is the last one already', async () => {
    const changes: unknown[] = [];
    const sync = openSync();
    channels.push(sync);
    sync.listen((change) => changes.push(change));
    const { useGame, value } = openSettings();
    useGame('brikwars');
    useGame('usb');
    expect(value.peek().lastGame).toBe('usb');
    useGame('usb');
    await vi.waitFor(() => expect(changes).not.toEqual([]));
    expect((await kept())?.lastGame).toBe('usb');
    await new Promise(setImmediate);
    expect(changes).toEqual([{ kind: 'settings' }]);
  });

  it('platform/settings: the copy for the first paint is there at once, and follows what is stored', async () => {
    const texts = new Map<string, string>();
    const mirror = {
      getItem: (key: string) => texts.get(key) ?? null,
      setItem: (key: string, text: string) => void texts.set(key, text),
    };
    const first = defaultSettings(['pl']);
    given(await saveSettings(openTab(), undefined, { ...first, theme: 'dark' }));
    const { value } = openSettings({ mirror }, first);
    expect(readMirror(mirror)).toEqual(first);
    await vi.waitFor(() => expect(value.peek().theme).toBe('dark'));
    expect(readMirror(mirror)).toEqual({ ...first, theme: 'dark' });
  });

  it('platform/settings: of two changes at once neither is taken back while the other is stored, and each is shown once', async () => {
    const settings = openSettings();
    const shown: string[] = [];
    const stop = effect(() => {
      const { theme, haptics } = settings.value.value;
      shown.push(`${theme} ${haptics}`);
    });
    settings.change({ theme: 'dark' });
    settings.change({ haptics: false });
    await vi.waitFor(async () => expect(await kept()).toMatchObject({ theme: 'dark', haptics: false }));
    for (let wait = 0; wait < 5; wait++) await new Promise(setImmediate);
    stop();
    expect(shown).toEqual(['system undefined', 'dark undefined', 'dark false']);
  });

  it('platform/settings: what was changed here gives way to what another tab changes later', async () => {
    const [here, there] = [openSettings(), openSettings()];
    here.change({ theme: 'dark' });
    await vi.waitFor(() => expect(there.value.peek().theme).toBe('dark'));
    there.change({ theme: 'light' });
    await vi.waitFor(() => expect(here.value.peek().theme).toBe('light'));
  });

  it('platform/settings: only word of settings lets them be read again', async () => {
    const sync = openSync();
    channels.push(sync);
    const settings = openSettings({ sync });
    settings.change({ theme: 'light' });
    await vi.waitFor(async () => expect((await kept())?.theme).toBe('light'));
    given(await saveSettings(openTab(), undefined, { ...defaultSettings(['en']), theme: 'dark' }));
    sync.notifyAll({ kind: 'rolls' });
    for (let wait = 0; wait < 20; wait++) await new Promise(setImmediate);
    expect(settings.value.peek().theme).toBe('light');
    sync.notifyAll({ kind: 'settings' });
    await vi.waitFor(() => expect(settings.value.peek().theme).toBe('dark'));
  });

  it('platform/settings: what cannot be read or stored is reported, and what was chosen stays for now', async () => {
    given(await write(openTab(), [['settings', { version: 2 }]]));
    const issues: unknown[] = [];
    const settings = openSettings({ report: (issue) => issues.push(issue) });
    await vi.waitFor(() => expect(issues).toEqual([{ code: 'settings-newer', version: 2 }]));
    settings.change({ theme: 'dark' });
    await vi.waitFor(() => expect(issues).toHaveLength(2));
    expect(issues[1]).toEqual({ code: 'settings-newer', version: 2 });
    expect(settings.value.peek().theme).toBe('dark');
  });

  it('platform/settings: the language is loaded when it is chosen, and only then', async () => {
    const language = createLanguageModel(textLoaders, 'en');
    const settings = openSettings();
    const change = vi.spyOn(language, 'change');
    followLanguage(settings, language);
    expect(change).not.toHaveBeenCalled();
    settings.change({ language: 'hu' });
    await vi.waitFor(() => expect(language.language.value).toBe('hu'));
    settings.change({ theme: 'dark' });
    expect(change.mock.calls).toEqual([['hu']]);
  });

  it('platform/settings three tabs change three settings at once, twenty times: none is undone', async () => {
    const tabs = [openSettings(), openSettings(), openSettings()];
    const last: { -readonly [Key in keyof Settings]?: Settings[Key] } = {};
    for (let round = 0; round < 20; round++) {
      last.theme = (['light', 'dark', 'system'] as const)[round % 3] ?? 'light';
      last.haptics = round % 2 === 0;
      last.edition = (['2005', 'web5', 'pl'] as const)[(round * 2) % 3] ?? '2005';
      tabs[round % 3]?.change({ theme: last.theme });
      tabs[(round + 1) % 3]?.change({ haptics: last.haptics });
      tabs[(round + 2) % 3]?.change({ edition: last.edition });
      for (let wait = round % 4; wait > 0; wait--) await new Promise(setImmediate);
      await vi.waitFor(async () => {
        expect(given(await loadSettings(openTab()))).toMatchObject(last);
        for (const { value } of tabs) expect(value.peek()).toMatchObject(last);
      });
    }
  });
});
