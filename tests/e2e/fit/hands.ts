import type { Asking, Sight } from './look.ts';
import type { Rules } from './memory.ts';

/** Runs in the page: the elements in sight that a selector finds, in the topmost sheet if one is open; and the same luck for everybody. */
export function giveHands(): void {
  let luck = 7;
  crypto.getRandomValues = (array) => {
    if (array instanceof Uint8Array || array instanceof Uint32Array || array instanceof Uint16Array)
      for (let at = 0; at < array.length; at++) {
        luck = (Math.imul(luck, 1_103_515_245) + 12_345) >>> 0;
        array[at] = luck >>> 8;
      }
    return array;
  };
  window.handsOn = (selector) => {
    const sheet = [...document.querySelectorAll('dialog:modal')].at(-1);
    return [...(sheet ?? document).querySelectorAll<HTMLElement>(selector)].filter((found) =>
      (found.closest('label') ?? found).checkVisibility(),
    );
  };
  // What is drawn has no `click` of its own.
  window.press = (element) =>
    element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, composed: true }));
  window.handsOff = async (done, lightly = false) => {
    const end = performance.now() + 10_000;
    while (!done())
      if (performance.now() > end) return false;
      else await new Promise((drawn) => requestAnimationFrame(drawn));
    while (!(await window.viewAtRest?.(lightly)) || window.stepsBack)
      if (performance.now() > end) return false;
      else await new Promise((passed) => setTimeout(passed, 4));
    return true;
  };
}

/** Runs in the page: one look after another, with other letters. */
export function lookWithLetters(): void {
  const sizeOf = ({ percent }: Asked): string => (percent === 100 ? '' : `${percent}%`);

  /** The letters of a screen, and what the app says of them as soon as it has measured. */
  function prepare(asked: Asked): void {
    const root = document.documentElement;
    root.style.fontSize = sizeOf(asked);
    root.style.setProperty('--font', asked.family);
    root.toggleAttribute('data-large', asked.percent * 0.16 * 18 > asked.width);
  }

  async function write(asked: Asked, moved: boolean): Promise<void> {
    const { style } = document.documentElement;
    if (!moved && style.fontSize === sizeOf(asked) && style.getPropertyValue('--font') === asked.family)
      return;
    prepare(asked);
    // Measuring is announced at once, not with the next frame.
    dispatchEvent(new Event('resize'));
    await window.handsOff?.(() => true);
  }
  window.lookAround = async (asked, asking, moved) => {
    if (!moved) await window.handsOff?.(() => true);
    // What was said of the last step goes by itself.
    for (;;) {
      const close = [...document.querySelectorAll<HTMLElement>('.toasts button')].at(-1);
      if (!close) break;
      close.click();
      await window.handsOff?.(() => true);
    }
    const known = moved ? [] : window.askedBefore?.(asked.map(({ question }) => question));
    const seen: (Seen | 'elsewhere' | 'known')[] = [];
    for (const [at, each] of asked.entries()) {
      if (known?.[at] || !each.here) {
        seen.push(known?.[at] ? 'known' : 'elsewhere');
        continue;
      }
      await write(each, moved);
      const sight = window.lookAtView?.(asking);
      if (!sight) throw new Error('a page without eyes');
      seen.push({ sight, broken: each.rules ? ((await window.newlyBroken?.(each.rules)) ?? []) : [] });
    }
    // All that changes with the next size of the page is drawn once.
    const next = asked[seen.indexOf('elsewhere')];
    if (next) prepare(next);
    return seen;
  };
}

export interface Asked {
  /** Whether the page has the size that is asked for. */
  readonly here: boolean;
  readonly width: number;
  readonly percent: number;
  readonly family: string;
  readonly question: string;
  readonly rules: Rules | undefined;
}

export interface Seen {
  readonly sight: Sight;
  /** Which rules of accessibility it breaks. */
  readonly broken: readonly string[];
}

declare global {
  interface Window {
    /**
     * Looks at what stands in each way that is asked for and not known; moved says that the page has another size than
     * before.
     */
    lookAround?: (
      asked: readonly Asked[],
      asking: Asking,
      moved: boolean,
    ) => Promise<readonly (Seen | 'elsewhere' | 'known')[]>;
    handsOn?: (selector: string) => readonly HTMLElement[];
    press?: (element: Element) => void;
    /** Does something, and waits until it is done and all that follows from it; lightly: all but what is measured of it. */
    handsOff?: (done: () => boolean, lightly?: boolean) => Promise<boolean>;
  }
}
