/** So long what a place fetches may take to become as high as it was. */
const patience = 3000;

/** Scrolls to where one was; where the page is not that high yet, as soon as it is. Returns what gives it up. */
export function scrollBack(to: number): () => void {
  scrollTo(0, to);
  if (scrollY >= to - 1) return () => {};
  const ends = ['pointerdown', 'wheel', 'keydown'] as const;
  const stop = () => {
    watch.disconnect();
    clearTimeout(timer);
    for (const end of ends) removeEventListener(end, stop);
  };
  const watch = new ResizeObserver(() => {
    scrollTo(0, to);
    if (scrollY >= to - 1) stop();
  });
  const timer = setTimeout(stop, patience);
  watch.observe(document.body);
  for (const end of ends) addEventListener(end, stop, { passive: true });
  return stop;
}
