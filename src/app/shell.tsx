import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { Button } from '../kit/button.tsx';
import { useServices, useTexts } from '../kit/context.ts';
import { later } from '../kit/later.tsx';
import { Pending } from '../kit/pending.tsx';
import type { PlaceModels } from './models.ts';
import { Notices, Voice } from './notices.tsx';
import { PlaceBar } from './place-bar.tsx';
import { firstPlace, type PlaceRoute, titleOf } from './places.ts';
import { scrollBack } from './scroll-back.ts';
import './shell.css';

const RuleDialog = later(() => import('./rule-dialog.tsx').then((module) => module.RuleDialog));

/** The browser's own bar, as in index.html. */
const barColours = { light: '#f5efe3', dark: '#1b1815' } as const;

interface Shown {
  readonly place: PlaceRoute;
  readonly render: () => ComponentChildren;
}

/** Header, bar and the place between them. */
export function Shell({ models }: { readonly models: PlaceModels }) {
  const services = useServices();
  const t = useTexts('shell');
  const { navigation, settings, language } = services;
  const shown = useSignal<Shown | undefined>(undefined);
  const heading = useRef<HTMLHeadingElement>(null);
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
      () => {
        if (!current) return;
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

  useEffect(() => {
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
    <div class="shell" data-game={place?.game} data-bare={place?.id === 'welcome' || undefined}>
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
        {place?.id !== 'settings' && (
          <Button kind="quiet" icon="gear" label={t.openSettings} onClick={() => navigation.go('settings')} />
        )}
        <Notices />
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
