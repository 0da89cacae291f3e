import type axe from 'axe-core';

/** Which rules of accessibility a view is held against. */
export type Rules = 'all' | 'colours';

declare global {
  interface Window {
    /** Of these questions about the view as it stands, which have been asked of one like it before: from now on all have. */
    askedBefore?: (questions: readonly string[]) => readonly boolean[];
    /**
     * What breaks a rule of accessibility in the page or sheet that stands, as short lines. Where a page begins or has
     * other headings it is all held against them, otherwise what it has not shown before.
     */
    newlyBroken?: (rules: Rules) => Promise<readonly string[]>;
  }
}

/** Runs in the page, and may name nothing from outside: what was looked at before, so that it need not be again. */
export function giveMemory(): void {
  const numbers = new Map<string, number>();
  /** The same number for the same text, and never for another. */
  const numberOf = (text: string): number => {
    const known = numbers.get(text);
    if (known !== undefined) return known;
    numbers.set(text, numbers.size);
    return numbers.size - 1;
  };
  const asked = new Set<string>();
  /** Parts by how they look, with what is around them. */
  const heldParts = new Set<string>();
  const held = new Set<number>();
  const heldHeads = new Set<number>();
  const scene = (): Element => [...document.querySelectorAll('dialog:modal, .ask')].at(-1) ?? document.body;
  /** Digits are as wide as each other: how many there are counts. */
  const blurred = (text: string): string => text.replace(/\d/g, '0');
  /** What a player has done to a control, which no attribute says. */
  const touched = (element: Element): string => {
    if (element instanceof HTMLInputElement) return `${element.checked} ${blurred(element.value)}`;
    if (element instanceof HTMLTextAreaElement) return blurred(element.value);
    return element instanceof HTMLSelectElement ? String(element.selectedIndex) : '';
  };

  /** How an element is made, whatever is in it: its tag, classes and states, with other digits. */
  function madeOf(element: Element): string {
    let text = element.tagName + touched(element);
    if (element === document.activeElement) text += ' in hand';
    // What a drawing draws is clipped by it, and not measured.
    const drawn = element instanceof SVGElement && element.ownerSVGElement !== null;
    for (const { name, value } of element.attributes)
      if (name === 'style') text += ` ${value}`;
      else if (name === 'aria-labelledby')
        text += ` named ${value.split(' ').every((id) => document.getElementById(id))}`;
      else if (!drawn || name === 'class' || name === 'role' || name.startsWith('data-'))
        text += ` ${name}=${blurred(value)}`;
    return text;
  }

  /** Of the view that stands. */
  let looks = new Map<Element, number>();
  /** All that decides what a part looks like: how it is made, and all in it, and its words. */
  function looksOf(element: Element): number {
    const known = looks.get(element);
    if (known !== undefined) return known;
    let text = madeOf(element);
    if (element.matches('.visually-hidden, [data-voice]')) text += element.textContent?.trim() ? ' says' : '';
    else
      for (const child of element.childNodes)
        if (child instanceof Element) text += `<${looksOf(child)}`;
        else if (child instanceof Text && child.data.trim() !== '') text += `>${blurred(child.data)}`;
    const number = numberOf(text);
    looks.set(element, number);
    return number;
  }

  window.askedBefore = (questions) => {
    looks = new Map();
    const root = scene();
    // Letters and widths are the screen's.
    const around = [...document.documentElement.attributes].flatMap(({ name, value }) =>
      name === 'style' || name === 'data-large' ? [] : `${name}=${value}`,
    );
    const at = root === document.body ? Math.round(scrollY) : '';
    const view = numberOf(`${around} ${at} ${looksOf(root)}`);
    return questions.map((question) => {
      const known = asked.has(`${view} ${question}`);
      asked.add(`${view} ${question}`);
      return known;
    });
  };

  /** Whether anything says what it is. */
  function isNamed(element: Element): boolean {
    const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
    const saying = [element, ...labels, ...ids.map((id) => document.getElementById(id))];
    const names = ['aria-label', 'alt', 'title'].map((name) => element.getAttribute(name));
    return [...names, ...saying.map((each) => each?.textContent)].some((name) => name?.trim());
  }

  /** What a rule asks of an element by itself: its kind, its states, its colours, and whether it has words; or nothing. */
  function kindOf(element: Element, style: CSSStyleDeclaration): string {
    let text = element.tagName;
    for (const { name, value } of element.attributes)
      if (['class', 'style', 'id'].includes(name) || name.startsWith('data-')) continue;
      else if (name === 'role' || name === 'type' || /^aria-(?!label|describe|control|value)/.test(name))
        text += ` ${name}=${value}`;
      else text += ` ${name}${value ? '=' : ''}`;
    if (element instanceof HTMLInputElement) text += ` ${element.checked}`;
    const says = [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
    if (/^(?:DIV|SECTION|SPAN|P)$/.test(text) && !says) return '';
    text += ` ${element.checkVisibility()} ${isNamed(element)} ${style.opacity}`;
    return says ? `${text} ${style.color} ${style.fontSize} ${style.fontWeight}` : text;
  }

  function newToRules(): { readonly include: readonly Node[]; readonly exclude: readonly Node[] } {
    looks = new Map();
    const root = scene();
    const include: Node[] = [];
    const exclude: Node[] = [];
    const heads = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6, main, nav, header, footer, aside')]
      .filter((head) => head.checkVisibility())
      .map((head) => `${head.tagName} ${head.role}`);
    // One rule stands as the other.
    const address = location.hash.replace(/\?.*|[A-Z]+(?:-[A-Z]+)*-\d+\w*/g, '');
    const frame = numberOf(`${address} ${heads}`);
    const again = root === document.body && !heldHeads.has(frame);
    if (again) heldHeads.add(frame);
    /** Whether there is anything new in it; `frames` says how all around it are made, and what stands beside them. */
    function hold(element: Element, around: readonly string[], behind: string, frames: number): boolean {
      const part = `${frames} ${looksOf(element)}`;
      if (heldParts.has(part)) return false;
      heldParts.add(part);
      const style = getComputedStyle(element);
      const { backgroundColor, backgroundImage } = style;
      const children = [...element.children];
      const gathers = element.matches('[role], ul, ol, dl, table, thead, tbody, tr, select');
      const kinds = gathers ? [...new Set(children.map((child) => child.tagName + child.role))] : [];
      const clear = backgroundColor === 'rgba(0, 0, 0, 0)' && backgroundImage === 'none';
      const ground = clear ? behind : `${behind} ${backgroundColor} ${backgroundImage}`;
      const kind = kindOf(element, style);
      const whole = numberOf(`${around} ${ground} ${kind}: ${kinds}`);
      // Of what only holds others nothing is asked.
      const isNew = kind !== '' && !held.has(whole);
      held.add(whole);
      // A drawing is one thing.
      const parts = element instanceof SVGElement ? [] : children;
      const within = [...around.slice(-2), element.tagName + element.role];
      const inside = parts.length > 0 ? numberOf(`${frames} ${madeOf(element)}: ${parts.map(madeOf)}`) : 0;
      const newParts = parts.filter((part) => hold(part, within, ground, inside));
      if (isNew) {
        include.push(element);
        exclude.push(...parts.filter((part) => !newParts.includes(part)));
      }
      return isNew || newParts.length > 0;
    }
    hold(root, [], '', numberOf(madeOf(document.documentElement)));
    return again ? { include: [document], exclude: [] } : { include, exclude };
  }

  window.newlyBroken = async (rules) => {
    const { include, exclude } = newToRules();
    if (include.length === 0) return [];
    const checker = (window as unknown as { readonly axe: typeof axe }).axe;
    window.paint?.(true);
    const result = await checker.run(
      { include: [...include], exclude: [...exclude] },
      { resultTypes: ['violations'], ...(rules === 'colours' ? { runOnly: ['color-contrast'] } : {}) },
    );
    window.paint?.(false);
    return result.violations.map(
      (found) =>
        `${found.id}: ${found.nodes.slice(0, 3).map((node) => `${node.target} ${node.any[0]?.message ?? ''}`)}`,
    );
  };
}
