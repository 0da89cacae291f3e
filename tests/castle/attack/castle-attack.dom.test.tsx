import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import {
  attackOf,
  type CastleFigure,
  castleCodec,
  initialInputs,
  plainFigure,
} from '../../../src/castle/attack/inputs.ts';
import { siegeAbilities } from '../../../src/rules/mage-knight/attack/abilities.ts';
import { attackerKinds, attackModes } from '../../../src/rules/mage-knight/attack/attack.ts';
import { castleEffects, effectGroups } from '../../../src/rules/mage-knight/attack/effects.ts';
import { judgeAttack } from '../../../src/rules/mage-knight/attack/joint-attack.ts';
import { type Language, secondPhone, settled, usePhone } from '../../support/dom/phone.ts';
import { unfoldLine } from '../../support/play/hands.ts';

const { take, current } = usePhone();

const dialog = (page: Page) => page.getByRole('dialog');
const chip = (page: Page, name: string) => page.locator('label.chip', { hasText: name });

/** A figure is entered in the open sheet and kept. */
async function enter(page: Page, name: string, more: () => Promise<void> = async () => undefined) {
  const sheet = dialog(page);
  await sheet.getByRole('button', { name: 'New figure' }).click();
  await sheet.getByRole('textbox', { name: 'Name' }).fill(name);
  await more();
  await sheet.getByRole('button', { name: 'Save', exact: true }).click();
  await sheet.getByRole('button', { name: new RegExp(`^${name}`) }).waitFor();
}

/** The stored figures: of the only attacker among who it may be, of several below them. */
async function openStored(page: Page) {
  const who = page.getByRole('button', { name: /^Who attacks\?/ });
  const stored = page.getByRole('button', { name: 'Saved figures' });
  await who.or(stored).first().waitFor();
  if ((await stored.count()) === 0) await who.click();
  await stored.click();
}

