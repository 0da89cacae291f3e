// Joints where a screen is between: an army on paper, and another language in the middle of it all.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { printArmy } from '../../src/armies/send/print.tsx';
import { send } from '../../src/armies/words/send-en.ts';
import { rulesOfFight } from '../../src/fight/facts.ts';
import { addressOfMode } from '../../src/fight/saved-fights.ts';
import { readSided } from '../../src/kit/question/sided-text.ts';
import { createFormat } from '../../src/platform/format.ts';
import { usbHousePlace } from '../../src/usb/house-rules.ts';
import { putRecords } from '../faults/records.ts';
import { namedSiege } from '../rules/mage-knight/siege/named-siege.ts';
import { settled, usePhone } from '../support/dom/phone.ts';
import { turnSides } from '../support/play/hands.ts';
import { en, pl } from '../support/words.ts';
import { joint, walkJoint } from './fields.ts';
import { anyQuery, fightDrafts } from './fights.ts';
import { anySaid, type SaidArmy, saidFields } from './lists.ts';

const { take } = usePhone();

const words = { send, armies: await en.armies(), shell: await en.shell(), units: await en.units() };
const format = createFormat('en');
const { enemyActs } = await pl.fight();

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
        const [first = '', ...others] = boxes.split(' ');
        const grouped = others.length > 0 && !boxes.includes('×');
        const counted = /^☐ × ([\d,]+)$/.exec(boxes)?.[1];
        return {
          count: many === undefined ? 1 : number(many),
          name: called,
          points: number(/[\d.,]+/.exec(row.querySelector('.print-points')?.textContent ?? '')?.[0]),
          models: grouped ? others.length + 1 : counted === undefined ? [...boxes].length : number(counted),
          ...(grouped && { each: first.length }),
          more: [...row.querySelectorAll('.print-more')].map((more) => more.textContent),
        };
      }),
    };
  });
  dispatchEvent(new Event('afterprint'));
  return read;
}

/** Those that ask whose their sides are: a tap on that puts what is shown into the address. */
const modes = ['brikwars', 'many', 'quik', 'magic', 'wreck', 'squads', 'usb-shoot', 'usb-charge'] as const;

/** Between the two squads stands the other way about. */
const otherSquadAttacks = /^(?:Mój oddział|Oddział wroga) atakuje$/;

/** Whose side it is the squads say themselves. */
const besideWhose = (query: string) => query.replace(/&attacker=\w+/, '');

describe('joints', () => {
  it('joints: army → print', async () => {
    await take();
    const onPaper = joint<SaidArmy>({
      what: 'army → print',
      fields: {
        ...saidFields,
        notes: { why: 'they are of the player, and the paper is of his units' },
        lines: {
          ...saidFields.lines,
          models: 'travels',
          each: 'travels',
          squad: { why: 'the paper is a list of boxes to cross out, or cards to cut apart' },
          reserve: { never: 'only what plays is put on paper' },
        },
      },
      any: anySaid.map((army) => ({
        ...army,
        lines: army.lines.map(({ reserve: _, ...line }) => ({ ...line, more: [...new Set(line.more)] })),
      })),
      walk: printed,
      runs: 20,
    });
    expect(await walkJoint(onPaper)).toEqual([]);
  });

  it.each(modes)('joints: language change in the middle of each: %s', async (mode) => {
    const { draft, again } = fightDrafts[mode];
    const { page, open } = await take();
    const short = anyQuery[mode].filter((query) => query.length < 1_500);
    const [query = ''] = fc.sample(short, { numRuns: 1, seed: 33 });
    await open('#/dice');
    const kept = (data: string) => ({ version: 1, saved: 5, data });
    await putRecords(page, [
      [`draft:${draft}`, kept(query)],
      // USB has its house rules in one place for all of its modes.
      [`draft:${usbHousePlace}`, kept(rulesOfFight({ query }) ?? '')],
    ]);
    await open(`#/${addressOfMode(mode)}`);
    await open('#/settings');
    await page.getByRole('button', { name: /^Language/ }).click();
    await page.getByRole('radio', { name: 'Polski' }).check();
    await settled(page);
    await page.keyboard.press('Escape');
    await open(`#/${addressOfMode(mode)}`);
    // What is shown stands in the address as soon as something is chosen.
    if (mode === 'squads') await page.getByRole('button', { name: otherSquadAttacks, exact: true }).click();
    else await turnSides(page, enemyActs);
    const shown = () => readSided(location.hash.split('?')[1] ?? '');
    await expect.poll(() => besideWhose(again(shown().text))).toBe(besideWhose(again(query)));
    expect(document.documentElement.lang).toBe('pl');
  });

  it('joints: language change in the middle of each: a siege', async () => {
    const address = 'castle/siege/named';
    const { page, open } = await take();
    await open('#/dice');
    await putRecords(page, [['battle:named', namedSiege]]);
    await page.reload();
    await open(`#/${address}`);
    await page.locator('.siege-top').first().waitFor();
    await settled(page);
    // All that is the same in every language: what is chosen, what is counted, and how each piece stands.
    const shown = () =>
      page.evaluate(() => {
        const main = document.querySelector('main');
        const parts = [
          ...(main?.querySelectorAll(
            '[aria-pressed], input, .stepper-value, .number-tile > b, .castle-names > text, .siege-piece',
          ) ?? []),
        ];
        return parts.map((part) =>
          part instanceof HTMLInputElement
            ? `${part.type} ${part.checked} ${part.type === 'text' ? part.value : ''}`
            : part.classList.contains('siege-piece')
              ? `${part.getAttribute('data-condition')} ${part.getAttribute('data-player')}`
              : // Whom nobody named bears its number, behind a letter of the language.
                (part.getAttribute('aria-pressed') ?? part.textContent?.replace(/^\p{L}+(?=\d+$)/u, '')),
        );
      });
    const before = await shown();
    expect(before.length).toBeGreaterThan(5);
    await open('#/settings');
    await page.getByRole('button', { name: /^Language/ }).click();
    await page.getByRole('radio', { name: 'Polski' }).check();
    await settled(page);
    await page.keyboard.press('Escape');
    await open(`#/${address}`);
    await page.locator('.siege-top').first().waitFor();
    await settled(page);
    expect(await shown()).toEqual(before);
    expect(document.documentElement.lang).toBe('pl');
  });
});
