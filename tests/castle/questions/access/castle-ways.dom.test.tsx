import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { castleWaysCodec, firstWays } from '../../../../src/castle/questions/access/inputs.ts';
import {
  mayCross,
  mayEnter,
  mayEnterArch,
  mayWalkThrough,
  waysUp,
} from '../../../../src/rules/mage-knight/access.ts';
import { sectionFacts, sectionKinds } from '../../../../src/rules/mage-knight/kinds.ts';
import { secondPhone, settled, usePhone } from '../../../support/dom/phone.ts';

const { take } = usePhone();

const chip = (page: Page, name: string) => page.locator('label.chip', { hasText: name });
/** Sets a plate by its sheet. */
async function pick(page: Page, legend: string, value: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${legend.replace('?', '[?]')}`) }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: new RegExp(`^${value}`) })
    .click();
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
}

const says = (page: Page, name: string) => page.getByRole('heading', { name, exact: true }).waitFor();

describe('castle ways', () => {
  it('MK-D-12 castle ways: two taps from the questions an open door leads up, with its rule a tap away', async () => {
    const { page, open } = await take();
    await open('#/castle/effects');
    await chip(page, 'In, up').click();
    await says(page, 'No way up');
    await page.getByRole('button', { name: 'First door', exact: true }).click();
    await says(page, 'Yes, to the top');
    await page.locator('.verdict').getByText('First door').waitFor();
    await page.getByRole('button', { name: /^Why/ }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /MK-KEEP-01/ })
      .first()
      .click();
    await page.getByRole('dialog').getByText('MK-KEEP-01').first().waitFor();
  });

  it('MK-GATE-01 castle ways: a gatehouse with open doors is no red "no" at first sight: in, up, across and through stand side by side', async () => {
    const { page, open } = await take();
    await open('#/castle/effects/ways');
    await pick(page, 'Which section?', 'Gatehouse');
    await page.getByRole('button', { name: 'Double door' }).click();
    await page.getByRole('button', { name: /^Portcullis/ }).click();
    await says(page, 'It may go under the arch');
    await expect.poll(() => page.locator('.verdict').getAttribute('data-answer')).toBe('yes');
    const goals = page.getByRole('group', { name: 'Where to?' });
    for (const goal of [/^In ?: yes$/, /^Up ?: no$/, /^Along ?: yes$/, /^Through ?: yes$/]) {
      await goals.getByRole('radio', { name: goal }).waitFor();
    }
    await goals.getByRole('radio', { name: /^Up/ }).check();
    await says(page, 'No way up');
    await goals.getByRole('radio', { name: /^Through/ }).check();
    await says(page, 'On the ground it may walk through');
  });

  it('castle/questions/access/model castle ways: what is entered is there after a reload and goes with the address', async () => {
    const phone = await take();
    const { page, open } = phone;
    await open('#/castle/effects/ways');
    await chip(page, 'Contact').click();
    await pick(page, 'Where is the first?', 'On a gatehouse');
    await pick(page, 'Where is the second?', 'Under the arch');
    await says(page, 'Not in contact');
    await page.getByRole('button', { name: /^Why/ }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /MK-A-21/ })
      .first()
      .waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
    await expect.poll(() => page.url()).toContain('&contact.one=gatehouse&contact.other=arch');
    await page.reload();
    await says(page, 'Not in contact');
    const second = await secondPhone(phone);
    await second.getByRole('button').first().waitFor();
    await says(second, 'Not in contact');
    await page.bringToFront();
    await page.getByRole('button', { name: 'Start over' }).click();
    await says(page, 'No way up');
    await page.getByRole('button', { name: 'Undo' }).click();
    await says(page, 'Not in contact');
  });

  it('MK-ACC-04 MK-GATE-04 castle ways: in, up, along and through have the yes or no of the rules for every section, its doors and who comes', async () => {
    const { page, open } = await take();
    const goals = page.getByRole('group', { name: 'Where to?' }).locator('.way-goal > .visually-hidden');
    let yes = 0;
    for (const kind of sectionKinds) {
      const { doors } = sectionFacts[kind];
      for (const opened of [[], doors.slice(0, 1), doors].slice(0, doors.length + 1))
        for (const visitor of ['warrior', 'titan'] as const) {
          const asked = { ...firstWays, visitor, up: { ...firstWays.up, kind, opened } };
          await open(`#/castle/effects/ways?${castleWaysCodec.encode(asked)}`);
          const inside = kind === 'gatehouse' ? mayEnterArch(opened, visitor) : mayEnter(visitor, 'door');
          const climbed = { kind, opened, breached: false, ladders: 0, touchesWall: false };
          const reachable = {
            In: inside.allowed && opened.length > 0,
            Up: waysUp(climbed, visitor).allowed,
            Along: mayCross(kind, 'wall', 'touching', visitor).allowed,
            Through: mayWalkThrough(kind, opened, visitor).allowed,
          };
          await settled(page);
          expect({ kind, opened, visitor, shown: await goals.allTextContents() }).toEqual({
            ...{ kind, opened, visitor },
            shown: Object.entries(reachable).map(([goal, may]) => `${goal}: ${may ? 'yes' : 'no'}`),
          });
          // Unasked, what can be reached from the ground is answered first: up, in, through.
          const first = (['Up', 'In', 'Through'] as const).some((goal) => reachable[goal]);
          expect(await page.locator('.verdict').getAttribute('data-answer')).toBe(first ? 'yes' : 'no');
          yes += Object.values(reachable).filter(Boolean).length;
        }
    }
    expect(yes).toBeGreaterThan(15);
  });
});
