import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { encodeDuel, initialDuel } from '../../../src/brikwars/duel/inputs.ts';
import { withPreset } from '../../../src/brikwars/duel/presets.ts';
import { type Language, otherProfile, settled, stored, usePhone } from '../../support/dom/phone.ts';
import { backToDice, listen, turnSides } from '../../support/play/hands.ts';

const { take, current } = usePhone();

const card = (name: string) => current().page.getByRole('region', { name, exact: true });
const stage = () => card('Face to face');
const sheet = () => current().page.getByRole('dialog');
/** Opens what a side holds, or the rest of it: its hand on the stage, or its plate below. */
const hands = (side: string) =>
  stage()
    .getByRole('button', { name: new RegExp(`^${side}: `) })
    .first()
    .click();
const plate = (side: string) =>
  stage()
    .locator('.stage-plate', { hasText: new RegExp(`^${side} `) })
    .click();
const close = async () => {
  await current().page.keyboard.press('Escape');
  await sheet().waitFor({ state: 'detached' });
};
/** Takes something into the hand of a side. */
const hold = async (side: string, thing: string) => {
  await hands(side);
  await sheet().getByRole('radio', { name: thing, exact: true }).check();
  // What is taken closes its sheet.
  await sheet().waitFor({ state: 'detached' });
};
const options = async () => {
  await stage()
    .getByRole('button', { name: /^More \(/ })
    .click();
  await sheet().waitFor();
};
const more = async (name: string | RegExp) => {
  await current().page.getByRole('button', { name: 'More', exact: true }).click();
  await sheet().getByRole('button', { name }).click();
};
const group = (name: string) => current().page.getByRole('group', { name });
const chip = (within: Locator, name: string) => within.getByRole('radio', { name, exact: true });
const tile = (name: RegExp) => current().page.getByRole('button', { name });
const face = (value: number) =>
  current()
    .page.getByRole('region', { name: 'On the table' })
    .getByRole('button', { name: String(value), exact: true })
    .click();
const sentence = () => current().page.locator('.fight-sentence').textContent();
/** What a choice comes to, as a screen reader says it after its name. */
const about = async (within: Locator, name: string) => {
  const choice = within.getByRole('button', { name, exact: true });
  const described = (await choice.getAttribute('aria-describedby')) ?? '';
  return current().page.locator(`[id="${described}"]`).textContent();
};

describe('duel', () => {
  it('BW-CC-04 what mine does says how often it comes off, and what it costs; so does what mine rolled already', async () => {
    const { open } = await take();
    await open('#/fight/brikwars');
    await plate('My fighter');
    for (const [action, end] of [
      ['Shove', 'Enemy pushed back'],
      ['Withdraw', 'My fighter gets away'],
      ['Attack', 'Enemy dies'],
    ] as const) {
      const row = sheet().locator('.way-row', { hasText: action });
      const worths = () => row.locator('.way-worth').allTextContents();
      await expect.poll(worths).toEqual([expect.stringMatching(/\d/), expect.stringMatching(/\d/)]);
      const [comesOff = ''] = await worths();
      await row.getByRole('radio').check();
      const bar = () => current().page.locator('.fight-answer').textContent();
      await expect.poll(bar).toMatch(new RegExp(`${end}\\s*${comesOff.replace(/\D/g, '')}\\s*%`));
    }
    await close();
    await options();
    const rolled = (name: string) => async () => {
      const described = await chip(group('My fighter rolled'), name).getAttribute('aria-describedby');
      return current().page.locator(`[id="${described}"]`).textContent();
    };
    // Nothing hits with a 1, and a 4 is behind the half that misses.
    await expect.poll(rolled('1')).toBe('0\u00a0%');
    await expect.poll(rolled('4')).toBe('67\u00a0%');
    const taken = sheet().locator('.fight-taken button', { hasText: '+' }).first();
    await expect.poll(() => taken.textContent()).toMatch(/\+42\u00a0%$/);
    await close();
  });

  it('BW-CC-16 duel: sword against spear and shield takes two taps to its odds and best answer, and a third sets it', async () => {
    const { page, open } = await take();
    await open();
    let taps = 0;
    const tap = async (target: Locator): Promise<void> => {
      taps += 1;
      await target.click();
    };
    await page.getByRole('navigation', { name: 'Places' }).getByRole('link', { name: 'Fight' }).click();
    await tap(stage().getByRole('button', { name: /^Enemy: Hand/ }));
    await tap(sheet().getByRole('radio', { name: 'Heavy weapon', exact: true }));
    expect(taps).toBe(2);
    await sheet().waitFor({ state: 'detached' });
    await expect.poll(sentence).toMatch(/^The enemy dies 33\u00a0%.*Best defence: Parry: Heavy weapon/s);
    await tap(page.getByRole('button', { name: /^Best answer: Parry: Heavy weapon/ }));
    expect(taps).toBe(3);
    await tile(/^Enemy dies\s*26/).waitFor();
    // The way back is in the notice.
    await page.getByRole('button', { name: 'Undo' }).click();
    await tile(/^Enemy dies\s*33/).waitFor();
    // What he rolled is shown among the options.
    await hold('My fighter', 'Two-handed weapon');
    await options();
    await chip(group('My fighter rolled'), '5').check();
    await expect.poll(sentence).toMatch(/^The enemy dies 83\u00a0%.*Best defence: Parry: Heavy weapon/s);
  });

  it('duel: by keyboard alone the focus stays at the table, step by step', async () => {
    const { page, open } = await take();
    await open('#/fight');
    const table = card('On the table');
    const focused = () => page.evaluate(() => document.activeElement?.closest('#fight-play') !== null);
    const press = async (name: string | RegExp) => {
      await table.getByRole('button', { name, exact: true }).first().focus();
      await page.keyboard.press('Enter');
      await settled(page);
      expect([name, await focused()]).toEqual([name, true]);
    };
    await press('Type real dice');
    await press('4');
    await press('Take it');
    await press('2');
    await press('Clear');
    await press(/^Roll: /);
  });

  it('BW-CC-02 duel: two turns with typed dice, roles swapped in between', async () => {
    const { page, open } = await take();
    await open('#/fight');
    const table = card('On the table');
    await settled(current().page);
    await table.getByRole('button', { name: 'Type real dice' }).click();
    // The sword misses, and so does the hand weapon that strikes back.
    await face(2);
    await face(1);
    await table.getByText('Nobody dies', { exact: true }).waitFor();
    await table.getByRole('button', { name: 'Next turn: the other side attacks' }).click();
    await table.getByRole('button', { name: 'Attack: Hand weapon', exact: true }).click();
    await table.getByRole('button', { name: 'Counterattack: Heavy weapon' }).click();
    // Who types his dice goes on typing.
    await face(3);
    // Hit: he may still parry, and lets it be.
    await table.getByRole('button', { name: 'Take it' }).click();
    await face(5);
    // The enemy has attacked now.
    await table.locator('.fight-outcome-word', { hasText: 'My fighter dies' }).waitFor();
    // Whose turn it is changes nothing about whose figure lies there.
    await table.getByText('Enemy: stands; My side: fallen').waitFor();
    await expect(table.getByRole('list', { name: 'Turn 1' }).getByRole('listitem').count()).resolves.toBe(2);
    await page.reload();
    await backToDice(page);
    await table.locator('.fight-outcome-word', { hasText: 'My fighter dies' }).waitFor();
  });

  it('BWC-61 duel: a parry may still be declared when the blow has hit', async () => {
    const { page, open } = await take();
    await open('#/fight');
    const table = card('On the table');
    await settled(current().page);
    await table.getByRole('button', { name: 'Type real dice' }).click();
    await face(4);
    await table.getByRole('button', { name: 'Parry: Shield' }).click();
    await table.getByRole('heading', { name: /Enemy: Parry/ }).waitFor();
    // What was before stays on the line, and the choice stands there as one; the fight is as it was set up.
    const line = page.locator('.chance-line figcaption');
    await expect
      .poll(() => line.textContent())
      .toMatch(/^Enemy dies 33, (\d+), the enemy’s choice: \d+ My fighter dies 19, .*the enemy’s choice$/);
    await page.locator('.moment-head').getByRole('button').first().click();
    await tile(/^Enemy dies\s*33/).waitFor();
    await table.getByRole('button', { name: /^Back to the dice/ }).waitFor();
  });

  it('BWC-61 duel: after a 5 the panel and both choices show the odds given that roll', async () => {
    const { page, open } = await take();
    await open('#/fight');
    await hold('Enemy', 'Heavy weapon');
    await tile(/^Enemy dies\s*33/).waitFor();
    const table = card('On the table');
    await settled(current().page);
    await table.getByRole('button', { name: 'Type real dice' }).click();
    await expect(page.getByText('given what has been rolled').count()).resolves.toBe(0);
    await face(5);
    await page.getByText('given what has been rolled').waitFor();
    await tile(/^Enemy dies\s*67/).waitFor();
    await tile(/^My fighter dies\s*11/).waitFor();
    // The sentence speaks of the same moment, and the reasons say of which they are.
    await expect.poll(sentence).toBe('The enemy dies 67\u00a0%, my fighter 11\u00a0%. ');
    await tile(/^Enemy dies\s*67/).press('Enter');
    await page.getByText('The reasons explain the figure before the first roll: 33.').waitFor();
    await close();
    await expect.poll(() => about(table, 'Parry: Heavy weapon')).toMatch(/^Enemy dies: 51\u00a0% · best$/);
    await expect
      .poll(() => about(table, 'Take it'))
      .toMatch(/^Enemy dies: 67\u00a0% · My fighter dies: 11\u00a0%$/);
    await table.getByRole('button', { name: 'Parry: Heavy weapon' }).click();
    await tile(/^Enemy dies\s*51/).waitFor();
    // A parry that fails, and damage that kills: the panel is that of the whole fight again.
    await face(1);
    await tile(/^Enemy dies\s*67/).waitFor();
    await table.getByRole('button', { name: 'Undo roll' }).click();
    await tile(/^Enemy dies\s*51/).waitFor();
    await table.getByRole('button', { name: 'Clear' }).click();
    // The parry went with the rolls: what was set up is as it was.
    await tile(/^Enemy dies\s*33/).waitFor();
    await expect.poll(sentence).toMatch(/^The enemy dies 33\u00a0%/);
    await expect(page.getByText('given what has been rolled').count()).resolves.toBe(0);
  });

  it('BW-RNG-05 duel: the panel, the sentence and each choice have the odds of the shot in hand', async () => {
    const { page, open } = await take();
    await open('#/fight');
    await page.getByRole('radio', { name: 'Shoot', exact: true }).check();
    await hold('My fighter', 'Thrown hand weapon');
    await plate('Enemy');
    await sheet().getByRole('button', { name: 'Enemy has a shield' }).click();
    await close();
    await more('How does the enemy defend?');
    await sheet()
      .getByRole('radio', { name: /^No defence/ })
      .check();
    await close();
    await tile(/^Enemy dies\s*28/).waitFor();
    const table = card('On the table');
    await settled(current().page);
    await table.getByRole('button', { name: 'Type real dice' }).click();
    await face(5);
    await page.getByText('given what has been rolled').waitFor();
    await tile(/^Hit\s*100/).waitFor();
    await tile(/^Enemy dies\s*33/).waitFor();
    await expect
      .poll(sentence)
      .toMatch(/^Hit 100\u00a0%; the enemy dies 33\u00a0%\. Assumes the throw reaches/);
    await tile(/^Enemy dies/).press('Enter');
    await page.getByText('The reasons explain the figure before the first roll: 28.').waitFor();
    await close();
    await expect.poll(() => about(table, 'Parry: Shield')).toBe('Enemy dies: 27\u00a0% · best');
    await expect.poll(() => about(table, 'Take it')).toBe('Enemy dies: 33\u00a0%');
    await table.getByRole('button', { name: 'Parry: Shield' }).click();
    await tile(/^Enemy dies\s*27/).waitFor();
  });

  it.each<[Language, RegExp, string]>([
    ['en', /^The enemy dies 33\u00a0%, my fighter 19\u00a0%\./, 'given what has been rolled'],
    ['pl', /^Wróg ginie w 33\u00a0%, mój wojownik w 19\u00a0%\./, 'po tym, co już padło'],
    [
      'hu',
      /^Az ellenfél 33\u00a0% eséllyel, a harcosom 19\u00a0% eséllyel hal meg\./,
      'az eddigi dobások után',
    ],
  ])(
    'BWC-61 duel: in %s the sentence stands first, and the choice of a parry stands under the odds of what has been rolled',
    async (language, notify, given) => {
      const { page, open } = await take({ language });
      await open('#/fight');
      await expect.poll(sentence).toMatch(notify);
      await page.locator('.thumb-bar button').first().click();
      const pad = page.locator('.table-pad');
      await pad.getByRole('button', { name: '5', exact: true }).click();
      await page.getByText(given, { exact: true }).waitFor();
      await page.locator('.moment-decision .moment-options .button').last().click();
      await pad.getByRole('button', { name: '6', exact: true }).waitFor();
    },
  );

  it('BW-CC-04 duel: attack, shove and withdrawal each have their answer', async () => {
    const { open } = await take();
    await open('#/fight');
    await plate('My fighter');
    await chip(group('What my fighter does'), 'Shove').check();
    await expect.poll(sentence).toMatch(/^The enemy is pushed back 50\u00a0%/);
    await tile(/^Enemy pushed back/).waitFor();
    await chip(group('What my fighter does'), 'Withdraw').check();
    await expect.poll(sentence).toMatch(/^My fighter gets away \d+\u00a0% and dies 28\u00a0%/);
    await close();
    await hold('My fighter', 'Bare hands');
    await plate('My fighter');
    await chip(group('What my fighter does'), 'Attack').check();
    await expect.poll(sentence).toMatch(/^The enemy dies \d/);
  });

  it('BW-CC-08 duel: the advice for the attacker is taken over with one tap', async () => {
    const { open } = await take();
    await open('#/fight');
    await stage().getByRole('button', { name: 'My fighter: + Shield', exact: true }).click();
    await sheet().getByRole('radio', { name: 'Shield', exact: true }).check();
    await sheet().waitFor({ state: 'detached' });
    await more('How do you attack?');
    const ways = current().page.getByRole('radiogroup', { name: 'How do you attack?' });
    await ways.getByText(/^All ways to attack: \d+/).click();
    await ways.getByRole('radio', { name: /^Withdraw/ }).check();
    await expect.poll(sentence).toMatch(/^My fighter gets away/);
    await close();
    await plate('My fighter');
    await expect.poll(() => chip(group('What my fighter does'), 'Withdraw').isChecked()).toBe(true);
  });

  it('BW-WEAP-03 duel: the list of weapons says whose hand it is, what everybody knows of each, its reach and both numbers', async () => {
    const { open } = await take();
    await open('#/fight');
    await hands('My fighter');
    const list = current().page.getByRole('dialog', { name: 'My right hand', exact: true });
    // It sets one thing: there is nothing to be done with.
    expect(await list.getByRole('button', { name: 'Done' }).count()).toBe(0);
    const row = (name: string) => list.locator('.way-row').filter({ hasText: name });
    const says = (name: string) => row(name).innerText();
    await expect.poll(() => says('Heavy weapon')).toMatch(/sword, spear, battleaxe.*33\s*%.*19\s*%/s);
    expect(await says('Rifle, longbow')).toMatch(/musket, crossbow, bazooka.*12″.*33\s*%/s);
    expect((await list.innerText()).split('These shoot, and open Shoot')[1]).toContain('Pistol, short bow');
    await list.getByRole('radio', { name: 'Rifle, longbow', exact: true }).check();
    await list.waitFor({ state: 'detached' });
    // What shoots opens Shoot with it.
    await stage().getByRole('button', { name: 'My fighter: Rifle, longbow', exact: true }).waitFor();
    expect(await chip(group('Kind of fight'), 'Shoot').isChecked()).toBe(true);
  });

  it('BW-WEAP-17 duel: the other hand has a list of its own, of what fits beside the weapon', async () => {
    const { open } = await take();
    await open('#/fight');
    await stage().getByRole('button', { name: 'My fighter: + Shield', exact: true }).click();
    const list = current().page.getByRole('dialog', { name: 'My left hand', exact: true });
    expect(
      await list.getByRole('radio').evaluateAll((all) => all.map((one) => one.getAttribute('aria-label'))),
    ).toEqual(['Shield', 'Nothing']);
    await list.getByRole('radio', { name: 'Shield', exact: true }).check();
    await list.waitFor({ state: 'detached' });
    await stage().getByRole('button', { name: 'My fighter: Shield', exact: true }).waitFor();
  });

  it('BW-ATK-18 duel: contradictory situations exclude each other', async () => {
    const { open } = await take();
    await open('#/fight');
    await options();
    const situation = group('What counts here?');
    const pressed = (name: RegExp) => situation.getByRole('button', { name }).getAttribute('aria-pressed');
    await situation.getByRole('button', { name: /^Legs hidden/ }).click();
    await situation.getByRole('button', { name: /^Head only/ }).click();
    await expect.poll(() => pressed(/^Legs hidden/)).toBe('false');
    await situation.getByRole('button', { name: /^Blind/ }).click();
    await expect.poll(() => pressed(/^Head only/)).toBe('false');
    await expect.poll(() => pressed(/^Blind/)).toBe('true');
  });

  it('duel: sides are swapped in one tap, and the new answer is said once', async () => {
    const { page, open } = await take();
    await open('#/fight');
    const said = await listen(page);
    await page.getByRole('button', { name: 'Swap sides' }).click();
    await stage()
      .getByRole('button', { name: /^Enemy: Hand weapon/ })
      .waitFor();
    await stage()
      .getByRole('button', { name: /^My fighter: Heavy weapon/ })
      .waitFor();
    await expect.poll(async () => (await said()).length).toBe(1);
    expect((await said())[0]).toMatch(/^My fighter dies \d/);
  });

  it.each<[Language, string, string, string]>([
    ['en', 'Enemy attacks', 'Enemy dies', 'My fighter dies'],
    ['pl', 'Wróg atakuje', 'Wróg ginie', 'Mój wojownik ginie'],
    ['hu', 'Az ellenfél támad', 'Az ellenfél meghal', 'A harcosom meghal'],
  ])(
    'fight/acting: whose it is that acts is said once: words, signs of the colours and the end follow, and a reload (%s)',
    async (language, chip, enemyDies, mineDies) => {
      const { page, open } = await take({ language });
      await open('#/fight');
      await settled(page);
      const roles = () => page.locator('.stage-role').allTextContents();
      const ends = () => page.locator('.outcome-label').allTextContents();
      /** What the colours of the bar and of the figures hang on. */
      const sign = () => page.locator('.fight-stage').getAttribute('data-acting');
      await expect.poll(async () => [(await ends())[0], (await ends())[2]]).toEqual([enemyDies, mineDies]);
      expect(await sign()).toBe('mine');
      const [ours, theirs] = [(await roles())[0], (await roles())[1]];
      const shown = await page.locator('.outcome .fight-number').allTextContents();
      await turnSides(page, chip);
      await expect.poll(async () => [(await ends())[0], (await ends())[2]]).toEqual([mineDies, enemyDies]);
      await expect.poll(sign).toBe('theirs');
      await expect.poll(roles).not.toEqual([ours, theirs]);
      // Nothing but the names has changed.
      expect(await page.locator('.outcome .fight-number').allTextContents()).toEqual(shown);
      await page.reload();
      await expect.poll(async () => (await ends())[0]).toBe(mineDies);
      await expect.poll(sign).toBe('theirs');
      // There it can be taken back.
      await page.locator('.thumb-bar .button').last().click();
      const row = sheet().getByRole('switch', { name: chip });
      await expect.poll(() => row.getAttribute('aria-checked')).toBe('true');
      await row.click();
      await expect.poll(() => row.getAttribute('aria-checked')).toBe('false');
      await row.click();
      await expect.poll(() => row.getAttribute('aria-checked')).toBe('true');
      await close();
      await page.locator('.thumb-bar .button').first().click();
      const die = (value: number) =>
        page.locator('.face-pad').getByRole('button', { name: String(value), exact: true });
      await die(5).click();
      await page.locator('.moment-decision .moment-options .button').last().click();
      await die(5).click();
      await expect.poll(() => page.locator('.fight-outcome-word').textContent()).toBe(mineDies);
    },
  );

  it('BW-COMB-05 duel: two on one take over the weapons, whatever stood there before', async () => {
    const { page, open } = await take();
    await open('#/fight/many');
    await page.locator('.thumb-bar').getByRole('button', { name: 'More' }).click();
    await page.getByRole('button', { name: 'How they attack', exact: true }).click();
    await page.getByRole('button', { name: '3 on 1' }).click();
    await open('#/fight');
    await hold('My fighter', 'Two-handed weapon');
    await plate('Enemy');
    await chip(sheet(), 'Hero').check();
    await close();
    await more(/^Two or three on one/);
    await page
      .locator('.stage-plate', { hasText: '2 × Minifig' })
      .filter({ hasText: 'Two-handed' })
      .waitFor();
    await page.locator('.stage-plate[data-side="theirs"]', { hasText: 'Hero' }).click();
    await expect.poll(() => chip(sheet(), 'Hero').isChecked()).toBe(true);
    await close();
    await more('All figures');
    await page.getByText('Two-handed 1: hit').first().waitFor();
  });

  it('duel: own values are set with steppers and counted at their fold', async () => {
    const { open } = await take();
    await open('#/fight');
    await plate('My fighter');
    const attacker = sheet();
    await attacker.getByText('Values and modifiers').click();
    await attacker.locator('summary', { hasText: /^Skill/ }).click();
    await attacker.getByRole('button', { name: 'Skill: added: more' }).click();
    await attacker.getByText('Skill 1d6+1, Armor 4').waitFor();
    await expect.poll(() => chip(attacker, 'Own values').isChecked()).toBe(true);
    await attacker.getByText('1 in force').first().waitFor();
    // Where the sheet is opened again, what differs stands open, and nothing is left to be counted at the fold.
    await attacker.getByRole('button', { name: 'Skill modifier: more' }).click();
    await attacker.getByText('2 in force').first().waitFor();
    await close();
    await plate('My fighter');
    await sheet().locator('.card > .stepper-row', { hasText: 'Skill modifier' }).waitFor();
    await sheet()
      .locator('.card > .fold > summary', { hasText: /^Skill 1d6\+1/ })
      .waitFor();
    await expect(
      sheet()
        .getByText(/in force/)
        .count(),
    ).resolves.toBe(0);
    await expect(sheet().getByText('None on Skill').count()).resolves.toBe(0);
  });

  it('BW-DICE-06 duel: a Skill without bonus dice earns none with a six, and stays so', async () => {
    const { page, open } = await take();
    await open('#/fight');
    await hold('Enemy', 'Heavy weapon');
    await plate('My fighter');
    const attacker = sheet();
    await attacker.getByText('Values and modifiers').click();
    await chip(attacker, 'None on Skill').check();
    await attacker.getByText('1 in force').first().waitFor();
    await close();
    await expect.poll(() => page.url()).toContain('no-skill');
    await page.reload();
    const table = card('On the table');
    await settled(current().page);
    await table.getByRole('button', { name: 'Type real dice' }).click();
    await face(6);
    await table.getByRole('button', { name: 'Parry: Heavy weapon' }).waitFor();
    await expect(table.getByText(/[Bb]onus die/).count()).resolves.toBe(0);
  });

  it('BW-HERO-03 duel: a Hero among others is Cranky: his odds fall, his cloud and his plate say so, and it stays', async () => {
    const { page, open } = await take();
    await open('#/fight/brikwars');
    await plate('My fighter');
    await chip(sheet(), 'Hero').check();
    const lost = tile(/^My fighter dies ?\d+/);
    const chance = async () => Number(/\d+/.exec((await lost.textContent()) ?? '')?.[0]);
    await sheet().locator('summary', { hasText: 'Values and modifiers' }).click();
    await settled(page);
    const before = await chance();
    const others = sheet().getByRole('button', { name: 'Other heroes on the team (Cranky): more' });
    for (let tap = 0; tap < 5; tap += 1) await others.click();
    await expect.poll(() => others.isDisabled()).toBe(true);
    await close();
    await expect.poll(chance).toBeGreaterThan(before);
    await stage()
      .getByRole('button', { name: /^My fighter attacks Hero .*Cranky −5$/ })
      .waitFor();
    await expect.poll(() => page.locator('.stage-scene .cranky-cloud').textContent()).toBe('−5');
    await tile(/^Enemy dies/).click();
    await sheet().getByText('Cranky: −5 on each die, bonus dice too').first().waitFor();
    await close();
    await stored(page, /attacker\.unit=hero&.*attacker\.cranky=5/);
    await settled(page);
    await page.reload();
    await stage()
      .getByRole('button', { name: /Cranky −5$/ })
      .waitFor();
    // With his own dice he enters what they show.
    await tile(/^Type real dice/).click();
    await page.getByText('1d10 (−5)').first().waitFor();
    await face(9);
    await page.locator('.moment-told', { hasText: 'Hit' }).waitFor();
  });

  it('BW-SKL-01 BW-SKL-03 duel: who hides is harder to shoot, a weapon master makes up for it with a die of his own', async () => {
    const { page, open } = await take();
    await open('#/fight');
    await page.getByRole('radio', { name: 'Shoot', exact: true }).check();
    await tile(/^Enemy dies\s*22/).waitFor();
    await options();
    const hides = (how: string) => sheet().getByRole('button', { name: how, exact: true });
    await hides('Hides at half speed').click();
    await expect.poll(() => hides('Hides at half speed').getAttribute('aria-pressed')).toBe('true');
    await hides('Hides, stands still').click();
    await expect.poll(() => hides('Hides, stands still').getAttribute('aria-pressed')).toBe('true');
    await expect.poll(() => hides('Hides at half speed').getAttribute('aria-pressed')).toBe('false');
    await close();
    // 5 or 6 on one die hits, 5 or 6 on another kills.
    await tile(/^Enemy dies\s*11/).waitFor();
    await plate('My fighter');
    await sheet().locator('summary', { hasText: 'Values and modifiers' }).click();
    const master = sheet().getByRole('button', { name: 'Weapon master (Polish supplement)', exact: true });
    await master.click();
    await expect.poll(() => master.getAttribute('aria-pressed')).toBe('true');
    await close();
    // 5 or more on two dice, to hit and in damage.
    await tile(/^Enemy dies\s*69/).click();
    await sheet().getByText('The target hides: −2').first().waitFor();
    await sheet().getByText('Weapon master: 1d6 more for Skill and damage').first().waitFor();
    await close();
    await stored(page, /attacker\.master=1.*situation\.hiding=still/);
    await page.reload();
    await tile(/^Enemy dies\s*69/).waitFor();
    await tile(/^Type real dice/).click();
    await face(2);
    await face(3);
    await page.locator('.moment-told', { hasText: 'Hit' }).waitFor();
  });

  it('BW-DMG-03 BWC-172 duel: against what has pips, defences and every odd say that it takes one', async () => {
    const { page, open } = await take();
    await open(`#/fight?${encodeDuel(withPreset(initialDuel('2005'), 'defender', 'warhorse'))}`);
    await settled(page);
    await more('Blow by blow');
    const notify = () => sheet().textContent();
    await expect.poll(notify).toContain('Enemy takes a pip');
    expect(await notify()).toContain('Beats the Armor, if it hits');
    expect(await notify()).not.toContain('Enemy dies');
    expect(await notify()).toContain('Both hurt');
  });

  it('BW-DMG-03 duel: pips that a horse has lost already are typed, and with its last one it dies', async () => {
    const { page, open } = await take();
    await open(`#/fight?${encodeDuel(withPreset(initialDuel('2005'), 'defender', 'warhorse'))}`);
    await settled(page);
    await page.getByRole('button', { name: /^Enemy takes a pip/ }).waitFor();
    await plate('Enemy');
    await sheet().locator('summary').first().click();
    await sheet().getByRole('button', { name: 'Pips of Size Damage: more' }).click();
    await expect.poll(() => sheet().getByText('1', { exact: true }).count()).toBeGreaterThan(0);
    await close();
    await page.getByRole('button', { name: /^Enemy dies/ }).waitFor();
    await expect.poll(() => page.url()).toMatch(/defender\.pips=1(&|$)/);
  });

  it('duel: a link opened in a second profile shows the same fight', async () => {
    const { page, open } = await take();
    await open('#/fight');
    await plate('Enemy');
    await chip(sheet(), 'Hero').check();
    await close();
    await hold('My fighter', 'Two-handed weapon');
    await options();
    await chip(group('My fighter rolled'), '6').check();
    await close();
    await expect.poll(() => page.url()).toContain('attackRoll=6');
    const notify = await sentence();
    const theirs = await otherProfile();
    await theirs.goto(page.url());
    const begin = theirs.getByRole('button', { name: /Start|Begin|Go/ });
    await theirs.locator('.fight-sentence').or(begin).first().waitFor();
    if (await begin.isVisible()) await begin.click();
    await expect.poll(() => theirs.locator('.fight-sentence').textContent()).toBe(notify);
    await theirs.context().close();
  });
});
