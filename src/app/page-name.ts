import { useEffect } from 'preact/hooks';

/** What stands open in a place: a page with a heading of its own, or what its head shows as chosen. */
function openIn(main: Element, place: string | null): string | undefined {
  const page = main.querySelector('h2[data-page]')?.firstChild?.textContent;
  if (page) return page;
  const mode = main.querySelector('.mode-bar input:checked')?.closest('label');
  const kind = (mode?.querySelector('.visually-hidden') ?? mode?.querySelector('.mode-name'))?.textContent;
  const game = main.querySelector('.place-name b')?.textContent;
  return kind && [kind, game].filter((each) => each && each !== place).join(', ');
}

/** Says what stands open in a place before the name of the place: in the title of the window, and in the heading that one comes to. */
export function usePageName(appName: string, home: boolean): void {
  useEffect(() => {
    const main = document.querySelector('main');
    const heading = document.querySelector('h1');
    if (!main || !heading) return undefined;
    const tell = () => {
      const place = heading.textContent;
      const name = home ? undefined : openIn(main, place);
      const said = name ? `${name}, ${place}` : null;
      document.title = [name, place !== appName && place, appName].filter(Boolean).join(' · ');
      if (heading.getAttribute('aria-label') === said) return;
      if (said) heading.setAttribute('aria-label', said);
      else heading.removeAttribute('aria-label');
      // What came after the heading was read out is read out now.
      if (document.activeElement !== heading) return;
      heading.blur();
      heading.focus({ preventScroll: true });
    };
    tell();
    const watch = new MutationObserver(tell);
    for (const part of [main, heading])
      watch.observe(part, { childList: true, characterData: true, subtree: true });
    return () => watch.disconnect();
  }, [appName, home]);
}
