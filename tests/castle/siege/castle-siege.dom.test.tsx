import { describe, expect, it, onTestFinished } from 'vitest';
import { firstAssault } from '../../../src/castle/siege/attack/assault.ts';
import { conditionOf } from '../../../src/castle/siege/board/facts.ts';
import { beginHistory } from '../../../src/rules/mage-knight/siege/siege-history.ts';
import { siegePoints } from '../../../src/rules/mage-knight/siege/siege-points.ts';
import type { SectionDial } from '../../../src/rules/mage-knight/siege/siege-setup.ts';
import type { StoredSiege } from '../../../src/storage/castle/sieges.ts';
import { putRecords } from '../../faults/records.ts';
import { live, storedSiege } from '../../rules/mage-knight/siege/lived-siege.ts';
import { begun, plainClick, section, setupOf } from '../../rules/mage-knight/siege/siege-game.ts';
import { type Language, type PhoneOptions, stored, usePhone } from '../../support/dom/phone.ts';
import { closeOf, focused, hands, literally } from '../../support/play/siege-hands.ts';

const { take } = usePhone();

async function besiege(options: PhoneOptions & { readonly language: Language }) {
  const { page, open } = await take(options);
  await open('#/castle/siege');
  const table = hands(page, options.language);
  await page.getByRole('heading', { name: table.start.fresh }).waitFor();
  return { page, table };
}

