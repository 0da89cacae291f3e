import { describe, expect, it } from 'vitest';
import { createSeededSource } from '../../../src/rules/dice/random.ts';
import { usbOwnRules } from '../../../src/rules/usb/house-rules.ts';
import {
  deploymentDepth,
  gameSizeOf,
  inchesPerFoot,
  sizeFacts,
  terrainPieces,
} from '../../../src/rules/usb/table-size.ts';
import {
  type ActivationDeck,
  drawCard,
  matchedDeck,
  nextByCard,
  redChance,
  wholeDeck,
  withoutCard,
} from '../../../src/rules/usb/turn/activation-deck.ts';
import { longestRow, terrainApplies } from '../../../src/rules/usb/turn/coherency.ts';
import { encounterResult, encounterRounds, lossesCount } from '../../../src/rules/usb/turn/encounter.ts';
import {
  boardingInches,
  cargoOf,
  fitsInto,
  holdsNeeded,
  holdsOf,
} from '../../../src/rules/usb/units/transport.ts';
import { hero, machine, soldiers } from '../../support/samples/usb-units.ts';
import { type Base, coherencyIssues, gapBetween, rowLength } from './turn/coherency-twin.ts';

describe('rules/usb/table-size', () => {
  it.each([
    ['FI-01', 2, 2, 8],
    ['FI-02', 3, 3, 12],
    ['FI-03', 4, 4, 16],
    ['FI-04', 4, 6, 20],
  ])('%s: a table of %d by %d feet needs %d pieces', (_, a, b, pieces) => {
    expect(terrainPieces(a, b)).toBe(pieces);
  });

  it('EX-08 small and medium tables need 8 and 12 pieces', () => {
    expect([sizeFacts.small.feet, sizeFacts.medium.feet].map(([a, b]) => terrainPieces(a, b))).toEqual([
      8, 12,
    ]);
  });

  it.each([
    ['FI-05', 24, 6],
    ['FI-06', 36, 9],
    ['FI-07', 48, 12],
    ['FI-08', 72, 18],
  ])('%s: of %d inches each zone is %d deep', (_, length, depth) => {
    expect(deploymentDepth(length)).toBe(depth);
  });

  it('EX-09 USB-X-01: two feet are 24 inches, so the printed 12 is twice too deep', () => {
    expect(deploymentDepth(2 * inchesPerFoot)).toBe(6);
  });

  it('USB-ARMY-03: sizes by the limit, above the largest none', () => {
    expect([90, 250, 251, 500, 501, 1000, 1446].map(gameSizeOf)).toEqual([
      'small',
      'small',
      'medium',
      'medium',
      'large',
      'large',
      undefined,
    ]);
  });
});

describe('rules/usb/turn/coherency', () => {
  it.each([
    ['TR-37', 5, 10, true],
    ['TR-38', 4, 10, false],
    ['TR-39', 6, 11, true],
    ['TR-40', 5, 11, false],
    ['TR-41', 1, 1, true],
  ])('%s: %d of %d models in or beside terrain: %s', (_, inside, models, applies) => {
    expect(terrainApplies(inside, models)).toBe(applies);
  });

  const row = (count: number, gap: number, base = 1): readonly Base[] =>
    Array.from({ length: count }, (_, at) => ({ x: at * (gap + base), y: 0, radius: base / 2 }));

  it('USB-MOVE-01: within 1 inch of the nearest, within 10 of the furthest', () => {
    expect(coherencyIssues(row(5, 1))).toEqual([]);
    expect(coherencyIssues(row(3, 1.5)).map(({ code, model }) => [code, model])).toEqual([
      ['too-far-from-nearest', 0],
      ['too-far-from-nearest', 1],
      ['too-far-from-nearest', 2],
    ]);
    expect(coherencyIssues(row(7, 1)).map(({ code, model }) => [code, model])).toEqual([
      ['too-far-from-furthest', 0],
      ['too-far-from-furthest', 6],
    ]);
    expect(coherencyIssues(row(1, 0))).toEqual([]);
  });

  it('USB-MEAS-01: distance is from edge to edge', () => {
    expect(gapBetween({ x: 0, y: 0, radius: 1 }, { x: 3, y: 4, radius: 1.5 })).toBeCloseTo(2.5, 12);
  });

  it('USB-MOVE-01: the longest row is the last one without an issue', () => {
    for (const gap of [0, 0.25, 0.5, 1]) {
      for (const base of [0.5, 1, 1.25, 2]) {
        const most = longestRow(gap, base);
        expect(coherencyIssues(row(most, gap, base)).length, `${gap} ${base}`).toBe(0);
        expect(coherencyIssues(row(most + 1, gap, base)).length).toBeGreaterThan(0);
        const [first, last] = [row(most, gap, base).at(0), row(most, gap, base).at(-1)];
        if (first && last && most > 1)
          expect(rowLength(most, gap, base)).toBeCloseTo(gapBetween(first, last), 9);
      }
    }
    expect(longestRow(1.5, 1)).toBe(1);
  });
});

