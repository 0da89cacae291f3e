import { describe, expect, it } from 'vitest';
import { newArmy, unfoldLine } from '../support/hands.ts';
import { type Language, overflow, type PhoneOptions, usePhone, violations } from './harness.ts';

const { take, current } = usePhone();

const button = (name: string | RegExp) => current().page.getByRole('button', { name });
const sheet = () => current().page.getByRole('dialog');
const inSheet = (name: string | RegExp) => sheet().getByRole('button', { name });
/** The total in sight, with what the rules say of the army. */
const total = () => current().page.locator('.army-total').locator('.army-head, .army-facts');

const labels = {
  en: {
    limit: 'Which points limit have you agreed on?',
    add: 'Add a unit',
    start: 'Start from a ready army',
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
    await expect.poll(() => page.url()).toMatch(/#\/fight\/usb\/charge\?v=1/);
    await page.goBack();
    await button(/^Charge with: 1 Regular/).waitFor();
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
  });

  it('USB-COMP-01 with large text in a small window everything of the army can be reached', async () => {
    await openArmy({ language: 'hu', width: 320, height: 640 });
    const { page } = current();
    await startFrom300('hu');
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    await unfoldLine(page, labels.hu.daredevil);
    await button(labels.hu.more).click();
    await total().getByText(labels.hu.broken).waitFor();
    await button(labels.hu.add).click();
    await inSheet('Bezárás').waitFor();
  });

  it.each([
    ['en', 'light', 320],
    ['pl', 'dark', 320],
    ['hu', 'light', 320],
    ['en', 'dark', 1280],
  ] as const)(
    'USB-COMP-01 the page in %s, %s, %d wide: nothing overflows, axe finds nothing',
    async (language, theme, width) => {
      await openArmy({ language, theme, width });
      const { page } = current();
      expect(await overflow(page)).toEqual([]);
      expect(await violations(current().page)).toEqual([]);
      await startFrom300(language);
      await unfoldLine(page, labels[language].daredevil);
      await button(labels[language].more).click();
      await total().getByText(labels[language].broken).waitFor();
      expect(await overflow(page)).toEqual([]);
      expect(await violations(current().page)).toEqual([]);
      const small = await page.evaluate(() =>
        [
          ...document.querySelectorAll(
            'main button, main input:not([type="radio"]), main summary, main .chip',
          ),
        ]
          .map((each) => [each.textContent, each.getBoundingClientRect()] as const)
          .filter(([, box]) => box.width > 0 && (box.width < 47.5 || box.height < 47.5))
          .map(([text, box]) => `${text} ${box.width}×${box.height}`),
      );
      expect(small).toEqual([]);
    },
  );
});
