// A page of the app with the grammar of a browser's page, as far as behaviour goes: a test moves between the two levels by
// its import. What only a browser knows (where things stand, what is drawn, files on a disk) is refused by name.
import type { Page } from 'playwright-core';

import { type Device, setViewport, useDevice } from './device.ts';
import type { Named } from './find.ts';
import { type DomLocator, press, user, type Within, wholePage } from './locator.ts';
import { type Mounted, mountApp } from './mounted.tsx';
import { turn, until, untilSettled } from './waiting.ts';

const site = 'http://localhost:3000/';

interface Exactly {
  readonly exact?: boolean;
}

export interface Downloaded {
  readonly suggestedFilename: () => string;
  readonly text: () => Promise<string>;
  readonly bytes: () => Promise<Uint8Array>;
}

/** What is done with a page that lies aside; all else would hit the phone that is shown. */
const unseenToo = new Set<string | symbol>(['goto', 'reload', 'bringToFront', 'close', 'context', 'then']);

/** The page whose app is mounted: there is one at a time. */
let shown: DomPage | undefined;

export class DomPage {
  readonly #device: Device;
  readonly #downloads: Downloaded[] = [];
  #mounted: Mounted | undefined;
  #address = '';

  constructor(device: Device) {
    this.#device = device;
  }

  /** As the type that the shared hands of the tests take; what is not here throws when it is called. */
  get asPage(): Page {
    return new Proxy(this, {
      get: (page, name) => {
        if (shown && shown !== page && !unseenToo.has(name))
          throw new Error(`another phone is in the hand: bringToFront() before page.${String(name)}`);
        const value: unknown = Reflect.get(page, name, page);
        if (value === undefined && typeof name === 'string' && name !== 'then')
          throw new Error(`only a browser can do this: page.${name}`);
        return typeof value === 'function' ? value.bind(page) : value;
      },
    }) as unknown as Page;
  }

  get services(): Mounted['services'] {
    if (!this.#mounted) throw new Error('nothing is open in this page');
    return this.#mounted.services;
  }

  async #leave(): Promise<void> {
    if (!this.#mounted) return;
    this.#address = location.hash;
    const mounted = this.#mounted;
    this.#mounted = undefined;
    await mounted.close();
    if (shown === this) shown = undefined;
  }

  async #show(): Promise<void> {
    if (shown && shown !== this) await shown.#leave();
    shown = this;
    this.#mounted = await mountApp(this.#device);
  }

  /** Opens an address. As in a browser another address of the app that is open loads nothing again. */
  async goto(url: string): Promise<void> {
    const { search, hash } = new URL(url, site);
    if (this.#mounted && shown === this) {
      history.pushState(null, '', hash || '/');
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
      await untilSettled();
      return;
    }
    if (shown && shown !== this) await shown.#leave();
    useDevice(this.#device);
    history.pushState(null, '', `/${search}${hash}`);
    await this.#show();
  }

  async reload(): Promise<void> {
    await untilSettled();
    const { state } = history;
    await this.#leave();
    history.replaceState(state, '', this.#address || '/');
    await this.#show();
  }

  /** This phone is taken up again: its app opens where it was. */
  async bringToFront(): Promise<void> {
    if (shown === this) return;
    if (shown) await shown.#leave();
    history.pushState(null, '', this.#address || '/');
    await this.#show();
  }

  async close(): Promise<void> {
    await this.#leave();
  }

  async goBack(): Promise<void> {
    await untilSettled();
    const before = location.href + JSON.stringify(history.state);
    history.back();
    await until(
      () => (location.href + JSON.stringify(history.state) === before ? undefined : true),
      () => 'there was nowhere to go back to',
    ).catch(() => undefined);
    await untilSettled();
  }

  async goForward(): Promise<void> {
    history.forward();
    await untilSettled();
  }

  /** The profile ends with its only page. */
  context(): { readonly close: () => Promise<void> } {
    return { close: () => this.close() };
  }

  url(): string {
    return `${site}${location.hash}`;
  }

  async title(): Promise<string> {
    await untilSettled();
    return document.title;
  }

  getByRole(role: string, options?: Named): DomLocator {
    return wholePage().getByRole(role, options);
  }

  getByText(text: string | RegExp, options?: Exactly): DomLocator {
    return wholePage().getByText(text, options);
  }

  getByLabel(text: string | RegExp, options?: Exactly): DomLocator {
    return wholePage().getByLabel(text, options);
  }

  locator(selector: string, within?: Within): DomLocator {
    if (selector === 'html') return wholePage();
    return wholePage().locator(selector, within);
  }

  innerText(selector: string): Promise<string> {
    return this.locator(selector).innerText();
  }

  textContent(selector: string): Promise<string> {
    return this.locator(selector).textContent();
  }

  click(selector: string): Promise<void> {
    return this.locator(selector).click();
  }

  async evaluate<Given, Answer>(run: (given: Given) => Answer, given: Given): Promise<Awaited<Answer>> {
    const answer = await run(given);
    await turn();
    return answer;
  }

  async waitForFunction<Given>(run: (given: Given) => unknown, given: Given): Promise<void> {
    await until(
      () => run(given) || undefined,
      () => `never so: ${run}`,
    );
  }

  async setViewportSize(size: { readonly width: number; readonly height: number }): Promise<void> {
    setViewport(size);
    dispatchEvent(new Event('resize'));
    await turn();
  }

  readonly keyboard = {
    press,
    type: async (text: string): Promise<void> => {
      await user.keyboard(text.replace(/[{[]/g, '$&$&'));
      await turn();
    },
  };

  /** Waits for what the app saves as a file. */
  async waitForEvent(event: 'download'): Promise<Downloaded> {
    if (event !== 'download') throw new Error(`only a browser has this event: ${event}`);
    return until(
      () => this.#downloads.shift(),
      () => 'nothing was saved as a file',
    );
  }

  /** The app offers a file; called by what stands in for the browser's own saving. */
  saved(file: Downloaded): void {
    this.#downloads.push(file);
  }
}

export const shownPage = (): DomPage | undefined => shown;