describe('castle attack', () => {
  it('MK-ELG-07 castle attack: the common question takes at most five taps from the start, in Hungarian', async () => {
    const { page, open } = await take({ language: 'hu' });
    await open();
    await page.getByRole('navigation').getByRole('link', { name: 'Vár' }).click();
    await page.getByRole('heading', { name: 'Nem támadhatja' }).waitFor();
    const abilities = page.getByRole('button', { name: /^A tárcsán látható képességek/ });
    await abilities.click();
    await page.getByRole('button', { name: 'letarolás', exact: true }).click();
    await page.getByRole('heading', { name: 'Igen, támadhatja' }).waitFor();
    await page.goBack();
    await expect.poll(() => dialog(page).count()).toBe(0);
    await page.locator('.verdict').getByText('Megvan a képessége: letarolás.').waitFor();
    await page.getByRole('button', { name: /^Miért/ }).click();
    await dialog(page)
      .getByRole('button', { name: /Megvan a képessége: letarolás.*MK-ELG-07/ })
      .first()
      .waitFor();
    await page.goBack();
    await expect.poll(() => dialog(page).count()).toBe(0);
    await chip(page, 'Távtámadás').click();
    await page.getByRole('heading', { name: 'Nem támadhatja' }).waitFor();
    await abilities.click();
    await page.getByRole('button', { name: 'bombázás', exact: true }).click();
    await page.getByRole('heading', { name: 'Igen, támadhatja' }).waitFor();
  });

  it('castle attack: a stored figure is renamed, copied, taken away with undo, and put into an army that leads back', async () => {
    const { page, open } = await take();
    await open('#/castle/attack');
    await page.getByRole('button', { name: 'Base damage: more' }).click();
    await openStored(page);
    const sheet = dialog(page);
    await sheet.getByRole('button', { name: 'Save: Warrior' }).click();
    await sheet.getByRole('textbox', { name: 'Name' }).fill('Griff');
    // Closed half way, it waits.
    await page.keyboard.press('Escape');
    await openStored(page);
    await sheet.getByRole('button', { name: 'Continue with Griff' }).click();
    await sheet.getByRole('button', { name: 'Save', exact: true }).click();
    await sheet.getByRole('button', { name: 'More: Griff' }).click();
    await sheet.getByRole('button', { name: 'Duplicate' }).click();
    await sheet.getByRole('button', { name: 'More: Griff (copy)' }).click();
    await sheet.getByRole('button', { name: 'Delete' }).last().click();
    await expect.poll(() => sheet.getByRole('button', { name: /^Griff \(copy\)/ }).count()).toBe(0);
    await sheet.getByRole('button', { name: 'Undo' }).click();
    await sheet.getByRole('button', { name: /^Griff \(copy\)/ }).waitFor();
    await sheet.getByRole('button', { name: 'Add to an army' }).first().click();
    await sheet.getByRole('button', { name: 'Add to the army' }).click();
    await sheet.getByRole('heading', { name: /^Army:/ }).waitFor();
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: 'Start over' }).click();
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('No, it may not');
    await page.getByRole('navigation').getByRole('link', { name: 'Armies' }).click();
    await page.getByRole('link', { name: /Unnamed/ }).click();
    await unfoldLine(page, 'Griff');
    await page.getByRole('button', { name: 'May it attack a castle? Griff' }).click();
    await page.getByRole('heading', { name: 'Yes, it may' }).waitFor();
    await page.getByText('Griff', { exact: true }).waitFor();

    await page.goBack();
    await page.getByRole('button', { name: 'Add figures' }).click();
    await sheet.getByRole('button', { name: /^Griff \(copy\)/ }).click();
    await sheet.getByRole('button', { name: 'Add to the army', exact: true }).last().click();
    await unfoldLine(page, 'Griff (copy)');
    await page.getByRole('button', { name: 'May it attack a castle? Griff (copy)' }).waitFor();
  });

  it('castle attack: figures ticked for an army stay so while a new one is made, which is ticked at once', async () => {
    const { page, open } = await take();
    await open('#/castle/attack');
    await openStored(page);
    await enter(page, 'Griff');
    await enter(page, 'Orc');
    await enter(page, 'Bor');
    const sheet = dialog(page);
    await sheet.getByRole('button', { name: 'More: Bor' }).click();
    await sheet.getByRole('button', { name: 'Add to an army' }).click();
    await sheet.getByRole('button', { name: 'Add to the army' }).click();
    await sheet.getByRole('heading', { name: /^Army:/ }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('navigation').getByRole('link', { name: 'Armies' }).click();
    await page.getByRole('link', { name: /Unnamed/ }).click();
    await page.getByRole('button', { name: 'Add figures' }).click();
    const ticked = sheet.getByRole('button', { pressed: true });
    await sheet.getByRole('button', { name: /^Griff/, pressed: false }).click();
    await sheet.getByRole('button', { name: /^Orc/, pressed: false }).click();
    await sheet.getByRole('button', { name: 'New figure' }).click();
    await sheet.getByRole('textbox', { name: 'Name' }).fill('Titan');
    await sheet.getByRole('button', { name: 'Next figure' }).click();
    await expect.poll(() => sheet.getByRole('textbox', { name: 'Name' }).inputValue()).toBe('');
    await sheet.getByRole('button', { name: 'Cancel' }).click();
    await expect.poll(() => ticked.count()).toBe(3);
    // One that is only changed stays as it is.
    await sheet.getByRole('button', { name: /^Orc/, pressed: true }).click();
    await sheet.getByRole('button', { name: 'More: Orc' }).click();
    await sheet.getByRole('button', { name: 'Edit' }).click();
    await sheet.getByRole('button', { name: 'Save', exact: true }).click();
    await sheet.getByRole('button', { name: /^Orc/, pressed: false }).click();
    await sheet.getByRole('button', { name: 'Add these 3 to the army' }).click();
    for (const name of ['Griff', 'Orc', 'Titan']) {
      await unfoldLine(page, name);
      await page.getByRole('button', { name: `May it attack a castle? ${name}` }).waitFor();
    }
  });

  it('MK-CC-03 castle attack: a figure through a ladder is another question', async () => {
    const { page, open } = await take();
    await open('#/castle/attack');
    await chip(page, 'By ladder or door').click();
    await page.getByRole('heading', { name: 'Yes, it may' }).waitFor();
    await page.getByText('Its defence rises by +1.').waitFor();
    await page.getByRole('button', { name: 'The door is closed' }).click();
    await page.getByRole('heading', { name: 'No, it may not' }).waitFor();
    await page.getByRole('button', { name: 'The door is closed' }).click();
    await page.getByRole('button', { name: /^Who attacks\?/ }).click();
    await page.getByRole('button', { name: 'Add an attacker' }).click();
    // Who was added is seen at once, with his own sign.
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain('Attacker 2');
    const targetChooses = async (count: number) => {
      await page.getByRole('button', { name: /^Why/ }).click();
      await dialog(page)
        .getByRole('button', { name: /MK-CC-03/ })
        .first()
        .waitFor();
      await expect.poll(() => page.getByRole('button', { name: /MK-A-10/ }).count()).toBe(count);
      await dialog(page).getByRole('button', { name: 'Done' }).click();
      await expect.poll(() => dialog(page).count()).toBe(0);
    };
    await targetChooses(1);
    await page.getByRole('button', { name: 'Touches it' }).click();
    await page.getByRole('heading', { name: 'Not all of them may' }).waitFor();
    await targetChooses(0);
    await expect.poll(() => page.url()).toContain('&figures=warrior,warrior....0');
    const other = await secondPhone(current());
    await other.getByRole('heading', { name: 'Not all of them may' }).waitFor();
    await other.context().close();
  });

  it('MK-ELG-12 castle attack: where all are out the answer says why', async () => {
    const { page, open } = await take({ language: 'hu' });
    await open(
      '#/castle/attack?v=2&mode=ranged&ap=0110&f=warrior.3.3.1.elsewhere..&f=warrior.3.3.1.elsewhere..',
    );
    await page
      .locator('.verdict')
      .getByText(/1\. támadó és 2\. támadó.*Alap távsebzés 3: legalább 4 kell/)
      .waitFor();
    await open(
      '#/castle/attack?v=2&mode=close&ap=0110&f=warrior.3.3.1.elsewhere..&f=warrior.5.3.0.elsewhere..',
    );
    await page
      .locator('.verdict')
      .getByText(/Az 1\. támadó kimarad: alap sebzés 3.*A 2\. támadó kimarad: /)
      .waitFor();
  });

  it('castle/question-frame: that all was started over is said until something is set again', async () => {
    const { page, open } = await take();
    await open('#/castle/attack?v=2&mode=close&ap=0110&f=warrior.5.3.0.elsewhere..');
    await page.getByRole('button', { name: 'Start over' }).click();
    await page.locator('.notice').waitFor();
    await page.getByRole('radio', { name: 'Ranged' }).check();
    // At once, not when its time is over.
    await settled(page);
    expect(await page.locator('.notice').count()).toBe(0);
  });

  it('castle attack: a link of the first version opens', async () => {
    const { page, open } = await take();
    await open('#/castle?v=1&mode=ranged&f=warrior.0.5.1.elsewhere.&f=warrior.3.3.1.arch.bombazas');
    await page.getByRole('heading', { name: 'Yes, all of them may' }).waitFor();
  });
});

