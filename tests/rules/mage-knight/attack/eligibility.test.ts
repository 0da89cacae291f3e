import { describe, expect, it } from 'vitest';
import { abilities, siegeAbilities } from '../../../../src/rules/mage-knight/attack/abilities.ts';
import {
  type Attacker,
  type AttackMode,
  attackerKinds,
  attackModes,
} from '../../../../src/rules/mage-knight/attack/attack.ts';
import { judge } from '../../../../src/rules/mage-knight/attack/eligibility.ts';
import type { Standing } from '../../../../src/rules/mage-knight/sections.ts';
import { deepOr } from '../../../support/deep.ts';

const plain: Attacker = {
  kind: 'warrior',
  baseDamage: 3,
  baseRangedDamage: 3,
  abilities: [],
  frontArcTouches: true,
  stands: undefined,
};

const on = (section: string, part: Standing['part'] = 'top'): Standing => ({ section, part });

interface Scenario {
  readonly title: string;
  readonly attacker: Partial<Attacker>;
  readonly mode: AttackMode;
  readonly eligible: boolean;
  readonly row: string;
  readonly effects: readonly string[];
}

const scenarios: readonly Scenario[] = [
  {
    title: 'MK-ELG-01 a warrior on the wall may not attack that wall',
    attacker: { baseDamage: 6, stands: on('W1') },
    mode: 'close',
    eligible: false,
    row: 'MK-ELG-01',
    effects: ['stands-on-target'],
  },
  {
    title: 'MK-A-20 planking belongs to its wall',
    attacker: { baseRangedDamage: 6, stands: on('W1', 'planking') },
    mode: 'ranged',
    eligible: false,
    row: 'MK-ELG-01',
    effects: ['stands-on-target', 'planking-counts'],
  },
  {
    title: 'MK-A-21 under the arch is not on the gatehouse',
    attacker: { baseDamage: 4, stands: on('W1', 'arch') },
    mode: 'close',
    eligible: true,
    row: 'MK-ELG-06',
    effects: ['base-damage-enough', 'base-value-counts', 'arch-is-not-on', 'touch-for-this-attack'],
  },
  {
    title: 'MK-A-16 standing on the section stops a titan, too',
    attacker: { kind: 'titan', stands: on('W1') },
    mode: 'ranged',
    eligible: false,
    row: 'MK-ELG-01',
    effects: ['stands-on-target', 'binds-everyone', 'never-enters'],
  },
  {
    title: 'MK-ELG-02 a section has no close combat',
    attacker: { kind: 'section', baseDamage: 6 },
    mode: 'close',
    eligible: false,
    row: 'MK-ELG-02',
    effects: ['section-no-close-combat', 'sections-only-shoot'],
  },
  {
    title: 'MK-ELG-03 the front arc must touch',
    attacker: { baseDamage: 6, frontArcTouches: false },
    mode: 'close',
    eligible: false,
    row: 'MK-ELG-03',
    effects: ['front-arc-off'],
  },
  {
    title: 'MK-ELG-03 the front arc binds multi-dial units',
    attacker: { kind: 'multi-dial', frontArcTouches: false },
    mode: 'close',
    eligible: false,
    row: 'MK-ELG-03',
    effects: ['front-arc-off', 'binds-everyone'],
  },
  {
    title: 'MK-ELG-04 a titan always may',
    attacker: { kind: 'titan', baseDamage: 0, baseRangedDamage: 0 },
    mode: 'ranged',
    eligible: true,
    row: 'MK-ELG-04',
    effects: ['titan-always'],
  },
  {
    title: 'MK-ELG-05 a multi-dial unit always may',
    attacker: { kind: 'multi-dial', baseDamage: 0 },
    mode: 'close',
    eligible: true,
    row: 'MK-ELG-05',
    effects: ['multi-dial-always', 'touch-for-this-attack'],
  },
  {
    title: 'MK-ELG-06 base damage 4 is enough',
    attacker: { baseDamage: 4 },
    mode: 'close',
    eligible: true,
    row: 'MK-ELG-06',
    effects: ['base-damage-enough', 'base-value-counts', 'touch-for-this-attack'],
  },
  {
    title: 'MK-ELG-07 átütés is enough',
    attacker: { abilities: ['atutes'] },
    mode: 'close',
    eligible: true,
    row: 'MK-ELG-07',
    effects: ['close-ability', 'having-is-enough', 'touch-for-this-attack'],
  },
  {
    title: 'MK-ELG-08 ütközés is enough',
    attacker: { abilities: ['utkozes'] },
    mode: 'close',
    eligible: true,
    row: 'MK-ELG-08',
    effects: ['collision', 'having-is-enough', 'touch-for-this-attack'],
  },
  {
    title: 'MK-ELG-09 base ranged damage 4 is enough',
    attacker: { baseRangedDamage: 4, frontArcTouches: false },
    mode: 'ranged',
    eligible: true,
    row: 'MK-ELG-09',
    effects: ['base-ranged-damage-enough', 'base-value-counts'],
  },
  {
    title: 'MK-ELG-10 bombázás is enough',
    attacker: { abilities: ['bombazas'] },
    mode: 'ranged',
    eligible: true,
    row: 'MK-ELG-10',
    effects: ['ranged-ability', 'having-is-enough'],
  },
  {
    title: 'MK-ELG-11 area damage is enough',
    attacker: { abilities: ['teruletre-hato-sebzes'] },
    mode: 'ranged',
    eligible: true,
    row: 'MK-ELG-11',
    effects: ['area-damage', 'having-is-enough'],
  },
  {
    title: 'MK-ELG-12 nothing of the list: no, and what is missing',
    attacker: {},
    mode: 'close',
    eligible: false,
    row: 'MK-ELG-12',
    effects: [
      'no-requirement-met',
      'base-damage-low',
      'close-ability-missing',
      'collision-missing',
      'base-value-counts',
      'touch-for-this-attack',
    ],
  },
  {
    title: 'MK-A-17 a section that shoots must qualify like others',
    attacker: { kind: 'section' },
    mode: 'ranged',
    eligible: false,
    row: 'MK-ELG-12',
    effects: [
      'no-requirement-met',
      'base-ranged-damage-low',
      'ranged-ability-missing',
      'area-damage-missing',
      'base-value-counts',
      'section-must-qualify',
      'long-shot',
    ],
  },
  {
    title:
      'MK-LONG-01 a section with base ranged damage 4 may shoot at a castle, at double range and damage less 2',
    attacker: { kind: 'section', baseRangedDamage: 4 },
    mode: 'ranged',
    eligible: true,
    row: 'MK-ELG-09',
    effects: ['base-ranged-damage-enough', 'base-value-counts', 'section-must-qualify', 'long-shot'],
  },
];

