// Joints where a screen is between: an army on paper, and another language in the middle of it all.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { printArmy } from '../../src/armies/send/print.tsx';
import { send } from '../../src/armies/words/send-en.ts';
import { addressOfMode } from '../../src/fight/saved-fights.ts';
import { createFormat } from '../../src/platform/format.ts';
import { putRecords } from '../faults/records.ts';
import { settled, usePhone } from '../support/dom/phone.ts';
import { type FightMode, frameParts, usbParts } from '../support/modes.ts';
import { en } from '../support/words.ts';
import { joint, walkJoint } from './fields.ts';
import { anyQuery, fightDrafts } from './fights.ts';
import { anySaid, type SaidArmy, saidFields } from './lists.ts';

const { take } = usePhone();

const words = { send, armies: await en.armies(), shell: await en.shell(), units: await en.units() };
const format = createFormat('en');

/** What stands on the paper. */
function printed(army: SaidArmy): unknown {
  let read: unknown;
  printArmy('list', { army, lines: army.lines, rules: [], words, format }, () => {
    const paper = document.querySelector('.print-sheet');
    const said = paper?.querySelector('header p')?.textContent ?? '';
    const number = (text: string | undefined) => Number((text ?? '').replaceAll(',', ''));
    read = {
      name: paper?.querySelector('h1')?.textContent,
      game: (['brikwars', 'usb', 'mage-knight'] as const).find((game) =>
        said.startsWith(words.shell.games[game]),
      ),
      limit: / of ([\d.,]+)/.test(said) ? number(/ of ([\d.,]+)/.exec(said)?.[1]) : undefined,
      lines: [...(paper?.querySelectorAll('li') ?? [])].map((row) => {
        const [, many, called] =
          /^(?:([\d,]+)\s×\s)?(.*)$/.exec(row.querySelector('b')?.textContent ?? '') ?? [];
        const boxes = row.querySelector('.print-boxes')?.textContent ?? '';
        const counted = /^☐ × ([\d,]+)$/.exec(boxes)?.[1];
        return {
          count: many === undefined ? 1 : number(many),
          name: called,
          points: number(/[\d.,]+/.exec(row.querySelector('.print-points')?.textContent ?? '')?.[0]),
          models: counted === undefined ? [...boxes].length : number(counted),
          more: [...row.querySelectorAll('.print-more')].map((more) => more.textContent),
        };
      }),
    };
  });
  dispatchEvent(new Event('afterprint'));
  return read;
}

describe('joints', () => {
  it('joints: army → print', async () => {
    await take();
    const onPaper = joint<SaidArmy>({
      what: 'army → print',
      fields: { ...saidFields, lines: { ...saidFields.lines, models: 'travels' } },
      any: anySaid.map((army) => ({
        ...army,
        lines: army.lines.map((line) => ({ ...line, more: [...new Set(line.more)] })),
      })),
      walk: printed,
      runs: 20,
    });
    expect(await walkJoint(onPaper)).toEqual([]);
  });

  it.each<FightMode>([...frameParts, ...usbParts])(
    'joints: language change in the middle of each: %s',
    async (mode) => {
      const { draft, again } = fightDrafts[mode];
      const { page, open } = await take();
      const short = anyQuery[mode].filter((query) => query.length < 1_500);
      const [query = ''] = fc.sample(short, { numRuns: 1, seed: 33 });
      await putRecords(page, [[`draft:${draft}`, { version: 1, saved: 5, data: query }]]);
      await open(`#/${addressOfMode(mode)}`);
      await open('#/settings');
      await page.getByRole('button', { name: /^Language/ }).click();
      await page.getByRole('radio', { name: 'Polski' }).check();
      await settled(page);
      await open(`#/${addressOfMode(mode)}`);
      // The address follows what is shown.
      await expect.poll(() => again(location.hash.split('?')[1] ?? '')).toBe(again(query));
      expect(document.documentElement.lang).toBe('pl');
    },
  );
});
