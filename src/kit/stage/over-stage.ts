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
    const { style } = document.documentElement;
    const stage = document.querySelector('.stage');
    const sheet = document.querySelector<HTMLElement>('.dialog[data-kind="sheet"]');
    if (!stage || !sheet) return undefined;
    const { top, height } = stage.getBoundingClientRect();
    const watch = new ResizeObserver(() => {
      const room = window.innerHeight - sheet.offsetHeight - top;
      style.setProperty('--over', `${Math.max(least, Math.min(room, height - 2))}px`);
    });
    watch.observe(sheet);
    return () => {
      watch.disconnect();
      style.removeProperty('--over');
    };
  }, []);
  return null;
}
