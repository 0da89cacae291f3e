// What stands on the screen of each kind of fight is what the rules make of the same inputs: each end under its own name.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { chargeAnswerOf } from '../../src/brikwars/charge/answer.ts';
import { type ChargeInputs, encodeCharge, initialCharge } from '../../src/brikwars/charge/inputs.ts';
import { withChargePreset } from '../../src/brikwars/charge/model.ts';
import { chargePlay, deathsOf } from '../../src/brikwars/charge/play.ts';
import { answerOf } from '../../src/brikwars/duel/answer.ts';
import { withAction } from '../../src/brikwars/duel/changes.ts';
import { type DuelInputs, encodeDuel, initialDuel } from '../../src/brikwars/duel/inputs.ts';
import { magicAnswerOf } from '../../src/brikwars/magic/answer.ts';
import { type MagicKind, magicCodec, magicKinds } from '../../src/brikwars/magic/inputs.ts';
import { manyAnswerOf } from '../../src/brikwars/many/answer.ts';
import { encodeMany, initialMany, type ManyKind } from '../../src/brikwars/many/inputs.ts';
import { quikAnswerOf } from '../../src/brikwars/quik/answer.ts';
import { encodeQuik, initialQuik, type QuikInputs } from '../../src/brikwars/quik/inputs.ts';
import { squadsAnswerOf } from '../../src/brikwars/squads/answer.ts';
import { initialSquads, type SquadKind, squadsCodec } from '../../src/brikwars/squads/inputs.ts';
import { wreckAnswerOf } from '../../src/brikwars/wreck/answer.ts';
import { aimsOf, initialWreck, wreckCodec } from '../../src/brikwars/wreck/inputs.ts';
import { chanceAtLeast, chanceOf, mean } from '../../src/rules/dice/distribution.ts';
import type { Result } from '../../src/rules/result.ts';
import { usbChargeAnswerOf } from '../../src/usb/charge/answer.ts';
import { initialUsbCharge, usbChargeCodec, withMelee } from '../../src/usb/charge/inputs.ts';
import { usbChargePlay } from '../../src/usb/charge/play.ts';
import { decodeMorale, encodeMorale, type MoraleEvent } from '../../src/usb/morale/inputs.ts';
import { moraleAnswerOf } from '../../src/usb/morale/model.ts';
import { shootAnswerOf } from '../../src/usb/shoot/explained-odds.ts';
import { encodeShoot, initialShoot } from '../../src/usb/shoot/inputs.ts';
import { figuresOf } from '../../src/usb/test/answer.ts';
import { type UsbTestInputs, usbTestCodec } from '../../src/usb/test/inputs.ts';
import { expectBar, factsOf, ofHundred, oneDigit, percent } from '../support/dom/numbers.ts';
import { usePhone } from '../support/dom/phone.ts';
import { typeCounts, typeFaces } from '../support/play/real-dice.ts';

const { take } = usePhone();

async function openFight(address: string, query: string): Promise<Page> {
  const { page, open } = await take();
  await open(`#/fight/${address}?${query}`);
  await page.locator('.outcome').first().waitFor();
  return page;
}

