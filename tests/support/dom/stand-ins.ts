// What a page stands on here that the stand-in for the browser has not, or does otherwise than a browser.
import 'fake-indexeddb/auto';
import { BroadcastChannel } from 'node:worker_threads';
import { vi } from 'vitest';
import { onResized } from './device.ts';
import { labelsOf, nearest, sheetsOverAll } from './find.ts';
import { recordOnceInPage } from './inside.ts';
import { shownPage } from './page.ts';

const { waitFor } = vi;
/** A busy machine may need more than the default second. */
const patientWait: typeof waitFor = (callback, options) => waitFor(callback, options ?? { timeout: 20_000 });
vi.waitFor = patientWait;

recordOnceInPage();

const frame = (run: FrameRequestCallback): number => Number(setTimeout(() => run(performance.now()), 0));
Object.assign(globalThis, {
  BroadcastChannel,
  // Nothing is drawn: a frame is the next moment.
  requestAnimationFrame: frame,
  cancelAnimationFrame: (id: number) => clearTimeout(id),
  requestIdleCallback: frame,
  cancelIdleCallback: (id: number) => clearTimeout(id),
  scrollTo: () => undefined,
  print: () => undefined,
});

Object.defineProperty(Element.prototype, 'ariaLabel', {
  get(this: Element) {
    return this.getAttribute('aria-label');
  },
  configurable: true,
});

for (const { prototype } of [HTMLButtonElement, HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement])
  Object.defineProperty(prototype, 'labels', {
    get(this: Element) {
      return labelsOf(this);
    },
    configurable: true,
  });

/** What a sheet gives the focus to when it opens. */
const focusable =
  'button:not(:disabled), [href], input:not(:disabled), select, textarea, summary, [tabindex="0"]';

const { showModal } = HTMLDialogElement.prototype;
HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
  showModal.call(this);
  sheetsOverAll.delete(this);
  sheetsOverAll.add(this);
  const first = this.querySelector<HTMLElement>('[autofocus]') ?? this.querySelector<HTMLElement>(focusable);
  (first ?? this).focus();
};

const isInPage = (element: Element): boolean =>
  element instanceof HTMLAnchorElement && element.getAttribute('href')?.startsWith('#') === true;

// A link within the page is followed as by a browser, which reports the way there.
addEventListener('click', (event) => {
  const link = event.target instanceof Element ? nearest(event.target, isInPage) : undefined;
  if (!link || event.defaultPrevented) return;
  event.preventDefault();
  history.pushState(null, '', link.getAttribute('href') ?? '');
  dispatchEvent(new PopStateEvent('popstate', { state: null }));
});

// An address that is written into the line of the page is reported, as by a browser.
const line = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(location), 'hash');
Object.defineProperty(location, 'hash', {
  get: () => line?.get?.call(location),
  set: (hash: string) => {
    if (hash === location.hash) return;
    history.pushState(null, '', hash);
    setTimeout(() => dispatchEvent(new PopStateEvent('popstate', { state: null })));
  },
  configurable: true,
});

// What a page asks of its size is asked once for all apps that are begun in it, so it is kept for as long.
const asked: { readonly query: MediaQueryList; readonly notify: EventTarget; last: boolean }[] = [];
const { matchMedia } = window;
window.matchMedia = (media) => {
  const query = matchMedia.call(window, media);
  const notify = new EventTarget();
  asked.push({ query, notify, last: query.matches });
  return new Proxy(query, {
    get: (of, name) => {
      const source = name === 'addEventListener' || name === 'removeEventListener' ? notify : of;
      const value: unknown = Reflect.get(source, name, source);
      return typeof value === 'function' ? value.bind(source) : value;
    },
  });
};
onResized(() => {
  for (const each of asked) {
    const { matches } = each.query;
    if (matches === each.last) continue;
    each.last = matches;
    each.notify.dispatchEvent(new Event('change'));
  }
});

// A file that the app offers is kept for the test that asks for it.
const offered = new Map<string, Blob>();
let offers = 0;
URL.createObjectURL = (file: Blob | MediaSource) => {
  const url = `blob:here/${offers}`;
  offers += 1;
  if (file instanceof Blob) offered.set(url, file);
  return url;
};
URL.revokeObjectURL = () => undefined;
const { click } = HTMLAnchorElement.prototype;
HTMLAnchorElement.prototype.click = function (this: HTMLAnchorElement) {
  const file = this.hasAttribute('download') ? offered.get(this.getAttribute('href') ?? '') : undefined;
  if (!file) return click.call(this);
  const { download: name } = this;
  shownPage()?.saved({
    suggestedFilename: () => name,
    text: () => file.text(),
    bytes: async () => new Uint8Array(await file.arrayBuffer()),
  });
};
