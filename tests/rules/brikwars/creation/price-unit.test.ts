import { describe, expect, it } from 'vitest';
import { creationRules } from '../../../../src/rules/brikwars/creation/creation-rules.ts';
import {
  type BoughtUnit,
  boughtItems,
  hasEgo,
  unitIssues,
  unitPrice,
  unitStats,
} from '../../../../src/rules/brikwars/creation/price-unit.ts';
import { costWith } from '../../../../src/rules/brikwars/units/loadout.ts';
import type { PrintedUnit } from '../../../../src/rules/brikwars/units/printed-body.ts';
import { units } from '../../../../src/rules/brikwars/units.ts';
import { parseDice, printDice } from '../../../../src/rules/dice/notation.ts';

const plain = creationRules['2005'];
const supplements = creationRules['pl-supplements'];
const bought = (unit: PrintedUnit, more: Partial<BoughtUnit> = {}): BoughtUnit => ({
  unit,
  items: [],
  ...more,
});
const cost = (unit: PrintedUnit, more: Partial<BoughtUnit> = {}, egos = 1) =>
  unitPrice(bought(unit, more), egos).cost;
const codes = (unit: BoughtUnit, rules = plain) =>
  unitIssues(unit, rules).map(({ code, path }) => `${path.join('.')} ${code}`);

describe('what units cost', () => {
  it.each([
    ['EX-COST-01 minifig', cost('minifig'), 4],
    ['EX-COST-02 warhorse', cost('warhorse'), 9],
    ['EX-COST-03 warhorse in plate', cost('warhorse', { items: ['armor'] }), 11],
    ['EX-COST-04 Monkeyhead', cost('minifig', { skillRaise: 2, multitasking: 2, multidexterity: 1 }), 9],
    ['EX-COST-07 pilot', cost('minifig', { specialties: ['pilot'] }), 5],
    [
      'EX-COST-10 three rockets',
      unitPrice(bought('minifig', { items: ['explosive', 'explosive', 'explosive'] })).items,
      3,
    ],
    ['EX-COST-12 Ego on another unit', cost('minifig', { specialties: ['ego'] }), 7],
    ['EX-COST-13 officer', cost('officer'), 7],
    ['EX-COST-14 hero', cost('hero'), 11],
    ['EX-MAG-01 mage of level 3', cost('minifig', { magic: 3 }), 7],
    [
      'BWC-147 a level of a horse is half a Mind, a raise a whole one',
      cost('warhorse', { multitasking: 1, skillRaise: 1 }),
      12,
    ],
    ['BWC-86 eleven never goes below six', cost('hero', {}, 99), 6],
    ['BWC-146 items are not discounted', cost('hero', { items: ['long-ranged'] }, 3), 14],
    [
      'BWC-166 skills by Size',
      cost('warhorse', {
        specialties: ['hiding', 'perception'],
        weaponMasters: 1,
        magic: 2,
        summoning: true,
        necromancy: true,
      }),
      9 + 4 + 4 + 6 + 4 + 2 + 2,
    ],
    ['BWC-167 healing is 2 for a horse too', cost('warhorse', { specialties: ['healing'] }), 11],
  ] as const)('%s', (_, found, expected) => {
    expect(found).toBe(expected);
  });

  it('BW-UNIT-05 a bill adds up, and names each thing with its rule and place', () => {
    const {
      lines,
      own,
      discount,
      items,
      cost: total,
    } = unitPrice(bought('hero', { items: ['hand', 'armor'], skillRaise: 1, specialties: ['pilot'] }), 3);
    expect(lines).toEqual([
      { code: 'unit', rule: 'BW-UNIT-07', amount: 11 },
      { code: 'skill-raise', rule: 'BW-CRE-18', amount: 1 },
      { code: 'specialty', rule: 'BW-OPR-07', amount: 1, place: 0 },
      { code: 'discount', rule: 'BW-HERO-04', amount: -2 },
      { code: 'item', rule: 'BW-WEAP-02', amount: 2, place: 0 },
      { code: 'item', rule: 'BW-WEAP-14', amount: 2, place: 1 },
    ]);
    expect([own, discount, items, total]).toEqual([13, 2, 4, 15]);
  });

  it('BW-UNIT-05 agrees with the plain sums of every unit and every thing', () => {
    for (const unit of ['minifig', 'officer', 'hero', 'warhorse'] as const) {
      for (const item of boughtItems) {
        const plainly = item === 'armor' ? costWith(unit, []) + 2 : costWith(unit, [item]);
        expect(cost(unit, { items: [item] })).toBe(plainly);
      }
    }
  });
});

describe('what units are as bought', () => {
  it('BW-WEAP-14 armor makes the armored units of the table', () => {
    for (const [unit, armored] of [
      ['minifig', 'armored-minifig'],
      ['warhorse', 'barded-warhorse'],
    ] as const) {
      const { move, armor } = unitStats(bought(unit, { items: ['armor'] }));
      expect(cost(unit, { items: ['armor'] })).toBe(units[armored].cost);
      expect(move).toBe(units[armored].move);
      const read = parseDice(units[armored].armor);
      expect(read.ok && printDice(read.value)).toBe(printDice(armor));
    }
  });

  it('BW-WEAP-18 armor and a two-handed weapon slow by an inch each, only once', () => {
    const items = ['two-handed', 'two-handed', 'armor'] as const;
    expect(unitStats(bought('minifig', { items })).move).toBe(3);
    expect(printDice(unitStats(bought('officer', { items })).armor)).toBe('2d6+2');
  });

  it('BW-CRE-18 raises add to what is printed', () => {
    expect(unitStats(bought('officer', { skillRaise: 2 })).skillPlus).toBe(3);
  });
});

describe('what may be bought', () => {
  it('BW-UNIT-09 nothing is wrong with what the lists offer', () => {
    expect(
      codes(bought('minifig', { specialties: ['ego', 'leadership', 'pilot'], items: ['armor'] })),
    ).toEqual([]);
    expect(
      codes(
        bought('minifig', {
          specialties: ['healing', 'hiding', 'perception'],
          magic: 2,
          summoning: true,
          necromancy: true,
          weaponMasters: 2,
        }),
        supplements,
      ),
    ).toEqual([]);
  });

  it('BW-UNIT-09 every fault is shown at once', () => {
    expect(
      codes(
        bought('hero', {
          items: ['armor', 'armor'],
          specialties: ['ego', 'pilot', 'pilot', 'healing'],
          magic: 1,
          summoning: true,
          skillRaise: -1,
          multitasking: 0.5,
        }),
      ),
    ).toEqual([
      'specialties.0 specialty-held',
      'specialties.2 specialty-held',
      'specialties.3 no-supplement',
      'magic no-supplement',
      'summoning no-supplement',
      'summoning magic-too-low',
      'skillRaise not-a-count',
      'multitasking not-a-count',
      'items.1 one-armor',
    ]);
  });

  it('BW-MAG-08 necromancy asks a level of magic', () => {
    expect(codes(bought('minifig', { necromancy: true }), supplements)).toEqual(['necromancy magic-too-low']);
  });

  it('BW-HERO-02 an Ego is printed or bought', () => {
    expect(
      [bought('hero'), bought('minifig', { specialties: ['ego'] }), bought('officer')].map(hasEgo),
    ).toEqual([true, true, false]);
  });
});
