/** What was tapped goes away with it: who stood on it goes on at the top of the place. */
export function focusMainThen(act: () => void): () => void {
  return () => {
    document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true });
    act();
  };
}
