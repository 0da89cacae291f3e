import type { Page } from 'playwright-core';

/** What is wrong with a view, in short lines, and how long and how busy it is. */
export interface Sight {
  /** Past the left or right edge. */
  readonly out: readonly string[];
  /** Texts that what they stand in does not show whole. */
  readonly cut: readonly string[];
  /** Words that go on in another line than they begin. */
  readonly broken: readonly string[];
  /** Controls over which something that stays lies, wherever the page is scrolled to. */
  readonly covered: readonly string[];
  /** What can be touched in the first view, by its name; all kinds of a place stand in its head, and are not counted. */
  readonly controls: readonly string[];
  readonly height: number;
  /** What of the parts asked for cannot be seen whole without scrolling. */
  readonly hidden: readonly string[];
  /** What should not be there. */
  readonly found: readonly string[];
  /** Controls too small for a finger. */
  readonly small: readonly string[];
  /** How high the sheet on top is with all that is in it. */
  readonly sheet: number;
  /** How many controls there are, in sight or further down. */
  readonly all: number;
  /** Of two parts that should stand beside each other, that they do not. */
  readonly overlap: boolean;
  /** How high all bars are together that stay where they are while the page scrolls. */
  readonly bars: number;
  /** Whether the main button of the page, if there is one, is a button at the thumb and in view. */
  readonly thumb: 'none' | 'elsewhere' | 'in view' | 'out of view';
}

/** By selectors. */
export interface Asking {
  /** Parts that must be seen whole without scrolling. */
  readonly first?: readonly string[] | undefined;
  /** Two parts that stand beside each other where there is more breadth than height. */
  readonly beside?: readonly [string, string] | undefined;
  /** Parts that must not be there. */
  readonly absent?: readonly string[] | undefined;
  /** Whether controls are counted. */
  readonly counted?: boolean | undefined;
  /** Whether each control is large enough for a finger, on whichever phone. */
  readonly touch?: boolean | undefined;
}

declare global {
  interface Window {
    lookAtView?: (asked: Asking) => Sight;
    /**
     * Nothing has changed for a frame and what follows from it, nothing is read or kept, no animation is on its way, and no
     * part says that it waits, or holds off a second tap. Lightly: nothing has changed, whether it is drawn or not.
     */
    viewAtRest?: (lightly: boolean) => Promise<boolean>;
    /** What the view was last seen to wait for. */
    unrest?: string;
  }
}

