import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { powerUseIds } from '../../../src/rules/usb/turn/power.ts';
import {
  createPower,
  decodePower,
  encodePower,
  heroesOf,
  mostHeroes,
  type PowerGame,
  powerOf,
  seizedOf,
} from '../../../src/usb/table/power-model.ts';
import { fakeServices } from '../../support/fake-services.ts';

async function open(stored?: Map<string, string>) {
  const services = fakeServices('#/fight/usb/morale', stored);
  return { ...services, model: await createPower(services.drafts) };
}

describe('usb/table/power-model', () => {
  it('USB-PP-01: a tap spends a point for good, and none is spent twice', async () => {
    const { model, stored } = await open();
    for (const _ of [1, 2, 3]) model.spend(0, 'brave-attack');
    expect(model.heroes.value).toEqual([
      { tier: 'aspiring', number: undefined, left: 0, most: 2, spent: ['brave-attack', 'brave-attack'] },
    ]);
    expect(powerUseIds.filter((use) => model.maySpend(0, use))).toEqual([]);
    expect((await open(stored)).model.game.value).toEqual(model.game.value);
    model.undo();
    expect(model.heroes.value[0]?.left).toBe(1);
    model.renew();
    expect(model.heroes.value[0]).toMatchObject({ left: 2, spent: [] });
    model.undo();
    expect(model.game.value.log).toEqual([]);
  });

  it('SP-62 SP-63 USB-PP-03: seizing and answering in turns, until the activation is over', async () => {
    const { model } = await open();
    model.add('legend');
    model.spend(1, 'seize');
    expect(model.seized.value).toBe('mine');
    expect(model.maySpend(1, 'seize')).toBe(false);
    expect(model.maySpend(1, 'luck')).toBe(true);
    model.answer();
    expect(model.seized.value).toBe('nobody');
    expect(model.maySpend(0, 'seize')).toBe(true);
    model.answer();
    expect(model.seized.value).toBe('theirs');
    model.answer();
    expect(model.game.value.log).toHaveLength(3);
    model.spend(0, 'seize');
    expect(model.seized.value).toBe('nobody');
    model.spend(0, 'seize');
    expect(model.seized.value).toBe('mine');
    model.finish();
    expect(model.seized.value).toBe('nobody');
    model.finish();
    expect(model.game.value.log).toHaveLength(6);
    model.undo();
    expect(model.seized.value).toBe('mine');
  });

  it('usb/table/power-model: heroes alike are numbered, and who leaves takes his points along', async () => {
    const { model } = await open();
    model.add('hero');
    model.add('hero');
    model.spend(0, 'luck');
    model.spend(1, 'flag');
    model.spend(2, 'inspiration');
    expect(model.heroes.value.map(({ tier, number }) => [tier, number])).toEqual([
      ['aspiring', undefined],
      ['hero', 1],
      ['hero', 2],
    ]);
    const before = model.game.value;
    model.remove(1);
    expect(model.heroes.value.map(({ tier, number, spent }) => [tier, number, spent])).toEqual([
      ['aspiring', undefined, ['luck']],
      ['hero', undefined, ['inspiration']],
    ]);
    model.restore(before);
    expect(model.game.value).toEqual(before);
  });

  it('usb/table/power-model: no more than eight heroes', async () => {
    const { model } = await open();
    for (let added = 0; added < 12; added++) model.add('legend');
    expect(model.heroes.value).toHaveLength(mostHeroes);
  });

  it('usb/table/power-model: one game for all modes of the device', async () => {
    const { drafts } = fakeServices('#/fight/usb/morale');
    expect(await powerOf(drafts)).toBe(await powerOf(drafts));
  });

  it('usb/table/power-model: whatever is played is there after a restart', async () => {
    const moves = fc.array(fc.tuple(fc.nat(7), fc.nat(9), fc.nat(7)), { maxLength: 60 });
    await fc.assert(
      fc.asyncProperty(moves, async (played) => {
        const { model } = await open();
        for (const [verb, hero, use] of played) {
          if (verb === 0) model.add(['aspiring', 'daredevil', 'hero', 'legend'][hero % 4] as 'hero');
          else if (verb === 1) model.remove(hero);
          else if (verb === 2) model.answer();
          else if (verb === 3) model.finish();
          else if (verb === 4) model.undo();
          else model.spend(hero, powerUseIds[use % powerUseIds.length] ?? 'luck');
        }
        const game = model.game.value;
        expect(decodePower(encodePower(game))).toEqual(game);
        expect(heroesOf(game).every(({ left, most, spent }) => left + spent.length === most)).toBe(true);
        expect(seizedOf(game)).toBe(model.seized.value);
      }),
      { numRuns: 60 },
    );
  });

  it.each([
    ['nothing', ''],
    ['another version', '2.0.0'],
    ['a hero that nobody knows', '1.1.god.0'],
    ['a point of a hero who is not there', '1.1.hero.1.spent.1.luck'],
    ['three points of an Aspirant', `1.1.aspiring.3${'.spent.0.luck'.repeat(3)}`],
    ['a use that nobody knows', '1.1.hero.1.spent.0.jump'],
    ['something behind it', '1.0.0.over'],
  ])('usb/table/power-model: does not understand %s', (_, text) => {
    expect(decodePower(text)).toBeUndefined();
  });

  it('usb/table/power-model: a damaged draft starts again', async () => {
    const { model } = await open(new Map([['usb-power', 'nonsense']]));
    const expected: PowerGame = { heroes: ['aspiring'], log: [] };
    expect(model.game.value).toEqual(expected);
  });
});
