import { render } from 'preact';
import type { Language } from './i18n/language.ts';
import type { Catalog } from './i18n/messages.ts';
import { connectInstall, isAppleTouchDevice, runsInstalled } from './offline/install.ts';
import { readPersistence, readUsage } from './offline/persistence.ts';
import { createRandomSource } from './rules/dice/random.ts';
import { createAnnouncerModel } from './state/announcer.ts';
import type { Drafts } from './state/inputs.ts';
import { createLanguageModel } from './state/language.ts';
import type { PlaceModels } from './state/models.ts';
import { type BrowserHistory, createNavigationModel } from './state/navigation.ts';
import { createNoticesModel } from './state/notices.ts';
import { createOfflineModel } from './state/offline.ts';
import type { Services } from './state/services.ts';
import { createSettingsModel } from './state/settings.ts';
import { createStorageStatusModel } from './state/storage-status.ts';
import { loadDraft, saveDraft } from './storage/draft.ts';
import { holdInMemory } from './storage/memory.ts';
import { defaultSettings, openMirror, readMirror } from './storage/settings.ts';
import { openRecordStore } from './storage/store.ts';
import { openSync } from './storage/sync.ts';
import { App } from './ui/app.tsx';
import './ui/styles/tokens.css';
import './ui/styles/base.css';
import './ui/parts/parts.css';

const browserHistory: BrowserHistory = {
  hash: () => location.hash,
  state: () => history.state,
  push: (state, hash) => history.pushState(state, '', hash),
  replace: (state, hash) => history.replaceState(state, '', hash || location.pathname + location.search),
  back: () => history.back(),
  scroll: () => scrollY,
  onChange: (listener) => addEventListener('popstate', listener),
  later: (run, milliseconds) => {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
};

const catalogs: Readonly<Record<Language, () => Promise<Catalog>>> = {
  en: () =>
    import.meta.env.DEV && new URLSearchParams(location.search).has('pseudo')
      ? import('./i18n/pseudo.ts').then((module) => module.pseudo)
      : import('./i18n/en.ts').then((module) => module.en),
  pl: () => import('./i18n/pl.ts').then((module) => module.pl),
  hu: () => import('./i18n/hu.ts').then((module) => module.hu),
};

function fill(bytes: Uint8Array): void {
  // Every caller passes plain memory, never a shared buffer, which is all that the wider type adds.
  crypto.getRandomValues(bytes as Uint8Array<ArrayBuffer>);
}

function pageLoaded(): Promise<void> {
  if (document.readyState === 'complete') return Promise.resolve();
  return new Promise((resolve) => addEventListener('load', () => resolve(), { once: true }));
}

function once<Value>(build: () => Promise<Value>): () => Promise<Value> {
  let built: Promise<Value> | undefined;
  return () => {
    built ??= build().catch((error: unknown) => {
      // A failed load may succeed the next time.
      built = undefined;
      throw error;
    });
    return built;
  };
}

async function start(): Promise<void> {
  const mirror = openMirror();
  const first = readMirror(mirror) ?? defaultSettings(navigator.languages);
  const storage = createStorageStatusModel();
  const store = holdInMemory(openRecordStore(), (state) => storage.follow(state.issue));
  const sync = openSync();
  const language = createLanguageModel(catalogs, first.language);
  const [settings] = await Promise.all([
    createSettingsModel(store, mirror, first, storage.report),
    language.load(['shell']),
  ]);
  if (settings.value.peek().language !== first.language)
    await language.change(settings.value.peek().language);

  const drafts: Drafts = {
    load: async (place) => {
      const loaded = await loadDraft(store, place, (data) => (typeof data === 'string' ? data : undefined));
      return loaded.ok ? loaded.value : undefined;
    },
    save: (place, query) => {
      void saveDraft(store, place, query, Date.now()).then((saved) => {
        if (!saved.ok) saved.issues.forEach(storage.report);
      });
    },
  };
  const services: Services = {
    settings,
    language,
    navigation: createNavigationModel(browserHistory),
    announcer: createAnnouncerModel(),
    notices: createNoticesModel(),
    offline: createOfflineModel({
      // After the first place: storing everything for offline must not slow the first visit down.
      connectWorker: async (events) => {
        if (!import.meta.env.PROD) return undefined;
        await pageLoaded();
        const { connectServiceWorker } = await import('./offline/service-worker.ts');
        return connectServiceWorker('./sw.js', './', events);
      },
      supported: 'serviceWorker' in navigator && import.meta.env.PROD,
      connectInstall,
      readPersistence,
      readUsage,
      installed: runsInstalled(),
      needsHowTo: isAppleTouchDevice(),
      reload: () => location.reload(),
    }),
    store,
    storage,
    sync,
    drafts,
    random: createRandomSource(fill),
    fill,
    now: Date.now,
  };
  storage.speak(language, services.notices);

  const models: PlaceModels = {
    dice: once(async () => (await import('./state/dice.ts')).createDiceModel(services)),
    fight: once(async () => (await import('./state/fight.ts')).createFightModel(services)),
    usbTest: once(async () => (await import('./state/usb-test.ts')).createUsbTestModel(services)),
    castle: once(async () => (await import('./state/castle.ts')).createCastleModel(services)),
    armies: once(async () => (await import('./state/armies.ts')).createArmiesModel(services)),
    lookup: once(async () => (await import('./state/lookup.ts')).createLookupModel(services)),
    example: once(async () => (await import('./state/example.ts')).createExampleModel(services)),
  };

  addEventListener('vite:preloadError', (event) => {
    event.preventDefault();
    services.offline.markOutdated();
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') services.offline.lookForUpdate();
  });

  const root = document.querySelector('#app');
  if (!root) throw new Error('the document has no #app');
  root.replaceChildren();
  render(
    <App services={services} models={models} exportEverything={() => exportEverything(services)} />,
    root,
  );
}

/** Used by the error page too, so it leans on as little as possible. */
async function exportEverything(services: Services): Promise<void> {
  const { downloadBackup } = await import('./state/backup.ts');
  await downloadBackup(services);
}

void start();
