import { describe, expect, it } from 'vitest';
import { createSeededSource } from '../../../src/rules/dice/random.ts';
import { usbOwnRules } from '../../../src/rules/usb/house-rules.ts';
import { encounterResult } from '../../../src/rules/usb/turn/encounter.ts';
import { regulars } from '../../../src/usb/side.ts';
import {
  goesOnOf,
  inTerrain,
  longestRowOf,
  scoreOf,
  smokeChancesOf,
  tableFactsOf,
  transportFactsOf,
} from '../../../src/usb/table/deck-part.tsx';
import {
  atTableOf,
  createAtTable,
  decodeAtTable,
  encodeAtTable,
  initialAtTable,
} from '../../../src/usb/table/model.ts';
import { fakeServices } from '../../support/fake-services.ts';

const open = async (stored = new Map<string, string>()) => {
  const { drafts } = fakeServices('#/fight/usb/morale', stored);
  return { stored, drafts, model: await createAtTable(drafts, createSeededSource(5)) };
};

describe('usb/table/model', () => {
  it('USB-VIC-01: losses are kept round by round, and cleared together', async () => {
    const { model, stored } = await open();
    model.lose('first', 0, { units: 1 });
    model.lose('first', 4, { heroes: 1 });
    model.lose('second', 2, { units: 2 });
    const again = await open(stored);
    const { first, second } = again.model.value.value;
    expect(encounterResult(first, second)).toBe('second');
    again.model.clearLosses();
    expect(again.model.value.value.first).toEqual(initialAtTable.first);
  });

  it('USB-TURN-03: the pack is drawn to its end, and lies there after a restart', async () => {
    const { model, stored } = await open();
    for (let card = 0; card < 20; card++) model.draw();
    const { cards, drawn } = model.value.value;
    expect(cards.red + cards.black).toBe(32);
    expect(drawn).not.toBe('none');
    const again = await open(stored);
    expect(again.model.value.value.cards).toEqual(cards);
    for (let card = 0; card < 32; card++) expect(again.model.draw()).toBeDefined();
    expect(again.model.draw()).toBeUndefined();
    again.model.shuffle();
    expect(again.model.value.value).toMatchObject({ cards: { red: 26, black: 26 }, drawn: 'none' });
  });

  it('USB-TURN-04: a pack of activations loses a card with each unit lost', async () => {
    const { model } = await open();
    model.change({ matched: true, red: 4, black: 2 });
    model.shuffle();
    expect(model.value.value.cards).toEqual({ red: 4, black: 2 });
    model.takeOut('black');
    expect(model.value.value.cards).toEqual({ red: 4, black: 1 });
  });

  it('usb/table/model: every mode of a device shows the same table', async () => {
    const { drafts } = await open();
    const random = createSeededSource(1);
    expect(await atTableOf(drafts, random)).toBe(await atTableOf(drafts, random));
  });

  it('USB-FIELD-01: what is kept is read as it was written, and nothing else is', () => {
    const full = {
      ...initialAtTable,
      limit: 1446,
      length: 6,
      gap: 4,
      cards: { red: 0, black: 3 },
      drawn: 'red',
    } as const;
    expect(decodeAtTable(encodeAtTable(full))).toEqual(full);
    // The first version had a flag for centimetres before all else.
    for (const flag of ['0', '1']) {
      expect(decodeAtTable(encodeAtTable(full).replace(/^2/, `1.${flag}`))).toEqual(full);
    }
    for (const text of ['', '3', `${encodeAtTable(full)}.1`, encodeAtTable(full).replace('red', 'blue')]) {
      expect(decodeAtTable(text)).toBeUndefined();
    }
  });

  it('USB-TURN-03: of a pack of activations the last colour goes on without cards', () => {
    const pack = { ...initialAtTable, matched: true, cards: { red: 0, black: 2 } };
    expect(goesOnOf(pack)).toBe('black');
    expect(goesOnOf({ ...pack, cards: { red: 1, black: 2 } })).toBeUndefined();
    expect(goesOnOf({ ...pack, cards: { red: 0, black: 0 } })).toBeUndefined();
    expect(goesOnOf({ ...pack, matched: false })).toBeUndefined();
  });

  it('USB-A-28: smoke goes in half of all rounds, sooner with points, and a 1 by the house rule never', () => {
    expect(smokeChancesOf(usbOwnRules)).toEqual([1 / 2, 4 / 6, 5 / 6, 1].map((of) => expect.closeTo(of, 12)));
    expect(smokeChancesOf({ ...usbOwnRules, luckOnOne: 'oneFails' })).toEqual(
      [1 / 2, 4 / 6, 5 / 6].map((of) => expect.closeTo(of, 12)),
    );
  });

  it('USB-X-01 USB-TERR-01 USB-MOVE-01 USB-A-26: what the table needs, as the core has it', () => {
    expect(tableFactsOf({ ...initialAtTable, limit: 300 })).toEqual({
      size: 'medium',
      leastFeet: [3, 3],
      tooSmall: true,
      pieces: 8,
      depth: 6,
    });
    expect(tableFactsOf({ ...initialAtTable, limit: 1446 }).size).toBeUndefined();
    expect(inTerrain({ ...initialAtTable, inside: 5, models: 11 })).toBe(false);
    expect(inTerrain({ ...initialAtTable, inside: 12, models: 11 })).toBe(true);
    expect(longestRowOf({ ...initialAtTable, gap: 11 })).toBeUndefined();
    expect(longestRowOf(initialAtTable)).toBe(6);
    const cargo = { ...initialAtTable, infantry: 6, heavy: 2, holds: 1 };
    expect(transportFactsOf(cargo, usbOwnRules, [regulars])).toEqual({
      fits: false,
      needed: 2,
      own: 0,
      boarding: 5,
    });
    expect(transportFactsOf(cargo, { ...usbOwnRules, cargoMix: 'heavyAsTwo' }, [regulars]).fits).toBe(true);
    expect(scoreOf(initialAtTable)).toEqual({ first: 0, second: 0, result: 'draw' });
  });
});
