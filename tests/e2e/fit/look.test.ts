import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { systemFonts } from '../../support/fonts.mjs';
import { bringRules, overflow, requestsOf, usePhone } from '../harness.ts';
import { beginWalk, type Most, oneScreen, phone, type Screen, screens } from './walk.ts';

const { take } = usePhone();

/** A walk that stands in the settings, with something put onto their page. */
async function inSettings(html = '', held: readonly Screen[] = []) {
  const { page, open } = await take();
  const { walk, faults } = await beginWalk(page, {
    standing: phone,
    held: () => held,
    rules: 'all',
    waiting: requestsOf(page),
  });
  await open('#/settings');
  await page.locator('.sheet-row').first().waitFor();
  await bringRules(page);
  await put(page, html);
  return { page, walk, faults };
}

function put(page: Page, html: string): Promise<void> {
  return page.evaluate((added) => {
    const main = document.querySelector('main');
    const before = main?.lastElementChild;
    main?.insertAdjacentHTML('beforeend', added);
    // The app forbids styles in its text.
    for (const element of document.querySelectorAll<HTMLElement>('[data-style]'))
      element.style.cssText = element.dataset.style ?? '';
    document.querySelector<HTMLDialogElement>('dialog[data-modal]')?.showModal();
    for (let each = before?.nextElementSibling; each; each = each.nextElementSibling)
      each.setAttribute('data-put', '');
  }, html);
}

