/** A sheet that closes goes back in the history, and the browser scrolls to where the page was: what scrolls elsewhere comes after that. */
export function afterSheet(act: () => void): void {
  addEventListener('popstate', () => requestAnimationFrame(act), { once: true });
}
