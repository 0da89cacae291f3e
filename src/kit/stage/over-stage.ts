import { createContext } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { useRootSign } from './root-sign.ts';

/** Which sheet lies over the stage, if any. */
export const SheetOverStage = createContext<string | undefined>(undefined);

/** So high the scene is at least, in pixels, however high the sheet. */
const least = 88;

/** Stands in a sheet over the lower part of the stage: above it the scene becomes small, instead of being covered. */
export function OverStage(): null {
  useRootSign('over');
  useLayoutEffect(() => {
    const sheet = document.querySelector<HTMLElement>('.dialog[data-kind="sheet"]');
    if (!sheet) return undefined;
    // On the stage alone: on the root it would be weighed again with all that stands on the page.
    const stage = () => document.querySelector<HTMLElement>('.stage');
    let before: DOMRect | undefined;
    // What it finds is laid out: to measure at once would weigh the page once more before the sheet is open.
    const watch = new ResizeObserver(() => {
      before ??= stage()?.getBoundingClientRect();
      if (!before) return;
      const room = window.innerHeight - sheet.offsetHeight - before.top;
      stage()?.style.setProperty('--over', `${Math.max(least, Math.min(room, before.height - 2))}px`);
    });
    watch.observe(sheet);
    return () => {
      watch.disconnect();
      stage()?.style.removeProperty('--over');
    };
  }, []);
  return null;
}
