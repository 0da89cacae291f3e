import { isAppleTouchDevice } from '../platform/offline.ts';

/** A text as it stands in a style sheet. */
const quoted = (text: string): string =>
  `"${text.replace(/[\\"\n\r\f<]/g, (sign) => `\\${sign.charCodeAt(0).toString(16)} `)}"`;

/** What the margins of the pages say: from the second on the title and the number; the first has a heading. */
export function marginsOf(title: string): string {
  const small = 'font: 8pt sans-serif; color: #000';
  return `@page { @top-left { content: ${quoted(title)}; ${small} } @top-right { content: counter(page) " / " counter(pages); ${small} } }
@page :first { @top-left { content: none } @top-right { content: none } }`;
}

/** Browsers without sheets of this kind leave the margins to the player, who can have the same printed there. */
function withMargins(title: string): () => void {
  try {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(marginsOf(title));
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    };
  } catch {
    return () => undefined;
  }
}

/** Prints the page under a title of its own, by which the browser calls the file; `after` clears away what was laid out for it. */
export function printTitled(
  title: string,
  after: () => void = () => undefined,
  print: () => void = () => globalThis.print(),
): void {
  const before = document.title;
  // iOS says that it has printed before it has drawn the pages: there all stays until the next touch.
  const whenPrinted = isAppleTouchDevice() ? ['pointerdown', 'keydown', 'popstate'] : ['afterprint'];
  const clearMargins = withMargins(title);
  const clear = () => {
    for (const event of whenPrinted) removeEventListener(event, clear);
    // After going elsewhere meanwhile, the title is already that of the new place.
    if (document.title === title) document.title = before;
    clearMargins();
    after();
  };
  document.title = title;
  for (const event of whenPrinted) addEventListener(event, clear);
  print();
}
