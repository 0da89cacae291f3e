import type { Page } from 'playwright-core';

/** The page as it stands, without its script: what the browser itself needs to show it. A second page of the same context. */
export async function stillOf(page: Page, url: string): Promise<Page> {
  const html = await page.evaluate(() => {
    const copy = document.documentElement.cloneNode(true);
    if (!(copy instanceof HTMLElement)) throw new Error('no page');
    for (const part of copy.querySelectorAll('script, link[rel="modulepreload"], meta[http-equiv]'))
      part.remove();
    return copy.outerHTML;
  });
  const still = await page.context().newPage();
  await still.route('**/still.html', (route) => route.fulfill({ contentType: 'text/html', body: html }));
  await still.goto(new URL('still.html', url).href);
  return still;
}
