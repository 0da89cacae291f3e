// First: what a place says of its own things stands over what is said of all.
import './app/tokens.css';
import './app/base.css';
import './app/shell.css';
import './kit/parts.css';
import './kit/contrast.css';
import { render } from 'preact';
import { begin, createModels, createServices } from './app/compose.ts';
import { doors } from './app/doors.ts';
import { firstPlace } from './app/places.ts';
import { App } from './app/shell.tsx';
import type { BackupWay } from './platform/download-backup.ts';
import { type BrowserHistory, parseHash } from './platform/navigation.ts';
import type { Services } from './platform/services.ts';

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

async function start(): Promise<void> {
  const beginning = begin(browserHistory);
  const ready = createServices(beginning);
  const models = createModels(ready);
  // The first place's code comes while settings and texts are still on their way; a failure shows in the shell.
  void firstPlace(parseHash(location.hash).place, beginning.settings.welcomed)
    .load(models)
    .catch(() => undefined);
  const services = await ready;

  // A part that could not be fetched is reported; it is no fault of the app.
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
  if (!root) throw new Error('no #app');
  root.replaceChildren();
  return root;
}

/** Used by the error page too, so it leans on as little as possible. */
async function exportEverything(services: Services): Promise<BackupWay> {
  const { downloadBackup } = await import('./platform/download-backup.ts');
  return downloadBackup(services);
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

if (inForeignFrame()) void doors.background().then(({ refuseFrame }) => refuseFrame(emptyRoot()));
else start().catch(showFailedStart);
