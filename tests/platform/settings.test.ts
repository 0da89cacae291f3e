import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSettingsModel, type SettingsModel } from '../../src/platform/settings.ts';
import { loadSettings } from '../../src/storage/settings.ts';
import { defaultSettings, type Settings } from '../../src/storage/settings-mirror.ts';
import { openSync, type Sync } from '../../src/storage/sync.ts';
import { freshDevice, given, openTab } from '../storage/device.ts';

beforeEach(freshDevice);

const channels: Sync[] = [];
afterEach(() => {
  for (const sync of channels.splice(0)) sync.close();
});

function openSettings(): SettingsModel {
  const sync = openSync();
  channels.push(sync);
  return createSettingsModel(defaultSettings(['en']), {
    store: openTab(),
    sync,
    mirror: undefined,
    calm: Promise.resolve(),
    report: () => undefined,
  });
}

describe('platform/settings', () => {
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
