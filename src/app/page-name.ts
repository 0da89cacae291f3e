import { useEffect } from 'preact/hooks';
import { opened } from '../kit/page-heading.tsx';

/** Says what stands open in a place before the name of the place: in the title of the window, and in the heading that one comes to. */
export function usePageName(appName: string, home: boolean): void {
  const page = opened.page.value;
  const mode = opened.mode.value;
  const game = opened.game.value;
  // At every drawing: what draws this, the shell, writes the title of the place anew.
  useEffect(() => {
    // Pages say their names after this was drawn: it is drawn again in a moment.
    if (page !== opened.page.peek() || mode !== opened.mode.peek()) return;
    const heading = document.querySelector('h1');
    if (!heading) return;
    const place = heading.textContent;
    const name =
      !home && (page || (mode && [mode, game].filter((each) => each && each !== place).join(', ')));
    const said = name ? `${name}, ${place}` : null;
    document.title = [name, place !== appName && place, appName].filter(Boolean).join(' · ');
    if (heading.getAttribute('aria-label') === said) return;
    if (said) heading.setAttribute('aria-label', said);
    else heading.removeAttribute('aria-label');
    // What came after the heading was read out is read out now.
    if (document.activeElement !== heading) return;
    heading.blur();
    heading.focus({ preventScroll: true });
  });
}
