// Every control of a view, by what it is called and where it stands; and how a person would use it.
import {
  isDisabled,
  isEverywhere,
  isHiddenItself,
  kindOf,
  nameOf,
  nearest,
  openSheets,
  topSheet,
  whileNothingChanges,
} from './find.ts';
import { childrenOf } from './inside.ts';
import { press, user } from './locator.ts';
import { difference, pageText } from './page-text.ts';
import { untilSettled } from './waiting.ts';

export interface Control {
  readonly element: Element;
  readonly kind: string;
  readonly name: string;
  /** What it belongs to: two of one name in one group cannot be told apart. */
  readonly group: Element;
  /** The same for what is the same but for its numbers. */
  readonly key: string;
}

const touchableTags: ReadonlySet<string> = new Set(['BUTTON', 'INPUT', 'SELECT', 'TEXTAREA', 'SUMMARY']);
const touchableRoles: ReadonlySet<string | null> = new Set(['button', 'slider']);

/** Asked of every element of a page: without a selector, which costs the most here. */
const isTouchable = (element: Element): boolean =>
  touchableTags.has(element.tagName) ||
  (element.tagName === 'A' && element.hasAttribute('href')) ||
  touchableRoles.has(element.getAttribute('role')) ||
  element.getAttribute('tabindex') === '0';

const groupingTags: ReadonlySet<string> = new Set(
  'LI TR FIELDSET DIALOG SECTION ARTICLE FORM NAV HEADER MAIN BODY'.split(' '),
);
const groupingRoles: ReadonlySet<string | null> = new Set(['group', 'radiogroup', 'toolbar', 'status']);

const groups = (element: Element): boolean =>
  groupingTags.has(element.tagName) || groupingRoles.has(element.getAttribute('role'));

const withoutNumbers = (text: string): string =>
  text.replace(/\b[A-Z]+(?:-[A-Z]+)*-\d+\b/g, 'id').replace(/[\d.,−+]+/g, '#');

/** A list of rules, or of all units, is looked at in its beginning. */
const longest = 80;

/** One of many rows of a list stands for all of them. */
const long = 8;
function rowOf(element: Element): string | undefined {
  const list = nearest(element, ({ tagName }) => tagName === 'LI')?.parentElement;
  return list && childrenOf(list).length > long ? `row of ${nameOf(list)}` : undefined;
}

/** All below an element that is shown and can be reached, in its order. */
function* reachable(within: Element): Iterable<Element> {
  for (const element of childrenOf(within)) {
    if (isHiddenItself(element) || isEverywhere(element) || element.hasAttribute('inert')) continue;
    if (isTouchable(element)) yield element;
    yield* reachable(element);
  }
}

/** What can be touched now: in the sheet that lies on top, else in the place and its head. */
function controls(byTitle: boolean): readonly Control[] {
  const sheet = topSheet();
  const title = sheet && byTitle ? nameOf(sheet) : '';
  const nameOfGroup = (group: Element): string => (group instanceof HTMLDialogElement ? '' : nameOf(group));
  return [...reachable(sheet ?? document.body)].map((element) => {
    const kind = kindOf(element);
    const name = nameOf(element);
    const group = nearest(element.parentElement, groups) ?? document.body;
    const row = rowOf(element);
    const called = row ? `${row} ${kind}` : `${nameOfGroup(group)} | ${kind} ${name}`;
    return { element, kind, name, group, key: withoutNumbers(`${title} | ${called}`) };
  });
}

/** Controls without a name, and such as share one with another of their group. */
function badNames(all: readonly Control[]): readonly string[] {
  const nameless = all
    .filter(({ name }) => name.trim() === '')
    .map(({ element }) => `no name: ${element.outerHTML.slice(0, 120)}`);
  const met = new Map<Element, Set<string>>();
  const twice = all.flatMap(({ group, kind, name, key }) => {
    const names = met.get(group) ?? new Set();
    met.set(group, names);
    const called = `${kind} ${name}`;
    if (names.has(called)) return [`twice: ${key}`];
    names.add(called);
    return [];
  });
  return [...nameless, ...twice];
}

