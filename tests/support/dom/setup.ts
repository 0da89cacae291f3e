// What a page stands on here that the stand-in for the browser has not, or does otherwise than a browser.
import 'fake-indexeddb/auto';
import { BroadcastChannel } from 'node:worker_threads';
import { vi } from 'vitest';
import { shownPage } from './page.ts';

const { waitFor } = vi;
/** A busy machine may need more than the second that is usual. */
const patientWait: typeof waitFor = (callback, options) => waitFor(callback, options ?? { timeout: 20_000 });
vi.waitFor = patientWait;

const frame = (run: FrameRequestCallback): number => Number(setTimeout(() => run(performance.now()), 0));
Object.assign(globalThis, {
  BroadcastChannel,
  // Nothing is drawn: a frame is the next moment.
  requestAnimationFrame: frame,
  cancelAnimationFrame: (id: number) => clearTimeout(id),
  requestIdleCallback: frame,
  cancelIdleCallback: (id: number) => clearTimeout(id),
  scrollTo: () => undefined,
});

/** What a sheet gives the focus to when it opens. */
const focusable =
  'button:not(:disabled), [href], input:not(:disabled), select, textarea, summary, [tabindex="0"]';

const { showModal } = HTMLDialogElement.prototype;
HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
  showModal.call(this);
  const first = this.querySelector<HTMLElement>('[autofocus]') ?? this.querySelector<HTMLElement>(focusable);
  (first ?? this).focus();
};

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
