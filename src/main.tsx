// First: what a place says of its own things stands over what is said of all.
import './app/tokens.css';
import './app/base.css';
import './app/shell.css';
import './kit/parts.css';
import { render } from 'preact';
import { firstPlace, type PlaceModels } from './app/places.ts';
import { App } from './app/shell.tsx';
import { textLoaders } from './app/word-files.ts';
import { fetchRest } from './dice/later-parts.ts';
import { createDiceModel } from './dice/model.ts';
import { createDrafts } from './platform/drafts.ts';
import { countDraws } from './platform/draw-tally.ts';
import { createLanguageModel } from './platform/language.ts';
import { once } from './platform/lazily.ts';
import { type BrowserHistory, createNavigationModel, parseHash } from './platform/navigation.ts';
import { createNoticesModel } from './platform/notices.ts';
import { connectInstall, createOfflineModel, isAppleTouchDevice, runsInstalled } from './platform/offline.ts';
import { createAnnouncerModel, type Services } from './platform/services.ts';
import { createSettingsModel, followLanguage, followMeasure } from './platform/settings.ts';
import { createStorageStatusModel, hearKept } from './platform/storage-status.ts';
import { createRandomSource } from './rules/dice/random.ts';
import { lateStore } from './storage/late-store.ts';
import {
  defaultSettings,
  mirrorKey,
  openMirror,
  readMirror,
  type Settings,
} from './storage/settings-mirror.ts';
import { keptKinds, openSync } from './storage/sync.ts';

const browserHistory: BrowserHistory = {
  hash: () => location.hash,
  state: () => history.state,
  push: (state, hash) => history.pushState(state, '', hash),
  replace: (state, hash) => history.replaceState(state, '', hash || location.pathname + location.search),
  back: () => history.back(),
  scroll: () => scrollY,
  onChange: (listener) => addEventListener('popstate', listener),
  onLeave: (listener) => addEventListener('beforeunload', listener),
  later: (run, milliseconds) => {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
};

/** While the app is being made, `?pseudo` shows every text that did not come from its texts. */
const loaders: typeof textLoaders =
  import.meta.env.DEV && new URLSearchParams(location.search).has('pseudo')
    ? { ...textLoaders, en: async (slice) => (await import('./app/pseudo.ts')).pseudo(slice) }
    : textLoaders;

function fill(bytes: Uint8Array): void {
  // Every caller passes plain memory, never a shared buffer, which is all that the wider type adds.
  crypto.getRandomValues(bytes as Uint8Array<ArrayBuffer>);
}

/** What the build wrote into the document. */
function named(name: string): string {
  return document.querySelector<HTMLMetaElement>(`meta[name=${name}]`)?.content ?? '';
}

/** The page is there and has a moment to spare; Safari has no idle callback. */
async function pageLoaded(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise<void>((resolve) => addEventListener('load', () => resolve(), { once: true }));
  }
  await new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 2000 });
    else setTimeout(resolve, 300);
  });
}

/** The models of the places; their code may arrive before the services do. */
function createModels(services: Promise<Services>): PlaceModels {
  const model = <Code, Model>(
    code: () => Promise<Code>,
    build: (code: Code, services: Services) => Promise<Model>,
  ) => once(async () => build(...(await Promise.all([code(), services]))));
  return {
    dice: once(async () => {
      const built = await services;
      return createDiceModel(built, () => fetchRest(built.language));
    }),
    fight: model(
      () => import('./app/fight/entry.ts'),
      (code, built) =>
        code.createFightPlaceModel(built, {
          brikwars: () => import('./brikwars/entry.ts'),
          usb: () => import('./usb/entry.ts'),
        }),
    ),
    castle: model(
      () => import('./castle/entry.ts'),
      (code, built) => code.createCastleModel(built),
    ),
    armies: model(
      () => import('./armies/entry.ts'),
      (code, built) => code.createArmiesModel(built),
    ),
    lookup: model(
      () => import('./lookup/entry.ts'),
      (code, built) => code.createLookupModel(built),
    ),
  };
}

interface Beginning {
  readonly mirror: Storage | undefined;
  readonly settings: Settings;
  /** Nothing can be stored here yet: no place waits for the database. */
  readonly firstVisit: boolean;
}

function begin(): Beginning {
  const mirror = openMirror();
  const copy = readMirror(mirror);
  return {
    mirror,
    settings: copy ?? defaultSettings(navigator.languages),
    firstVisit: mirror !== undefined && mirror.getItem(mirrorKey) === null,
  };
}