describe('castle-siege: a game with castles followed', () => {
  for (const language of ['hu', 'pl'] as const) {
    it(`castle-siege five turns with dice typed, a breach, a figure through it, a collapse, a reload, and back to the start and forth again (${language})`, async () => {
      const { page, table } = await besiege({ language });
      const { play, start, terms, keep } = table;
      const wall = table.wall(1);
      await table.setUp();
      await table.station(wall, 'Őr', 3);
      await table.tap(start.next['set-up']);
      // Anna opens a door; her keep shoots, and Béla attacks: who does something is at turn.
      await table.open(keep);
      await table.tab(keep, play.tabs.works);
      await table.tap(start.doorIs(terms.doors['door-a'], start.closed));
      await table.button(start.doorIs(terms.doors['door-a'], start.open)).waitFor();
      await table.tab(keep, play.tabs.shoot);
      await table.tap(new RegExp(`^${literally(start.sectionShoots(keep))}`));
      await expect.poll(() => table.piece(keep).getAttribute('aria-label')).toContain(start.tokens(1));
      await table.open(wall);
      await table.tab(wall, play.tabs.attack);
      await table.card(wall).locator('.siege-dice > button').nth(1).click();
      // The first turn that ends asks how turns are kept, and what was begun goes on by itself.
      await table.settle();
      await table.card(wall).locator('.face-pad > button').nth(2).click();
      await table.card(wall).locator('.entered-dice button').first().waitFor();
      await table.card(wall).locator('.face-pad > button').nth(4).click();
      await table.says(play.assault.hit('8', '4'));
      await expect.poll(() => table.piece(wall).getAttribute('aria-label')).toContain(start.damageTaken('4'));
      // The second round: one tap ends it, the keep shoots, the next attack hands over.
      await table.mainButton().click();
      await table.says(start.turnOf('Anna'));
      await table.attack(keep, 1, 2);
      await table.says(play.assault.miss('3'));
      await table.mainButton().click();
      await table.attack(keep, 6, 6);
      await table.tab(keep, play.tabs.dial);
      await table.card(keep).getByRole('button', { name: play.demoralised, exact: true }).click();
      await expect.poll(() => table.piece(keep).getAttribute('data-condition')).toBe('breached');
      // Through the breach one of Béla's goes up the keep: its doors stand open.
      await table.tab(keep, play.tabs.figures);
      await table.card(keep).getByRole('button', { name: play.addFigure }).click();
      await page.getByRole('textbox', { name: play.figureName }).fill('Ork');
      await page.getByRole('radio', { name: 'Béla' }).check({ force: true });
      await page.getByRole('radio', { name: play.origins.ground }).check({ force: true });
      await table.tap(play.put);
      await table.card(keep).locator('.siege-pick').getByText('Ork', { exact: true }).waitFor();
      await table.mainButton().click();
      await table.attack(wall, 5, 5);
      await table.mainButton().click();
      await table.attack(wall, 6, 3);
      // Its third broken tower, and who stood on it waits for his die; the app is killed meanwhile.
      await table.fell(wall);
      await table.says(play.collapse(wall));
      await page.reload();
      await table.says(play.collapse(wall));
      await table.typeFall('Őr', 3);
      await table.says(play.isOut);
      const points = () => page.locator('.siege-figure .visually-hidden').textContent();
      const end = [await points(), await table.piece(keep).getAttribute('aria-label')];
      expect(end[0]).toContain(start.victoryOf('Béla', '106'));
      await page.getByText(start.roundShort, { exact: true }).waitFor();
      expect(await page.locator('.siege-figure b').first().textContent()).toBe('5');
      // Undone step by step to its start, and played again to the same end.
      const undo = page.locator('.siege-bar > .siege-step').first();
      let steps = 0;
      while ((await undo.getAttribute('aria-disabled')) === 'false' && steps < 60) {
        await undo.click();
        steps += 1;
      }
      await table.says(start.before);
      await expect.poll(() => table.piece(wall).getAttribute('data-condition')).toBe('standing');
      await page.reload();
      const redo = table.button(start.redo);
      for (let again = 0; again < steps; again++) await redo.click();
      await expect.poll(() => redo.count()).toBe(0);
      expect([await points(), await table.piece(keep).getAttribute('aria-label')]).toEqual(end);
    });
  }

  it('MK-ELG-06 with another attacker and typed dice six taps lead from the wall to its turned dial, and one ends a round (hu)', async () => {
    const { page, table } = await besiege({ language: 'hu' });
    const { play, start } = table;
    await table.setUp();
    await table.tap(start.next['set-up']);
    const [wall, other] = [table.wall(1), table.wall(2)];
    await table.open(wall);
    await table.tab(wall, play.tabs.attack);
    await table.card(wall).locator('.siege-dice > button').first().click();
    await table.settle();
    // Another attacker is at hand once he has attacked.
    await table.card(wall).locator('.siege-plate').click();
    await page.getByText(play.assault.more, { exact: true }).first().waitFor();
    await page
      .getByRole('button', { name: closeOf.hu })
      .or(page.getByRole('button', { name: 'Kész' }))
      .last()
      .click();
    table.tapped();
    await table.open(other);
    await table.card(other).getByText(play.assault.may).waitFor();
    await table.attack(other, 3, 4);
    await table.says(play.assault.hit('7', '4'));
    const bare = table.tapped();
    process.stdout.write(
      `siege: an attack with typed dice, from the wall to its turned dial: ${bare} taps\n`,
    );
    // Choosing who attacks takes two more.
    expect(bare + 2).toBeLessThanOrEqual(6);
    await expect.poll(() => table.piece(other).getAttribute('aria-label')).toContain(start.damageTaken('4'));
    // A round: Béla's turn is ended by a tap; Anna shoots, and the next attack ends hers by itself.
    const round = () => page.locator('.siege-figure b').first().textContent();
    expect(await round()).toBe('1');
    await table.mainButton().click();
    const administration = 1;
    const { keep } = table;
    await table.open(keep);
    await table.tap(new RegExp(`^${literally(start.sectionShoots(keep))}`));
    await table.attack(other, 1, 1);
    await table.says(play.assault.miss('2'));
    expect(await round()).toBe('2');
    await table.mainButton().click();
    await expect.poll(round).toBe('3');
    process.stdout.write(`siege: administration of a round: ${administration} tap\n`);
    // No notice covers the castle: whose turn it is and the tokens that came off stand in the head, and the bar takes it back.
    await table.says(start.turnOf('Anna'));
    expect(await page.locator('.notice').count()).toBe(0);
    await page.locator('.siege-bar > .siege-step').first().click();
    await expect.poll(round).toBe('2');
  });

  it('castle-siege keeps the screen awake while it is open, unless nobody wants that', async () => {
    const { page, table } = await besiege({ language: 'en' });
    const locks: { released: boolean }[] = [];
    const request = async () => {
      const lock = Object.assign(new EventTarget(), {
        released: false,
        async release() {
          lock.released = true;
          lock.dispatchEvent(new Event('release'));
        },
      });
      locks.push(lock);
      return lock;
    };
    Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true });
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'wakeLock'));
    await page.reload();
    const held = () => locks.filter(({ released }) => !released).length;
    await table.setUp();
    await expect.poll(held).toBe(1);
    await page.getByRole('link', { name: 'Dice', exact: true }).click();
    await expect.poll(held).toBe(0);
    await page.goBack();
    await expect.poll(held).toBe(1);
    await page.locator('.siege-awake').click();
    await expect.poll(held).toBe(0);
    await table.button(`${table.play.awake}: ${table.play.awakeStates.off}`).waitFor();
  });

  it('castle-siege what the table overruled is put once, and a siege that is over leads to the list', async () => {
    const { page, table } = await besiege({ language: 'en' });
    const { start, play } = table;
    await table.setUp();
    await table.open(table.wall(1));
    await table.card(table.wall(1)).getByRole('button', { name: play.addFigure }).click();
    await page.getByRole('textbox', { name: play.figureName }).fill('Rider');
    await page.getByRole('radio', { name: play.figureKinds.mounted }).check({ force: true });
    await table.tap(play.put);
    await table.tap(play.overrule);
    await table.card(table.wall(1)).locator('.siege-pick').getByText('Rider').waitFor();
    await expect.poll(() => page.getByRole('textbox', { name: play.figureName }).count()).toBe(0);
    await table.shut(table.wall(1));

    await table.tap(start.more);
    await table.tap(play.finish);
    await table.says(play.end.title);
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    await expect.poll(() => table.button(start.next['set-up']).count()).toBe(0);
    await table.tap(play.newSiege);
    await expect.poll(() => focused(page)).toBe(start.kept);
  });

  it('MK-VP-01 castle-siege what a figure costs is in the score when it is out, and named among the points (hu)', async () => {
    const { page, table } = await besiege({ language: 'hu' });
    await table.setUp();
    await table.open('1. Fal');
    await table.tab('1. Fal', table.play.tabs.figures);
    await table.card('1. Fal').getByRole('button', { name: 'Új figura' }).click();
    await page.getByRole('textbox', { name: table.play.figureName }).fill('Íjász');
    const price = page.getByRole('group', { name: 'Pontérték', exact: true }).getByRole('button').last();
    for (let times = 0; times < 22; times += 1) await price.click();
    await table.tap(table.play.put);
    await table.card('1. Fal').locator('.siege-pick').getByText('Íjász', { exact: true }).waitFor();
    await table.shut('1. Fal');
    await table.tap('Indul a játék');
    await table.open('1. Fal');
    await table.tab('1. Fal', table.play.tabs.figures);
    await table.card('1. Fal').locator('.siege-pick').click();
    await table.tap('Íjász kiesett');
    await table.shut('1. Fal');
    await expect.poll(() => page.locator('.siege-figure .visually-hidden').textContent()).toContain(': 22');
    await page.locator('button.siege-figure').click();
    await page.getByRole('dialog').getByText('Íjász: 22').waitFor();
  });

  it('MK-VP-01 MK-VP-02 castle-siege its end says who won and why, by which deeds, goes on if wanted, and once more from its start', async () => {
    const { page, table } = await besiege({ language: 'en' });
    const { play, start } = table;
    await table.setUp();
    await table.station(table.wall(1), 'Archer', 1);
    await table.tap(start.next['set-up']);
    await table.open(table.wall(2));
    await table.tab(table.wall(2), play.tabs.dial);
    await table.card(table.wall(2)).getByRole('button', { name: play.demoralised, exact: true }).click();
    await table.shut(table.wall(2));
    await table.fell(table.wall(1));
    await table.typeFall('Archer', 6);
    await table.tap(start.more);
    await table.tap(play.finish);
    await table.says(play.end.wins('Béla'));
    await table.says(play.end.ahead('Béla', '30'));
    await table.says(play.end.castle('8', '1', '1'));
    const deeds = page.locator('.siege-deeds > li');
    await expect.poll(() => deeds.count()).toBe(3);
    const told = await deeds.allInnerTexts();
    expect(told[0]).toContain(play.end.breached(table.wall(2), '20'));
    expect(told[1]).toContain(play.lines.destroy(table.wall(1)));
    expect(told[2]).toContain(play.end.fell('Archer', table.wall(1)));
    expect(told[2]).toContain(play.end.noPrice);
    // The dice of a fall are luck of the one who falls: a six is bad.
    await page.getByText(play.end.luckOf('Anna', '−2.5', '8'), { exact: true }).waitFor();
    await table.tap(play.goOnAgain);
    await table.says(start.turnOf('Anna'));
    await table.tap(start.more);
    await table.tap(play.finish);
    await table.tap(play.end.rematch);
    await table.says(start.before);
    await expect.poll(() => table.piece(table.wall(1)).getAttribute('aria-label')).toContain('Archer');
    expect(await table.piece(table.wall(2)).getAttribute('data-condition')).toBe('standing');
  });

  it('MK-A-36 castle-siege besiegers stand on the plan: who touches attacks, a helper’s bonus is asked once, and a shot finds them', async () => {
    const { page, table } = await besiege({ language: 'en' });
    const { play, start } = table;
    const [wall, keep] = [table.wall(2), table.keep];
    await table.setUp();
    const pawn = (name: string) => page.locator(`.ground-pawn[aria-label^="${name}:"]`);
    const besieger = async (name: string) => {
      await table.open(wall);
      await table.tab(wall, play.tabs.figures);
      await table.card(wall).getByRole('button', { name: play.addFigure }).click();
      await page.getByRole('textbox', { name: play.figureName }).fill(name);
      await page.getByRole('radio', { name: 'Béla' }).check({ force: true });
      await table.tap(play.clicksKnown);
      await table.tap(play.put);
      await pawn(name).waitFor();
      await table.shut(wall);
    };
    await besieger('Ogre');
    await besieger('Dragon');
    // Two of one name cannot be told apart.
    await besieger('Ogre');
    await pawn('Ogre 2').waitFor();
    expect(await pawn('Dragon').getAttribute('aria-label')).toContain(play.touches(wall));
    await table.tap(start.next['set-up']);
    // While somebody moves his sheet gives way to the castle; a tap on what is said leaves him where he is.
    await pawn('Ogre 2').click();
    const card = page.getByRole('heading', { name: 'Ogre 2', exact: true });
    await table.tap(play.moveAnywhere);
    await card.waitFor({ state: 'detached' });
    const stay = page.getByRole('button', { name: `Ogre 2 ${play.moveAnywhere}`, exact: true });
    await expect.poll(() => focused(page)).toBe(`Ogre 2 ${play.moveAnywhere}`);
    await stay.click();
    await card.waitFor();
    expect(await pawn('Ogre 2').getAttribute('aria-label')).toContain(wall);
    // One goes away, by the sheet of his pawn.
    await page.getByRole('combobox', { name: play.moveTo }).selectOption('7 beside');
    await table.tap(play.go);
    await expect.poll(() => pawn('Ogre 2').getAttribute('aria-label')).not.toContain(play.touches(wall));
    // Who stands there attacks, hand to hand.
    await table.open(wall);
    await table.tab(wall, play.tabs.attack);
    const near = table.card(wall).getByRole('group', { name: play.whoAttacks });
    await expect.poll(() => near.getByRole('radio').count()).toBe(2);
    await page.getByRole('radio', { name: 'Ogre 7+' }).check({ force: true });
    await table.card(wall).getByText('9 against 16').waitFor();
    const gang = table.card(wall).getByRole('button', { name: play.gang.offer.close('Dragon') });
    await gang.click();
    await page.getByRole('dialog', { name: play.gang.ask }).getByRole('button', { name: '+1' }).click();
    await expect.poll(() => gang.getAttribute('aria-pressed')).toBe('true');
    await table.card(wall).getByText('72.2%').or(table.card(wall).getByText('72.2\u00a0%')).waitFor();
    await table.card(wall).locator('.siege-dice > button').nth(1).click();
    await table.settle();
    const keys = table.card(wall).locator('.face-pad > button');
    await keys.nth(4).click();
    await table.card(wall).locator('.entered-dice button').first().waitFor();
    await keys.nth(0).click();
    // 9 and a helper's 1 against 16: a six hits.
    await table.says(play.assault.hit('6', '4'));
    // Alone, and once more with help: nobody asks again.
    await gang.click();
    await gang.click();
    expect(await page.getByRole('dialog', { name: play.gang.ask }).count()).toBe(0);
    // The keep shoots at one who stands there, and his dial turns.
    await table.open(keep);
    await table.tab(keep, play.tabs.shoot);
    await page.getByRole('combobox', { name: play.shotAt }).selectOption('1');
    await table.card(keep).locator('.siege-dice > button').nth(1).click();
    const face = table.card(keep).locator('.face-pad > button');
    await face.nth(5).click();
    await table.card(keep).locator('.entered-dice button').first().waitFor();
    await face.nth(5).click();
    await expect.poll(() => pawn('Dragon').getAttribute('aria-label')).toContain(play.clicks('2'));
    // The log has both by their names.
    await table.tap(start.more);
    await page.getByText(play.lines.attack('Ogre + Dragon', wall, play.assault.hit('6', '4'))).waitFor();
  });

  it('castle/siege/sheets/figure-form: who is in an army comes by one tap, and is offered until he is there', async () => {
    const { page, open } = await take({ language: 'en' });
    await open('#/armies');
    await page.getByRole('button', { name: /^Guard of the Gate/ }).click();
    await page.getByRole('heading', { name: 'Guard of the Gate' }).first().waitFor();
    await open('#/castle/siege');
    const table = hands(page, 'en');
    const { play } = table;
    await page.getByRole('heading', { name: table.start.fresh }).waitFor();
    await table.setUp();
    const wall = table.wall(2);
    await table.open(wall);
    await table.tab(wall, play.tabs.figures);
    const add = () => table.card(wall).getByRole('button', { name: play.addFigure }).click();
    const offered = page.getByRole('group', { name: play.whoHere });
    await add();
    await offered.getByRole('button', { name: 'Gate captain', exact: true }).click();
    // He is the lord's, and stands on top, with his clicks.
    await table.card(wall).locator('.siege-pick').getByText('Gate captain', { exact: true }).waitFor();
    expect(await table.card(wall).locator('.siege-pick').innerText()).toContain(play.clicks('9'));
    await add();
    await offered.waitFor();
    expect(await offered.getByRole('button', { name: 'Gate captain', exact: true }).count()).toBe(0);
    await page.getByRole('radio', { name: 'Béla' }).check({ force: true });
    const pikemen = offered.getByRole('button', { name: /Wall pike/ });
    const before = await pikemen.innerText();
    expect(before).toMatch(/^3 × /);
    await pikemen.click();
    await page.locator('.ground-pawn[aria-label^="Wall pike: Béla"]').waitFor();
    await add();
    await expect.poll(() => pikemen.innerText()).toMatch(/^2 × /);
  });

  it('MK-ENT-04 MK-ACT-06 castle-siege the sheet of the turn opens doors before the command phase, and counts actions given', async () => {
    const { page, table } = await besiege({ language: 'en' });
    const { start } = table;
    await table.setUp();
    await table.tap(start.next['set-up']);
    await page.getByRole('button', { name: /^Anna’s turn/ }).click();
    await page.getByRole('button', { name: 'First door: closed' }).click();
    await page.getByRole('button', { name: 'First door: open', exact: true }).waitFor();
    await page.getByText('Extra actions: 1 of 1 left').waitFor();
    await page.getByText('Extra actions are for sections only.').waitFor();
    await table.tap(start.next['before-command']);
    await expect.poll(() => page.getByRole('button', { name: /door: / }).count()).toBe(0);
    expect(await page.getByRole('button', { name: start.next['before-command'], exact: true }).count()).toBe(
      0,
    );
    const step = (name: string) =>
      page.getByRole('button', { name: `${start.warriorActions}: ${name}`, exact: true }).click();
    const given = (count: string) => page.getByText(start.actionsUsed(count), { exact: true }).waitFor();
    await given('0');
    await page.getByRole('button', { name: `${start.warriorActions}: 0, type a number` }).click();
    await page.getByRole('dialog').getByRole('button', { name: '3', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
    await given('3');
    await step('less');
    await given('2');
    await step('more');
    await given('3');
    // Each of them is a step of its own.
    await page.locator('.siege-bar > .siege-step').first().click();
    await given('2');
  });

  it('castle/siege/sheets/section-sheet: a ladder that begins the turn of who raises it leaves its tab in sight', async () => {
    const { table } = await besiege({ language: 'hu' });
    const { play, start } = table;
    const wall = table.wall(1);
    await table.setUp();
    await table.tap(start.next['set-up']);
    await table.open(wall);
    await table.tab(wall, play.tabs.ladder);
    await table
      .card(wall)
      .getByRole('button', { name: play.raiseLadder('Béla') })
      .click();
    await table.settle();
    await table.says(start.turnOf('Béla'));
    const chosen = () => table.card(wall).getByRole('tab', { selected: true }).innerText();
    expect(await chosen()).toContain(play.tabs.ladder);
    // His only one is up, and is taken away where it stands.
    const up = table.card(wall).getByRole('button', { name: play.takeLadder('Béla') });
    await up.waitFor();
  });

  it('MK-LAD-01 MK-A-26 castle-siege step by step: a ladder is raised and taken away, and the table says which tokens come off', async () => {
    const { page, table } = await besiege({ language: 'en' });
    const { play, start, keep } = table;
    const wall = table.wall(1);
    await table.setUp();
    // Before the game nobody stands at the other end of a ladder.
    await table.open(wall);
    await table.tab(wall, play.tabs.ladder);
    const inCard = (name: string | RegExp) => table.card(wall).getByRole('button', { name, exact: true });
    const ladder = inCard(play.takeLadder('Béla'));
    await inCard(play.raiseLadder('Béla')).click();
    await ladder.click();
    await expect.poll(() => ladder.count()).toBe(0);
    expect(await table.card(wall).getByText(play.enemyAtEnd).count()).toBe(0);
    await inCard(play.plankingThere).click();
    await expect.poll(() => inCard(play.plankingThere).getAttribute('aria-pressed')).toBe('true');
    await inCard(play.plankingThere).click();
    await expect.poll(() => inCard(play.plankingThere).getAttribute('aria-pressed')).toBe('false');
    await table.shut(wall);
    await table.tap(start.next['set-up']);
    // The table settles that every step has its tap, and that tokens are asked for.
    await page.getByRole('button', { name: /^Anna’s turn/ }).click();
    await table.tap(play.habits.title);
    await page.getByRole('radio', { name: play.habits.turns.tap }).check({ force: true });
    await page.getByRole('radio', { name: play.habits.tokens.ask }).check({ force: true });
    await table.settle();
    await page.keyboard.press('Escape');
    expect(await table.mainButton().innerText()).toBe(start.next['before-command']);
    await table.mainButton().click();
    await expect.poll(() => table.mainButton().innerText()).toBe(start.next.command);
    // Two sections of the lord shoot.
    for (const section of [keep, table.section('round-tower', 1)]) {
      await table.open(section);
      await table.tab(section, play.tabs.shoot);
      await table.tap(new RegExp(`^${literally(start.sectionShoots(section))}`));
      await expect.poll(() => table.piece(section).getAttribute('aria-label')).toContain(start.tokens(1));
      await table.shut(section);
    }
    const tower = table.section('round-tower', 1);
    const asked = page.getByRole('dialog', { name: play.tokensQuestion });
    const chips = () =>
      asked
        .locator('.siege-condition')
        .evaluateAll((all) => all.map((chip) => chip.closest('button')?.textContent?.trim() ?? ''));
    const stays = [keep, tower].map((name) => play.stay(name, 1));
    const off = [keep, tower].map((name) => play.comeOff(name, start.tokens(1)));
    const notify = (name: string) => asked.getByRole('button', { name, exact: true }).click();
    await table.mainButton().click();
    await expect.poll(chips).toEqual(stays);
    await notify(play.allTokens);
    await expect.poll(chips).toEqual(off);
    await notify(play.noTokens);
    await expect.poll(chips).toEqual(stays);
    // Both have acted.
    await notify(play.notActed);
    await expect.poll(chips).toEqual(stays);
    await asked.getByText(stays[0] ?? '').click();
    await expect.poll(chips).toEqual([off[0], stays[1]]);
    await notify(start.next.command);
    await expect.poll(() => table.piece(keep).getAttribute('aria-label')).toContain(start.tokens(0));
    expect(await table.piece(tower).getAttribute('aria-label')).toContain(start.tokens(1));
    // Béla is at turn, and only he raises ladders; who takes one away says whether an enemy stands there.
    await table.says(start.turnOf('Béla'));
    await table.mainButton().click();
    await table.open(wall);
    await table.tab(wall, play.tabs.ladder);
    expect(await inCard(play.raiseLadder('Anna')).count()).toBe(0);
    await inCard(play.raiseLadder('Béla')).click();
    await table
      .card(wall)
      .getByText(/^1 of \d+ in play$/)
      .waitFor();
    await ladder.click();
    await table.card(wall).getByText(play.enemyAtEnd).waitFor();
    expect(await ladder.count()).toBe(1);
    await inCard(play.no).click();
    await expect.poll(() => ladder.count()).toBe(0);
    await table
      .card(wall)
      .getByText(/^0 of \d+ in play$/)
      .waitFor();
    await table.shut(wall);
    await table.mainButton().click();
    await table.says(start.turnOf('Anna'));
    // Of those that did not act: the tower, which shot in her last turn.
    await table.mainButton().click();
    await table.mainButton().click();
    await expect.poll(chips).toEqual([stays[1]]);
    await notify(play.notActed);
    await expect.poll(chips).toEqual([off[1]]);
    await notify(start.next.command);
    await expect.poll(() => table.piece(tower).getAttribute('aria-label')).toContain(start.tokens(0));
  });

  it('castle/siege/sheets/figure-form: a figure half typed is there again after the app has ended, comes as typed, and leaves nothing', async () => {
    const { page, table } = await besiege({ language: 'en' });
    const { play } = table;
    const wall = table.wall(1);
    await table.setUp();
    const add = async () => {
      await table.open(wall);
      await table.tab(wall, play.tabs.figures);
      await table.card(wall).getByRole('button', { name: play.addFigure }).click();
    };
    const name = page.getByRole('textbox', { name: play.figureName });
    const value = (of: string) =>
      page.getByRole('group', { name: of, exact: true }).locator('.stepper-value').innerText();
    await add();
    await name.fill('Ork');
    await page.getByRole('radio', { name: 'Béla' }).check({ force: true });
    await page.getByRole('radio', { name: play.figureKinds.titan, exact: true }).check({ force: true });
    await table.tap(play.clicksKnown);
    await page.getByRole('button', { name: `${play.clicksLeft}: more` }).click();
    await page.getByRole('button', { name: /^Points.*: more$/ }).click();
    await stored(page, /Ork.*clicks[^}]*6/);
    await page.reload();
    await page.locator('.siege-top').waitFor();
    await add();
    await expect.poll(() => name.inputValue()).toBe('Ork');
    expect(await page.getByRole('radio', { name: 'Béla' }).isChecked()).toBe(true);
    expect(await page.getByRole('radio', { name: play.figureKinds.titan, exact: true }).isChecked()).toBe(
      true,
    );
    expect(await value(play.clicksLeft)).toBe('6');
    // Who counts no clicks any more counts none.
    await table.tap(play.clicksKnown);
    await expect.poll(() => page.getByRole('group', { name: play.clicksLeft }).count()).toBe(0);
    await table.tap(play.clicksKnown);
    await expect.poll(() => value(play.clicksLeft)).toBe('5');
    // Before the game one of the besiegers comes to stand beside a section.
    expect(await page.getByRole('radio', { name: play.beside, exact: true }).isChecked()).toBe(true);
    await page.getByRole('radio', { name: play.parts.top, exact: true }).check({ force: true });
    await table.tap(play.put);
    // A rule refuses it, what is typed stays, and the table has the last word.
    const refused = page.getByRole('dialog', { name: 'Not allowed' });
    await refused.getByText(/ titans never go on or into a section\./).waitFor();
    await refused.getByRole('button', { name: 'Leave it' }).click();
    expect(await name.inputValue()).toBe('Ork');
    await table.tap(play.put);
    await refused.getByRole('button', { name: 'The table decides: do it anyway' }).click();
    const pick = table.card(wall).locator('.siege-pick');
    await expect.poll(() => pick.allInnerTexts()).toEqual([expect.stringMatching(/^Ork.*clicks left: 5/)]);
    // Nothing of it is left for the next one.
    await table.card(wall).getByRole('button', { name: play.addFigure }).click();
    await expect.poll(() => name.inputValue()).toBe('');
    expect(await page.getByRole('group', { name: play.clicksLeft }).count()).toBe(0);
    expect(await page.getByRole('radio', { name: 'Anna' }).isChecked()).toBe(true);
  });

  it('MK-DEF-01 MK-CC-01 castle-siege a figure on a wall is attacked from each place as the rules have it', async () => {
    const { page, table } = await besiege({ language: 'en' });
    const { play } = table;
    const wall = table.wall(1);
    await table.setUp();
    await table.station(wall, 'Guard', 3);
    await table.tap(table.start.next['set-up']);
    // It is Béla’s turn.
    await table.mainButton().click();
    await table.settle();
    await table.open(wall);
    await table.tab(wall, play.tabs.figures);
    await table.card(wall).locator('.siege-pick').click();
    await table.tap(play.strike);
    const sheet = page.getByRole('dialog', { name: play.strikeOf('Guard') });
    const from = (place: string) => sheet.locator(`input[value="${place}"]`).check({ force: true });
    const mode = (way: 'close' | 'ranged') =>
      sheet.getByRole('radio', { name: play.ways[way], exact: true }).check({ force: true });
    const bonus = sheet.getByRole('group', { name: 'Section’s bonus', exact: true });
    /** What is needed and against what; whether the fortification is asked for. */
    const announce = async () => {
      const need = sheet.locator('.siege-need');
      if ((await need.count()) === 0)
        return (await sheet.getByText(play.mayNotStrike).count()) === 1 ? 'no' : '?';
      const [, lowest, against] =
        /^(\d+)\+.* (9 against .*) · 4 damage$/.exec((await need.innerText()).replace(/\s+/g, ' ')) ?? [];
      return `${lowest}+, ${against}${(await bonus.count()) === 1 ? ', asked' : ''}`;
    };
    const [wallAsked, touching] = ['9 against 15 + 2 (fortification)', '6+, 9 against 15'];
    const expected = {
      close: [
        ...['ground', 'high-ground', 'hovering', 'yard'].map((place) => [place, 'no']),
        ...['same-section', 'other-section', 'other-castle'].map((place) => [place, touching]),
      ],
      ranged: [
        ['ground', `9+, ${wallAsked} + 1 (height), asked`],
        ['high-ground', `8+, ${wallAsked}, asked`],
        ['hovering', `8+, ${wallAsked}, asked`],
        ['yard', '7+, 9 against 15 + 1 (height)'],
        ['same-section', touching],
        ['other-section', `8+, ${wallAsked}, asked`],
        ['other-castle', `8+, ${wallAsked}, asked`],
      ],
    };
    for (const way of ['close', 'ranged'] as const) {
      await mode(way);
      for (const [place = '', said] of expected[way]) {
        await from(place);
        expect(await announce(), `${way} ${place}`).toBe(said);
      }
    }
    // What is asked counts, and what is thrown costs the clicks that a hit costs.
    await bonus.getByRole('button').last().click();
    await sheet
      .getByRole('group', { name: 'Target’s defence', exact: true })
      .getByRole('button')
      .first()
      .click();
    await expect.poll(announce).toBe('8+, 9 against 14 + 3 (fortification), asked');
    await sheet.locator('.siege-dice > button').nth(1).click();
    for (const face of [5, 3])
      await sheet
        .locator('.face-pad > button')
        .nth(face - 1)
        .click();
    // He had three clicks left: he is out.
    await page.getByText('Nobody is here.').waitFor();
    await page.getByRole('button', { name: 'Undo Béla attacks Guard, 8: a hit, 4 damage' }).waitFor();
  });

  it('castle/siege/attack/throw-card: what is rolled is said, also where the roll begins a turn', async () => {
    const { page, table } = await besiege({ language: 'en' });
    const wall = table.wall(1);
    await table.setUp();
    await table.tap(table.start.next['set-up']);
    await table.open(wall);
    await table.tab(wall, table.play.tabs.attack);
    const came = page.locator('.siege-came b');
    const roll = table.card(wall).locator('.siege-dice > button').first();
    await roll.click();
    await table.settle();
    await came.waitFor();
    // The next round: the roll ends the turn of the lord.
    await table.mainButton().click();
    await expect.poll(() => came.count()).toBe(0);
    await roll.click();
    await came.waitFor();
  });

  it('castle/siege/attack/throw-card: a throw that was taken back is told no more, whatever is done in its place', async () => {
    const { page, table } = await besiege({ language: 'en' });
    const wall = table.wall(1);
    await table.setUp();
    await table.tap(table.start.next['set-up']);
    await table.open(wall);
    await table.tab(wall, table.play.tabs.attack);
    const came = page.locator('.siege-came b');
    await table.card(wall).locator('.siege-dice > button').first().click();
    await table.settle();
    await came.waitFor();
    await table.attack(wall, 5, 6);
    await came.waitFor();
    const undo = page.locator('.siege-bar > .siege-step').first();
    await undo.click();
    await expect.poll(() => came.count()).toBe(0);
    await table.mainButton().click();
    await table.says(table.start.turnOf('Anna'));
    expect(await came.count()).toBe(0);
    // Both back and forth again, it is what came last.
    await undo.click();
    await table.attack(wall, 5, 6);
    await came.waitFor();
  });

  it('castle-siege: an attack begun in the other player’s turn makes it the attacker’s, and says in its sheet what came of it', async () => {
    const { page, table } = await besiege({ language: 'en' });
    const { play } = table;
    const wall = table.wall(1);
    await table.setUp();
    await table.station(wall, 'Guard', 12);
    await table.tap(table.start.next['set-up']);
    // Of the wall its lord is asked who stands on it.
    await table.open(wall);
    await table.card(wall).locator('.siege-pick').click();
    await table.tap(play.strike);
    const sheet = page.getByRole('dialog', { name: play.strikeOf('Guard') });
    await sheet.locator('input[value="same-section"]').check({ force: true });
    await sheet.locator('.siege-dice > button').nth(1).click();
    await table.settle();
    for (const face of [5, 5])
      await sheet
        .locator('.face-pad > button')
        .nth(face - 1)
        .click();
    await expect.poll(() => sheet.locator('.siege-came').innerText()).toContain('Guard · 10: a hit');
    await sheet.getByRole('button', { name: 'Done', exact: true }).click();
    await expect.poll(() => page.locator('#siege-turn').innerText()).toContain('Béla');
    await table.card(wall).waitFor();
  });

  it('castle/siege/attack/throw-card: who is eliminated is named in the sheet, on the way back and in the log', async () => {
    const { page, table } = await besiege({ language: 'en' });
    const { play, start } = table;
    const wall = table.wall(1);
    await table.setUp();
    await table.station(wall, 'Guard', 1);
    await table.tap(start.next['set-up']);
    await table.open(wall);
    await table.card(wall).locator('.siege-pick').click();
    await table.tap(play.strike);
    const sheet = page.getByRole('dialog', { name: play.strikeOf('Guard') });
    await sheet.locator('input[value="same-section"]').check({ force: true });
    await sheet.locator('.siege-dice > button').nth(1).click();
    await table.settle();
    for (const face of [5, 5])
      await sheet
        .locator('.face-pad > button')
        .nth(face - 1)
        .click();
    await expect.poll(() => sheet.locator('.siege-came').innerText()).toContain('Guard is eliminated');
    await expect
      .poll(() => page.locator('.siege-bar > .siege-step').first().innerText())
      .toContain('attacks Guard, 10: a hit, 4 damage, eliminated');
  });

  it('MK-ACC-05 in play a figure that stands on a wall already is asked where it came from, and not refused (M9.7, hu)', async () => {
    const { page, table } = await besiege({ language: 'hu' });
    await table.setUp();
    await table.tap('Indul a játék');
    await table.open('1. Fal');
    await table.tab('1. Fal', table.play.tabs.figures);
    await table.card('1. Fal').getByRole('button', { name: 'Új figura' }).click();
    await page.getByRole('textbox', { name: table.play.figureName }).fill('Íjász');
    const origin = page.getByRole('group', { name: 'Honnan jön?' });
    await expect.poll(() => origin.getByRole('radio').count()).toBe(3);
    await expect.poll(() => origin.getByRole('radio', { checked: true }).count()).toBe(0);
    await table.tap(table.play.put);
    await table.says(/^Add meg, honnan jön/);
    await expect.poll(() => focused(page)).toBe('A földről');
    // From the ground it is judged as before, and the table may still decide otherwise.
    await origin.getByRole('radio', { name: 'A földről' }).check({ force: true });
    await table.tap(table.play.put);
    await page.getByRole('dialog', { name: 'Nem lehet' }).waitFor();
    await table.tap('Maradjon így');
    await origin.getByRole('radio', { name: 'Eddig is itt volt' }).check({ force: true });
    await table.tap(table.play.put);
    await table.card('1. Fal').locator('.siege-pick').getByText('Íjász', { exact: true }).waitFor();
    await expect.poll(() => page.getByRole('dialog').count()).toBe(1);
    await table.shut('1. Fal');

    // What nobody typed is not shown as if it were known.
    await table.open('Vártorony');
    await table.tap(/^Vártorony lő/);
    await table.shut('Vártorony');
    await table.tap(table.start.more);
    await page.locator('.siege-log summary').first().click();
    await page
      .getByRole('dialog')
      .getByText(/^Itt nincs megadva/)
      .first()
      .waitFor();
    await expect.poll(() => page.getByRole('dialog').getByText('nagyobb 0-nál: lőhet').count()).toBe(0);
  });
});