describe('castle attack: the screen and the rules', () => {
  it('MK-ELG-13 MK-ELG-12 castle attack: yes, no, who is out and who remains are those of the rules, for every kind, damage and ability', async () => {
    const { page, open } = await take();
    const figures: readonly CastleFigure[] = [
      ...attackerKinds.flatMap((kind) =>
        [3, 4, 5].map((damage) => ({ ...plainFigure, kind, baseDamage: damage, baseRangedDamage: damage })),
      ),
      ...siegeAbilities.map(({ id }) => ({ ...plainFigure, abilities: [id] })),
      { ...plainFigure, baseDamage: 5, frontArcTouches: false },
      { ...plainFigure, baseDamage: 5, baseRangedDamage: 5, place: 'top' },
    ];
    const alone = figures.map((figure) => [figure]);
    const together = [
      [0, 15],
      [15, 16, 0],
      [1, 2],
      [0, 0],
    ].map((places) => places.flatMap((place) => figures[place] ?? []));
    const answers = { yes: 0, no: 0 };
    for (const mode of attackModes)
      for (const attackers of [...alone, ...together]) {
        const query = castleCodec.encode({ ...initialInputs, mode, figures: attackers });
        await open(`#/castle/attack?${query}`);
        await settled(page);
        const attack = attackOf({ mode, figures: attackers });
        if (!attack) throw new Error(`no attack: ${query}`);
        const { eligible, out } = judgeAttack(attack);
        const [one, all, some, none] = [
          eligible ? 'Yes, it may' : 'No, it may not',
          ...['Yes, all of them may', 'Not all of them may', 'No, none of them may'],
        ];
        const several = eligible ? all : out.length < attackers.length ? some : none;
        const said = await page.locator('.verdict-word').textContent();
        expect({ query, said }).toEqual({ query, said: attackers.length === 1 ? one : several });
        expect(await page.locator('.verdict').getAttribute('data-answer')).toBe(eligible ? 'yes' : 'no');
        answers[eligible ? 'yes' : 'no'] += 1;
        if (attackers.length > 1 && out.length > 0 && out.length < attackers.length) {
          const remain = attackers.flatMap((_, place) =>
            out.includes(place) ? [] : `Attacker ${place + 1}`,
          );
          expect(await page.locator('.leave-out p').textContent()).toBe(
            `These may: ${remain.join(' and ')}.`,
          );
        }
      }
    expect(Math.min(answers.yes, answers.no)).toBeGreaterThan(12);
  });
});