describe('rules/usb/units/transport', () => {
  const rules = usbOwnRules;
  it.each([
    ['TR-19', 10, 0, 1, true],
    ['TR-20', 11, 0, 1, false],
    ['TR-21', 20, 0, 2, true],
    ['TR-22', 0, 5, 1, true],
    ['TR-23', 0, 6, 1, false],
    ['TR-24', 10, 5, 2, true],
    ['TR-25', 6, 2, 1, false],
  ])('%s: %d infantry and %d heavy infantry in %d holds fit: %s', (_, infantry, heavy, holds, fits) => {
    expect(fitsInto({ infantry, heavy }, holds, rules)).toBe(fits);
  });

  it('EX-21 two holds carry twenty', () => {
    expect(holdsNeeded({ infantry: 20, heavy: 0 }, rules)).toBe(2);
  });

  it('USB-A-26: by the switch a heavy model takes two places, and kinds mix', () => {
    const mixed = { infantry: 6, heavy: 2 };
    expect(holdsNeeded(mixed, rules)).toBe(2);
    expect(holdsNeeded(mixed, { cargoMix: 'heavyAsTwo' })).toBe(1);
    expect(holdsNeeded({ infantry: 0, heavy: 6 }, { cargoMix: 'heavyAsTwo' })).toBe(2);
  });

  it('USB-TRANS-01: heroes count as their type; riders, machines and mounted heroes do not fit', () => {
    expect(cargoOf(soldiers({ models: 7 }), 4)).toEqual({ infantry: 4, heavy: 0 });
    expect(cargoOf(hero('hero', { type: 'heavy' }), 1)).toEqual({ infantry: 0, heavy: 1 });
    expect(cargoOf(soldiers({ type: 'riders' }), 5)).toBeUndefined();
    expect(cargoOf(machine(), 1)).toBeUndefined();
    expect(cargoOf(hero('hero', { mount: machine() }), 1)).toBeUndefined();
    expect(holdsOf(machine({ growth: 2, equipment: ['transport', 'transport'] }))).toBe(2);
    expect(holdsOf(hero('hero', { mount: machine({ equipment: ['transport'] }) }))).toBe(1);
    expect(holdsOf(soldiers())).toBe(0);
  });

  it('USB-TRANS-02: a unit boards from 5 inches', () => {
    expect(boardingInches).toBe(5);
  });
});

describe('rules/usb/turn/encounter', () => {
  it.each([
    ['SP-73', { units: 2, heroes: 0 }, { units: 0, heroes: 1 }, 'draw'],
    ['SP-74', { units: 1, heroes: 1 }, { units: 2, heroes: 0 }, 'second'],
  ])('%s: the losses decide', (_, first, second, result) => {
    expect(encounterResult([first], [second])).toBe(result);
  });

  it('EX-10 five rounds, a hero counts as two', () => {
    expect(encounterRounds).toBe(5);
    const rounds = Array.from({ length: 5 }, () => ({ units: 1, heroes: 0 }));
    expect(lossesCount([...rounds.slice(1), { units: 0, heroes: 1 }])).toBe(6);
    expect(encounterResult(rounds, [...rounds.slice(1), { units: 0, heroes: 1 }])).toBe('first');
  });
});

describe('rules/usb/turn/activation-deck', () => {
  it('EX-31 a pack has 26 red and 26 black cards', () => {
    expect(wholeDeck).toEqual({ red: 26, black: 26 });
    expect(redChance(wholeDeck)).toBe(1 / 2);
  });

  it('USB-TURN-03: cards are drawn without being put back until none is left', () => {
    const random = createSeededSource(3);
    const drawn = { red: 0, black: 0 };
    let deck: ActivationDeck = wholeDeck;
    for (let draw = drawCard(deck, random); draw; draw = drawCard(deck, random)) {
      drawn[draw.colour]++;
      deck = draw.left;
    }
    expect(drawn).toEqual(wholeDeck);
    expect(redChance(deck)).toBe(0);
  });

  it('USB-TURN-03: every card is as likely as any other', () => {
    const deck = matchedDeck(3, 1);
    const found = [1, 2, 3, 4].map((face) => drawCard(deck, () => face)?.colour);
    expect(found).toEqual(['red', 'red', 'red', 'black']);
    expect(redChance(deck)).toBe(3 / 4);
  });

  it('USB-TURN-04: a lost unit takes a card of its colour with it', () => {
    expect(withoutCard(matchedDeck(4, 2), 'black')).toEqual({ red: 4, black: 1 });
    expect(withoutCard(matchedDeck(4, 0), 'black')).toEqual({ red: 4, black: 0 });
  });

  it('USB-TURN-03: when one side is done, the other finishes without cards', () => {
    expect(nextByCard('red', { red: 2, black: 1 })).toBe('red');
    expect(nextByCard('red', { red: 0, black: 1 })).toBe('black');
    expect(nextByCard(undefined, { red: 3, black: 0 })).toBe('red');
    expect(nextByCard('black', { red: 0, black: 0 })).toBeUndefined();
  });
});
