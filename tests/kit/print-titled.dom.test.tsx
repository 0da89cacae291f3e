import { afterEach, describe, expect, it, vi } from 'vitest';
import { marginsOf, printTitled } from '../../src/kit/print-titled.ts';

/** Sheets as a browser makes them: what was written into them. */
class Sheet {
  text = '';
  replaceSync(text: string): void {
    this.text = text;
  }
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('kit/print-titled', () => {
  it('kit/print-titled: the file and the pages from the second on carry the title, until they are printed', () => {
    vi.stubGlobal('CSSStyleSheet', Sheet);
    const page = document as { title: string; adoptedStyleSheets: readonly unknown[] };
    Object.defineProperty(document, 'adoptedStyleSheets', { value: [], writable: true, configurable: true });
    page.title = 'Armies · Adjutant';
    const shown: unknown[] = [];
    const sheets = () => (page.adoptedStyleSheets as readonly Sheet[]).map(({ text }) => text);
    printTitled(
      'Iron Ford',
      () => shown.push('cleared'),
      () => shown.push(page.title, sheets()),
    );
    expect(shown).toEqual(['Iron Ford', [marginsOf('Iron Ford')]]);
    dispatchEvent(new Event('afterprint'));
    expect([page.title, sheets(), shown.at(-1)]).toEqual(['Armies · Adjutant', [], 'cleared']);
    dispatchEvent(new Event('afterprint'));
    expect(shown).toHaveLength(3);
    Reflect.deleteProperty(document, 'adoptedStyleSheets');
  });

  it('kit/print-titled: without such sheets the file is called so all the same; who went on keeps the title of his place', () => {
    vi.stubGlobal('CSSStyleSheet', undefined);
    document.title = 'Armies';
    const seen: string[] = [];
    printTitled('Iron Ford', undefined, () => seen.push(document.title));
    document.title = 'Dice';
    dispatchEvent(new Event('afterprint'));
    expect([seen, document.title]).toEqual([['Iron Ford'], 'Dice']);
  });

  it('kit/print-titled: no title leaves its quotes', () => {
    expect(marginsOf('The "Wall" \\ 2\n</style>')).toContain(
      'content: "The \\22 Wall\\22  \\5c  2\\a \\3c /style>";',
    );
  });
});
