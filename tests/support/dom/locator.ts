// What a test takes hold of: found again at each use, as in a browser, and acted on through events as a finger makes
// them.
import { userEvent } from '@testing-library/user-event';
import * as find from './find.ts';
import { nameOf } from './find.ts';
import { nodesOf } from './inside.ts';
import { drawn, turn, until } from './waiting.ts';

type Elements = () => readonly Element[];
type Text = string | RegExp;

export interface Within {
  readonly hasText?: Text;
  readonly hasNotText?: Text;
  readonly has?: DomLocator;
  readonly hasNot?: DomLocator;
  readonly visible?: boolean;
}

interface Exactly {
  readonly exact?: boolean;
}

interface Forced {
  readonly force?: boolean;
  readonly timeout?: number;
}

interface File {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Uint8Array<ArrayBuffer>;
}

type State = 'attached' | 'detached' | 'visible' | 'hidden';

export const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });

/** In the order of the document, each once. */
function ordered(elements: Iterable<Element>): readonly Element[] {
  return [...new Set(elements)].sort((one, other) =>
    one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  );
}

function bySelector(root: find.Root, asked: string): readonly Element[] {
  // The stand-in for the browser does not know this word for it.
  const selector = asked.replaceAll(':enabled', ':not(:disabled)');
  if (selector === '..') return root instanceof Element && root.parentElement ? [root.parentElement] : [];
  return selector.split(' >> ').reduce<readonly Element[]>((roots, part, at) => {
    const among = at === 0 ? [root] : roots;
    return ordered(among.flatMap((each) => [...each.querySelectorAll(part)]));
  }, []);
}

const described = (element: Element): string => {
  const { outerHTML } = element;
  return outerHTML.length > 160 ? `${outerHTML.slice(0, 160)}…` : outerHTML;
};

/** What a player sees of a text: blocks on lines of their own, hidden parts left out. */
function seenText(element: Element): string {
  const parts: string[] = [];
  const visit = (node: Node): void => {
    if (node instanceof Text) parts.push(node.data.replace(/\s+/g, ' '));
    else if (node instanceof Element && find.isShown(node)) for (const child of nodesOf(node)) visit(child);
    if (
      node instanceof Element &&
      /^(?:P|DIV|LI|UL|OL|DL|DT|DD|H\d|TR|SECTION|BR|BUTTON|SUMMARY|HEADER)$/.test(node.tagName)
    )
      parts.push('\n');
  };
  visit(element);
  return parts
    .join('')
    .replace(/ *\n[\n ]*/g, '\n')
    .trim();
}