function found<Value>(result: Result<Value, unknown>): Value {
  if (!result.ok) throw new Error(JSON.stringify(result.issues));
  return result.value;
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

/** What a choice comes to, as a screen reader says it after its name. */
async function about(page: Page, name: string): Promise<string> {
  const described = (await button(page, name).getAttribute('aria-describedby')) ?? '';
  return (await page.locator(`[id="${described}"]`).textContent()) ?? '';
}

/** The end of the bar that came about, and the brick of it as it stood there before the first die. */
async function likely(page: Page, chance: number, end?: string): Promise<void> {
  const brick = page.locator('.end-brick').first();
  await brick.waitFor();
  await expect.poll(async () => (await brick.innerText()).replace(/\s/g, '')).toBe(`${ofHundred(chance)}%`);
  if (end !== undefined)
    await expect.poll(() => page.locator('.fight-outcome-word').first().innerText()).toBe(end);
}

describe('fights: figures of BrikWars', () => {
  const duel = initialDuel('2005');
  const duelOf = (inputs: DuelInputs) => found(answerOf(inputs));

  it('duel: each end of an attack has the chance of its own, the enemy’s first and mine last', async () => {
    const page = await openFight('brikwars', encodeDuel(duel));
    const { defenderDies, neitherDies, attackerDies } = duelOf(duel).chosen.chances;
    await expectBar(page, [
      ['Enemy dies', defenderDies],
      ['Nobody dies', neitherDies],
      ['My fighter dies', attackerDies],
    ]);
    await expect.poll(() => factsOf(page)).toEqual([]);
    await expect
      .poll(() => page.locator('.stage-plate').allTextContents())
      .toEqual([
        expect.stringMatching(/^My fighter.*Minifig.*Heavy.*Skill 1d6 · Armor 4$/),
        expect.stringMatching(/^Enemy.*Minifig.*Hand · Shield.*Skill 1d6 · Armor 4$/),
      ]);
    await button(page, 'Type real dice').click();
    await typeFaces(page, 5);
    await button(page, 'Take it').click();
    await typeFaces(page, 4);
    await likely(page, defenderDies, 'Enemy dies');
  });

  it('duel: a shot, a shove and a withdrawal have theirs', async () => {
    const shot: DuelInputs = { ...duel, mode: 'ranged' };
    const page = await openFight('brikwars', encodeDuel(shot));
    const { chosen, hit } = duelOf(shot);
    await expectBar(page, [
      ['Enemy dies', chosen.chances.defenderDies],
      ['Nobody dies', chosen.chances.neitherDies],
    ]);
    await expect.poll(() => factsOf(page)).toEqual([['Hit', ofHundred(hit ?? 0)]]);
    const open = (inputs: DuelInputs) => page.goto(`#/fight/brikwars?${encodeDuel(inputs)}`);
    const shove = withAction(duel, 'shove');
    const { defenderShoved, attackerDies } = duelOf(shove).chosen.chances;
    await open(shove);
    await expectBar(page, [
      ['Enemy pushed back', defenderShoved],
      ['Stays put', 1 - defenderShoved],
    ]);
    await expect.poll(() => factsOf(page)).toEqual([['My fighter dies', ofHundred(attackerDies)]]);
    const withdraw = withAction(duel, 'withdraw');
    const away = duelOf(withdraw).chosen.chances;
    await open(withdraw);
    await expectBar(page, [
      ['My fighter gets away', away.neitherDies],
      ['My fighter dies', away.attackerDies],
    ]);
  });

  it('charge: each end has the chance of its own, and so has each answer to the dice', async () => {
    const joust: ChargeInputs = withChargePreset(initialCharge('2005'), 'joust');
    const page = await openFight('charge', encodeCharge(joust));
    const { odds } = found(chargeAnswerOf(joust));
    expect(odds.bothDie.value).toBeGreaterThan(0);
    await expectBar(page, [
      ['Enemy dies', odds.defenderDies.value],
      ['Nobody dies', odds.neitherDies.value],
      ['Only my fighter', odds.attackerDies.value - odds.bothDie.value],
    ]);
    await expect.poll(() => factsOf(page)).toEqual([['Enemy flies', ofHundred(odds.defenderFlies.value)]]);
    const knight = initialCharge('2005');
    await page.goto(`#/fight/charge?${encodeCharge(knight)}`);
    await button(page, 'Type real dice').click();
    await typeFaces(page, 5);
    await page.locator('.moment-options').waitFor();
    const ahead = chargePlay.ahead?.(knight, [{ faces: [5], typed: true }]);
    const then = Object.entries(ahead?.options ?? {}).map(([, ends]) => deathsOf(ends));
    const phrased = await page.locator('.fight-option-said').allTextContents();
    expect(phrased.map((text) => text.replace(/ · best$/, '').replaceAll('\u00a0', ' '))).toEqual(
      then.map(
        ({ defenderDies, attackerDies }) =>
          `Enemy dies: ${ofHundred(defenderDies)} % · My fighter dies: ${ofHundred(attackerDies)} %`,
      ),
    );
    expect(then.length).toBeGreaterThan(1);
  });

  it.each<ManyKind>(['together', 'single', 'gang', 'blast'])(
    'many: each end has the chance of its own (%s)',
    async (kind) => {
      const first = initialMany('2005');
      // Two victims, so that some may die; one who counters, so that an attacker may.
      const inputs =
        kind === 'single'
          ? {
              ...first,
              kind,
              assaults: first.assaults.map((each) => ({ ...each, target: { ...each.target, count: 2 } })),
            }
          : { ...first, kind, ...(kind === 'gang' && { gang: { ...first.gang, plan: '' } }) };
      const page = await openFight('many', encodeMany(inputs));
      const answer = found(manyAnswerOf(inputs));
      if (answer.kind === 'volley') {
        const { deaths, assaults, meanDeaths } = answer.odds;
        const any = chanceAtLeast(deaths.value, 1);
        if (kind === 'together') {
          const combined = assaults[0]?.combined;
          await expectBar(page, [
            ['Enemy dies', any],
            ['Stays alive', 1 - any],
          ]);
          await expect
            .poll(() => factsOf(page))
            .toEqual([
              ['Hits on average', oneDigit(combined?.meanHits.value ?? 0)],
              ['Damage on average', oneDigit(combined?.meanDamage.value ?? 0)],
            ]);
        } else {
          const all = chanceOf(deaths.value, 2);
          await expectBar(page, [
            ['All 2 die', all],
            ['Some die', any - all],
            ['Nobody', 1 - any],
          ]);
          await expect.poll(() => factsOf(page)).toEqual([['Dead on average', oneDigit(meanDeaths.value)]]);
        }
      } else if (answer.kind === 'gang') {
        const { victimDies, attackersDead } = answer.odds;
        const attacker = chanceAtLeast(attackersDead.value, 1);
        await expectBar(page, [
          ['Enemy dies', victimDies.value],
          ['Nobody dies', 1 - victimDies.value - attacker],
          ...(attacker > 0 ? [['One of my fighters dies', attacker] as const] : []),
        ]);
      } else {
        const { enemies, own, nobodyDies } = answer.odds;
        await expectBar(page, [
          ['An enemy dies', chanceAtLeast(enemies.deaths.value, 1)],
          ['Nobody dies', nobodyDies],
          ['My thrower dies', chanceAtLeast(own.deaths.value, 1)],
        ]);
        await expect
          .poll(() => factsOf(page))
          .toEqual([['Enemies dead on average', oneDigit(enemies.meanDeaths.value)]]);
      }
    },
  );

  it('quik: each end of an attack, a wall and a feat has the chance of its own', async () => {
    const attack: QuikInputs = initialQuik('en');
    const page = await openFight('quik', encodeQuik(attack));
    const answer = found(quikAnswerOf(attack));
    if (answer.kind !== 'attack') throw new Error('another answer');
    const { kills, dies } = answer;
    await expectBar(page, [
      ['Enemy dies', kills.value],
      ['Nobody dies', 1 - kills.value - (dies?.value ?? 0)],
      ['One of my fighters dies', dies?.value ?? 0],
    ]);
    const wall: QuikInputs = { ...attack, kind: 'building' };
    await page.goto(`#/fight/quik?${encodeQuik(wall)}`);
    const bricks = found(quikAnswerOf(wall));
    if (bricks.kind !== 'building') throw new Error('another answer');
    await expectBar(page, [
      ['First brick off', bricks.firstOff],
      ['No brick off', 1 - bricks.firstOff],
    ]);
    await expect
      .poll(() => factsOf(page))
      .toEqual([
        ['All bricks off', ofHundred(bricks.allOff)],
        ['Bricks on average', oneDigit(bricks.meanBricks)],
      ]);
    const feat: QuikInputs = { ...attack, kind: 'feat' };
    await page.goto(`#/fight/quik?${encodeQuik(feat)}`);
    const tried = found(quikAnswerOf(feat));
    if (tried.kind !== 'feat') throw new Error('another answer');
    await expectBar(page, [
      ['The feat succeeds', tried.succeeds.value],
      ['It fails', 1 - tried.succeeds.value],
    ]);
  });

  const magicNames: Readonly<Record<MagicKind, Readonly<Record<string, string>>>> = {
    bolt: { dies: 'Enemy dies', lives: 'Hit, but lives', misses: 'Misses' },
    area: { someone: 'Somebody dies', nobody: 'Hit, all live', misses: 'Misses' },
    shield: { saved: 'Friend lives', lost: 'Friend dies' },
    summon: { called: 'It comes', uncalled: 'It does not come' },
    raise: { rises: 'It rises', stays: 'It stays dead' },
    heal: { healed: 'Healed', unhurt: 'Not wounded', bleeds: 'Patient dies' },
    shot: { dies: 'Enemy dies', lives: 'Hit, but lives', misses: 'Misses' },
  };

  it.each(magicKinds)('brikwars/magic: each end has the chance of its own (%s)', async (kind) => {
    const codec = magicCodec('pl');
    // A mage with a Skill that makes no two ends alike.
    const inputs = { ...codec.initial, kind, modifier: 1 };
    const page = await openFight('magic', codec.encode(inputs));
    const { ends, facts } = found(magicAnswerOf(inputs));
    // What an area does to each in it stands on the field from above, how often it gets there beside the advice.
    const onField = (id: string) => kind === 'area' && (id === 'dead' || id === 'reach');
    const figureOf = ({ chance, value }: (typeof facts)[number]) =>
      chance ? ofHundred(value) : oneDigit(value);
    await expectBar(
      page,
      ends.filter(({ chance }) => chance > 0).map(({ id, chance }) => [magicNames[kind][id] ?? id, chance]),
    );
    await expect
      .poll(async () => (await factsOf(page)).map(([, shown]) => shown))
      .toEqual(facts.filter(({ id }) => !onField(id)).map(figureOf));
    if (kind !== 'area') return;
    const figure = (id: string) => facts.find((fact) => fact.id === id)?.value ?? -1;
    const each = `${ofHundred(figure('dead') / inputs.count)}\u00a0%`;
    await expect
      .poll(() => page.locator('.field-tag[data-side="theirs"]').allTextContents())
      .toEqual(Array.from({ length: inputs.count }, () => each));
    await page
      .getByText(`Far enough ${ofHundred(figure('reach'))} →`)
      .first()
      .waitFor();
  });

  it('wreck: each end of attacks on the whole and on a part has the chance of its own, and the end card too', async () => {
    const whole = initialWreck('2005');
    const codec = wreckCodec('2005');
    const page = await openFight('wreck', codec.encode(whole));
    const { pips, steps, groups, until } = found(wreckAnswerOf(whole));
    const [destroyed, unharmed] = [chanceAtLeast(pips, steps), chanceOf(pips, 0)];
    await expectBar(page, [
      ['Destroyed', destroyed],
      ['Damaged', 1 - destroyed - unharmed],
      ['Unharmed', unharmed],
    ]);
    await expect
      .poll(() => factsOf(page))
      .toEqual([
        ['Hit', ofHundred(groups[0]?.hit ?? 0)],
        ['Attacks to destroy it', oneDigit(until?.mean ?? 0)],
      ]);
    // Every sheet says it as the bar does: damaged, and not destroyed.
    const [, damaged] = await page.locator('.outcome .fight-number').allTextContents();
    const sheet = page.getByRole('dialog');
    await page.locator('.circumstance-more').click();
    await sheet
      .getByRole('button', { name: /^Aim: / })
      .first()
      .click();
    await expect
      .poll(() => sheet.last().locator('.way-worth b').first().textContent())
      .toBe(`${damaged}\u00a0%`);
    while ((await sheet.count()) > 0) await page.keyboard.press('Escape');
    await button(page, 'Type real dice').click();
    await typeFaces(page, 5, 5, 1, 9, 9, 2, 2);
    await expect.poll(() => page.locator('.end-detail').textContent()).toBe('2 pips of Size Damage.');
    await likely(page, chanceAtLeast(pips, 1) - destroyed, 'Damaged');
    const [, aim] = aimsOf(whole);
    if (!aim) throw new Error('no part to aim at');
    const part = { ...whole, aim };
    await page.goto(`#/fight/wreck?${codec.encode(part)}`);
    const off = chanceAtLeast(found(wreckAnswerOf(part)).pips, 1);
    await expectBar(page, [
      ['Breaks off', off],
      ['Holds', 1 - off],
    ]);
  });

  it.each<SquadKind>(['ranged', 'close'])(
    'squads: each end has the chance of its own, counted from all losses (%s)',
    async (kind) => {
      const inputs = { ...initialSquads('2005'), kind };
      const page = await openFight('squads', squadsCodec('2005').encode(inputs));
      const { lost, one } = found(squadsAnswerOf(inputs));
      const chance = (is: (end: (typeof lost)[number]) => boolean) =>
        lost.reduce((sum, end) => sum + (is(end) ? end.chance : 0), 0);
      const average = (side: 'mine' | 'theirs') =>
        oneDigit(lost.reduce((sum, end) => sum + end.chance * end[side], 0));
      const hit = ['Hit', ofHundred(one?.hit ?? 0)] as const;
      // What is lost on average stands before each squad.
      const losses = (wanted: readonly (readonly [side: string, text: string])[]) =>
        expect
          .poll(() =>
            page
              .locator('.squad-loss')
              .evaluateAll((tags) => tags.map((tag) => [tag.getAttribute('data-side'), tag.textContent])),
          )
          .toEqual(wanted);
      if (kind === 'ranged') {
        await expectBar(page, [
          ['All fall', chance(({ theirs }) => theirs === 8)],
          ['Half or more', chance(({ theirs }) => theirs >= 4 && theirs < 8)],
          ['Some fall', chance(({ theirs }) => theirs > 0 && theirs < 4)],
          ['Nobody', chance(({ theirs }) => theirs === 0)],
        ]);
        await expect.poll(() => factsOf(page)).toEqual([hit]);
        await losses([['theirs', `Enemy squad loses ${average('theirs')} of 8`]]);
      } else {
        await expectBar(page, [
          ['Enemy loses more', chance(({ mine, theirs }) => theirs > mine)],
          ['Equal losses', chance(({ mine, theirs }) => theirs === mine)],
          ['My squad loses more', chance(({ mine, theirs }) => theirs < mine)],
        ]);
        await expect.poll(() => factsOf(page)).toEqual([hit]);
        await losses([
          ['mine', `My squad loses ${average('mine')} of 8`],
          ['theirs', `Enemy squad loses ${average('theirs')} of 8`],
        ]);
      }
    },
  );
});

describe('fights: figures of USB', () => {
  it('usb-shoot: each end has the chance of its own', async () => {
    const page = await openFight('usb/shoot', encodeShoot(initialShoot));
    const { odds } = found(shootAnswerOf(initialShoot));
    const none = 1 - chanceAtLeast(odds.points, 1);
    const { panicked, destroyed, wiped } = odds.fates;
    const broken = panicked + destroyed + wiped;
    await expectBar(page, [
      ['Enemy breaks', broken],
      ['Losses', 1 - broken - none],
      ['No losses', none],
    ]);
    await expect
      .poll(() => factsOf(page))
      .toEqual([
        [`On average: hits ${oneDigit(mean(odds.hits))} · models lost`, oneDigit(mean(odds.models))],
      ]);
  });

  it('usb-charge: each end has the chance of its own, and so has each answer to the dice', async () => {
    const inputs = withMelee(initialUsbCharge, { reaction: 'shoot' });
    const page = await openFight('usb/charge', usbChargeCodec.encode(inputs));
    const { endings, charger, target } = found(usbChargeAnswerOf(inputs)).odds;
    const sum = (...names: readonly (keyof typeof endings)[]) =>
      names.reduce((total, name) => total + endings[name], 0);
    await expectBar(page, [
      ['My unit wins', sum('target-pushed', 'target-flees', 'target-destroyed', 'target-wiped')],
      ['Draw', sum('locked', 'both-wiped', 'self-destroyed')],
      ['No blows', sum('not-found', 'out-of-reach', 'broken', 'shot-down')],
      ['Enemy wins', sum('charger-pushed', 'charger-flees', 'charger-destroyed', 'charger-wiped')],
    ]);
    await expect
      .poll(() => factsOf(page))
      .toEqual([
        [
          'Break',
          `enemy ${ofHundred(1 - target.stands)}\u00a0%, my unit ${ofHundred(1 - charger.stands)}\u00a0%`,
        ],
      ]);
    await page.goto(`#/fight/usb/charge?${usbChargeCodec.encode(initialUsbCharge)}`);
    await button(page, 'Type real dice').click();
    await typeCounts(page, { 2: 4, 4: 6 });
    await page.getByText('given what has been rolled').waitFor();
    await typeFaces(page, 2, 2, 2, 2, 2, 6);
    const ahead = usbChargePlay.ahead?.(initialUsbCharge, [
      { faces: [2, 2, 2, 2, 4, 4, 4, 4, 4, 4], typed: true },
      { faces: [2, 2, 2, 2, 2, 6], typed: true },
    ]);
    for (const [option, name] of [
      ['strike', 'Keep the blows'],
      ['reroll', 'Reroll with shields'],
    ] as const) {
      const ends = ahead?.options?.[option] ?? [];
      const breaks = ends.find(({ id }) => id === 'target')?.chance ?? -1;
      expect(await about(page, name), option).toContain(`Enemy breaks: ${ofHundred(breaks)}`);
    }
  });

  it.each<[MoraleEvent, string, string]>([
    ['25', 'Test passed', 'Shaken'],
    ['50', 'Test passed', 'Panics'],
    ['75', 'Test passed', 'Destroyed'],
    ['recovery', 'Recovers', 'No change'],
    ['hits', 'No panic', 'Breaks'],
    ['commander', 'Nobody fails', 'Somebody fails'],
  ])('usb-morale: what is hoped for comes first, each end with its chance (%s)', async (event, good, bad) => {
    const read = decodeMorale(
      'v=1&e=usb&u=line.infantry.4.4.10.basic.0.small-arms.0.0.1.blessed.5.0.skirmish.open.0.steady.0.0.0&q=50.0.2.shaken.dangerous.4.none.0.0&l=2.2.4.0.0.0.1.5.0.0.0',
    );
    if (!read) throw new Error('no unit');
    // The blessed roll once more, so that no two ends are alike.
    const fighter = { ...read.side.fighter, models: event === 'hits' ? 9 : read.side.fighter.models };
    const inputs = { ...read, event, blessed: true, side: { ...read.side, fighter } };
    const page = await openFight('usb/morale', encodeMorale(inputs));
    const { verdict } = moraleAnswerOf(inputs);
    const hoped = (): number => {
      switch (verdict.kind) {
        case 'test':
        case 'losses':
          return verdict.odds.passes;
        case 'recovery':
          return verdict.odds.chance;
        case 'hits': {
          const { panicked, destroyed, wiped } = verdict.odds.fates;
          return 1 - panicked - destroyed - wiped;
        }
        case 'commander':
          return chanceOf(verdict.odds.failing, 0);
      }
    };
    expect(Math.abs(hoped() - 0.5)).toBeGreaterThan(0.1);
    await expectBar(page, [
      [good, hoped()],
      [bad, 1 - hoped()],
    ]);
  });

  it.each<[Partial<UsbTestInputs>, string, string]>([
    [{ kind: 'save', other: 1 }, '5 or more', 'Under 5'],
    [{ kind: 'hit', dice: 1, atLeast: 1, stat: 5 }, 'A hit', 'A miss'],
    [{ kind: 'd3', dice: 3, atLeast: 5 }, '5 or more', 'Under 5'],
  ])('usb-test: what is wanted comes first, each end with its chance (%j)', async (asked, more, fewer) => {
    const inputs = { ...usbTestCodec.initial, ...asked };
    const page = await openFight('usb/test', usbTestCodec.encode(inputs));
    const { wanted, average, each } = figuresOf(inputs);
    await expectBar(page, [
      [more, wanted],
      [fewer, 1 - wanted],
    ]);
    const facts = await factsOf(page);
    expect(facts).toEqual([
      ...(each ? [['Per die', percent(each.chance)]] : []),
      ...(inputs.dice === 1 ? [] : [[each ? 'Average' : 'On average', oneDigit(average)]]),
    ]);
  });
});
