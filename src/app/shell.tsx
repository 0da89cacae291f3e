import { useSignal } from '@preact/signals';
import { Component, type ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { ServicesContext, useServices, useTexts } from '../kit/context.ts';
import { Button } from '../kit/controls/button.tsx';
import { Icon } from '../kit/controls/icon.tsx';
import { useLargeLetters } from '../kit/controls/large-letters.ts';
import { later, Pending } from '../kit/controls/lazy.tsx';
import type { BackupWay } from '../platform/download-backup.ts';
import type { Services } from '../platform/services.ts';
import { doors } from './doors.ts';
import { firstPlace, type PlaceId, type PlaceModels, type PlaceRoute, places, titleOf } from './places.ts';
import { Voice } from './voice.tsx';
import './shell.css';
import './low.css';

function PlaceBar({ current }: { readonly current: PlaceId | undefined }) {
  const { navigation, settings } = useServices();
  const t = useTexts('shell');
  const played = settings.games.value;
  const shown = places.filter((place) => place.icon && (!place.game || played.includes(place.game)));
  return (
    <nav class="bar" aria-label={t.mainMenu}>
      <ul>
        {shown.map((place) => (
          <li key={place.id}>
            <a
              class="bar-item"
              href={`#/${place.id}`}
              aria-current={place.id === current ? 'page' : undefined}
              onClick={(event) => {
                event.preventDefault();
                navigation.go(place.id);
              }}
            >
              {place.icon && <Icon name={place.icon} />}
              <span>{titleOf(place.id, t)}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** So long what a place fetches may take to become as high as it was. */
const patience = 3000;

/** Scrolls to where one was; where the page is not that high yet, as soon as it is. Returns what gives it up. */
function scrollBack(to: number): () => void {
  scrollTo(0, to);
  if (scrollY >= to - 1) return () => {};
  const ends = ['pointerdown', 'wheel', 'keydown'] as const;
  const stop = () => {
    watch.disconnect();
    clearTimeout(timer);
    for (const end of ends) removeEventListener(end, stop);
  };
  const watch = new ResizeObserver(() => {
    scrollTo(0, to);
    if (scrollY >= to - 1) stop();
  });
  const timer = setTimeout(stop, patience);
  watch.observe(document.body);
  for (const end of ends) addEventListener(end, stop, { passive: true });
  return stop;
}

// There before anything happens that could be announced: what is stored is opened behind the same door.
const Notices = later(() => doors.background().then((module) => module.Notices));
const RuleDialog = later(() => doors.background().then((module) => module.RuleDialog));

/** The browser's own bar, as in index.html. */
const barColours = { light: '#f5efe3', dark: '#1b1815' } as const;

interface Shown {
  readonly place: PlaceRoute;
  readonly render: () => ComponentChildren;
}

/** Header, bar and the place between them. */
function Shell({ models }: { readonly models: PlaceModels }) {
  useLargeLetters();
  const services = useServices();
  const t = useTexts('shell');
  const { navigation, settings, language } = services;
  const shown = useSignal<Shown | undefined>(undefined);
  const heading = useRef<HTMLHeadingElement>(null);
  /** The place whose code did not come when it was asked for last. */
  const missed = useRef<PlaceRoute>(undefined);
  const location = navigation.location.value;
  const wanted = firstPlace(location.place, settings.value.value.welcomed);

  useEffect(() => {
    if (shown.peek()?.place === wanted) return;
    let current = true;
    Promise.all([wanted.load(models), language.load(wanted.words)]).then(
      ([render]) => {
        if (!current) return;
        shown.value = { place: wanted, render };
      },
      async () => {
        // A browser may remember for as long as the page stands that a file did not come: it is asked again by a new
        // page.
        const again = missed.current === wanted && (await services.offline.answers());
        if (!current) return;
        if (again) return services.offline.reload();
        missed.current = wanted;
        services.offline.markOutdated();
        // One stays where one was, and so does the address.
        if (shown.peek()) navigation.back();
      },
    );
    return () => {
      current = false;
    };
  }, [wanted, models, language, services.offline, navigation, shown]);

  const place = shown.value?.place;
  const title = titleOf(place?.id, t);
  const first = useRef(true);
  const entry = `${place?.id}/${location.rest}`;

  // A change of place moves focus to the heading, so that a screen reader says where one is.
  useLayoutEffect(() => {
    if (!place) return;
    const stop = scrollBack(navigation.restoreScroll.peek() ?? 0);
    if (!first.current) heading.current?.focus({ preventScroll: true });
    first.current = false;
    return stop;
  }, [entry]);

  // What was said in the place that is left is not read again; a moment passes first, for it may just be read out.
  useEffect(() => {
    const { count } = services.announcer.current.peek();
    const timer = setTimeout(() => services.announcer.forget(count), 1000);
    return () => clearTimeout(timer);
  }, [entry, services.announcer]);

  // Before what watches the page adds what stands open in it.
  useLayoutEffect(() => {
    document.title = title === t.appName ? title : `${title} · ${t.appName}`;
    document.documentElement.lang = language.language.value;
  }, [title, t, place, language.language.value]);

  const { theme, animation } = settings.value.value;
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (theme === 'system') delete dataset.theme;
    else dataset.theme = theme;
    for (const bar of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
      const dark = theme === 'system' ? bar.media.includes('dark') : theme === 'dark';
      bar.content = dark ? barColours.dark : barColours.light;
    }
    if (animation) delete dataset.motion;
    else dataset.motion = 'none';
  }, [theme, animation]);

  return (
    <div class="shell" data-game={place?.game} data-place={(place ?? wanted).id}>
      <button
        type="button"
        class="skip button"
        onClick={() => document.querySelector<HTMLElement>('#main')?.focus()}
      >
        {t.skip}
      </button>
      <header class="top">
        <h1 ref={heading} class="top-title" tabIndex={-1}>
          {title}
        </h1>
        {services.storage.unstored.value && (
          <div class="top-sign">
            <Button kind="quiet" icon="warning" label={t.unstored} onClick={services.storage.explain} />
          </div>
        )}
        {place?.id === 'welcome' && (
          <Button kind="quiet" icon="gear" label={t.openSettings} onClick={() => navigation.go('settings')} />
        )}
        <Notices place={place?.id} />
      </header>
      <main id="main" class="page" tabIndex={-1} aria-busy={!shown.value}>
        {shown.value ? shown.value.render() : <Pending />}
      </main>
      {place?.id !== 'welcome' && <PlaceBar current={place?.id} />}
      {navigation.rule.value !== undefined && <RuleDialog models={models} />}
      <Voice />
    </div>
  );
}

const ErrorPage = later(() => doors.background().then((module) => module.ErrorPage));

interface Props {
  readonly exportEverything: () => Promise<BackupWay>;
  readonly children: ComponentChildren;
}

interface State {
  readonly error?: unknown;
  /** The screen itself still stands: one may go back to it. */
  readonly late?: boolean;
}

/** An error nobody expected gets a page that can be read and acted on, never a blank screen. */
class ErrorBoundary extends Component<Props, State> {
  override state: State = {};

  static override getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidMount(): void {
    // Errors of event handlers and promises do not pass through rendering.
    addEventListener('error', this.catchLate);
    addEventListener('unhandledrejection', this.catchLate);
  }

  override componentWillUnmount(): void {
    removeEventListener('error', this.catchLate);
    removeEventListener('unhandledrejection', this.catchLate);
  }

  catchLate = (event: ErrorEvent | PromiseRejectionEvent): void => {
    const error = 'reason' in event ? event.reason : event.error;
    if (error instanceof Error && this.state.error === undefined) this.setState({ error, late: true });
  };

  render() {
    if (this.state.error === undefined) return this.props.children;
    const { error, late } = this.state;
    return (
      <ErrorPage
        error={error}
        exportEverything={this.props.exportEverything}
        {...(late ? { onContinue: () => this.setState({ error: undefined, late: false }) } : {})}
      />
    );
  }
}

interface AppProps {
  readonly services: Services;
  readonly models: PlaceModels;
  readonly exportEverything: () => Promise<BackupWay>;
}

export function App({ services, models, exportEverything }: AppProps) {
  return (
    <ServicesContext.Provider value={services}>
      <ErrorBoundary exportEverything={exportEverything}>
        <Shell models={models} />
      </ErrorBoundary>
    </ServicesContext.Provider>
  );
}
