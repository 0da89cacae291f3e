import { useEffect } from 'preact/hooks';
import { useServices } from '../../context.ts';

/** What sticks below the header must not hide behind a notice, which makes the header taller: `--top` says how tall it is. */
export function useBelowHeader(): void {
  const notice = useServices().notices.current.value;
  useEffect(() => {
    const { style } = document.documentElement;
    const header = document.querySelector<HTMLElement>('.top');
    if (notice && header) style.setProperty('--top', `${header.offsetHeight}px`);
    return () => {
      style.removeProperty('--top');
    };
  }, [notice]);
}
