import './large-letters.css';
import { useLayoutEffect } from 'preact/hooks';

/**
 * Says on the root of the document whether the letters are so large that things had better stand below each other.
 * What a player set as the size of letters is no matter of the media queries, which go by the browser's own.
 */
export function useLargeLetters(): void {
  useLayoutEffect(() => {
    const root = document.documentElement;
    // Letters may become larger while the app is open: the rod is as high as two columns are wide.
    const rod = document.createElement('i');
    rod.className = 'letter-rod';
    document.body.append(rod);
    const measure = () => root.toggleAttribute('data-large', rod.offsetHeight > root.clientWidth);
    measure();
    addEventListener('resize', measure);
    const watch = new ResizeObserver(measure);
    watch.observe(rod);
    return () => {
      removeEventListener('resize', measure);
      watch.disconnect();
      rod.remove();
    };
  }, []);
}