/** What a test cannot use: files of a disk, and ways out of the app. */
const leadsOut = (element: Element): boolean =>
  element.matches('input[type="file"], a[href^="http"], a[target], a[download]');

async function use({ element }: Control): Promise<void> {
  if (element instanceof HTMLSelectElement) {
    const other = [...element.options].find(({ selected, disabled }) => !selected && !disabled);
    if (other) await user.selectOptions(element, other);
  } else if (
    element instanceof HTMLInputElement &&
    ['text', 'search', 'number', 'date'].includes(element.type)
  ) {
    await user.clear(element);
    await user.type(element, element.type === 'date' ? '2026-01-02' : '7');
  } else if (element instanceof HTMLTextAreaElement) await user.type(element, '7');
  else if (element instanceof HTMLInputElement && element.type === 'range') {
    element.focus();
    await user.keyboard('{ArrowRight}');
  } else await user.click(element);
}

/** What changes a value and opens nothing. */
export const onlyChanges = (element: Element): boolean =>
  element.hasAttribute('aria-pressed') ||
  ['switch', 'checkbox', 'slider', 'spinbutton'].includes(element.getAttribute('role') ?? '') ||
  (element instanceof HTMLInputElement && element.type !== 'radio') ||
  element.closest('.stepper') !== null;

interface Walked {
  /** What the view shows when it opens, and what changes with each use of a control. */
  readonly shown: readonly string[];
  /** How many controls stand there. */
  readonly seen: number;
  readonly problems: readonly string[];
}

interface Way {
  /** The keys of what is tapped to come to it. */
  readonly openers: readonly string[];
}

export interface Manner {
  /** How many sheets over each other. */
  readonly depth?: number;
  readonly most?: number;
  /** Whether the same control in another sheet is another one. */
  readonly byTitle?: boolean;
  /** The sheets of other views, which are used there. */
  readonly elsewhere?: (sheet: string) => boolean;
  /** What is looked at only. */
  readonly leave?: (element: Element) => boolean;
  readonly settled?: () => Promise<void>;
  /** Whether what stands in an address can be read again. */
  readonly readAgain?: (hash: string) => Promise<boolean>;
  /** Whether what is shown is written down. */
  readonly write?: boolean;
  /** Where it is written. */
  readonly course?: string[];
}

const path = (): string => location.hash.split('?')[0] ?? '';

/**
 * Opens a view and uses each of its controls once, those of its sheets too as deep as asked for; whatever leads elsewhere
 * is followed by coming back. `troubles` are what the page complained of.
 */
