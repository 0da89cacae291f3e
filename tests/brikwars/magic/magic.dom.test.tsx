import { describe, expect, it } from 'vitest';
import { type PhoneOptions, stored, usePhone } from '../../support/dom/phone.ts';
import { backToDice, listen } from '../../support/play/hands.ts';

const { take, current } = usePhone();

const button = (name: string | RegExp) => current().page.getByRole('button', { name, exact: true });
const radio = (name: string | RegExp) => current().page.getByRole('radio', { name, exact: true });
const says = (text: string | RegExp) => current().page.getByText(text).first().waitFor();

async function openMagic(options?: PhoneOptions, query = ''): Promise<void> {
  const { page, open } = await take(options);
  await open(`#/fight/magic${query}`);
  await page.locator('.magic .fight-answer').waitFor();
}

/** Types faces on the pad, one die after the other. */
async function type(...faces: readonly number[]): Promise<void> {
  const asked = current().page.getByRole('group', { name: /(?:which face|co wypadło)\?$/ });
  for (const face of faces) await asked.getByRole('button', { name: String(face), exact: true }).click();
}

const close = async () => {
  await current().page.keyboard.press('Escape');
  await current().page.getByRole('dialog').waitFor({ state: 'detached' });
};

const plate = (side: string) => current().page.locator('.stage-plate').filter({ hasText: side }).click();