describe('eligibility', () => {
  it.each(scenarios)('$title', ({ attacker, mode, eligible, row, effects }) => {
    const verdict = judge({ ...plain, ...attacker }, mode, 'W1');
    expect(verdict.eligible).toBe(eligible);
    expect(verdict.row).toBe(row);
    expect(verdict.reasons.map((reason) => reason.effect)).toEqual(effects);
  });

  it('MK-ELG-07 names the ability and MK-ELG-06 the value', () => {
    expect(judge({ ...plain, abilities: ['letarolas'] }, 'close', 'W1').reasons[0]).toEqual({
      rule: 'MK-ELG-07',
      effect: 'close-ability',
      ability: 'letarolas',
    });
    expect(judge({ ...plain, baseDamage: 5 }, 'close', 'W1').reasons[0]).toEqual({
      rule: 'MK-ELG-06',
      effect: 'base-damage-enough',
      amount: 5,
    });
  });

  it('MK-ELG-12 gives nothing for an ability that is not on the list', () => {
    const others = abilities.filter((ability) => !('row' in ability)).map((ability) => ability.id);
    expect(others).toHaveLength(10);
    for (const mode of attackModes)
      expect(judge({ ...plain, abilities: others }, mode, 'W1').eligible).toBe(false);
  });
});

/** The castle text read straight through: who is barred, then who is named. */
function slowTwin(attacker: Attacker, mode: AttackMode, target: string): boolean {
  const holds = (names: readonly string[]) => attacker.abilities.some((ability) => names.includes(ability));
  const upon = attacker.stands?.section === target && attacker.stands.part !== 'arch';
  if (upon) return false;
  if (mode === 'close') {
    if (attacker.kind === 'section' || !attacker.frontArcTouches) return false;
    if (attacker.kind === 'titan' || attacker.kind === 'multi-dial') return true;
    return attacker.baseDamage >= 4 || holds(['atutes', 'letarolas', 'mennykocsapas', 'utkozes']);
  }
  if (attacker.kind === 'titan' || attacker.kind === 'multi-dial') return true;
  return (
    attacker.baseRangedDamage >= 4 ||
    holds(['magikus-robbantas', 'bombazas', 'atloves', 'teruletre-hato-sebzes'])
  );
}

const places = [undefined, on('W1'), on('W1', 'planking'), on('W1', 'arch'), on('W2'), on('W2', 'arch')];

const allSubsets = Array.from({ length: 2 ** siegeAbilities.length }, (_, bits) =>
  siegeAbilities.filter((_ability, place) => bits & (1 << place)).map((ability) => ability.id),
);
/** Every ability alone and with each other; of more at once nearly all and all. */
const subsets = deepOr(
  allSubsets,
  allSubsets.filter(({ length }) => length <= 2 || length >= siegeAbilities.length - 1),
);

function* everyAttacker(): Generator<Attacker> {
  for (const kind of attackerKinds)
    for (const baseDamage of [0, 3, 4])
      for (const baseRangedDamage of [0, 3, 4])
        for (const frontArcTouches of [true, false])
          for (const stands of places)
            for (const held of subsets)
              yield { kind, baseDamage, baseRangedDamage, frontArcTouches, stands, abilities: held };
}

describe('eligibility against a slow twin', () => {
  it.each(attackModes)('MK-ELG-12 every combination of inputs agrees, mode %s', (mode) => {
    let compared = 0;
    const disagreements: Attacker[] = [];
    for (const attacker of everyAttacker()) {
      compared++;
      if (judge(attacker, mode, 'W1').eligible !== slowTwin(attacker, mode, 'W1'))
        disagreements.push(attacker);
    }
    expect(disagreements).toEqual([]);
    expect(compared).toBe(4 * 3 * 3 * 2 * 6 * deepOr(256, 46));
  });

  it('MK-ELG-12 the row that decided is the first reason, and says yes or no as the answer does', () => {
    const refusing = new Set(['MK-ELG-01', 'MK-ELG-02', 'MK-ELG-03', 'MK-ELG-12']);
    const seen = new Set<string>();
    for (const mode of attackModes)
      for (const attacker of everyAttacker()) {
        const { eligible, row, reasons } = judge(attacker, mode, 'W1');
        if (reasons[0]?.rule !== row || eligible === refusing.has(row)) throw new Error(`${row} ${mode}`);
        seen.add(row);
      }
    expect([...seen].sort()).toEqual(
      Array.from({ length: 12 }, (_, place) => `MK-ELG-${String(place + 1).padStart(2, '0')}`),
    );
  });
});