describe('castle effects', () => {
  it('MK-IMM-01 MK-IMM-11 castle effects: each stands below its heading with the answer and the rule that the castle text gives it', async () => {
    const { page, open } = await take();
    await open('#/castle/effects');
    const headings = page.locator('.effect-groups > .sheet-row');
    expect(await headings.count()).toBe(effectGroups.length);
    const shown: string[] = [];
    for (const place of effectGroups.keys()) {
      await headings.nth(place).click();
      const rows = dialog(page).locator('.effect');
      shown.push(
        ...(await rows.evaluateAll((effects) =>
          effects.map((effect) => {
            const rules = [...effect.querySelectorAll('code')].map(({ textContent }) =>
              textContent.replace(/^\D*?(?=MK-)/, ''),
            );
            return `${effect.querySelector('.effect-answer')?.textContent.trim()} ${rules.join(' ')}`;
          }),
        )),
      );
      await page.keyboard.press('Escape');
      await expect.poll(() => dialog(page).count()).toBe(0);
    }
    const answers = { no: 'No', yes: 'Yes', see: 'It depends' };
    const wanted = effectGroups.flatMap((group) =>
      castleEffects
        .filter((effect) => effect.group === group)
        .map(({ answer, rule, also }) => `${answers[answer]} ${[rule, ...also].join(' ')}`),
    );
    expect(shown).toEqual(wanted);
  });

  /** Opens the field that finds effects, by the brick. */
  async function ask(page: Page, name: string): Promise<void> {
    await page.locator('#castle-rules').click();
    await dialog(page).getByRole('button', { name }).click();
  }

  it.each<[Language, string, string, RegExp]>([
    ['hu', 'méreg', 'Kérdezz a várról', /^mérgezés$/],
    ['pl', 'jad', 'Zapytaj o zamek', /^Jad mérgezés$/],
    ['en', 'poison', 'Ask about castles', /^Venom mérgezés$/],
  ])('MK-IMM-02 castle effects: in %s, %s is found and answered', async (language, query, way, name) => {
    const { page, open } = await take({ language });
    await open('#/castle/effects');
    await ask(page, way);
    await page.getByRole('searchbox').fill(query);
    await page.getByRole('heading', { name }).waitFor();
    await page
      .getByRole('button', { name: /MK-IMM-02/ })
      .first()
      .click();
    await dialog(page).waitFor();
  });

  it('MK-IMM-11 castle effects: what is not named leads to the look-up with the word', async () => {
    const { page, open } = await take();
    await open('#/castle/effects');
    await ask(page, 'Ask about castles');
    await page.getByRole('searchbox').fill('zeppelin');
    await page.getByRole('button', { name: 'Search the rules for “zeppelin”' }).click();
    await expect
      .poll(() => page.getByRole('searchbox', { name: 'Search the rules' }).inputValue())
      .toBe('zeppelin');
  });
});