describe('spells and care', () => {
  it('EX-MAG-01 BW-MAG-02: a level is advised and taken by a tap, and the answer is said once', async () => {
    await openMagic(
      {},
      '?v=1&e=pl&k=bolt&m=minifig.0.3.0.3&t=minifig.6.3.hand.1.0&h=0.1&s=long-ranged.1.still.1.0.0',
    );
    const said = await listen(current().page);
    await says(/^Enemy dies: 11\u00a0%\./);
    await button(/^Level 1/).click();
    await says(/^Enemy dies: 22\u00a0%\./);
    await expect.poll(said).toHaveLength(1);
    await button(/^Enemy dies/)
      .first()
      .click();
    await button(/Use 3: 3 for each level/).waitFor();
    await close();
  });

  it('brikwars/magic/kind-tiles: all that can be tried stands in one row, each level with its odds, and an area spell begins near enough to fly', async () => {
    await openMagic();
    const tiles = current().page.locator('.stage-chips .tile');
    await expect
      .poll(() => tiles.allTextContents())
      .toEqual(['Bolt', 'Area', 'Shield', 'Summon', 'Raise', 'Heal', 'Hidden']);
    const levels = current().page.locator('.magic-levels .tile');
    const worths = () => levels.allTextContents();
    await expect
      .poll(worths)
      .toEqual(['1', '2', '3'].map((at, place) => `${at}${[22, 14, 11][place]}\u00a0%`));
    await radio('Level 2').check();
    await says(/^Enemy dies: 14\u00a0%\./);
    await radio('Area spell').check();
    await expect.poll(() => current().page.url()).toMatch(/&kind=area&level=2&distance=3&/);
    await expect.poll(async () => (await worths()).length).toBe(3);
    await button('My mage: Minifig').click();
    await close();
    await radio('Heal').check();
    await levels.first().waitFor({ state: 'detached' });
  });

  it('BW-HERO-03: a Hero who casts may be Cranky, which his plate says and his odds show', async () => {
    await openMagic(
      {},
      '?v=1&e=pl&k=bolt&m=hero.0.3.0.1&t=minifig.6.3.hand.1.0&h=0.1&s=long-ranged.1.still.1.0.0&n=2',
    );
    await says(/Cranky −2/);
    await plate('Mage');
    await says('Other heroes on the team (Cranky)');
    await close();
    await button(/^Enemy dies/)
      .first()
      .click();
    await button(/Cranky: −2 on the whole roll/).waitFor();
  });

  it('BW-HERO-03: a mood that is set and taken back leaves a fight that can be rolled and sent', async () => {
    await openMagic(
      {},
      '?v=1&e=pl&k=bolt&m=hero.0.3.0.1&t=hero.6.3.hand.1.0&h=0.1&s=long-ranged.1.still.1.0.0&n=1&o=1',
    );
    for (const figure of ['Mage', 'Enemy']) {
      await plate(figure);
      await button('Other heroes on the team (Cranky): less').click();
      await close();
    }
    await expect.poll(() => current().page.url()).toMatch(/&caster=hero&target=hero$/);
    await button(/^Roll: /).click();
    await says('On the table: Bolt');
  });

  it('BWC-158 BW-ATK-05 BWC-50: an area spell that falls short may still catch, at the feet its own mage, and lies where its range ends', async () => {
    await openMagic(
      {},
      '?v=1&e=pl&k=area&m=minifig.0.3.0.2&t=minifig.9.1.hand.1.0&h=0.1&s=long-ranged.1.still.1.0.0',
    );
    const { page } = current();
    await button(/^Misses, still caught 33/).click();
    await says('The throw falls short');
    await close();
    await button('Type real dice').click();
    await type(1, 1);
    await button('The blast at the mage’s feet, 9″ away').click();
    // He has an Armor roll of his own, or a fixed Armor; nobody else needs to stand there.
    await expect.poll(() => page.url()).toMatch(/&fell=feet&selfArmor=4$/);
    await button(/^Mage dies/).waitFor();
    await button('Enemy: change').click();
    await says('Count who else stands within 2″ of the mage, who rolls separately.');
    await button('How many in the blast: less').click();
    await close();
    await button('Type real dice').click();
    await type(9, 9);
    await says('The mage dies in the blast.');
    await page.goBack();
    await button('Back to the cast').click();
    await button('Type real dice').click();
    await type(3, 5);
    await button('The blast where it falls: 1″ short').click();
    await says('1″ short');
    await expect.poll(() => page.url()).toContain('fell=short');
  });

  it('EX-HEAL-01 EX-HEAL-02: a hit and its treatment with typed dice, kept through a reload', async () => {
    await openMagic(
      {},
      '?v=1&e=pl&k=heal&m=minifig.0.3.0.1&t=hero.6.3.two-handed.1.0&h=0.1&s=long-ranged.1.still.1.0.0',
    );
    const { page } = current();
    await button('Type real dice').click();
    await type(4, 4);
    await says('Patient: Armor');
    await type(5, 1);
    await says('My medic: treatment');
    await type(3);
    await says('The patient is healed, and Disrupted this turn.');
    await stored(page, '4.4t;5.1t;3t');
    await page.reload();
    await backToDice(current().page);
    await says('The patient is healed, and Disrupted this turn.');
  });

  it('BW-MAG-08 who is raised stays on: in the next turn, and beside the mage', async () => {
    await openMagic(
      {},
      '?v=1&e=pl&k=raise&m=minifig.0.3.0.1&t=minifig.6.3.hand.1.0&h=0.1&s=long-ranged.1.still.1.0.0',
    );
    const { page } = current();
    await button('Type real dice').click();
    await type(5);
    await says('It rises and obeys the mage.');
    await button('Keep the undead: 1').click();
    await button('Next turn: another try').click();
    await expect.poll(() => page.locator('.stage-plate').count()).toBe(0);
    await type(2);
    await says('It stays dead.');
    await page.goBack();
    await says('has undead: 1');
  });

  it('EX-PERC-01 BW-SKL-01 BW-SKL-02: who looks first sees more', async () => {
    await openMagic();
    await radio('Hidden target').click();
    await says(/^Enemy dies: /);
    await plate('Enemy, hiding');
    await radio('Half speed').check();
    await close();
    await says('cover 2');
    await plate('My shooter');
    await button('Perception').click();
    await close();
    await button(/^Spotted/).waitFor();
  });

  it('BW-HEAL-03 brikwars/magic/unit-chips: a medic of the player’s units and a patient with free values, in the link', async () => {
    await openMagic(
      {},
      '?v=1&e=pl&k=heal&m=minifig.0.3.0.1&t=minifig.6.3.two-handed.1.0&h=0.1&s=long-ranged.1.still.1.0.0',
    );
    const { page } = current();
    await plate('My medic');
    await button('Choose a unit…').click();
    await page
      .getByRole('button', { name: /^Officer/ })
      .first()
      .click();
    await expect.poll(() => radio('Own values').isChecked()).toBe(true);
    await close();
    await plate('Patient');
    await radio('Own values').check();
    await page.getByRole('group', { name: 'Armor: added', exact: true }).waitFor();
    await close();
    await expect.poll(() => page.locator('.stage-plate').filter({ hasText: 'Own values' }).count()).toBe(2);
    await expect.poll(() => page.url()).toMatch(/&caster=own&ownSkill=.*&target=own&/);
  });

  it('BW-MAG-03 BW-ACT-01 BW-RNG-03: a mage’s casts are counted down over his turns, a stray blast comes down beside, and all goes back', async () => {
    await openMagic(
      {},
      '?v=1&e=pl&k=area&m=minifig.0.3.0.1&t=minifig.4.3.hand.1.0&h=0.1&s=long-ranged.1.still.1.0.0',
    );
    const { page } = current();
    await button('My mage: Minifig').click();
    await button('Keep count of the mage’s battle').click();
    await button('One more area spell').click();
    await button('Area spell 1: level: less').click();
    await button('Area spell 1: level: less').click();
    await says('Turn 1');
    await says('Action free · area spell 1: 1 left');
    await close();
    await button('Type real dice').click();
    await type(5);
    await says('Mage: Skill');
    await type(2);
    await says('It misses.');
    await button('The blast where it comes down: 1″ off at most').click();
    // The cast is gone, and the blast is rolled beside the target.
    await expect.poll(() => page.locator('.field-tag').filter({ hasText: '1″ off' }).count()).toBe(1);
    await button(/^Misses/).waitFor({ state: 'detached' });
    await stored(page, /area\.1\.0\.0/);
    await button('Type real dice').click();
    await type(9);
    await says(/die\.|dies\./);
    await page.goBack();
    await button('Back to the cast').click();
    await says('This turn’s Action is used.');
    await expect.poll(() => button(/^Roll it/).isDisabled()).toBe(true);
    await button(/^The mage’s next turn/).click();
    await says('No area spell of level 1 is left.');
    await button('My mage: Minifig').click();
    await button('The mage’s battle').click();
    await says('Turn 2');
    await button('Undo the last one').click();
    await says('Action used · area spell 1: 0 left');
    await button('Undo the last one').click();
    await says('Action free · area spell 1: 1 left');
    await page.getByText(/^The mage’s price: \d+ CP$/).click();
    await button(/^Area spell 1, 1 cast: 1 CP/).waitFor();
  });

  it('BW-MAG-08 BW-COMB-05: who was raised is taken into a fight, alone or as a gang, with his values', async () => {
    await openMagic(
      {},
      '?v=1&e=pl&k=raise&m=minifig.0.3.0.1&t=minifig.6.3.hand.1.2&h=0.1&s=long-ranged.1.still.1.0.0&b=1.0.0.1.0.2:!',
    );
    const { page } = current();
    await button('Type real dice').click();
    await type(5);
    await says('It rises and obeys the mage.');
    await button('Count it in the mage’s battle').click();
    await plate('Mage');
    await button('The mage’s battle').click();
    await button('3 of them attack together').click();
    await expect.poll(() => page.url()).toMatch(/#\/fight\/many\?v=2.*&gang\.attackers=3\.ow\..*\.ha/);
  });

  it.each([
    ['Undead attacks', /#\/fight\/brikwars\?v=2.*&attacker\.unit=own&/],
    ['Undead is attacked', /#\/fight\/brikwars\?v=2.*&defender\.unit=own&/],
    ['Several attack Undead', /#\/fight\/many\?v=2.*&gang\.victim\.unit=own&/],
  ])('BW-MAG-08 who was raised stands in the fight as it was asked for (%s)', async (way, address) => {
    await openMagic(
      {},
      '?v=1&e=pl&k=raise&m=minifig.0.3.0.1&t=minifig.6.3.hand.1.2&h=0.1&s=long-ranged.1.still.1.0.0&b=1.0.0.1.0.2:!',
    );
    const { page } = current();
    await button('Type real dice').click();
    await type(5);
    await button('Count it in the mage’s battle').click();
    await plate('Mage');
    await button('The mage’s battle').click();
    await button(way).click();
    await expect.poll(() => page.url()).toMatch(address);
  });

  it('brikwars/magic/screen: what may not be cast says why, and cannot be rolled', async () => {
    await openMagic(
      {},
      '?v=1&e=pl&k=bolt&m=minifig.0.3.0.1&t=minifig.9.3.hand.1.0&h=0.1&s=long-ranged.1.still.1.0.0',
    );
    await says('Out of range: this spell reaches 6″.');
    await expect.poll(() => button('Roll it').isDisabled()).toBe(true);
    await button(/^Level 2/).click();
    await expect.poll(() => button(/^Roll: /).isDisabled()).toBe(false);
  });
});
