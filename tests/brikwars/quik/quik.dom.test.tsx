import { describe, expect, it } from 'vitest';
import { type PhoneOptions, stored, usePhone } from '../../support/dom/phone.ts';
import { backToDice, listen } from '../../support/play/hands.ts';

const { take, current } = usePhone();

const button = (name: string | RegExp) => current().page.getByRole('button', { name, exact: true });
const radio = (name: string | RegExp) => current().page.getByRole('radio', { name, exact: true });
const says = (text: string | RegExp) => current().page.getByText(text).first().waitFor();

async function openQuik(options?: PhoneOptions, query = ''): Promise<void> {
  const { page, open } = await take(options);
  await open(`#/fight/quik${query}`);
  await page.locator('.quik .fight-answer').waitFor();
}

/** Types faces on the pad, one die after the other. */
async function type(...faces: readonly number[]): Promise<void> {
  const asked = current().page.getByRole('group', { name: /which face\?$/ });
  for (const face of faces) await asked.getByRole('button', { name: String(face), exact: true }).click();
}

const close = async () => {
  await current().page.keyboard.press('Escape');
  await current().page.getByRole('dialog').waitFor({ state: 'detached' });
};

/** The plate of a side, which opens all of it. */
const plate = (side: string) => current().page.locator('.stage-plate').filter({ hasText: side }).click();

