// The built files against the oldest browsers that the app promises.
import { readFileSync } from 'node:fs';
import postcss from 'postcss';
import { describe, expect, inject, it } from 'vitest';
import { settings as about } from '../../src/app/settings/words/en.ts';
import { builtText, floor, needsOfScripts, needsOfStyles } from '../support/floor.mjs';
import { usePhone } from './harness.ts';

const { take } = usePhone();

/** What is better with and works without. */
const harmless = new Set([
  // A finger has no pointer.
  ...['cursor: pointer', 'cursor: default', 'cursor: grab', 'cursor: grabbing', 'cursor: move'],
  ...['cursor: not-allowed', 'cursor: ew-resize'],
  // Lightning CSS writes the name with -webkit- beside it.
  ...['hyphens', 'user-select'],
  // How lines break and what is drawn first: all is read without it.
  ...['text-wrap', 'text-wrap: balance', 'text-wrap: pretty', 'white-space: wrap', 'paint-order'],
  ...['text-decoration: dotted', 'text-decoration: wavy', 'line-clamp', 'font-family: ui-monospace'],
  // What is out of sight is laid out later, and a bar less.
  ...['content-visibility', 'content-visibility: auto', 'contain-intrinsic-size'],
  ...['contain-intrinsic-block-size', 'contain: style', 'scrollbar-width', 'scrollbar-width: none'],
  // iOS: a sheet that does not scroll moves the page, which stands still by another rule.
  'overscroll-behavior',
  // A control in the colour of the system; where the middle does not fit, the start does.
  ...['accent-color', 'align-content: safe', 'float: inline-start'],
  // No engine of the others forces colours on the page, or letters on a phone.
  ...['forced-color-adjust', 'forced-color-adjust: none', 'text-size-adjust', 'scrollbar-width: thin'],
  // Margins of the printed page.
  '@page',
]);

/** Asked for before they are used. */
const asked = new Set(['toBase64', 'vibrate', 'wakeLock', 'requestIdleCallback', 'BarcodeDetector']);

/** Those of the first view stand in the document. */
const styles = () => {
  const [, first = ''] = /<style>([^<]+)</.exec(builtText(inject('app'), 'index.html')) ?? [];
  return first + builtText(inject('app'), '.css');
};
const beyond = (needs: ReadonlyMap<string, readonly string[]>, known: ReadonlySet<string>) =>
  [...needs].filter(([name]) => !known.has(name));

describe('floor', () => {
  it('floor: the styles need nothing that the oldest browsers lack', () => {
    expect(beyond(needsOfStyles(styles()), harmless)).toEqual([]);
  });

  it('floor: the scripts need nothing that the oldest browsers lack', () => {
    expect(beyond(needsOfScripts(builtText(inject('app'), '.js')), asked)).toEqual([]);
  });

  it('floor: what is newer would be seen', () => {
    const { chrome } = floor;
    expect(chrome).toBe(111);
    const style =
      '@position-try --a{}a:open{color:light-dark(red,red);field-sizing:content;text-wrap:pretty}';
    expect([...needsOfStyles(style).keys()].sort()).toEqual([
      ...[':open', '@position-try', 'field-sizing', 'field-sizing: content', 'light-dark()', 'text-wrap'],
      'text-wrap: pretty',
    ]);
    const script = 'Promise.withResolvers();navigator.gpu.x;new CloseWatcher();[].toSorted();URLPattern.a';
    expect([...needsOfScripts(script).keys()].sort()).toEqual([
      ...['CloseWatcher', 'URLPattern', 'gpu', 'withResolvers'],
    ]);
  });

  it('floor: what one engine is told of a control the other is told too', () => {
    const twins: Readonly<Record<string, string>> = {
      '::-webkit-slider-runnable-track': '::-moz-range-track',
      '::-webkit-slider-thumb': '::-moz-range-thumb',
      '::-webkit-progress-value': '::-moz-progress-bar',
    };
    /** Layers of its background by selector. */
    const layers = new Map<string, number>();
    postcss.parse(styles()).walkRules(({ selector, nodes }) => {
      const parts = nodes.flatMap((node) =>
        node.type === 'decl' && node.prop === 'background' ? [postcss.list.comma(node.value).length] : [],
      );
      for (const each of postcss.list.comma(selector)) layers.set(each, Math.max(0, ...parts));
    });
    const told = [...layers].filter(([selector]) =>
      Object.keys(twins).some((name) => selector.includes(name)),
    );
    expect(told.length).toBeGreaterThan(2);
    for (const [selector, count] of told) {
      const other = Object.entries(twins).reduce((text, [from, to]) => text.replace(from, to), selector);
      expect([other, layers.get(other)]).toEqual([other, count]);
    }
  });

  it.each([
    ['en', 'This browser is too old for Adjutant'],
    ['pl', 'Ta przeglądarka jest za stara dla Adiutanta'],
    ['hu', 'Ez a böngésző túl régi az Adjutánshoz'],
  ] as const)(
    'floor: an older browser is told in words (%s), a newer one nothing',
    async (language, said) => {
      const { page, open } = await take({ language });
      await open('#/dice');
      expect(await page.getByRole('alert').count()).toBe(0);
      await page.addInitScript(() => {
        CSS.supports = () => false;
      });
      await page.reload();
      await page.getByRole('alert').getByText(said).waitFor();
    },
  );

  it('floor: README and the settings say which browsers are old enough', () => {
    const said = `Chrome ${floor.chrome}, Firefox ${floor.firefox}, Safari ${floor.safari}`;
    expect(readFileSync('README.md', 'utf8')).toContain(said);
    expect(about.floor).toContain(said);
  });
});
