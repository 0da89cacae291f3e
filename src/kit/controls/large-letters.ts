import './large-letters.css';
import { useLayoutEffect } from 'preact/hooks';

/** So many letters' widths, in rem, must fit beside each other for two columns on a phone. */
const room = 18;

/** As wide as a letter is high, and seen by nobody: it changes whenever the size of letters does. */
function measuringRod(): HTMLElement {
  const rod = document.createElement('i');
  Object.assign(rod.style, { position: 'fixed', inlineSize: '1rem', blockSize: '1px', visibility: 'hidden' });
  rod.ariaHidden = 'true';
  return rod;
}

/**
 * Says on the root of the document whether the letters are so large that things had better stand below each other.
 * What a player set as the size of letters is no matter of the media queries, which go by the browser's own.
 */
export function useLargeLetters(): void {
  useLayoutEffect(() => {
    const root = document.documentElement;
    const measure = () => {
      const large = Number.parseFloat(getComputedStyle(root).fontSize) * room > root.clientWidth;
      root.toggleAttribute('data-large', large);
    };
    measure();
    addEventListener('resize', measure);
    // Letters may become larger while the app is open.
    const rod = measuringRod();
    document.body.append(rod);
    const watch = new ResizeObserver(measure);
    watch.observe(rod);
    return () => {
      removeEventListener('resize', measure);
      watch.disconnect();
      rod.remove();
    };
  }, []);
}
