import { useEffect } from 'preact/hooks';
/** What sticks below the header must not hide behind a notice, which makes the header taller: `--top` says how tall it is. */
export function useBelowHeader(): void {
  useEffect(() => {
    const { style } = document.documentElement;
    const header = document.querySelector<HTMLElement>('.top');
    if (!header) return;
    const observer = new ResizeObserver(() => style.setProperty('--top', `${header.offsetHeight}px`));
    observer.observe(header);
    return () => {
      observer.disconnect();
      style.removeProperty('--top');
    };
  }, []);
}