describe('the short games', () => {
  it('quik/stage: the plate of who strikes back says with what, and a move has its own key above the tabs', async () => {
    await openQuik();
    const { page } = current();
    const plates = page.locator('.stage-plate');
    expect(await plates.last().innerText()).toMatch(/Enemy\s*Minifig\s*Hand weapon/);
    await page.getByRole('radio', { name: 'Move', exact: true }).check();
    await page.locator('.thumb-bar').getByRole('button', { name: 'Move', exact: true }).click();
    await page.getByRole('dialog').waitFor();
  });

  it('quik/answer-card: of a crash the chance to kill is a percentage, and what the bar says is not repeated', async () => {
    const { page, open } = await take();
    await open('#/fight/quik');
    await page.getByRole('radio', { name: 'Vehicle', exact: true }).check();
    const facts = page.locator('.outcome-facts');
    await facts.waitFor();
    await expect(facts.textContent()).resolves.toMatch(/^Enemy dies\W*46\W*%\W*Vehicle: bricks lost\W*1\.2/);
  });

  it('BW-QW-11 a hero against a shield: answered, and said once', async () => {
    await openQuik();
    const said = await listen(current().page);
    await plate('My fighter');
    await radio('Hero').first().click();
    await close();
    await plate('Enemy');
    await radio('With shield').click();
    await close();
    await says(/^The enemy dies 68\u00a0%\./);
    await expect.poll(said).toHaveLength(2);
    await button(/^Enemy dies/)
      .first()
      .click();
    await button(/Armor dice for shield or armor: 1/).waitFor();
  });

  it('BW-QW-06 what either side holds is touched on the figures, and opens what is of that side', async () => {
    await openQuik();
    const { page } = current();
    const sheet = page.getByRole('dialog');
    await page.locator('.stage-spot').first().click();
    await sheet.getByRole('button', { name: 'Add attackers', exact: true }).waitFor();
    await close();
    await page.locator('.stage-spot').last().click();
    await sheet.getByRole('radio', { name: 'With shield', exact: true }).waitFor();
    await expect(sheet.getByRole('button', { name: 'Add attackers', exact: true }).count()).resolves.toBe(0);
  });

  it('BW-QW-09 others join in and leave, the focus goes along', async () => {
    await openQuik();
    const { page } = current();
    await plate('My fighter');
    const focused = () => page.evaluate(() => document.activeElement?.closest('.quik-striker')?.textContent);
    await button('Add attackers').click();
    await expect.poll(focused).toMatch(/^Attackers 2/);
    await button('Add attackers').click();
    await expect.poll(focused).toMatch(/^Attackers 3/);
    await expect.poll(() => button('Add attackers').count()).toBe(0);
    await button('Remove attackers 3').click();
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Add attackers');
    await close();
    await button(/^All in one roll/).waitFor();
  });

  it('BW-QW-06 typed dice through the Armor, kept through a reload, and the answer of who lived', async () => {
    await openQuik();
    const { page } = current();
    await button('Type real dice').click();
    await type(6, 2, 3);
    await says('Enemy: Armor');
    // Eleven is enough: the bonus die is not asked for.
    await type(6, 5);
    await says('Enemy lives');
    await expect.poll(() => page.locator('.end-brick').textContent()).toBe('54%');
    await stored(page, '6.2.3t;6.5td');
    await page.reload();
    await backToDice(current().page);
    await says('Enemy lives');
    await button(/^Next turn/).click();
    await button('Let the app roll').click();
    await button('Roll to the end').click();
    await says(/^My fighter (?:lives|dies)$/);
  });

  it('BW-QW-06 the panel and each choice have the odds of what has been rolled', async () => {
    await openQuik();
    const { page } = current();
    const odds = page.getByRole('region', { name: 'Answer' });
    const given = odds.getByText('given what has been rolled');
    const tile = (name: RegExp) => odds.getByRole('button', { name });
    const about = async (name: string) => {
      const described = (await button(name).getAttribute('aria-describedby')) ?? '';
      return page.locator(`[id="${described}"]`).textContent();
    };
    await plate('My fighter');
    await radio('Hero').first().click();
    await close();
    await button('Type real dice').click();
    await says('Hero: a feat first?');
    await expect.poll(() => about('Attack')).toBe('Enemy dies: 86\u00a0%');
    await expect
      .poll(() => about('A feat first'))
      .toBe('The feat succeeds: 57\u00a0% · Enemy dies: 86\u00a0%');
    await button('Attack').click();
    await tile(/^Enemy dies\s*86/).waitFor();
    await button('Type real dice').click();
    // Damage 5 against the Armor of two dice: 2, 3 or 4 is too little.
    await type(1, 1, 1, 2);
    await given.waitFor();
    await tile(/^Enemy dies\s*17/).waitFor();
    await says(/^The enemy dies 17\u00a0%\./);
    await tile(/^Enemy dies/).press('Enter');
    await page.getByText('The reasons explain the figure before the first roll: 86.').waitFor();
    await close();
    await button('Undo roll').click();
    await tile(/^Enemy dies\s*86/).waitFor();
    await button('Back to the fight').click();

    await radio('Building').click();
    await plate('My fighter');
    await radio('Minifig').first().click();
    await close();
    await plate('Enemy');
    await button('Add: 8 studs').click();
    await close();
    await button('Type real dice').click();
    // Damage 14 tears off one brick of 8 studs and one of 4, or three of 4.
    await type(6, 5, 3);
    await given.waitFor();
    await tile(/^First brick off\s*100/).waitFor();
    await expect.poll(() => about('4 studs')).toBe('3 bricks come off · best');
    await expect.poll(() => about('8 studs')).toBe('2 bricks come off');
  });

  it('DV-38 a wall: bricks on 4 studs, damage 9, two come off; another brick is a tap', async () => {
    await openQuik();
    const { page } = current();
    await radio('Building').click();
    await says(/^The first brick comes off \d+\u00a0%, all 3 of them /);
    await button('Type real dice').click();
    await type(4, 5);
    await says('2 bricks come off.');
    await button('Back to the fight').click();
    await plate('Enemy');
    await button('Add: 8 studs').click();
    await button('Brick 1, 4 studs: remove').click();
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
      .toBe('Brick 1, 4 studs: remove');
    await close();
    await says(/all 3 of them/);
  });

  it('BW-QW-20 a vehicle: faster with another unit, and its crash', async () => {
    await openQuik();
    await radio('Vehicle').click();
    await says('The vehicle moves up to 10″.');
    await plate('Vehicle');
    await button('Pairs of jets: more').click();
    await close();
    await says('The vehicle moves up to 15″. In a crash both take 3d6.');
    await button('Type real dice').click();
    await type(1, 1, 2, 5, 5, 4);
    await type(2, 1);
    await says('The enemy is destroyed. The vehicle stays whole.');
  });

  it('BW-LP-05 LUGPolWars: its ladder of acts, its prices, sent as a link', async () => {
    const row = 'mercenary.short.bare-hands.1.1.0.0.0';
    const rest =
      'w=together&g=kill&b=4&m=ground.1.1.10.unit&mu=wheels-2&mb=4&f=mercenary.5.0.0.0.0.0&c=4.0.10.0&d=normal';
    await openQuik({}, `?v=1&e=lugpol&k=attack&a=${row}&t=${row}&${rest}`);
    await current().page.locator('.outcome').first().click();
    await says('Price: 6 against 6 points');
    await close();
    await radio('Act').click();
    await plate('Act');
    await radio('Difficult 5').click();
    await close();
    await says('Difficult: succeeds 33\u00a0%.');
    await button(/^Roll: /).click();
    const bonus = button('Roll the bonus die');
    const shown = current().page.locator('.fight-outcome-word');
    await shown.or(bonus).first().waitFor();
    if (await bonus.isVisible()) await bonus.click();
    await shown.waitFor();
  });

  it('BW-QW-08 a feat: the die against it is the opponent’s', async () => {
    await openQuik();
    await radio('Feat').click();
    await button(/^Roll: my feat/).click();
    const next = button(/^Roll: enemy’s opposing die/);
    // A six may earn another die first.
    const declined = button('Decline the bonus die');
    await next.or(declined).first().waitFor();
    if ((await declined.count()) > 0) await declined.click();
    await next.waitFor();
  });

  it('BW-QW-04 a move: too far, then within the limit', async () => {
    await openQuik();
    await radio('Move').click();
    await says('Allowed: 5″ of 5″.');
    await plate('Move');
    await button('Swims: more').click();
    await says('Too far: 5″ in all.');
    await button('Runs or climbs: less').click();
    await close();
    await says('Allowed: 5″ of 5″.');
  });
});
