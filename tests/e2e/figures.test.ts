import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { printTable } from '../bench/measure.ts';
import { controls, countShifts, furniture, height, mainButton } from './first-sight.ts';
import { settled, usePhone } from './harness.ts';

const { take } = usePhone();

interface Bounds {
  readonly height: number;
  /** At first sight, the five tabs included. */
  readonly controls: number;
  /** What stays where it is while the page scrolls, in percent of the height. */
  readonly furniture: number;
}

interface Mode {
  readonly name: string;
  readonly hash: string;
  /** Sets up what has no address of its own. */
  readonly set?: (page: Page) => Promise<void>;
  /** What is not within the goal yet may not become longer, or busier, than it is. */
  readonly most?: Partial<Bounds>;
}

const radio = (name: string) => async (page: Page) => {
  await page.getByRole('radio', { name, exact: true }).check();
};

/** What moves less is seen by nobody. */
const unseen = 0.005;

const goal = { height: 900, controls: 25, furniture: 25 } as const;

const modes: readonly Mode[] = [
  { name: 'Dice', hash: 'dice', most: { height: 740 } },
  { name: 'Fight', hash: 'fight/brikwars', most: { height: 740 } },
  { name: 'Shoot', hash: 'fight/brikwars', set: radio('Shoot'), most: { height: 740 } },
  { name: 'Charge', hash: 'fight/charge' },
  { name: 'Many', hash: 'fight/many' },
  {
    name: 'Many, blast',
    hash: 'fight/many',
    set: async (page) => {
      await radio('Blast')(page);
    },
    most: { height: 760, controls: 26 },
  },
  { name: 'Quik', hash: 'fight/quik' },
  { name: 'USB Shoot', hash: 'fight/usb/shoot', most: { height: 760 } },
  { name: 'USB Charge', hash: 'fight/usb/charge' },
  { name: 'USB Morale', hash: 'fight/usb/morale', most: { height: 760 } },
  { name: 'USB Test', hash: 'fight/usb/test', most: { height: 760 } },
  { name: 'Contests', hash: 'dice/contests?k=starts', most: { height: 740 } },
  { name: 'Who acts first', hash: 'dice/contests?k=first' },
  { name: 'Feat', hash: 'dice/contests?k=feat', most: { height: 800 } },
];

/** What passes its bound, in words. */
function over(name: string, most: Partial<Bounds>, found: Bounds): readonly string[] {
  const bounds: Bounds = { ...goal, ...most };
  return (['height', 'controls', 'furniture'] as const)
    .filter((figure) => found[figure] > bounds[figure])
    .map((figure) => `${name}: ${figure} is ${found[figure]}, at most ${bounds[figure]}`);
}

it('kit/stage: every mode of every game stays within the bounds of one screen', async () => {
  const { page, open } = await take({ painted: true });
  const shifts = await countShifts(page);
  await open('#/fight/brikwars');
  await settled(page);
  const table: string[][] = [['mode', 'page', 'controls', 'main button', 'furniture', 'shift']];
  const faults: string[] = [];
  let opened = 0;
  for (const { name, hash, set, most = {} } of modes) {
    // Another address, for the page to be reloaded.
    const fresh = async () => {
      opened += 1;
      await open(`?${opened}#/${hash}`);
      await page.locator('main h2').first().waitFor({ state: 'attached' });
      await settled(page);
    };
    await fresh();
    if (set) {
      await set(page);
      await settled(page);
      await fresh();
    }
    const main = await mainButton(page);
    const seen = await controls(page);
    const shift = await shifts();
    const found = {
      height: await height(page),
      controls: seen.length,
      furniture: Math.round((await furniture(page)) * 1000) / 10,
    };
    table.push([
      name,
      String(found.height),
      String(found.controls),
      main ? `${main.y}${main.thumb ? ', thumb bar' : ''}` : 'none',
      `${found.furniture} %`,
      shift.toFixed(3),
    ]);
    faults.push(...over(name, most, found));
    if (!main?.thumb) faults.push(`${name}: the main button is not in the thumb bar`);
    if (shift > unseen) faults.push(`${name}: what stands there moves by ${shift}`);
  }
  // What moves by itself would have been seen.
  const push = async (): Promise<number> => {
    await page.evaluate(() => {
      document.body.style.paddingBlockStart = document.body.style.paddingBlockStart ? '' : '100px';
    });
    await settled(page);
    return shifts();
  };
  await expect.poll(push).toBeGreaterThan(0);
  process.stdout.write(`\n${printTable(table)}\n`);
  expect(faults).toEqual([]);
});
