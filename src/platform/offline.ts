import { computed, type ReadonlySignal, signal } from '@preact/signals';

/** Chromium's event, not in the DOM library. */
interface InstallPrompt extends Event {
  readonly prompt: () => Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

interface InstallEvents {
  readonly onOffer: () => void;
  readonly onInstalled: () => void;
}

/** Listens for the browser's offer to install; the returned function shows it. */
export function connectInstall(events: InstallEvents): () => Promise<void> {
  let offer: InstallPrompt | undefined;
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    offer = event as InstallPrompt;
    events.onOffer();
  });
  window.addEventListener('appinstalled', () => events.onInstalled());
  return async () => {
    const current = offer;
    offer = undefined;
    await current?.prompt();
  };
}

export function runsInstalled(): boolean {
  return (
    matchMedia('(display-mode: standalone)').matches ||
    ('standalone' in navigator && navigator.standalone === true)
  );
}

/** iOS and iPadOS install only through the share menu; an iPad calls itself a Mac that can be touched. */
export function isAppleTouchDevice(): boolean {
  return (
    /iPhone|iPad|iPod/.test(navigator.userAgent) ||
    (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1)
  );
}

/** Answer of the browser to "please keep this data". */
export type PersistenceAnswer = 'unknown' | 'granted' | 'refused' | 'unsupported';

interface WorkerBridge {
  readonly accept: () => void;
  readonly lookForUpdate: () => void;
}

/** What the model needs of src/offline. */
export interface OfflineBridge {
  readonly connectWorker: (events: {
    readonly onStored: (files: number) => void;
    readonly onReady: (first: boolean, lacks?: boolean) => void;
    readonly onFull: () => void;
    readonly onWaiting: () => void;
    readonly onAccepted: () => void;
    readonly onOutdated: () => void;
  }) => Promise<WorkerBridge | undefined>;
  /** The browser has service workers here (https or this machine). */
  readonly supported: boolean;
  readonly connectInstall: (events: {
    readonly onOffer: () => void;
    readonly onInstalled: () => void;
  }) => () => Promise<void>;
  /** A worker gives this page: all is stored. */
  readonly ready: boolean;
  /** How many files the app consists of; 0 where the page does not know. */
  readonly files: number;
  /** Everything is stored that was not when the page began. */
  readonly sayReady: () => void;
  readonly readPersistence: (ask: boolean) => Promise<PersistenceAnswer>;
  readonly readUsage: () => Promise<number | undefined>;
  readonly installed: boolean;
  readonly needsHowTo: boolean;
  readonly online: () => boolean;
  /** The host gives this page. */
  readonly answers: () => Promise<boolean>;
  readonly reload: () => void;
}

export interface OfflineModel {
  /** Everything needed without network is on the device. */
  readonly ready: ReadonlySignal<boolean>;
  /** How far it is with that, while it is not. */
  readonly progress: ReadonlySignal<{ readonly stored: number; readonly files: number } | undefined>;
  /** There was no room for it on the device. */
  readonly full: ReadonlySignal<boolean>;
  /** False where the browser gives no service worker: the app then needs the network. */
  readonly supported: boolean;
  /** A new version waits for a tap. */
  readonly waiting: ReadonlySignal<boolean>;
  /** Another tab took the new version, or a part of this version is gone: this tab should reload. */
  readonly outdated: ReadonlySignal<boolean>;
  /** How often a part was asked for that is not on the device yet, while the network did not give it. */
  readonly missed: ReadonlySignal<number>;
  /** What `waiting` and `outdated` say was not answered yet. */
  readonly unanswered: ReadonlySignal<boolean>;
  readonly persistence: ReadonlySignal<PersistenceAnswer>;
  readonly usedBytes: ReadonlySignal<number | undefined>;
  /** The browser offers to install the app. */
  readonly installable: ReadonlySignal<boolean>;
  readonly installed: ReadonlySignal<boolean>;
  /** iOS has no install prompt: a how-to is shown instead. */
  readonly needsHowTo: boolean;
  acceptUpdate(): void;
  /** Not now: the settings go on offering it. */
  answerLater(): void;
  lookForUpdate(): void;
  /** A lazy part could not be loaded: this is an old tab after an update, or the part was never stored. */
  markOutdated(): void;
  /** Whether the host gives files now. */
  answers(): Promise<boolean>;
  reload(): void;
  install(): Promise<void>;
  /** Asks until granted; called at the first saved army, after install, and at later saves. */
  askPersistence(): Promise<void>;
  refreshUsage(): Promise<void>;
}

export function createOfflineModel(bridge: OfflineBridge): OfflineModel {
  const ready = signal(bridge.ready);
  const stored = signal(0);
  const full = signal(false);
  const waiting = signal(false);
  const outdated = signal(false);
  const missed = signal(0);
  const unanswered = signal(true);
  const persistence = signal<PersistenceAnswer>('unknown');
  const usedBytes = signal<number | undefined>(undefined);
  const installable = signal(false);
  const installed = signal(bridge.installed);

  let worker: WorkerBridge | undefined;
  const connected = bridge.connectWorker({
    onStored: (files) => {
      stored.value = files;
    },
    onReady: (first, lacks) => {
      ready.value = !lacks;
      if (first) bridge.sayReady();
    },
    onFull: () => {
      full.value = true;
    },
    onWaiting: () => {
      unanswered.value = true;
      waiting.value = true;
    },
    onAccepted: bridge.reload,
    onOutdated: () => {
      waiting.value = false;
      announceOutdated();
    },
  });
  void connected.then((found) => {
    worker = found;
  });
  const showInstall = bridge.connectInstall({
    onOffer: () => {
      installable.value = true;
    },
    onInstalled: () => {
      installable.value = false;
      installed.value = true;
      void askPersistence();
    },
  });

  function announceOutdated(): void {
    unanswered.value = true;
    outdated.value = true;
  }

  async function askPersistence(): Promise<void> {
    if (persistence.peek() === 'granted') return;
    persistence.value = await bridge.readPersistence(true);
  }

  async function refreshUsage(): Promise<void> {
    if (persistence.peek() !== 'granted') {
      const answer = await bridge.readPersistence(false);
      // "Refused" before it was ever asked means only "not yet".
      persistence.value = answer === 'refused' ? persistence.peek() : answer;
    }
    usedBytes.value = await bridge.readUsage();
  }

  return {
    ready,
    progress: computed(() =>
      ready.value || stored.value === 0 || stored.value > bridge.files
        ? undefined
        : { stored: stored.value, files: bridge.files },
    ),
    full,
    supported: bridge.supported,
    waiting: computed(() => waiting.value && !outdated.value),
    outdated,
    missed,
    unanswered,
    persistence,
    usedBytes,
    installable,
    installed,
    needsHowTo: bridge.needsHowTo && !bridge.installed,
    acceptUpdate: () => worker?.accept(),
    answerLater: () => {
      unanswered.value = false;
    },
    lookForUpdate: () => worker?.lookForUpdate(),
    markOutdated() {
      // What is ready has every part: only another version can have taken it away.
      if (outdated.peek() || ready.peek() || (!bridge.supported && bridge.online())) announceOutdated();
      else missed.value += 1;
    },
    answers: bridge.answers,
    reload: bridge.reload,
    install: async () => {
      installable.value = false;
      await showInstall();
    },
    askPersistence,
    refreshUsage,
  };
}