/** Runs in the page: it may name nothing from outside. */
function giveEyes(): void {
  const interactive = 'button, input, summary, a, select, textarea';
  const isHidden = (element: Element): boolean =>
    element.closest('.visually-hidden, [data-voice]') !== null || !element.checkVisibility();
  const named = (element: Element): string => {
    const name = element.getAttribute('class') ?? '';
    const text = (element.ariaLabel ?? element.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 40);
    return `${element.tagName.toLowerCase()}.${name} “${text}”`;
  };
  const most = <T>(list: readonly T[]): readonly T[] => list.slice(0, 6);

  /** The sheet on top, else the page: what lies behind a sheet is not looked at again. */
  const scene = (): Element => [...document.querySelectorAll('dialog:modal, .ask')].at(-1) ?? document.body;

  /** Where a label of an end has no room, what is short for it stands in its place. */
  const inBrief = (element: Element): HTMLElement | undefined => {
    const label = element.closest<HTMLElement>('.outcome-label[data-brief]');
    const { top = 0 } = element.getBoundingClientRect();
    return label && top >= label.getBoundingClientRect().bottom - 1 ? label : undefined;
  };

  const pen = document.createElement('canvas').getContext('2d');
  /** What is short for labels of ends, and has no room either. */
  function cutInBrief(root: Element): readonly string[] {
    return [...root.querySelectorAll<HTMLElement>('.outcome-label[data-brief] > span')].flatMap((all) => {
      const label = inBrief(all);
      if (!label || !pen || isHidden(label)) return [];
      const { fontWeight, fontSize, fontFamily } = getComputedStyle(label, '::before');
      pen.font = `${fontWeight} ${fontSize} ${fontFamily}`;
      const brief = label.dataset.brief ?? '';
      return pen.measureText(brief).width > label.clientWidth + 1 ? [`“${brief}”, short for an end`] : [];
    });
  }

  const scrolls = (value: string): boolean => value === 'auto' || value === 'scroll';

  function tooWide(root: Element): readonly string[] {
    const { clientWidth, scrollWidth } = document.documentElement;
    const found: string[] = [];
    if (scrollWidth > clientWidth) found.push(`page is ${scrollWidth} wide`);
    // A page that hides what is too wide has nothing too wide; but some screens scroll in no direction.
    for (const around of [document.documentElement, document.body]) {
      const { overflowX, overflowY } = getComputedStyle(around);
      if (overflowX !== 'visible' && overflowX !== overflowY)
        found.push(`${around.tagName} hides what is out`);
    }
    for (const element of root.querySelectorAll('*')) {
      const box = element.getBoundingClientRect();
      if (box.width === 0 || (box.right <= clientWidth + 0.5 && box.left >= -0.5)) continue;
      const scroller = element.closest('[data-scroller]');
      if (scroller && scroller !== element) continue;
      // What a drawing clips is not too wide.
      if (element instanceof SVGElement && element.ownerSVGElement) continue;
      if (isHidden(element) || inBrief(element)) continue;
      found.push(`${named(element)} spans ${Math.round(box.left)} to ${Math.round(box.right)}`);
    }
    return most(found);
  }

  interface Clip {
    readonly box: DOMRect;
    readonly x: boolean;
    readonly y: boolean;
    readonly element: Element;
  }
  /** What shows an element in part only: all that clips around it, up to what scrolls. */
  function clipsOf(element: Element, known: Map<Element, readonly Clip[]>): readonly Clip[] {
    const before = known.get(element);
    if (before) return before;
    const parent = element.parentElement;
    const style = getComputedStyle(element);
    const around = parent && parent !== document.body ? clipsOf(parent, known) : [];
    const { overflowX, overflowY } = style;
    const clipX = overflowX === 'hidden' || overflowX === 'clip';
    const clipY = overflowY === 'hidden' || overflowY === 'clip';
    // What scrolls brings all in it into view in this direction.
    const kept = around
      .map((clip) => ({ ...clip, x: clip.x && !scrolls(overflowX), y: clip.y && !scrolls(overflowY) }))
      .filter(({ x, y }) => x || y);
    const clips =
      clipX || clipY
        ? [...kept, { box: element.getBoundingClientRect(), x: clipX, y: clipY, element }]
        : kept;
    known.set(element, clips);
    return clips;
  }

  function texts(root: Element): { readonly cut: readonly string[]; readonly broken: readonly string[] } {
    const cut: string[] = [];
    const broken: string[] = [];
    const known = new Map<Element, readonly Clip[]>();
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent ?? '';
      const element = node.parentElement;
      if (text.trim() === '' || !element || isHidden(element) || inBrief(element)) continue;
      if (element.closest('svg, style, script, option')) continue;
      // Said, and not seen.
      if (element.getBoundingClientRect().width <= 1) continue;
      range.selectNodeContents(node);
      const lines = [...range.getClientRects()].filter(({ width }) => width > 1);
      if (lines.length === 0) continue;
      const [left, right] = [Math.min(...lines.map((l) => l.left)), Math.max(...lines.map((l) => l.right))];
      const [top, bottom] = [Math.min(...lines.map((l) => l.top)), Math.max(...lines.map((l) => l.bottom))];
      // The letters themselves are lower than their line.
      const slack =
        ((lines[0]?.height ?? 0) - Number.parseFloat(getComputedStyle(element).fontSize) * 0.75) / 2;
      // What a row or a plate says in short, the sheet that it opens says whole, and of a rule that was read its page; what is
      // taken back, the record beside; and whom a unit may act against, the line and the table above its two ways.
      const inShort =
        (element.closest('[aria-haspopup="dialog"] :is(small, span)') !== null &&
          element.closest('.sheet-row, .stage-plate, .castle-plate') !== null) ||
        element.matches('.siege-step small, .act-row small, .kept-card > :is(b, small)');
      const clips = clipsOf(element, known);
      if (clips.some(({ box }) => box.width <= 1)) continue;
      for (const { box, x, y, element: by } of inShort ? [] : clips) {
        const beside = x && (left < box.left - 1 || right > box.right + 1);
        const below = y && (top + slack < box.top - 1 || bottom - slack > box.bottom + 1);
        if (beside || below) {
          cut.push(`“${text.trim().slice(0, 60)}” by ${by.tagName.toLowerCase()}.${by.className}`);
          break;
        }
      }
      const control = element.closest('button, a, summary, .chip, .button, th, td');
      if (control && !inShort && getComputedStyle(control).display !== 'inline') {
        const box = control.getBoundingClientRect();
        const out = left < box.left - 1 || right > box.right + 1;
        const over = top + slack < box.top - 1 || bottom - slack > box.bottom + 1;
        const scroller = element.closest('[data-scroller]');
        const outside = !scroller || control.contains(scroller) === false;
        if ((out || over) && outside) cut.push(`“${text.trim().slice(0, 60)}” past ${named(control)}`);
      }
      if (new Set(lines.map((line) => Math.round(line.top / 8))).size < 2) continue;
      // Tables and cards of rules are hyphenated; addresses have no hyphens.
      if (element.closest('.rule-table, .kept-card') || /\p{L}[./]\p{L}/u.test(text)) continue;
      for (const { index, 0: word } of text.matchAll(/\p{L}{3,}/gu)) {
        // After a soft hyphen a word may go on in the next line.
        range.setStart(node, text[index - 1] === '\u00ad' ? index + 1 : index);
        range.setEnd(node, index + word.length);
        const parts = [...range.getClientRects()].filter(({ width }) => width > 1);
        const whole = parts.reduce((sum, { width }) => sum + width, 0);
        // Longer than a line of the whole screen it cannot but go on in the next.
        const tooLong = whole > document.documentElement.clientWidth - 72;
        if (!tooLong && new Set(parts.map((part) => Math.round(part.top / 8))).size > 1) broken.push(word);
      }
    }
    return { cut: most([...cut, ...cutInBrief(root)]), broken: most(broken) };
  }

  const touched = (element: Element): Element | null => {
    const box = element.getBoundingClientRect();
    return document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  };
  const reached = (element: Element, top: Element | null): boolean =>
    top !== null && (element.closest('label') ?? element).contains(top);

  function atFirstSight(): readonly string[] {
    return [...document.querySelectorAll<HTMLElement>('button, input, summary, a')]
      .filter((element) => !element.closest('.place-head'))
      .filter((element) => element.getBoundingClientRect().width > 0 && reached(element, touched(element)))
      .map(
        (element) => element.ariaLabel ?? (element.title || (element.closest('label') ?? element).innerText),
      );
  }

  const allControls = (): number =>
    [...document.querySelectorAll('button, a, input, summary, select')].filter((each) =>
      each.checkVisibility(),
    ).length;

  /** Over what it lies though it does not scroll with it. */
  function staying(top: Element, over: Element): boolean {
    const { clientWidth, clientHeight } = document.documentElement;
    // What came by a link is taken or put away before the head is used.
    if (top.closest('.linked-bar')) return false;
    let stays = false;
    let element: Element | null = top;
    for (; element && !element.contains(over); element = element.parentElement) {
      const { width, height } = element.getBoundingClientRect();
      // A screen of its own, with a way back.
      if (width >= clientWidth * 0.8 && height >= clientHeight * 0.6) return false;
      stays ||= ['fixed', 'sticky'].includes(getComputedStyle(element).position);
    }
    return stays;
  }

  function underWhatStays(root: Element): readonly string[] {
    const scroller = root === document.body ? document.scrollingElement : root.querySelector('.dialog-body');
    if (!scroller) return [];
    const before = scroller.scrollTop;
    // What shows itself only to who comes to it by keyboard stands outside until then.
    const candidates = [...root.querySelectorAll(interactive)].filter((element) => {
      const { width, bottom } = element.getBoundingClientRect();
      return width > 0 && bottom + scroller.scrollTop > 0 && !isHidden(element) && !element.matches('.skip');
    });
    const suspects = new Set<Element>();
    for (const end of [0, scroller.scrollHeight]) {
      scroller.scrollTop = end;
      for (const element of candidates) {
        const top = touched(element);
        if (top && !reached(element, top) && !top.contains(element) && staying(top, element))
          suspects.add(element);
      }
    }
    const moved = new Map<Element, number>();
    for (const suspect of suspects)
      for (let around = suspect.parentElement; around; around = around.parentElement)
        moved.set(around, around === scroller ? before : around.scrollTop);
    const found = [...suspects].flatMap((element) => {
      const hiddenAt = (block: ScrollLogicalPosition) => {
        element.scrollIntoView({ block, behavior: 'instant' });
        const top = touched(element);
        return top !== null && !reached(element, top) && !top.contains(element) && staying(top, element);
      };
      const hidden = hiddenAt('center') && hiddenAt('start') && hiddenAt('end');
      const top = touched(element);
      return hidden && top ? [`${named(element.closest('label') ?? element)} by ${named(top)}`] : [];
    });
    for (const [around, top] of moved) around.scrollTop = top;
    scroller.scrollTop = before;
    return most(found);
  }

  function mainButton(): Sight['thumb'] {
    const button = document.querySelector('main [data-kind="primary"]');
    if (!button) return 'none';
    if (!button.closest('.thumb-bar')) return 'elsewhere';
    // A sheet has its own; and what is asked of a player is longer than a screen where letters are large.
    const large = document.documentElement.hasAttribute('data-large');
    if (document.querySelector('dialog:modal') || (large && button.closest('.moment-step')))
      return 'elsewhere';
    const { left, top, right, bottom } = button.getBoundingClientRect();
    const { clientHeight, clientWidth } = document.documentElement;
    // A bar that stands in the head scrolls with it: there it is in view where the page begins.
    const inHead = getComputedStyle(button.closest('.thumb-bar') ?? button).position === 'static';
    const above = inHead ? scrollY : 0;
    const inside =
      top + above >= 0 && left >= 0 && bottom + above <= clientHeight + 0.5 && right <= clientWidth + 0.5;
    return inside ? 'in view' : 'out of view';
  }

  const hiddenAtFirst = (parts: readonly string[]): readonly string[] =>
    parts.filter((selector) => {
      const box = document.querySelector(selector)?.getBoundingClientRect();
      const [x = 0, y = 0] = box ? [box.left + box.width / 2, box.bottom - 2] : [];
      // The flag of a ground stands on the lower edge of the scene, under the feet that it moves.
      const [top] = box
        ? document.elementsFromPoint(x, y).filter((each) => !each.closest('.ground-flag'))
        : [];
      return (
        !box ||
        box.top < 0 ||
        box.bottom > document.documentElement.clientHeight + 0.5 ||
        !top?.closest(selector)
      );
    });

  const tooSmall = (root: Element): readonly string[] =>
    [...root.querySelectorAll('button, input:not([type="radio"]), summary, .chip')]
      .filter((each) => root !== document.body || each.closest('main'))
      .map((each) => [each.textContent, each.getBoundingClientRect()] as const)
      .filter(([, box]) => box.width > 1 && (box.width < 47.5 || box.height < 47.5))
      .map(([text, box]) => `${text} ${box.width}×${box.height}`);

  /** Names beside figures that are drawn: too small, one over another, or past the edge of the drawing. */
  function drawnNames(): readonly string[] {
    const texts = [...document.querySelectorAll<SVGTextElement>('.castle-names > text')];
    const boxes = texts.map((text) => text.getBoundingClientRect());
    const board = document.querySelector('.castle-board')?.getBoundingClientRect() ?? new DOMRect();
    return texts.flatMap((text, place) => {
      const box = boxes[place] ?? new DOMRect();
      const letters = Number(text.getAttribute('font-size')) * (text.getScreenCTM()?.a ?? 0);
      const over = boxes.some(
        (other, at) =>
          at !== place &&
          Math.min(box.right, other.right) - Math.max(box.left, other.left) > 1 &&
          Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top) > box.height * 0.3,
      );
      const past = box.left < board.left - 1 || box.right > board.right + 1;
      return letters < 11.9 || over || past ? [`“${text.textContent}” on the castle, ${letters} px`] : [];
    });
  }

  function standOver(parts: readonly string[]): boolean {
    const [left, right] = parts.map((part) => document.querySelector(part)?.getBoundingClientRect());
    return (
      parts.length > 0 &&
      innerWidth > innerHeight &&
      innerHeight >= 320 &&
      (left?.right ?? 1) > (right?.left ?? -1) + 1
    );
  }

  const barsThatStay = (): number =>
    ['.top', '.thumb-bar', '.bar']
      .flatMap((part) => document.querySelector(part) ?? [])
      .filter((part) => ['fixed', 'sticky'].includes(getComputedStyle(part).position))
      .map((part) => part.getBoundingClientRect())
      .filter((box) => box.width > document.documentElement.clientWidth / 2)
      .reduce((sum, box) => sum + box.height, 0);

  window.lookAtView = ({ first = [], absent = [], beside = [], counted, touch }) => {
    const root = scene();
    const { cut, broken } = texts(root);
    // Before anything is scrolled.
    const thumb = mainButton();
    return {
      out: tooWide(root),
      cut: root === document.body ? [...cut, ...drawnNames()] : cut,
      broken,
      covered: underWhatStays(root),
      controls: counted && root === document.body ? atFirstSight() : [],
      height: document.documentElement.scrollHeight,
      hidden: hiddenAtFirst(first),
      found: absent.filter((selector) => root.querySelector(selector)?.checkVisibility()),
      sheet: document.querySelector('dialog:modal')?.scrollHeight ?? 0,
      all: counted ? allControls() : 0,
      bars: barsThatStay(),
      overlap: standOver(beside),
      small: touch ? tooSmall(root) : [],
      thumb,
    };
  };

  let storing = 0;
  const { transaction } = IDBDatabase.prototype;
  IDBDatabase.prototype.transaction = function (this: IDBDatabase, ...asked) {
    const begun = transaction.apply(this, asked);
    storing++;
    for (const end of ['complete', 'abort'])
      begun.addEventListener(end, () => {
        storing--;
      });
    return begun;
  };

  // The browser draws a frame in its own time; what the app plans for the next one is done in the next task.
  const drawn = requestAnimationFrame.bind(window);
  const planned = new Map<number, FrameRequestCallback>();
  let plans = 0;
  window.requestAnimationFrame = (act) => {
    const plan = ++plans;
    planned.set(plan, act);
    setTimeout(() => {
      if (planned.delete(plan)) act(performance.now());
    });
    return plan;
  };
  window.cancelAnimationFrame = (plan) => {
    planned.delete(plan);
  };
  const task = () => new Promise((passed) => setTimeout(passed));

  /** What follows from what was done comes with this task, or the next ones. */
  async function followed(): Promise<void> {
    do await task();
    while (planned.size > 0);
    // And what is done after it.
    await task();
  }

  window.viewAtRest = async (lightly) => {
    if (!lightly) await followed();
    const changed = new Set<string>();
    const watch = new MutationObserver((records) => {
      for (const { target, attributeName } of records)
        changed.add(`${target.nodeName} ${target.parentElement?.className} ${attributeName ?? ''}`);
    });
    watch.observe(document, { attributes: true, characterData: true, childList: true, subtree: true });
    if (lightly) await followed();
    else {
      // What is measured is measured in a frame.
      await new Promise((frame) => drawn(frame));
      await task();
    }
    watch.disconnect();
    const moving = document
      .getAnimations()
      .filter((animation) => animation.playState === 'running')
      .filter((animation) => animation.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY);
    for (const animation of moving) animation.finish();
    const awaited = document.querySelector('.pending, main[aria-busy="true"], .table-pad-shield');
    const causes = [
      changed.size > 0 && `changes of ${most([...changed])}`,
      planned.size > 0 && `${planned.size} frames`,
      storing !== 0 && `${storing} transactions`,
      moving.length > 0 && `${moving.length} animations`,
      awaited && named(awaited),
    ].filter((cause) => cause !== false && cause !== null);
    window.unrest = causes.join(', ');
    return causes.length === 0;
  };
}

/** Every page that opens in this one from now on can be looked at. */
export async function openEyes(page: Page): Promise<void> {
  await page.addInitScript(giveEyes);
}
