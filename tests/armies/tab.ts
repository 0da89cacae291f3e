import { signal } from '@preact/signals';
import { textLoaders } from '../../src/app/word-files.ts';
import type { OpenArmy } from '../../src/armies/editor.ts';
import { type ArmiesModel, createArmiesModel } from '../../src/armies/model.ts';
import { createLanguageModel } from '../../src/platform/language.ts';
import { createNavigationModel } from '../../src/platform/navigation.ts';
import { createNoticesModel } from '../../src/platform/notices.ts';
import type { Services } from '../../src/platform/services.ts';
import { createSettingsModel, followLanguage } from '../../src/platform/settings.ts';
import { createStorageStatusModel } from '../../src/platform/storage-status.ts';
import { loadDraft, saveDraft } from '../../src/storage/army/draft.ts';
import { holdInMemory } from '../../src/storage/memory.ts';
import { defaultSettings } from '../../src/storage/settings-mirror.ts';
import { openRecordStore } from '../../src/storage/store.ts';
import { openSync } from '../../src/storage/sync.ts';
import { createFakeHistory } from '../support/fake-history.ts';

export interface Tab {
  readonly model: ArmiesModel;
  readonly services: Services;
  readonly saved: { readonly name: string; readonly text: string }[];
  /** How often the browser was asked to keep the data. */
  readonly asked: () => number;
  readonly hash: () => string;
  /** The army on the screen, which must be there. */
  readonly army: () => Extract<OpenArmy, { readonly state: 'ready' }>['army'];
  readonly close: () => void;
}

let noise = 0;

/** One tab of the app on the device of the test, with everything real but the browser's own parts. */
export async function openArmiesTab(
  hash = '#/armies',
  clock: { time: number } = { time: 1000 },
  fresh = true,
): Promise<Tab> {
  const storage = createStorageStatusModel();
  const device = indexedDB;
  const store = holdInMemory(openRecordStore(), storage.follow);
  const sync = openSync();
  const language = createLanguageModel(textLoaders, 'en');
  await language.load(['start', 'kit', 'armies']);
  const history = createFakeHistory(hash);
  const saved: { name: string; text: string }[] = [];
  let asked = 0;
  const services = {
    version: { number: '0.1.0', commit: '' },
    settings: createSettingsModel(defaultSettings(['en']), {
      store,
      sync,
      mirror: undefined,
      fresh,
      calm: Promise.resolve(),
      report: storage.report,
    }),
    language,
    navigation: createNavigationModel(history),
    announcer: { current: signal({ text: '', count: 0 }), announce: () => undefined },
    notices: createNoticesModel(),
    offline: {
      askPersistence: async () => {
        asked += 1;
      },
    },
    store,
    storage,
    sync,
    drafts: {
      load: async (place: string) => {
        const draft = await loadDraft(store, place, (data) => (typeof data === 'string' ? data : undefined));
        return draft.ok ? draft.value : undefined;
      },
      // Steps are kept when all is calm, which may be in the time of the next test: not on its device.
      save(place: string, query: string) {
        if (globalThis.indexedDB === device) void saveDraft(store, place, query, clock.time);
      },
    },
    random: () => 1,
    fill: (target: Uint8Array) => {
      for (let index = 0; index < target.length; index++) {
        noise = (Math.imul(noise, 1_664_525) + 1_013_904_223) >>> 0;
        target[index] = noise >>> 24;
      }
    },
    now: () => clock.time++,
    // The parts of the offline model that armies never touch are left out.
  } as unknown as Services;
  storage.speak(language, services.notices);
  followLanguage(services.settings, language);
  const model = await createArmiesModel(services, async (name, file) => {
    saved.push({ name, text: await file.text() });
  });
  return {
    model,
    services,
    saved,
    asked: () => asked,
    hash: history.hash,
    army() {
      const open = model.editor.current.peek();
      if (open.state !== 'ready') throw new Error(`no army on the screen: ${open.state}`);
      return open.army;
    },
    close: sync.close,
  };
}
