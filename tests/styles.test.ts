import { describe, expect, it } from 'vitest';
import { filesIn, withoutComments } from './support/source-files.ts';

const sheets = filesIn('src', ['.css']);

/** What all pages have in common: elements as they are before any class says more. */
const ofAllPages = ['src/app/tokens.css', 'src/app/base.css'];

/** Selectors for any page, each with its reason. */
const exceptions = [
  // Whose a figure is stands above it in the drawings of every game; nothing but values that figures read.
  'src/kit/figures/figure.css: [data-side]',
  'src/kit/figures/figure.css: [data-side="theirs"]',
  // The page scrolls clear of the pad, wherever one lies open; without one the value is the default.
  'src/kit/controls/pad.css: :root',
  // What lies under a sheet does not scroll, whatever place it is.
  'src/kit/controls/controls.css: :root:has(dialog:modal)',
  // What the system forces counts for every control there is, whatever place it stands in.
  'src/kit/contrast.css: :root',
  'src/kit/contrast.css: :is(button, summary, .chip, .button):not(:focus-visible)',
  'src/kit/contrast.css: :is([aria-pressed="true"], [aria-checked="true"], [aria-selected="true"], [aria-current]:not([aria-current="false"]), label:has(> input:checked))',
  'src/kit/contrast.css: progress::-moz-progress-bar',
  'src/kit/contrast.css: progress::-webkit-progress-value',
];

/** Parts of a text at commas that stand outside of brackets. */
function atCommas(text: string): readonly string[] {
  const parts = [''];
  let depth = 0;
  for (const letter of text) {
    if ('([{'.includes(letter)) depth += 1;
    if (')]}'.includes(letter)) depth -= 1;
    if (letter === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += letter;
  }
  return parts.map((part) => part.trim()).filter(Boolean);
}

/** Where the bracket that opens here is closed. */
function closing(text: string, from: number): number {
  const [open, close] = text[from] === '{' ? ['{', '}'] : ['(', ')'];
  let depth = 0;
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === open) depth += 1;
    if (text[at] === close) depth -= 1;
    if (depth === 0) return at;
  }
  return text.length;
}

/** The selectors of a sheet, those within `@media` and the like as well; what is nested stands below its own. */
function selectorsOf(css: string): readonly string[] {
  const found: string[] = [];
  let at = 0;
  for (;;) {
    const open = css.indexOf('{', at);
    if (open < 0) return found;
    const head = css.slice(at, open).split(';').at(-1)?.trim() ?? '';
    const end = closing(css, open);
    if (/^@(?:media|supports|layer|container)\b/.test(head))
      found.push(...selectorsOf(css.slice(open + 1, end)));
    else if (!head.startsWith('@')) found.push(...atCommas(head));
    at = end + 1;
  }
}

/** Each way in which a selector can be met: one for each choice of its `:is()` and `:where()`. */
function waysOf(selector: string): readonly string[] {
  const choice = /:(?:is|where)\(/.exec(selector);
  if (!choice) return [selector];
  const open = choice.index + choice[0].length - 1;
  const end = closing(selector, open);
  return atCommas(selector.slice(open + 1, end)).flatMap((option) =>
    waysOf(`${selector.slice(0, choice.index)}${option}${selector.slice(end + 1)}`),
  );
}

/** Without what is said of values and of what must not be. */
function bare(selector: string): string {
  const denied = selector.indexOf(':not(');
  if (denied >= 0) {
    return bare(selector.slice(0, denied) + selector.slice(closing(selector, denied + 4) + 1));
  }
  return selector.replace(/"[^"]*"|'[^']*'/g, '');
}

/** A class, an id, or the sign that one screen sets on the whole page while it is shown. */
const own = /[.#][a-z_]|^(?::root)+\[data-[a-z-]+\]/i;

/** It speaks of nothing of its own: whatever page is loaded beside it is met as well. */
const leaks = (selector: string): boolean => waysOf(selector).some((way) => !own.test(bare(way)));

describe('styles: a sheet speaks of its own', () => {
  it.each([
    ['[data-player="0"]', true],
    ['[data-now] > th', true],
    ['p:not(.hint)', true],
    ['.map :is(.a, b) > [href=".x"]', false],
    [':is(.map, svg) path', true],
    ['a[href=".x"]', true],
    [':root[data-siege]', false],
    [':root:not([data-siege])', true],
    [':root:has(.siege)', false],
  ])('styles: %s leaks: %s', (selector, so) => {
    expect(leaks(selector)).toBe(so);
  });

  it('styles: of a sheet every selector is read', () => {
    const css =
      '@import "a.css";\n.a, .b:is(i, p) { color: red; }\n@media (width > 9px) { p { top: 0; } }\n@keyframes k { from { top: 0; } }';
    expect(selectorsOf(css)).toEqual(['.a', '.b:is(i, p)', 'p']);
  });

  it('styles: no selector is without a class of its own, for the sheets of all pages are loaded together', () => {
    const found = sheets
      .filter(({ path }) => !ofAllPages.includes(path))
      .flatMap(({ path, text }) =>
        selectorsOf(withoutComments(text))
          .filter(leaks)
          .map(
            (selector) => `${path}: ${selector.replace(/\s+/g, ' ').replace('( ', '(').replace(/ \)$/, ')')}`,
          ),
      );
    // An exception that nobody needs any more is none.
    expect(found.toSorted()).toEqual(exceptions.toSorted());
    expect(sheets.length).toBeGreaterThan(50);
  });

  it('styles: nothing that is said alone begins with a sign that clings to the word before it', () => {
    // It stands apart in the name of a control: "All : BrikWars".
    const loose = filesIn('src', ['.tsx']).flatMap(({ path, text }) =>
      /class="visually-hidden">[:;,.!?%]/.test(text) ? [path] : [],
    );
    expect(loose).toEqual([]);
    expect(filesIn('src', ['.tsx']).length).toBeGreaterThan(200);
  });
});