describe('fit/look', () => {
  const wrong: readonly (readonly [fault: string, html: string, most?: Most])[] = [
    ['too wide: page is 5', '<div data-style="width: 500px">wide</div>'],
    ['too wide: p. “left”', '<p data-style="position: relative; left: -90px">left</p>'],
    [
      'cut: “A name far too long”',
      '<button data-style="width: 90px; overflow: hidden; white-space: nowrap">A name far too long</button>',
    ],
    [
      'cut: “A name far too long”',
      '<button data-style="width: 90px; height: 20px; overflow: clip">A name far too long</button>',
    ],
    [
      'cut: “A name far too long”',
      '<p data-style="width: 90px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap">A name far too long</p>',
    ],
    [
      'cut: “A name far too long” past button',
      '<button data-style="width: 90px; white-space: nowrap">A name far too long</button>',
    ],
    [
      'broken words: Donaudampfschiff',
      '<p data-style="width: 60px; overflow-wrap: anywhere">Donaudampfschiff</p>',
    ],
    [
      'covered: button.under “Under”',
      '<button class="under" data-style="position: absolute; top: 90px; left: 9px; z-index: 8">Under</button><div data-style="position: fixed; top: 0; left: 0; width: 99px; height: 740px; z-index: 9">over all</div>',
    ],
    [
      'main button: out of view',
      '<div class="thumb-bar" data-style="position: fixed; top: 900px"><button data-kind="primary">Roll</button></div>',
    ],
    ['too high: 2', '<div data-style="height: 2000px"></div>', { height: 1900 }],
    [
      'controls: 3',
      '<div data-style="position: fixed; inset: 0; z-index: 9">'.concat(
        '<button data-style="width: 40px; height: 40px">x</button>'.repeat(30),
        '</div>',
      ),
      oneScreen,
    ],
    [
      'not at first sight: .late',
      '<div data-style="height: 900px"></div><p class="late">late</p>',
      { first: ['.late'] },
    ],
    [
      'small: x 20×20',
      '<button data-style="width: 20px; min-width: 0; height: 20px; min-height: 0; padding: 0">x</button>',
      { touch: true },
    ],
    ['scrolls: 2', '<div data-style="height: 2000px"></div>', { still: true }],
    ['controls: ', '<button>x</button>'.repeat(30), { all: 25 }],
    ['should not be there: .gone', '<p class="gone">gone</p>', { absent: ['.gone'] }],
    [
      'bars: ',
      '<div class="thumb-bar" data-style="position: fixed; inset: auto 0 0; width: 360px; height: 300px"></div>',
      { bars: 185 },
    ],
    [
      'sheet too high: 894 of 800',
      '<dialog data-modal data-style="height: 900px; max-height: none"></dialog>',
      { sheet: [800] },
    ],
    [
      '(740x360) not beside each other',
      '<p class="one">one</p><p class="other">other</p>',
      { beside: ['.one', '.other'], aside: true },
    ],
    [
      'cut: “Smok” on the castle, 5 px',
      '<svg class="castle-board" width="90" height="90"><g class="castle-names"><text x="9" y="20" font-size="5">Smok</text></g></svg>',
    ],
    [
      'cut: “Smok” on the castle, 14 px | “Baszta” on the castle, 14 px',
      '<svg class="castle-board" width="90" height="90"><g class="castle-names"><text x="9" y="20" font-size="14">Smok</text><text x="12" y="22" font-size="14">Baszta</text></g></svg>',
    ],
    ['HTML hides what is out', '<div data-out></div>'],
  ];

  it('fit/look sees whatever is too wide, cut, broken, covered, out of view, too high, too small or too much', async () => {
    const { walk, faults, page } = await inSettings();
    await walk.look('nothing put');
    expect(faults).toEqual([]);
    for (const [at, [fault, html, most]] of wrong.entries()) {
      await put(page, html);
      const others = await page.evaluate(
        ([button, out]) => {
          const hidden = [...document.querySelectorAll('main [data-kind="primary"]')].filter(
            (other) => button && !other.closest('.thumb-bar'),
          );
          for (const other of hidden) other.setAttribute('data-kind', 'once-primary');
          if (out) document.documentElement.style.overflowX = 'clip';
          return hidden.length;
        },
        [fault.startsWith('main button'), html.includes('data-out')] as const,
      );
      const before = faults.length;
      await walk.look(`settings ${at}`, most);
      const found = faults.slice(before).map((each) => each.replace(`settings ${at} (360) `, ''));
      expect(found.join('\n'), `${fault}, ${others} other buttons`).toContain(fault);
      if (fault.startsWith('too wide: page')) expect(await overflow(page)).not.toEqual([]);
      await page.evaluate(() => {
        document.documentElement.style.overflowX = '';
        for (const put of document.querySelectorAll('[data-put]')) put.remove();
        for (const other of document.querySelectorAll('[data-kind="once-primary"]'))
          other.setAttribute('data-kind', 'primary');
      });
    }
  });

  it.each<[what: string, fault: string, change: (text: HTMLElement) => void]>([
    [
      'a longer word',
      'cut: “A name far too long”',
      (text) => {
        text.textContent = 'A name far too long';
      },
    ],
    [
      'more digits',
      'cut: “1234567890123”',
      (text) => {
        text.textContent = '1234567890123';
      },
    ],
    [
      'a state that narrows it',
      'cut: “1234567890”',
      (text) => text.closest('section')?.setAttribute('data-narrow', ''),
    ],
    [
      'a state that takes its colour',
      'axe: color-contrast',
      (text) => text.closest('section')?.setAttribute('data-pale', ''),
    ],
    ['no words on a button', 'axe: button-name', (text) => text.closest('button')?.replaceChildren()],
    [
      'a picture without a name in a button',
      'axe: button-name',
      (text) => text.closest('button')?.replaceChildren(document.createElement('i')),
    ],
  ])('fit/memory sees %s in what was looked at before', async (_, fault, change) => {
    const { walk, faults, page } = await inSettings(
      '<section><button class="button"><span class="known">1000000000</span></button></section>',
    );
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(
        '.known { display: block; width: 100px; overflow: hidden; white-space: nowrap } [data-narrow] .known { width: 70px } [data-pale] .known { color: #eee }',
      );
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    });
    await walk.look('before');
    expect(faults).toEqual([]);
    await page.locator('.known').evaluate((text: HTMLElement) => {
      text.textContent = '1234567890';
    });
    await walk.look('like before');
    await page.locator('.known').evaluate(change);
    await walk.look('after');
    expect(faults.join('\n')).toContain(`after (360) ${fault}`);
    expect(faults.every((found) => found.startsWith('after'))).toBe(true);
  });

  it('fit/look finds nothing where nothing is put, and looks at it on every screen', async () => {
    const others = screens.filter((each) => each !== phone);
    const { walk, faults, page } = await inSettings('<div class="wide-on-a-desk"></div>', others);
    await walk.look('settings');
    expect(faults).toEqual([]);
    // Wider than a phone in every size of letters, and narrower than a desk.
    await page.evaluate(() => {
      const box = document.querySelector<HTMLElement>('.wide-on-a-desk');
      if (box) box.style.width = '600px';
    });
    await walk.look('with a box');
    const seen = (screen: Screen) =>
      faults.some((fault) => fault.startsWith(`with a box (${screen.name}) too wide`));
    expect(screens.filter(seen).map(({ name }) => name)).toEqual([
      '360',
      '320',
      '360, 200 %',
      '360, 124 %',
      '412',
      '320x256',
    ]);
  });

  it('fit/look: the browser of the tests has a system font of its own, and draws in each that is asked for', async () => {
    const { page } = await inSettings();
    const widths = await page.evaluate((fonts) => {
      const text = document.createElement('span');
      document.body.append(text);
      text.textContent = 'Właściwie őrült árvíztűrő attacks 12,345';
      return ['system-ui', 'sans-serif', ...fonts.map((font) => `"${font}"`)].map((font) => {
        text.style.cssText = `font: 400 16px ${font}; white-space: nowrap; position: absolute`;
        return text.getBoundingClientRect().width;
      });
    }, systemFonts);
    const [system = 0, general, first, ...others] = widths;
    expect([system, general]).toEqual([first, first]);
    expect(new Set([system, ...others].map(Math.round)).size).toBe(systemFonts.length);
  });
});