describe('castle-siege: the screen and the rules', () => {
  /** Opens a siege that stands on the device already. */
  async function openStored(siege: StoredSiege) {
    const { page, open } = await take({ language: 'en' });
    await open('#/castle/siege');
    await putRecords(page, [[`battle:${siege.id}`, siege]]);
    await open(`#/castle/siege/${siege.id}`);
    await page.reload();
    await page.locator('.siege-top').waitFor();
    return { page, table: hands(page, 'en') };
  }

  it('MK-GEN-04 castle-siege: the dice of a hit that brings a wall down stand where its figures fall', async () => {
    const dial: SectionDial = {
      kind: 'values',
      profile: { range: 10, clicks: [plainClick, { ...plainClick, brokenTowers: 3 }] },
    };
    const { table } = await openStored(
      storedSiege(beginHistory(setupOf([section('wall', { dial }), 'wall'])), { id: 'brought-down' }),
    );
    const wall = table.section('wall', 1);
    await table.station(wall, 'Archer', 1);
    await table.tap(table.start.next['set-up']);
    await table.open(wall);
    await table.tab(wall, table.play.tabs.attack);
    await table.card(wall).locator('.siege-dice > button').nth(1).click();
    await table.settle();
    const keys = table.card(wall).locator('.face-pad > button');
    await keys.nth(5).click();
    await table.card(wall).locator('.entered-dice button').first().waitFor();
    await keys.nth(5).click();
    await table.says(table.play.collapse(wall));
    await table.says(table.play.assault.hit('12', '4'));
  });

  it('castle/siege/attack/throw-card: the verdict opens the rule that says so, and Back returns to the same tab of the same section', async () => {
    const breach = { do: 'breach', section: 0, cause: 'yellow' } as const;
    const { page, table } = await openStored(
      storedSiege(
        { ...beginHistory(setupOf([section('wall'), 'wall'])), events: [begun, breach] },
        { id: 'breached' },
      ),
    );
    const wall = table.section('wall', 1);
    await table.open(wall);
    await table.tab(wall, table.play.tabs.attack);
    for (const [control, id] of [
      ['button.siege-verdict', 'MK-ELG-06'],
      ['button.siege-condition', 'MK-BRE-01'],
    ] as const) {
      await table.card(wall).locator(control).click();
      const rule = page.getByRole('dialog', { name: `Rule ${id}` });
      await rule.waitFor();
      await page.goBack();
      await expect.poll(() => rule.count()).toBe(0);
      await table.card(wall).locator('.siege-dice').waitFor();
    }
  });

  it('MK-GEN-04 castle-siege: what an attack needs, its chance and its damage are those of the dial that is shown', async () => {
    const defences = [11, 14, 16, 18, 20, 22];
    const dialOf = (defence: number): SectionDial => ({
      kind: 'values',
      profile: {
        range: 10,
        clicks: [
          { ...plainClick, defence },
          { ...plainClick, defence: 7 },
        ],
      },
    });
    const setup = setupOf(defences.map((defence) => section('wall', { dial: dialOf(defence) })));
    const { page, table } = await openStored(
      storedSiege({ ...beginHistory(setup), events: [begun] }, { id: 'walls' }),
    );
    for (const [place, defence] of defences.entries()) {
      const wall = table.section('wall', place + 1);
      await table.open(wall);
      await table.tab(wall, table.play.tabs.attack);
      const { attack, closeDamage } = firstAssault;
      const faces = [1, 2, 3, 4, 5, 6];
      const hits = faces
        .flatMap((one) => faces.map((other) => one + other))
        .filter((sum) => sum !== 2 && (attack + sum >= defence || sum === 12)).length;
      const lowest = Math.min(12, Math.max(3, defence - attack));
      const chance = Math.round((hits / 36) * 1000) / 10;
      const said = await table.card(wall).locator('.siege-need').innerText();
      expect(said.replace(/\s+/g, ' ')).toMatch(
        new RegExp(
          `^${lowest}\\+.* · ${literally(String(chance))} % ${attack} against ${defence} · ${closeDamage} damage$`,
        ),
      );
      await table.shut(wall);
    }
    expect(await page.locator('.siege-piece').count()).toBe(defences.length);
  });

  it('MK-VP-01 MK-VP-02 castle-siege: round, points and how each section stands are those of the events, however it was played', async () => {
    const conditions = new Set<string>();
    for (const seed of [2, 3, 5, 7]) {
      const { history, state } = live(seed);
      const { page, table } = await openStored(storedSiege(history, { id: `lived-${seed}` }));
      const { start } = table;
      const points = siegePoints(state).map(({ player, points }) =>
        start.victoryOf(state.players[player]?.name ?? '', String(points)),
      );
      expect(await page.locator('.siege-figure .visually-hidden').textContent()).toBe(points.join(', '));
      expect(await page.locator('.siege-figure b').first().textContent()).toBe(String(state.turn.round));
      const announce = await page
        .locator('.siege-piece')
        .evaluateAll((pieces) =>
          pieces.map((piece) => [
            Number(piece.getAttribute('data-section')),
            piece.getAttribute('data-condition'),
          ]),
        );
      const stands = state.sections.map((each, place) => [place, conditionOf(each)] as const);
      for (const [, condition] of stands) conditions.add(condition);
      expect(announce.toSorted(([one], [other]) => Number(one) - Number(other))).toEqual(stands);
    }
    expect([...conditions].toSorted()).toEqual(['breached', 'destroyed', 'standing']);
  });
});