async function createServices({ mirror, settings: first, firstVisit }: Beginning): Promise<Services> {
  const storage = createStorageStatusModel();
  const { report } = storage;
  const store = lateStore(async () => {
    const { openDevice } = await import('./storage/open.ts');
    return openDevice(storage.follow);
  });
  const tabs = openSync();
  let kept = (): void => undefined;
  const sync = hearKept(tabs, () => kept());
  // What the models could not read while the browser was silent they read now.
  storage.onReturn(() => {
    for (const kind of keptKinds) tabs.tellAll({ kind });
  });
  addEventListener('beforeunload', (event) => {
    if (storage.unstored.peek()) event.preventDefault();
  });
  const language = createLanguageModel(loaders, first.language, navigator.language);
  const settings = createSettingsModel(first, {
    ...{ store, sync, mirror, report, fresh: firstVisit },
    calm: pageLoaded(),
  });
  const drafts = createDrafts({ store, sync, report, now: Date.now, firstVisit });
  const notices = createNoticesModel();
  const draws = countDraws(createRandomSource(fill));
  const services: Services = {
    version: { number: named('version'), commit: named('commit') },
    settings,
    language,
    navigation: createNavigationModel(browserHistory),
    announcer: createAnnouncerModel(),
    notices,
    offline: createOfflineModel({
      // After the first place: storing everything for offline must not slow the first visit down.
      connectWorker: async (events) => {
        if (!import.meta.env.PROD) return undefined;
        await pageLoaded();
        const { connectServiceWorker } = await import('./platform/service-worker.ts');
        return connectServiceWorker('./sw.js', './', events);
      },
      supported: 'serviceWorker' in navigator && import.meta.env.PROD,
      connectInstall,
      ready: 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null,
      files: Number(named('files')),
      sayReady: () => notices.show(language.texts('shell').offlineReady),
      readPersistence: async (ask) => (await import('./platform/persistence.ts')).readPersistence(ask),
      readUsage: async () => (await import('./platform/persistence.ts')).readUsage(),
      installed: runsInstalled(),
      needsHowTo: isAppleTouchDevice(),
      online: () => navigator.onLine,
      answers: () =>
        new Promise((done) => {
          const sign = new Image();
          sign.onload = () => done(true);
          sign.onerror = () => done(false);
          // Under a name of its own the browser cannot have it.
          sign.src = `./icons/icon.svg?${Date.now()}`;
        }),
      reload: () => location.reload(),
    }),
    store,
    storage,
    sync,
    drafts,
    random: draws.random,
    draws,
    fill,
    vibrate: (milliseconds) => {
      if (settings.value.peek().haptics ?? true) navigator.vibrate?.(milliseconds);
    },
    now: Date.now,
  };
  draws.onDraw(() => {
    void import('./dice/tally-keeper.ts').then(({ keepTally }) => keepTally(services));
  });
  const keeping = once(async () => {
    const { createKeeping, toldIn } = await import('./app/keeping.ts');
    return createKeeping({
      ...services,
      toSettings: () => services.navigation.go('settings'),
      told: toldIn(mirror),
    });
  });
  kept = () => void keeping().then((ask) => ask());
  await language.load(['start']);
  storage.speak(language, services.notices);
  followLanguage(settings, language);
  followMeasure(settings, language);
  return services;
}

async function start(): Promise<void> {
  const beginning = begin();
  const ready = createServices(beginning);
  const models = createModels(ready);
  // The first place's code comes while settings and texts are still on their way; a failure shows in the shell.
  void firstPlace(parseHash(location.hash).place, beginning.settings.welcomed)
    .load(models)
    .catch(() => undefined);
  const services = await ready;

  // A part that could not be fetched is told of; it is no fault of the app.
  const missing = new WeakSet<Error>();
  addEventListener('vite:preloadError', (event) => {
    missing.add(event.payload);
    services.offline.markOutdated();
  });
  addEventListener('unhandledrejection', (event) => {
    if (!(event.reason instanceof Error && missing.has(event.reason))) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') services.offline.lookForUpdate();
  });

  render(
    <App services={services} models={models} exportEverything={() => exportEverything(services)} />,
    emptyRoot(),
  );
}

function emptyRoot(): Element {
  const root = document.querySelector('#app');
  if (!root) throw new Error('the document has no #app');
  root.replaceChildren();
  return root;
}

/** Used by the error page too, so it leans on as little as possible. */
async function exportEverything(services: Services): Promise<void> {
  const { downloadBackup } = await import('./platform/download-backup.ts');
  await downloadBackup(services);
}

const line = (text: string) => Object.assign(document.createElement('p'), { textContent: text });

/** A page of another origin around this one could lay things over it and have them tapped unseen. */
function inForeignFrame(): boolean {
  try {
    for (let frame: Window = window; frame !== frame.parent; frame = frame.parent)
      if (frame.parent.location.origin !== location.origin) return true;
    return false;
  } catch {
    // Not even asking is allowed.
    return true;
  }
}

/** Nothing of the app runs yet, so these words stand here, in all languages. */
function showFailedStart(error: unknown): void {
  const again = Object.assign(document.createElement('button'), { textContent: '↻', type: 'button' });
  again.addEventListener('click', () => location.reload());
  again.className = 'button';
  again.ariaLabel = 'Reload · Wczytaj ponownie · Újratöltés';
  const box = document.createElement('div');
  box.className = 'card';
  box.append(
    line('Adjutant could not start. Your data is stored; reload the page.'),
    line('Adiutant nie wystartował. Dane są zapisane; wczytaj stronę ponownie.'),
    line('Az Adjutáns nem tudott elindulni. Az adataid megvannak; töltsd újra az oldalt.'),
    line(String(error)),
    again,
  );
  emptyRoot().append(box);
}

if (inForeignFrame())
  void import('./app/refuse-frame.ts').then(({ refuseFrame }) => refuseFrame(emptyRoot()));
else start().catch(showFailedStart);
