import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { usbOwnRules } from '../../../src/rules/usb/house-rules.ts';
import { whatMayItDo } from '../../../src/rules/usb/turn/phase.ts';
import type { PhaseItem } from '../../../src/rules/usb/turn/phase-items.ts';
import { initialMorale } from '../../../src/usb/morale/inputs.ts';
import { usb } from '../../../src/usb/words/en.ts';
import { secondPhone, settled, stored, usePhone } from '../../support/dom/phone.ts';
import { backToDice } from '../../support/play/hands.ts';

const { take } = usePhone();

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

const stage = (page: Page) => page.locator('.stage');

/** Opens what stands behind the three dots. */
async function fromMore(page: Page, name: string): Promise<void> {
  await button(page, 'More').click();
  await page.locator('dialog').getByRole('button', { name, exact: true }).click();
}

/** Closes the sheet. */
async function back(page: Page): Promise<void> {
  await page.goBack();
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
}

/** Sets what has happened, in the sheet of all of it. */
async function happens(page: Page, what: string): Promise<void> {
  await stage(page)
    .getByRole('button', { name: /^More \(/ })
    .click();
  await page.getByRole('dialog').getByRole('radio', { name: what }).check();
  await page.keyboard.press('Escape');
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
}

const sentence = 'The unit panics 50\u00a0% and stays steady 50\u00a0%.';

describe('usb-morale', () => {
  it('USB-MOR-08 usb-morale: losses ask for the highest threshold only, and real dice decide', async () => {
    const { page, open } = await take();
    await open('#/fight/usb/morale');
    await page.getByText(sentence).waitFor();
    await happens(page, 'From losses');
    await page
      .getByText(/^5 of 10 Standfast lost \(50\s%\)\. Test at 50\u00a0%\./)
      .first()
      .waitFor();
    await stage(page)
      .getByRole('button', { name: /^The unit/ })
      .click();
    await button(page, 'Models alive: less').click();
    await button(page, 'Models alive: less').click();
    await button(page, 'Models alive: less').click();
    await back(page);
    await page
      .getByText(/^8 of 10 Standfast lost \(80\s%\)\. Test at 75\u00a0%\./)
      .first()
      .waitFor();
    await button(page, 'Type real dice').click();
    await button(page, '3').click();
    await page.getByText('The unit is destroyed.').first().waitFor();
    await expect.poll(() => page.locator('.end-brick').textContent()).toBe('50%');
    await stored(page, '\\n3t\\n');
    await page.reload();
    await backToDice(page);
    await page.getByText('The unit is destroyed.').first().waitFor();
    await button(page, 'Undo roll').click();
    await page.getByText('Morale test').first().waitFor();
  });

  it('USB-PP-02 usb-morale: a hero bends the die', async () => {
    const { page, open } = await take();
    await open('#/fight/usb/morale');
    await page.getByText(sentence).waitFor();
    await expect.poll(() => page.locator('.advice-chip').count()).toBe(0);
    await happens(page, 'Its activation');
    await settled(page);
    await page.locator('.advice-chip', { hasText: 'Power points: 1 point' }).click();
    await button(page, 'Points that may bend the die: more').click();
    await page.getByText('3 points make it certain.').waitFor();
    await back(page);
    await button(page, 'Type real dice').click();
    await button(page, '3').click();
    await button(page, 'Spend 1 Power point').click();
    await page.getByText('The unit stays steady.').first().waitFor();
  });

  it('USB-SPEC-08 usb-morale: the advice to use a blessing is taken by a tap, and taken back', async () => {
    const { page, open } = await take();
    await open(
      '#/fight/usb/morale?v=1&e=usb&u=line.infantry.4.4.10.basic.0.small-arms.0.0.1.blessed.5.0.skirmish.open.0.steady.0.0.0&q=50.0.2.shaken.dangerous.4.none.0.0&l=2.2.4.0.0.0.1.5.0.0.0',
    );
    await page.getByText(sentence).first().waitFor();
    const chip = page.locator('.advice-chip');
    await expect.poll(() => chip.innerText()).toMatch(/50 →\s+75/);
    await settled(page);
    await chip.click();
    await page.getByText('The unit panics 25\u00a0% and stays steady 75\u00a0%.').first().waitFor();
    await expect.poll(() => chip.count()).toBe(0);
    await page.locator('.toasts').getByRole('button', { name: 'Undo' }).click();
    await page.getByText(sentence).first().waitFor();
    await expect.poll(() => chip.innerText()).toMatch(/50 →\s+75/);
  });

  it('USB-MOR-10 usb-morale: a link shows the same units on a second phone', async () => {
    const { page, open, site } = await take();
    await open('#/fight/usb/morale');
    await happens(page, 'Commander dies');
    await stage(page)
      .getByRole('button', { name: /^Units left/ })
      .click();
    await button(page, 'Add other units').click();
    await back(page);
    const notify = page.getByText(/^Of 4 units 2 to 3 fail and panic; none of them \d+\u00a0%\.$/);
    await notify.first().waitFor();
    const text = await notify.first().textContent();
    await expect.poll(() => page.evaluate(() => location.hash)).toContain('left=3');
    const second = await secondPhone({ site });
    await second
      .getByText(text ?? '')
      .first()
      .waitFor();
    await second.context().close();
  });

  it('USB-MEAS-02 usb-morale: what the unit may do, in inches or centimetres', async () => {
    const { page, open } = await take();
    await open('#/fight/usb/morale');
    await fromMore(page, 'What may it do now?');
    const run = page.locator('.usb-phase-item', { hasText: 'Run' });
    await run.getByText('10″').waitFor();
    await page.getByRole('radio', { name: 'Centimetres' }).check();
    await run.getByText('20 cm').waitFor();
  });

  it('USB-ACT-01 USB-REACT-02 usb-morale: what the unit may do goes by what is asked of its moment, as the rules say', async () => {
    const { page, open } = await take();
    await open('#/fight/usb/morale');
    await fromMore(page, 'What may it do now?');
    const plain = { locked: false, slow: false, road: false, friendSees: true, distance: 8 };
    const shown = () =>
      page.locator('.usb-phase-list > li').evaluateAll((items) =>
        items.map((item) => {
          const [name = '', may = ''] = (
            item.querySelector('.usb-phase-name > .visually-hidden')?.textContent ?? ''
          ).split(': ');
          const inches = [...item.querySelectorAll('b')].find(({ textContent }) => textContent.endsWith('″'));
          return `${name}: ${may} ${inches?.textContent ?? ''}`.trim();
        }),
      );
    const expected = ({ slow, road, ...moment }: typeof plain) => {
      const card = whatMayItDo(initialMorale.side.fighter, { ...moment, way: { slow, road } }, usbOwnRules);
      const notify = <Id extends string>(
        items: readonly PhaseItem<Id>[],
        names: Readonly<Record<Id, string>>,
      ) =>
        items.map(({ id, allowed, move }) =>
          `${names[id]}: ${allowed ? 'may' : 'may not'} ${move ? `${move.value}″` : ''}`.trim(),
        );
      return [
        ...notify(card.actions, usb.actions),
        ...notify(card.reactions, usb.reactions),
        ...notify(card.arrivals, usb.arrivals),
      ];
    };
    await expect.poll(shown).toEqual(expected(plain));
    const flags = [
      ['locked', usb.locked],
      ['slow', usb.slowWay],
      ['road', usb.roadWay],
    ] as const;
    for (const [name, label] of flags) {
      const chip = page.getByRole('button', { name: label, exact: true });
      await chip.click();
      await expect.poll(shown, { message: name }).toEqual(expected({ ...plain, [name]: true }));
      await chip.click();
    }
    const nearer = page.getByRole('button', { name: `${usb.distance}: less` });
    for (let distance = 7; distance >= 3; distance -= 1) {
      await nearer.click();
      await expect.poll(shown, { message: `${distance} inches` }).toEqual(expected({ ...plain, distance }));
    }
    // One that is tapped tells its rules.
    const item = page.locator('.usb-phase-item', { hasText: usb.actions.run });
    await item.click();
    expect(await item.getAttribute('aria-expanded')).toBe('true');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Rule USB-/ })
      .first()
      .waitFor();
    await item.click();
    expect(
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /Rule USB-/ })
        .count(),
    ).toBe(0);
  });
});