export async function useEverything(
  open: () => Promise<void>,
  troubles: readonly string[],
  {
    depth = 9,
    most = 400,
    byTitle = true,
    elsewhere = () => false,
    leave = () => false,
    settled = untilSettled,
    readAgain = async () => true,
    write: writes = false,
    course = [],
  }: Manner = {},
): Promise<Walked> {
  const ways = new Map<string, Way>();
  const used = new Set<string>();
  const lost = new Set<string>();
  let home: string | undefined;
  const problems: string[] = [];
  let openers: readonly string[] = [];
  let heard = troubles.length;
  let views = '';
  const known = new Map<string, string>();
  /** What the page showed last, and each sheet that is open. */
  let before = new Map<Element, readonly string[]>();

  /** Writes down what changed; a long change that came before in the same words by where it came first. */
  function write(after: string): void {
    course.push(`▸ ${after}`);
    if (home !== undefined && path() !== home) {
      // Back leads out of the view, to whatever another test has left there.
      course.push(/button Back$/.test(after) ? '  → what was before' : `  → ${path()}`);
      return;
    }
    const scenes = [document.body, ...openSheets()];
    const notify = (scene: HTMLElement) =>
      scene !== document.body && elsewhere(nameOf(scene)) ? [`sheet "${nameOf(scene)}"`] : pageText(scene);
    const now = new Map(scenes.map((scene) => [scene, notify(scene)]));
    const changed = scenes.flatMap((scene) => difference(before.get(scene) ?? [], now.get(scene) ?? []));
    before = now;
    const whole = changed.join('\n');
    const first = known.get(whole);
    if (changed.length > 3 && first !== undefined) course.push(`  as after ${first}`);
    else course.push(...changed.slice(0, longest));
    if (changed.length > longest) course.push(`  and ${changed.length - longest} lines more`);
    if (first === undefined) known.set(whole, after);
  }

  const look = (after: string): readonly Control[] => whileNothingChanges(() => lookNow(after));

  function lookNow(after: string): readonly Control[] {
    if (writes) write(after);
    const now = controls(byTitle);
    const sheet = topSheet();
    if (sheet && nameOf(sheet) === '') problems.push(`a sheet without a name after ${after}`);
    const view = now.map(({ key }) => key).join('\n');
    if (view !== views) {
      views = view;
      for (const bad of badNames(now)) problems.push(bad);
    }
    // What stands elsewhere is for the view there.
    if (path() === home && !(sheet && elsewhere(nameOf(sheet))))
      for (const { key } of now) if (!ways.has(key)) ways.set(key, { openers });
    for (const trouble of troubles.slice(heard)) problems.push(`${after}: ${trouble}`);
    heard = troubles.length;
    return now;
  }

  async function openAgain(): Promise<void> {
    for (let deep = 0; topSheet() && deep < 6; deep++) {
      await press('Escape');
      await settled();
    }
    await open();
    await settled();
    openers = [];
  }

  async function tap(control: Control): Promise<void> {
    const before = topSheet();
    await use(control);
    await settled();
    if (topSheet() && topSheet() !== before) openers = [...openers, control.key];
    else if (before && topSheet() !== before) openers = openers.slice(0, -1);
  }

  const usable = ({ element }: Control) => !leadsOut(element) && !leave(element) && !isDisabled(element);

  await openAgain();
  home = path();
  let shown = look('opening');
  for (let step = 0; step < most; step++) {
    const fresh = (control: Control) => openers.length <= depth && !used.has(control.key) && usable(control);
    const sheet = topSheet();
    let next = sheet && elsewhere(nameOf(sheet)) ? undefined : shown.find(fresh);
    if (!next && topSheet()) {
      await press('Escape');
      await settled();
      openers = openers.slice(0, -1);
      shown = look('Escape');
      continue;
    }
    if (!next) {
      // What stands in a sheet that closed too early is come to once more.
      const [key, way] =
        [...ways].find(
          ([known, { openers: by }]) =>
            !used.has(known) && !lost.has(known) && by.length > 0 && by.length <= depth,
        ) ?? [];
      if (key === undefined || way === undefined) break;
      await openAgain();
      shown = look('opening anew');
      for (const opener of way.openers) {
        const control = shown.find((each) => each.key === opener && !isDisabled(each.element));
        if (!control) break;
        await tap(control);
        shown = look(opener);
      }
      next = shown.find((each) => each.key === key && usable(each));
      lost.add(key);
      // What is not there any more where it stood is not looked for again, nor what stood there with it.
      if (!next) {
        const there = new Set(shown.map((each) => each.key));
        for (const [other, { openers: by }] of ways)
          if (by.join() === way.openers.join() && !there.has(other)) lost.add(other);
        continue;
      }
    }
    used.add(next.key);
    await tap(next);
    shown = look(next.key);
    if (!(await readAgain(location.hash)))
      problems.push(`what was entered cannot be read again after ${next.key}`);
    if (path() !== home) {
      await openAgain();
      shown = look('coming back');
    }
  }
  return { shown: course, seen: ways.size, problems: [...new Set(problems)] };
}
