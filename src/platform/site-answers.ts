/** Whether the site can be reached now. */
export function siteAnswers(): Promise<boolean> {
  return new Promise((done) => {
    const sign = new Image();
    sign.onload = () => done(true);
    sign.onerror = () => done(false);
    // Under a name of its own the browser cannot have it.
    sign.src = `./icons/icon.svg?${Date.now()}`;
  });
}
