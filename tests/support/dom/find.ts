// Finds elements as a person with a screen reader names them: by role and name, by label, by the text that stands there.
import { getRoles } from '@testing-library/dom';
import { computeAccessibleName } from 'dom-accessibility-api';
import { below, childrenOf } from './inside.ts';

export interface Named {
  readonly name?: string | RegExp;
  readonly exact?: boolean;
  readonly checked?: boolean;
  readonly pressed?: boolean;
  readonly expanded?: boolean;
  readonly selected?: boolean;
  readonly level?: number;
  readonly disabled?: boolean;
  readonly includeHidden?: boolean;
}

export type Root = Document | Element;

const flat = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Whether a text is the one asked for: part of it in letters of any size, all of it where `exact`, or by pattern. */
export function matches(text: string, wanted: string | RegExp, exact = false): boolean {
  const said = flat(text);
  if (wanted instanceof RegExp) {
    const { lastIndex } = wanted;
    const found = wanted.test(said) || wanted.test(text);
    wanted.lastIndex = lastIndex;
    return found;
  }
  const asked = flat(wanted);
  return exact ? said === asked : said.toLowerCase().includes(asked.toLowerCase());
}

/**
 * No style sheet is read here. Whether a part of a name stands in a line or under it decides only whether a space parts
 * it from the next: names are held against what is asked for both ways.
 */
function plainStyles(display: 'inline' | 'block'): typeof getComputedStyle {
  const values: Readonly<Record<string, string>> = { display, visibility: 'visible', content: 'none' };
  const style = { ...values, getPropertyValue: (name: string) => values[name] ?? '' };
  return () => style as unknown as CSSStyleDeclaration;
}

const inLine = plainStyles('inline');
const under = plainStyles('block');

/** What is known of elements as long as nothing changes. */
interface Known {
  readonly names: Map<Element, string>;
  readonly shown: Map<Element, boolean>;
  /** By what they are for. */
  labels?: ReadonlyMap<string, readonly Element[]>;
}

let known: Known | undefined;

/** Looks at a page at one moment: what is asked of an element more than once is found out once. */
export function whileNothingChanges<Answer>(look: () => Answer): Answer {
  if (known) return look();
  known = { names: new Map(), shown: new Map() };
  try {
    return look();
  } finally {
    known = undefined;
  }
}

function once<Value>(
  of: Map<Element, Value> | undefined,
  element: Element,
  find: (element: Element) => Value,
): Value {
  const before = of?.get(element);
  if (before !== undefined) return before;
  const found = find(element);
  of?.set(element, found);
  return found;
}

const computeName = (element: Element): string => computeAccessibleName(element, { getComputedStyle: under });

/** The accessible name, its parts with a space between them. */
export const nameOf = (element: Element): string => once(known?.names, element, computeName);

function isNamed(element: Element, wanted: string | RegExp, exact: boolean | undefined): boolean {
  const name = nameOf(element);
  if (matches(name, wanted, exact)) return true;
  // Without its parts parted it is the same, but for spaces.
  if (!/\s/.test(name.trim())) return false;
  return matches(computeAccessibleName(element, { getComputedStyle: inLine }), wanted, exact);
}

function allLabels(): ReadonlyMap<string, readonly Element[]> {
  const labels = new Map<string, Element[]>();
  for (const element of below(document)) {
    const field = element.tagName === 'LABEL' ? element.getAttribute('for') : null;
    if (field) labels.set(field, [...(labels.get(field) ?? []), element]);
  }
  return labels;
}

/** What is written at a field. The stand-in for the browser goes through the page again for each. */
export function labelsOf(field: Element): readonly Element[] {
  const labels = known?.labels ?? allLabels();
  if (known) known.labels = labels;
  const around = nearest(field.parentElement, ({ tagName }) => tagName === 'LABEL');
  const here = (field.id && field.isConnected && labels.get(field.id)) || [];
  return around ? [...here, around] : here;
}

/** What `closest` finds, without a selector: these cost the most here. */
export function nearest(from: Element | null, isIt: (element: Element) => boolean): Element | undefined {
  for (let at = from; at; at = at.parentElement) if (isIt(at)) return at;
  return undefined;
}

/** The sheets that were opened over all else, in their order; one that stands beside the rest is none of them. */
export const sheetsOverAll = new Set<HTMLDialogElement>();

/** From the lowest to the topmost. */
export function openSheets(): readonly HTMLDialogElement[] {
  for (const sheet of sheetsOverAll) if (!sheet.open || !sheet.isConnected) sheetsOverAll.delete(sheet);
  return [...sheetsOverAll];
}

/** The sheet that lies over all else: what is behind it can be neither tapped nor heard. */
export const topSheet = (): HTMLDialogElement | undefined => openSheets().at(-1);

const closedPart = (element: Element): boolean => {
  const { parentElement: parent } = element;
  return (
    parent instanceof HTMLDetailsElement &&
    !parent.open &&
    childrenOf(parent).find(({ tagName }) => tagName === 'SUMMARY') !== element
  );
};

const neverShown: ReadonlySet<string> = new Set(['TEMPLATE', 'SCRIPT', 'STYLE', 'HEAD']);

/** The bar of places, and the way past it: the same on every page. */
export const isEverywhere = (element: Element): boolean =>
  /(?:^| )(?:bar|skip)(?: |$)/.test(element.getAttribute('class') ?? '');

/** What a control is, by its role, else by its type or tag. */
export const kindOf = (element: Element): string =>
  element.getAttribute('role') ??
  (element instanceof HTMLInputElement ? element.type : element.tagName.toLowerCase());

