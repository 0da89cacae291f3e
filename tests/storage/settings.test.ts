import { beforeEach, describe, expect, it } from 'vitest';
import { loadSettings, saveSettings, settingsKind } from '../../src/storage/settings.ts';
import {
  defaultSettings,
  mirrorKey,
  openMirror,
  readMirror,
  type Settings,
} from '../../src/storage/settings-mirror.ts';
import { readOne, write } from '../../src/storage/store.ts';
import { fixture, freshDevice, given, openTab, refusingDevice } from './device.ts';

beforeEach(freshDevice);

const saved = fixture('settings-1.json') as Settings;

function memoryMirror() {
  const texts = new Map<string, string>();
  return {
    texts,
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
  };
}

describe('storage/settings', () => {
  it.each<[string[], string]>([
    [['hu-HU', 'en'], 'hu'],
    [['PL'], 'pl'],
    [['de', 'fr-CA', 'pl-PL', 'hu'], 'pl'],
    [['en-GB', 'pl'], 'en'],
    [['plt', 'hunde'], 'en'],
    [[], 'en'],
  ])('storage/settings a browser speaking %j starts in %s', (preferred, language) => {
    const settings = defaultSettings(preferred);
    expect(settings.language).toBe(language);
    expect(settingsKind.decode(settings)).toEqual({ state: 'ok', value: settings });
  });

  it('storage/settings are stored and mirrored, and read back by both', async () => {
    const mirror = memoryMirror();
    const store = openTab();
    expect(given(await loadSettings(store))).toBeUndefined();
    expect(readMirror(mirror)).toBeUndefined();
    given(await saveSettings(store, mirror, saved));
    expect(given(await loadSettings(openTab()))).toEqual(saved);
    expect(readMirror(mirror)).toEqual(saved);
  });

  it('USB-MEAS-02 the measure of the table is a setting of the device, inches where nothing is said', async () => {
    const mirror = memoryMirror();
    const chosen: Settings = { ...defaultSettings(['en']), centimetres: true };
    given(await saveSettings(openTab(), mirror, chosen));
    expect(given(await loadSettings(openTab()))?.centimetres).toBe(true);
    expect(readMirror(mirror)?.centimetres).toBe(true);
    expect(defaultSettings(['en']).centimetres).toBeUndefined();
    mirror.setItem(mirrorKey, JSON.stringify({ ...chosen, centimetres: 'yes' }));
    expect(readMirror(mirror)).toBeUndefined();
    expect(settingsKind.decode({ ...chosen, centimetres: 'yes' }).state).not.toBe('ok');
  });

  it('storage/settings whose side acts is a setting of the device, mine where nothing is said', async () => {
    const mirror = memoryMirror();
    const chosen: Settings = { ...defaultSettings(['en']), acting: 'theirs' };
    given(await saveSettings(openTab(), mirror, chosen));
    expect(given(await loadSettings(openTab()))?.acting).toBe('theirs');
    expect(readMirror(mirror)?.acting).toBe('theirs');
    expect(defaultSettings(['en']).acting).toBeUndefined();
    mirror.setItem(mirrorKey, JSON.stringify({ ...chosen, acting: 'his' }));
    expect(readMirror(mirror)).toBeUndefined();
    expect(settingsKind.decode({ ...chosen, acting: 'his' }).state).not.toBe('ok');
  });

  it('storage/settings what a later version added stays', async () => {
    const store = openTab();
    given(await write(store, [['settings', { ...saved, diceColour: 'red' }]]));
    const { lastBackup: _gone, ...without } = saved;
    given(await saveSettings(store, undefined, { ...without, theme: 'light' }));
    expect(given(await readOne(store, 'settings'))).toEqual({
      ...without,
      theme: 'light',
      diceColour: 'red',
    });
  });

  it('storage/settings a damaged record is put aside before it is replaced', async () => {
    const store = openTab();
    given(await write(store, [['settings', { version: 1, language: 'xx' }]]));
    expect(await loadSettings(store)).toMatchObject({ ok: false, issues: [{ code: 'settings-damaged' }] });
    given(await saveSettings(store, undefined, saved));
    expect(given(await loadSettings(store))).toEqual(saved);
    expect(given(await readOne(store, 'damaged:settings'))).toEqual({ version: 1, language: 'xx' });
  });

  it('storage/settings: nothing is put aside where nothing is damaged, and of a damaged record nothing goes on', async () => {
    const store = openTab();
    for (const settings of [saved, { ...saved, theme: 'light' as const }]) {
      given(await saveSettings(store, undefined, settings));
      expect(given(await readOne(store, 'damaged:settings'))).toBeUndefined();
    }
    given(await write(store, [['settings', { version: 1, language: 'xx', diceColour: 'red' }]]));
    given(await saveSettings(store, undefined, saved, { theme: 'light' }));
    expect(given(await readOne(store, 'settings'))).toEqual(saved);
  });

  it('storage/settings: what one tab changes leaves what another has changed meanwhile', async () => {
    const store = openTab();
    given(await saveSettings(store, undefined, { ...saved, theme: 'dark' }));
    const here: Settings = { ...saved, theme: 'light', language: 'pl' };
    expect(given(await saveSettings(store, undefined, here, { language: 'pl' }))).toEqual({
      ...{ ...saved, theme: 'dark', language: 'pl' },
    });
    expect(given(await loadSettings(store))).toMatchObject({ theme: 'dark', language: 'pl' });
  });

  it('storage/settings: at a first start figures move, nobody has been welcomed, and the copy is that of the browser, if it has one', () => {
    expect(defaultSettings(['en'])).toMatchObject({ animation: true, welcomed: false, games: [] });
    const kept = Object.getOwnPropertyDescriptor(globalThis, 'localStorage');
    const given = (get: () => unknown) =>
      Object.defineProperty(globalThis, 'localStorage', { configurable: true, get });
    try {
      const mirror = memoryMirror();
      given(() => mirror);
      expect(openMirror()).toBe(mirror);
      given(() => {
        throw new DOMException('no', 'SecurityError');
      });
      expect(openMirror()).toBeUndefined();
    } finally {
      if (kept) Object.defineProperty(globalThis, 'localStorage', kept);
      else Reflect.deleteProperty(globalThis, 'localStorage');
    }
  });

  it('storage/settings the record of a newer version is left alone', async () => {
    const store = openTab();
    const raw = { version: 2, tongue: 'hu' };
    given(await write(store, [['settings', raw]]));
    expect(await loadSettings(store)).toEqual({
      ok: false,
      issues: [{ code: 'settings-newer', version: 2 }],
    });
    expect(await saveSettings(store, undefined, saved)).toEqual({
      ok: false,
      issues: [{ code: 'settings-newer', version: 2 }],
    });
    expect(given(await readOne(store, 'settings'))).toEqual(raw);
  });

  it.each<[string, string | undefined]>([
    ['nothing', undefined],
    ['no JSON', '{"version":1,'],
    ['something else', '[]'],
    ['nothing in it', 'null'],
    ['a number', '1'],
    ['a newer version', '{"version":2}'],
    ['a wrong language', JSON.stringify({ ...saved, language: 'xx' })],
  ])('storage/settings a mirror with %s is no mirror', (_title, text) => {
    const mirror = memoryMirror();
    if (text !== undefined) mirror.setItem(mirrorKey, text);
    expect(readMirror(mirror)).toBeUndefined();
  });

  it('storage/settings a refused or full mirror does no harm', async () => {
    const broken = {
      getItem: () => {
        throw new DOMException('no', 'SecurityError');
      },
      setItem: () => {
        throw new DOMException('no', 'QuotaExceededError');
      },
    };
    expect(readMirror(broken)).toBeUndefined();
    expect(readMirror(undefined)).toBeUndefined();
    expect((await saveSettings(openTab(), broken, saved)).ok).toBe(true);
  });

  it('storage/settings refused storage is a code; the mirror still holds them', async () => {
    refusingDevice('SecurityError');
    const mirror = memoryMirror();
    expect(await saveSettings(openTab(), mirror, saved)).toMatchObject({
      ok: false,
      issues: [{ code: 'storage-refused' }],
    });
    expect(await loadSettings(openTab())).toMatchObject({ ok: false, issues: [{ code: 'storage-refused' }] });
    expect(readMirror(mirror)).toEqual(saved);
  });
});
