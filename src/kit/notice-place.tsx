import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

/** Below this a notice has no line to stand in. */
const leastHeight = 44;

interface NoticePlaceProps {
  readonly class: string;
  /** It stays when what is below it is scrolled. */
  readonly stays?: boolean;
  readonly children?: ComponentChildren;
}

/**
 * Room that a place keeps for notices: if it is in sight when one is shown, it stands there, covers nothing else, and
 * is scrolled away with it; else above the tabs.
 */
export function NoticePlace({ class: name, stays, children }: NoticePlaceProps) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const toasts = document.querySelector<HTMLElement>('.toasts');
    const { current } = place;
    if (!toasts || !current) return;
    const lay = () => {
      // The table mode stands before it.
      if (getComputedStyle(current).visibility === 'hidden') return;
      const { x, y, width, bottom } = current.getBoundingClientRect();
      const bar = document.querySelector('main .thumb-bar')?.getBoundingClientRect();
      // A bar that is scrolled away above it takes no room.
      const height = Math.min(bottom, bar && bar.top > y ? bar.top : innerHeight) - y;
      const stands = toasts.hasAttribute('data-placed');
      toasts.toggleAttribute('data-placed', (stands || y >= 0) && height >= leastHeight);
      toasts.style.cssText = `--x:${x}px;--y:${y}px;--width:${width}px;--height:${height}px`;
    };
    // Nothing is measured while nothing is announced.
    const notify = () => {
      if (toasts.querySelector('.notice')) lay();
      else toasts.removeAttribute('data-placed');
    };
    // Where one stood that is scrolled away, the next would not be seen.
    const news = new MutationObserver(() => {
      toasts.removeAttribute('data-placed');
      notify();
    });
    news.observe(toasts, { childList: true, subtree: true });
    const sized = new ResizeObserver(notify);
    sized.observe(document.body);
    sized.observe(current);
    addEventListener('scroll', notify, { passive: true });
    notify();
    return () => {
      news.disconnect();
      sized.disconnect();
      removeEventListener('scroll', notify);
      toasts.removeAttribute('data-placed');
    };
  }, []);
  return (
    <div ref={place} class={name} data-notice-place data-stays={stays}>
      {children}
    </div>
  );
}