/** Fields in which something was entered report the change when they are left. */
const entered = new WeakSet<Element>();
function reportChange(event: Event): void {
  const field = event.currentTarget;
  if (!(field instanceof Element) || !entered.has(field)) return;
  entered.delete(field);
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Puts a text into a field as a browser does, whose own setter the screens' code does not hear. */
function enter(field: Element, text: string): void {
  const prototype = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(prototype.prototype, 'value')?.set?.call(field, text);
  if (!entered.has(field)) {
    entered.add(field);
    field.addEventListener('blur', reportChange, { once: true });
  }
  field.dispatchEvent(new InputEvent('input', { bubbles: true, data: text }));
}

/** A slider of the browser's own moves by a step with an arrow key, unless the page takes the key. */
function stepSlider(slider: HTMLInputElement, key: string): void {
  const ways: Readonly<Record<string, number>> = {
    ArrowRight: 1,
    ArrowUp: 1,
    ArrowLeft: -1,
    ArrowDown: -1,
    PageUp: 10,
    PageDown: -10,
    Home: Number.NEGATIVE_INFINITY,
    End: Number.POSITIVE_INFINITY,
  };
  const { value, min, max, step } = slider;
  const [least, most] = [Number(min || 0), Number(max || 100)];
  const to = Number(value) + (ways[key] ?? 0) * Number(step || 1);
  const next = String(Math.min(most, Math.max(least, to)));
  if (next === value) return;
  enter(slider, next);
  slider.dispatchEvent(new Event('change', { bubbles: true }));
}

const keys: Readonly<Record<string, string>> = { Space: ' ', Ctrl: 'Control' };

/** Presses a key, or several together: `Shift+Tab`. */
export async function press(combination: string): Promise<void> {
  const parts = combination === '+' ? ['+'] : combination.split('+').map((part) => keys[part] ?? part);
  const held = parts.slice(0, -1);
  const last = parts.at(-1) ?? '';
  const sheet = find.topSheet();
  let taken = false;
  const see = (event: Event) => {
    taken = event.defaultPrevented;
  };
  addEventListener('keydown', see);
  const written = last.length === 1 && last !== '{' && last !== '[' ? last : `{${last}}`;
  await user.keyboard(
    [...held.map((key) => `{${key}>}`), written, ...held.toReversed().map((key) => `{/${key}}`)].join(''),
  );
  removeEventListener('keydown', see);
  const { activeElement: field } = document;
  if (!taken && field instanceof HTMLInputElement && field.type === 'range') stepSlider(field, last);
  // A browser closes what lies on top, unless the page does it itself.
  if (last === 'Escape' && sheet?.open && sheet === find.topSheet()) {
    if (sheet.dispatchEvent(new Event('cancel', { cancelable: true }))) sheet.close();
  }
  await drawn();
}

export class DomLocator {
  readonly #elements: Elements;
  readonly #told: string;

  constructor(elements: Elements, pageText: string) {
    this.#elements = elements;
    this.#told = pageText;
  }

  elements(): readonly Element[] {
    return find.whileNothingChanges(this.#elements);
  }

  toString(): string {
    return this.#told;
  }

  #within(pageText: string, ask: (root: Element) => readonly Element[]): DomLocator {
    return new DomLocator(
      () => ordered(this.elements().flatMap((element) => [...ask(element)])),
      `${this.#told} ${pageText}`,
    );
  }

  getByRole(role: string, options: find.Named = {}): DomLocator {
    return this.#within(`${role} ${options.name ?? ''}`, (root) => find.byRole(root, role, options));
  }

  getByText(text: Text, { exact }: Exactly = {}): DomLocator {
    return this.#within(`text ${text}`, (root) => find.byText(root, text, exact));
  }

  getByLabel(text: Text, { exact }: Exactly = {}): DomLocator {
    return this.#within(`label ${text}`, (root) => find.byLabel(root, text, exact));
  }

  locator(inner: string | DomLocator, within?: Within): DomLocator {
    const found =
      typeof inner === 'string'
        ? this.#within(inner, (root) => bySelector(root, inner))
        : this.#within(String(inner), (root) => inner.elements().filter((element) => root.contains(element)));
    return within ? found.filter(within) : found;
  }

  filter({ hasText, hasNotText, has, hasNot, visible }: Within): DomLocator {
    const holds = (element: Element, other: DomLocator) =>
      other.elements().some((inner) => inner !== element && element.contains(inner));
    return new DomLocator(
      () =>
        this.elements().filter(
          (element) =>
            (hasText === undefined || find.matches(element.textContent, hasText)) &&
            (hasNotText === undefined || !find.matches(element.textContent, hasNotText)) &&
            (has === undefined || holds(element, has)) &&
            (hasNot === undefined || !holds(element, hasNot)) &&
            (visible === undefined || find.isShown(element) === visible),
        ),
      `${this.#told} with ${hasText ?? has ?? ''}`,
    );
  }

  and(other: DomLocator): DomLocator {
    return new DomLocator(() => {
      const theirs = new Set(other.elements());
      return this.elements().filter((element) => theirs.has(element));
    }, `${this.#told} and ${other}`);
  }

  or(other: DomLocator): DomLocator {
    return new DomLocator(
      () => ordered([...this.elements(), ...other.elements()]),
      `${this.#told} or ${other}`,
    );
  }

  nth(index: number): DomLocator {
    return new DomLocator(() => {
      const found = this.elements().at(index);
      return found ? [found] : [];
    }, `${this.#told} (${index})`);
  }

  first(): DomLocator {
    return this.nth(0);
  }

  last(): DomLocator {
    return this.nth(-1);
  }

  async all(): Promise<readonly DomLocator[]> {
    return this.elements().map((_, index) => this.nth(index));
  }

  async count(): Promise<number> {
    await turn();
    return this.elements().length;
  }

  /** The one element; several are a mistake of the test. */
  #one(): Element | undefined {
    const found = this.elements();
    if (found.length > 1)
      throw new Error(`${found.length} are "${this.#told}":\n${found.map(described).join('\n')}`);
    return found[0];
  }

  #whole(timeout?: number): Promise<Element> {
    return until(
      () => this.#one(),
      () => `never there: ${this.#told}`,
      timeout,
    );
  }

  /** The one element, when a finger reaches it: no finger is quicker than what came on the screen is drawn. */
  async #ready({ force, timeout }: Forced = {}): Promise<Element> {
    let last: Element | undefined;
    await this.#whole(timeout);
    await drawn();
    const element = await until(
      () => {
        const found = this.#one();
        last = found;
        return found && (force || (find.isReachable(found) && !find.isDisabled(found))) ? found : undefined;
      },
      () =>
        last
          ? `cannot be tapped (hidden, off, or behind a sheet): ${this.#told}: ${described(last)}`
          : `never there: ${this.#told}`,
      timeout,
    );
    return element;
  }

  async click(options?: Forced): Promise<void> {
    await user.click(await this.#ready(options));
    await turn();
  }

  async dblclick(): Promise<void> {
    await user.dblClick(await this.#ready());
    await turn();
  }

  tap(options?: Forced): Promise<void> {
    return this.click(options);
  }

  async hover(): Promise<void> {
    await user.hover(await this.#ready());
    await turn();
  }

  async setChecked(on: boolean, options?: Forced): Promise<void> {
    const element = await this.#ready(options);
    if (find.isChecked(element) === on) return;
    await user.click(element);
    await turn();
    // What closes at once with the choice is gone, which is as good.
    await until(
      () => (!element.isConnected || find.isChecked(element) === on ? true : undefined),
      () => `is not chosen though tapped: ${this.#told}`,
    );
  }

  check(options?: Forced): Promise<void> {
    return this.setChecked(true, options);
  }

  uncheck(options?: Forced): Promise<void> {
    return this.setChecked(false, options);
  }

  async fill(text: string): Promise<void> {
    const field = await this.#ready();
    if (field instanceof HTMLElement) field.focus();
    enter(field, text);
    await turn();
  }

  clear(): Promise<void> {
    return this.fill('');
  }

  async pressSequentially(text: string): Promise<void> {
    await user.type(await this.#ready(), text.replace(/[{[]/g, '$&$&'));
    await turn();
  }

  async press(combination: string): Promise<void> {
    await this.focus();
    await press(combination);
  }

  async focus(): Promise<void> {
    const element = await this.#whole();
    if (element instanceof HTMLElement || element instanceof SVGElement) element.focus();
    await turn();
  }

  async blur(): Promise<void> {
    const element = await this.#whole();
    if (element instanceof HTMLElement) element.blur();
    await turn();
  }

  async selectOption(value: string): Promise<void> {
    await user.selectOptions(await this.#ready(), value);
    await turn();
  }

  async setInputFiles(files: File | readonly File[]): Promise<void> {
    const element = await this.#whole();
    if (!(element instanceof HTMLInputElement)) throw new Error(`takes no files: ${this.#told}`);
    const list = (Array.isArray(files) ? files : [files]) as readonly File[];
    const given = list.map(
      ({ name, mimeType, buffer }) => new globalThis.File([buffer], name, { type: mimeType }),
    );
    const all = Object.assign(given, { item: (at: number) => given[at] ?? null });
    Object.defineProperty(element, 'files', { value: all, configurable: true });
    element.dispatchEvent(new Event('input', { bubbles: true }));
    element.dispatchEvent(new Event('change', { bubbles: true }));
    await turn();
  }

  async dispatchEvent(type: string, init: EventInit = {}): Promise<void> {
    (await this.#whole()).dispatchEvent(new Event(type, { bubbles: true, cancelable: true, ...init }));
    await turn();
  }

  /** Nothing is ever out of sight here. */
  async scrollIntoViewIfNeeded(): Promise<void> {
    await this.#whole();
  }

  async waitFor({
    state = 'visible',
    timeout,
  }: {
    readonly state?: State;
    readonly timeout?: number;
  } = {}): Promise<void> {
    const holds: Readonly<Record<State, () => boolean>> = {
      attached: () => this.elements().length > 0,
      detached: () => this.elements().length === 0,
      visible: () => {
        const one = this.#one();
        return one !== undefined && find.isSeen(one);
      },
      hidden: () => this.elements().every((element) => !find.isSeen(element)),
    };
    await until(
      () => holds[state]() || undefined,
      () => `never ${state}: ${this.#told}`,
      timeout,
    );
  }

  async textContent(): Promise<string> {
    return (await this.#whole()).textContent;
  }

  async innerText(): Promise<string> {
    return seenText(await this.#whole());
  }

  async allTextContents(): Promise<readonly string[]> {
    await turn();
    return this.elements().map(({ textContent }) => textContent);
  }

  async allInnerTexts(): Promise<readonly string[]> {
    await turn();
    return this.elements().map(seenText);
  }

  async getAttribute(name: string): Promise<string | null> {
    return (await this.#whole()).getAttribute(name);
  }

  async inputValue(): Promise<string> {
    const field = await this.#whole();
    if (
      field instanceof HTMLInputElement ||
      field instanceof HTMLTextAreaElement ||
      field instanceof HTMLSelectElement
    )
      return field.value;
    throw new Error(`has no value: ${this.#told}`);
  }

  async isChecked(): Promise<boolean> {
    return find.isChecked(await this.#whole());
  }

  async isVisible(): Promise<boolean> {
    await turn();
    const found = this.#one();
    return found !== undefined && find.isSeen(found);
  }

  async isHidden(): Promise<boolean> {
    return !(await this.isVisible());
  }

  async isDisabled(): Promise<boolean> {
    return find.isDisabled(await this.#whole());
  }

  async isEnabled(): Promise<boolean> {
    return !(await this.isDisabled());
  }

  /** What a screen reader calls it. */
  async accessibleName(): Promise<string> {
    return nameOf(await this.#whole());
  }

  async evaluate<Given, Answer>(
    run: (element: Element, given: Given) => Answer,
    given: Given,
  ): Promise<Awaited<Answer>> {
    const answer = await run(await this.#whole(), given);
    await turn();
    return answer;
  }

  async evaluateAll<Given, Answer>(
    run: (elements: readonly Element[], given: Given) => Answer,
    given: Given,
  ): Promise<Awaited<Answer>> {
    return await run(this.elements(), given);
  }

  boundingBox(): never {
    throw new Error(`where a thing stands, only a browser knows: ${this.#told}`);
  }

  screenshot(): never {
    throw new Error('only a browser draws');
  }
}

/** The whole page. */
export const wholePage = (): DomLocator => new DomLocator(() => [document.documentElement], 'page');
