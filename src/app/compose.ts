import { fetchRest } from '../dice/lazy-parts.ts';
import { createDiceModel } from '../dice/model.ts';
import { createDrafts } from '../platform/drafts.ts';
import { countDraws } from '../platform/draw-tally.ts';
import { createLanguageModel } from '../platform/language.ts';
import { once } from '../platform/lazily.ts';
import { type BrowserHistory, createNavigationModel } from '../platform/navigation.ts';
import { createNoticesModel } from '../platform/notices.ts';
import {
  connectInstall,
  createOfflineModel,
  isAppleTouchDevice,
  runsInstalled,
} from '../platform/offline.ts';
import { createAnnouncerModel, type Services } from '../platform/services.ts';
import { createSettingsModel, followLanguage, followMeasure } from '../platform/settings.ts';
import { createStorageStatusModel, hearKept } from '../platform/storage-status.ts';
import { createRandomSource } from '../rules/dice/random.ts';
import { lateStore } from '../storage/lazy-store.ts';
import {
  defaultSettings,
  mirrorKey,
  openMirror,
  readMirror,
  type Settings,
} from '../storage/settings-mirror.ts';
import { keptKinds, openSync } from '../storage/sync.ts';
import { doors } from './doors.ts';
import type { PlaceModels } from './places.ts';
import { textLoaders } from './word-files.ts';

/** While the app is being made, `?pseudo` shows every text that did not come from its texts. */
const loaders: typeof textLoaders =
  import.meta.env.DEV && new URLSearchParams(location.search).has('pseudo')
    ? { ...textLoaders, en: async (slice) => (await import('./pseudo.ts')).pseudo(slice) }
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
  if (document.readyState !== 'complete') await new Promise((resolve) => addEventListener('load', resolve));
  const whenIdle = window.requestIdleCallback ?? ((act: () => void) => setTimeout(act, 300));
  await new Promise((resolve) => whenIdle(resolve, { timeout: 2000 }));
}

/** The models of the places; their code may arrive before the services do. */
export function createModels(services: Promise<Services>): PlaceModels {
  const model = <Code, Model>(
    code: () => Promise<Code>,
    build: (code: Code, services: Services) => Promise<Model>,
  ) => once(async () => build(...(await Promise.all([code(), services]))));
  return {
    dice: once(async () => {
      const built = await services;
      return createDiceModel(built, () => fetchRest(built.language));
    }),
    fight: model(doors.fight, (code, built) =>
      code.createFightPlaceModel(built, {
        brikwars: () => import('../brikwars/entry.ts'),
        usb: () => import('../usb/entry.ts'),
      }),
    ),
    castle: model(doors.castle, (code, built) => code.createCastleModel(built, doors.lookup)),
    armies: model(doors.armies, (code, built) => code.createArmiesModel(built)),
    lookup: model(doors.lookup, (code, built) => code.createLookupModel(built)),
  };
}

export interface Beginning {
  readonly history: BrowserHistory;
  readonly mirror: Storage | undefined;
  readonly settings: Settings;
  /** Nothing can be stored here yet: no place waits for the database. */
  readonly firstVisit: boolean;
}

export function begin(history: BrowserHistory): Beginning {
  const mirror = openMirror();
  const copy = readMirror(mirror);
  return {
    history,
    mirror,
    settings: copy ?? defaultSettings(navigator.languages),
    firstVisit: mirror !== undefined && mirror.getItem(mirrorKey) === null,
  };
}

export async function createServices({
  history,
  mirror,
  settings: first,
  firstVisit,
}: Beginning): Promise<Services> {
  const storage = createStorageStatusModel();
  const { report } = storage;
  const store = lateStore(async () => {
    const { openDevice } = await doors.background();
    return openDevice(storage.follow);
  });
  const tabs = openSync();
  let kept = (): void => undefined;
  const sync = hearKept(tabs, () => kept());
  // What the models could not read while the browser was silent they read now.
  storage.onReturn(() => {
    for (const kind of keptKinds) tabs.notifyAll({ kind });
  });
  addEventListener('beforeunload', (event) => {
    if (storage.unstored.peek()) event.preventDefault();
  });
  const language = createLanguageModel(loaders, first.language, navigator.language);
  const calm = pageLoaded();
  const settings = createSettingsModel(first, {
    ...{ store, sync, mirror, report, fresh: firstVisit },
    calm,
  });
  const drafts = createDrafts({ store, sync, report, now: Date.now, firstVisit, calm });
  const notices = createNoticesModel();
  const draws = countDraws(createRandomSource(fill));
  const { serviceWorker: workers } = navigator as Partial<Navigator>;
  const services: Services = {
    version: { number: named('version'), commit: named('commit') },
    settings,
    language,
    navigation: createNavigationModel(history),
    announcer: createAnnouncerModel(),
    notices,
    offline: createOfflineModel({
      // After the first place: storing everything for offline must not slow the first visit down.
      connectWorker: async (events) => {
        if (!import.meta.env.PROD) return undefined;
        await pageLoaded();
        const { connectServiceWorker } = await doors.background();
        return connectServiceWorker(events);
      },
      supported: workers !== undefined && import.meta.env.PROD,
      connectInstall,
      ready: Boolean(workers?.controller),
      files: Number(named('files')),
      sayReady: () => notices.show(language.texts('shell').offlineReady),
      readPersistence: async (ask) => (await doors.background()).readPersistence(ask),
      readUsage: async () => (await doors.background()).readUsage(),
      installed: runsInstalled(),
      needsHowTo: isAppleTouchDevice(),
      online: () => navigator.onLine,
      // Where not even this code can be had nobody answers.
      answers: () =>
        doors.background().then(
          (code) => code.siteAnswers(),
          () => false,
        ),
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
    void import('../dice/history/tally-keeper.ts').then(({ keepTally }) => keepTally(services));
  });
  const keeping = once(async () => {
    const { createKeeping, informedIn } = await doors.background();
    return createKeeping({
      ...services,
      toSettings: () => services.navigation.go('settings'),
      informed: informedIn(mirror),
    });
  });
  kept = () => void keeping().then((ask) => ask());
  await language.load(['start']);
  storage.speak(language, services.notices);
  followLanguage(settings, language);
  followMeasure(settings, language);
  return services;
}
