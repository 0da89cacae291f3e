import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

/** Below this a notice has no line to stand in. */
const leastHeight = 44;

interface NoticePlaceProps {
  readonly class: string;
  readonly children?: ComponentChildren;
}

/** Room that a place keeps for notices: as far as it is in sight they stand there and cover nothing else; else above the tabs. */
export function NoticePlace({ class: name, children }: NoticePlaceProps) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const toasts = document.querySelector<HTMLElement>('.toasts');
    const { current } = place;
    if (!toasts || !current) return;
    const lay = () => {
      const { x, y, width, bottom } = current.getBoundingClientRect();
      const bar = document.querySelector('main .thumb-bar')?.getBoundingClientRect();
      const height = Math.min(bottom, bar?.top ?? innerHeight) - y;
      toasts.toggleAttribute('data-placed', y >= 0 && height >= leastHeight);
      toasts.style.cssText = `--x:${x}px;--y:${y}px;--width:${width}px;--height:${height}px`;
    };
    // Nothing is measured while nothing is told.
    const told = () => {
      if (toasts.querySelector('.notice')) lay();
      else toasts.removeAttribute('data-placed');
    };
    const news = new MutationObserver(told);
    news.observe(toasts, { childList: true, subtree: true });
    const sized = new ResizeObserver(told);
    sized.observe(document.body);
    sized.observe(current);
    addEventListener('scroll', told, { passive: true });
    told();
    return () => {
      news.disconnect();
      sized.disconnect();
      removeEventListener('scroll', told);
      toasts.removeAttribute('data-placed');
    };
  }, []);
  return (
    <div ref={place} class={name} data-notice-place>
      {children}
    </div>
  );
}
