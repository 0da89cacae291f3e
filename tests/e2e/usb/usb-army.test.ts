import { describe, expect, it } from 'vitest';
import { newArmy, unfoldLine } from '../../support/play/hands.ts';
import { type Language, type PhoneOptions, usePhone } from '../harness.ts';

const { take, current } = usePhone();

const button = (name: string | RegExp) => current().page.getByRole('button', { name });
/** The total in sight, with what the rules say of the army. */
const total = () => current().page.locator('.army-total').locator('.army-head, .army-facts');

const labels = {
  en: {
    limit: 'Which points limit have you agreed on?',
    add: 'Add a unit',
    start: 'Start from a ready-made army',
    full: '300 of 300 points',
    legal: 'Legal army',
    broken: '2 rules broken',
    daredevil: 'Daredevil',
    more: 'Activations: Daredevil: more',
    less: 'Activations: Daredevil: less',
  },
  pl: {
    limit: 'Na jaki limit punktów gracie?',
    add: 'Dodaj oddział',
    start: 'Zacznij od gotowej armii',
    full: '300 z 300 pkt',
    legal: 'Zgodna z zasadami',
    broken: 'Złamane 2 zasady',
    daredevil: 'Śmiałek',
    more: 'Aktywacje: Śmiałek: więcej',
    less: 'Aktywacje: Śmiałek: mniej',
  },
  hu: {
    limit: 'Milyen ponthatárban egyeztetek meg?',
    add: 'Egység hozzáadása',
    start: 'Indulás kész seregből',
    full: '300 / 300 pont',
    legal: 'Szabályos sereg',
    broken: '2 szabály sérül',
    daredevil: 'Merész',
    more: 'Aktiválások: Merész: több',
    less: 'Aktiválások: Merész: kevesebb',
  },
} as const;

/** A new army of USB on the screen. */
async function makeArmy(language: Language): Promise<void> {
  await newArmy(current().page, 'USB');
  await current().page.getByRole('group', { name: labels[language].limit }).waitFor();
}

async function openArmy(options: PhoneOptions & { readonly language: Language }): Promise<void> {
  const { open } = await take(options);
  await open('#/armies');
  await makeArmy(options.language);
}

async function startFrom300(language: Language): Promise<void> {
  const t = labels[language];
  await current().page.locator('.usb-sample').filter({ hasText: '300' }).click();
  await total().getByText(t.full).waitFor();
  await total().getByText(t.legal).waitFor();
}

describe('usb army', () => {
  it('platform/navigation from a unit far down to its fight, and back to where it stands', async () => {
    await openArmy({ language: 'en', width: 360, height: 480 });
    const { page } = current();
    await startFrom300('en');
    await unfoldLine(page, '1 Regular');
    await button(/^Charge with: 1 Regular/).click();
    await expect.poll(() => page.url()).toMatch(/#\/fight\/usb\/charge\?v=2/);
    await page.goBack();
    await button(/^Charge with: 1 Regular/).waitFor();
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
  });
});
