import { textLoaders } from '../../src/app/word-files.ts';
import { createDiceModel } from '../../src/dice/model.ts';
import { countDraws } from '../../src/platform/draw-tally.ts';
import { createLanguageModel } from '../../src/platform/language.ts';
import { createNavigationModel } from '../../src/platform/navigation.ts';
import { createNoticesModel } from '../../src/platform/notices.ts';
import { createOfflineModel } from '../../src/platform/offline.ts';
import { createAnnouncerModel, type Services } from '../../src/platform/services.ts';
import { createSettingsModel } from '../../src/platform/settings.ts';
import { createStorageStatusModel } from '../../src/platform/storage-status.ts';
import { loadDraft, saveDraft } from '../../src/storage/army/draft.ts';
import { holdInMemory } from '../../src/storage/memory.ts';
import { defaultSettings, type Settings } from '../../src/storage/settings-mirror.ts';
import { openSync } from '../../src/storage/sync.ts';
import { openTab } from '../storage/device.ts';

/** Dice that fall as given; asking for one more than that is an error of the test. */
export function scripted(...faces: readonly number[]): (sides: number) => number {
  const left = [...faces];
  return (sides) => {
    const face = left.shift();
    if (face === undefined || face > sides) throw new Error(`no face left for a d${sides}`);
    return face;
  };
}

/** The Dice place in a tab of the device, with everything real but the dice, the clock and the address bar. */
export async function openDice(
  faces: readonly number[] = [],
  change: Partial<Settings> = {},
  hash = '#/dice',
) {
  const store = holdInMemory(openTab(), () => undefined);
  const sync = openSync(() => undefined);
  const first = { ...defaultSettings([]), ...change };
  const language = createLanguageModel(textLoaders, first.language);
  await language.load(['start', 'kit', 'dice']);
  const saved: string[] = [];
  let address = hash;
  const draws = countDraws(scripted(...faces));
  const services: Services = {
    version: { number: '0.1.0', commit: '' },
    settings: createSettingsModel(first, {
      store,
      sync,
      mirror: undefined,
      calm: Promise.resolve(),
      report: () => undefined,
    }),
    language,
    navigation: createNavigationModel({
      hash: () => address,
      state: () => undefined,
      push: (_, next) => {
        address = next;
      },
      replace: (_, next) => {
        address = next;
      },
      back: () => undefined,
      scroll: () => 0,
      onChange: () => undefined,
      onLeave: () => undefined,
      later: (run) => {
        run();
        return () => undefined;
      },
    }),
    announcer: createAnnouncerModel(),
    notices: createNoticesModel(),
    offline: createOfflineModel({
      connectWorker: async () => undefined,
      supported: false,
      ready: false,
      files: 0,
      sayReady: () => undefined,
      connectInstall: () => async () => undefined,
      readPersistence: async () => 'unsupported',
      readUsage: async () => undefined,
      installed: false,
      needsHowTo: false,
      online: () => true,
      answers: async () => true,
      reload: () => undefined,
    }),
    store,
    storage: createStorageStatusModel(),
    sync,
    drafts: {
      load: async (place) => {
        const loaded = await loadDraft(store, place, (data) => (typeof data === 'string' ? data : undefined));
        return loaded.ok ? loaded.value : undefined;
      },
      save: (place, query) => {
        saved.push(query);
        void saveDraft(store, place, query, 1);
      },
    },
    random: draws.random,
    draws,
    fill: () => undefined,
    vibrate: () => undefined,
    now: () => 1000,
  };
  const model = await createDiceModel(services, () => import('../../src/dice/place-models.ts'));
  await model.complete;
  const composer = model.rest.value?.composer;
  if (!composer) throw new Error('the composer did not arrive');
  return { model, composer, services, saved, address: () => address };
}