/** Whether something in an element itself hides it, and all in it, as far as that hangs on no style sheet. */
export const isHiddenItself = (element: Element): boolean =>
  element.hasAttribute('hidden') ||
  closedPart(element) ||
  (element instanceof HTMLDialogElement && !element.open) ||
  // Its own style is asked of who has one: to be asked costs the others more than all else here.
  (element.hasAttribute('style') && element instanceof HTMLElement && element.style.display === 'none') ||
  neverShown.has(element.tagName);

function isNowhereHidden(element: Element): boolean {
  const { parentElement: parent } = element;
  return !isHiddenItself(element) && (!parent || once(known?.shown, parent, isNowhereHidden));
}

/** Whether an element is shown. */
export const isShown = (element: Element): boolean =>
  element.isConnected && once(known?.shown, element, isNowhereHidden);

/** Whether anything of it is there to be seen: a box without content has no size. */
export function isSeen(element: Element): boolean {
  const { textContent, tagName } = element;
  const content = '[tabindex], input, select, textarea, button, img, svg, canvas, video, hr, progress, meter';
  const filled = textContent.trim() !== '' || element.matches(content) || element.querySelector(content);
  return isShown(element) && (Boolean(filled) || element.closest('svg') !== null || tagName === 'HTML');
}

/** Whether it is there for a screen reader too. */
const isAnnounced = (element: Element): boolean =>
  isShown(element) && !nearest(element, (each) => flag(each, 'aria-hidden'));

/** Whether a finger or a key reaches it: nothing over it, and it is not inert. */
export function isReachable(element: Element): boolean {
  const sheet = topSheet();
  return (
    isShown(element) &&
    !nearest(element, (each) => each.hasAttribute('inert')) &&
    (!sheet || sheet.contains(element))
  );
}

const fields: ReadonlySet<string> = new Set(
  'BUTTON FIELDSET INPUT OPTGROUP OPTION SELECT TEXTAREA'.split(' '),
);

const isOff = (element: Element): boolean => element.hasAttribute('disabled');

export const isDisabled = (element: Element): boolean =>
  (fields.has(element.tagName) && isOff(element)) ||
  nearest(element, (each) => flag(each, 'aria-disabled') || (each.tagName === 'FIELDSET' && isOff(each))) !==
    undefined;

const flag = (element: Element, attribute: string): boolean => element.getAttribute(attribute) === 'true';

export function isChecked(element: Element): boolean {
  if (element instanceof HTMLInputElement) return element.checked;
  const field = element.querySelector('input');
  return field ? field.checked : flag(element, 'aria-checked');
}

/** On which of its attributes the role of an element hangs that has none of its own. */
const deciding: Readonly<Record<string, readonly string[]>> = {
  A: ['href'],
  AREA: ['href'],
  ASIDE: ['aria-label', 'aria-labelledby'],
  FORM: ['aria-label', 'aria-labelledby', 'name'],
  IMG: ['alt'],
  INPUT: ['list', 'type'],
  SECTION: ['aria-label', 'aria-labelledby'],
  SELECT: ['multiple', 'size'],
  TH: ['scope'],
};
const itsValue: ReadonlySet<string> = new Set(['type', 'size', 'scope']);

/** Its types know nothing of what it takes. */
const rolesIn: (of: HTMLElement, how: { readonly hidden: boolean }) => object = getRoles;

const implicitRoles = new Map<string, readonly string[]>();

/** The roles of an element: the first of its own, else those that its tag has by what stands at it. */
function rolesOf(element: Element): readonly string[] {
  const own = element.getAttribute('role');
  if (own !== null) return [own.split(' ')[0] ?? ''];
  const { tagName } = element;
  const kind = [
    tagName,
    ...(deciding[tagName] ?? []).map((name) => {
      const value = element.getAttribute(name);
      return value && !itsValue.has(name) ? 'set' : value;
    }),
  ].join();
  const before = implicitRoles.get(kind);
  if (before) return before;
  const roles = Object.keys(rolesIn(element.cloneNode() as HTMLElement, { hidden: true }));
  implicitRoles.set(kind, roles);
  return roles;
}

const levelOf = (element: Element): number =>
  Number(element.getAttribute('aria-level') ?? /^H([1-6])$/.exec(element.tagName)?.[1]);

export function byRole(root: Root, role: string, options: Named = {}): readonly Element[] {
  const { name, exact, checked, pressed, expanded, selected, level, disabled, includeHidden } = options;
  return [...below(root)].filter(
    (element) =>
      rolesOf(element).includes(role) &&
      (level === undefined || levelOf(element) === level) &&
      (includeHidden || isAnnounced(element)) &&
      (checked === undefined || isChecked(element) === checked) &&
      (pressed === undefined || flag(element, 'aria-pressed') === pressed) &&
      (expanded === undefined || flag(element, 'aria-expanded') === expanded) &&
      (selected === undefined || flag(element, 'aria-selected') === selected) &&
      (disabled === undefined || isDisabled(element) === disabled) &&
      (name === undefined || isNamed(element, name, exact)),
  );
}

/** The smallest elements in which a text stands. */
export function byText(root: Root, wanted: string | RegExp, exact?: boolean): readonly Element[] {
  const within = root instanceof Document ? root.body : root;
  const holds = ({ textContent }: Element) => matches(textContent, wanted, exact);
  return [within, ...below(within)].filter(
    (element) =>
      !['SCRIPT', 'STYLE', 'TITLE', 'DESC'].includes(element.tagName) &&
      holds(element) &&
      !childrenOf(element).some(holds),
  );
}

/** Fields by what is written at them. */
export function byLabel(root: Root, wanted: string | RegExp, exact?: boolean): readonly Element[] {
  return [...root.querySelectorAll('input, select, textarea, button, [role], [aria-label]')].filter(
    (element) => isNamed(element, wanted, exact),
  );
}
