import { describe, expect, it } from 'vitest';
import type { Creation, MindKind } from '../../../../src/rules/brikwars/creation/creation.ts';
import { creationPrice } from '../../../../src/rules/brikwars/creation/price-creation.ts';

const block: Creation = { size: 1, level: 0, propulsion: [], weapons: [], mind: { kind: 'none' } };
const build = (more: Partial<Creation>): Creation => ({ ...block, ...more });
const cost = (more: Partial<Creation>, egos = 1) => creationPrice(build(more), egos).cost;
const mind = (kind: MindKind, size: number, raises: Partial<Creation['mind']> = {}) =>
  creationPrice(build({ size, mind: { kind, ...raises } })).mind;
const horse = build({
  size: 2,
  propulsion: [{ medium: 'ground', inches: 10 }],
  weapons: [{ kind: 'melee', size: 1 }],
  mind: { kind: 'submissive' },
});

describe('what creations cost', () => {
  it.each([
    [
      'EX-COST-01 minifig',
      cost({ propulsion: [{ medium: 'ground', inches: 5 }], mind: { kind: 'whole' } }),
      4,
    ],
    ['EX-COST-02 warhorse', creationPrice(horse).cost, 9],
    ['EX-COST-05 a brain of Size 4 with one more Skill', mind('whole', 4, { skillRaise: 1 }), 8],
    ['EX-COST-06 half a brain of Size 4 with one more Skill', mind('simple', 4, { skillRaise: 1 }), 6],
    [
      'EX-COST-08 ten inches',
      creationPrice(build({ propulsion: [{ medium: 'underwater', inches: 10 }] })).propulsion,
      5,
    ],
    [
      'EX-COST-09 two inches of flight at level 2',
      creationPrice(build({ level: 2, propulsion: [{ medium: 'flight', inches: 2 }] })).propulsion,
      4,
    ],
    ['EX-COST-15 vermin with one Armor', cost({ size: 0, verminArmor: 1 }), 0.5],
    ['EX-COST-16 Ripper Blade', creationPrice(build({ weapons: [{ kind: 'melee', size: 4 }] })).weapons, 8],
    ['BWC-19 Structure Level 0 costs half a point an inch', creationPrice(build({ size: 7 })).base, 3.5],
    [
      'BWC-74 an odd inch costs half a point',
      cost({ level: 1, propulsion: [{ medium: 'water', inches: 5 }] }),
      3.5,
    ],
    ['BWC-75 half a Mind without Size', mind('incompetent', 0), 0.5],
    [
      'BWC-147 levels of half a Mind are half',
      mind('submissive', 3, { multidexterity: 1, multitasking: 1 }),
      4.5,
    ],
    [
      'BW-CRE-11 what the players agreed on',
      cost({ exotic: [{ name: 'teleports', inches: 6, cost: 7.5 }] }),
      8,
    ],
    [
      'BW-HERO-04 a creature with an Ego among three',
      cost({ ...horse, training: { specialties: ['ego'] } }, 3),
      10,
    ],
    ['BW-HERO-04 nobody else is cheaper for it', cost(horse, 3), 9],
  ] as const)('%s', (_, found, expected) => {
    expect(found).toBe(expected);
  });

  it('BW-CRE-01 a bill names each part with its rule and place, and adds up', () => {
    const price = creationPrice({
      ...horse,
      propulsion: [
        { medium: 'ground', inches: 3 },
        { medium: 'flight', inches: 7 },
      ],
      exotic: [{ name: 'tunnels', inches: 2, cost: 1 }],
      mind: { kind: 'whole', skillRaise: 1, multidexterity: 1, multitasking: 1 },
      training: { specialties: ['pilot'], magic: 1, weaponMasters: 1 },
    });
    expect(price.lines).toEqual([
      { code: 'structure', rule: 'BW-CRE-08', amount: 1 },
      { code: 'propulsion', rule: 'BW-CRE-09', amount: 1.5, place: 0 },
      { code: 'flight', rule: 'BW-CRE-09', amount: 7, place: 1 },
      { code: 'exotic', rule: 'BW-CRE-11', amount: 1, place: 0 },
      { code: 'weapon', rule: 'BW-CRE-14', amount: 2, place: 0 },
      { code: 'mind', rule: 'BW-CRE-18', amount: 2 },
      { code: 'skill-raise', rule: 'BW-CRE-18', amount: 2 },
      { code: 'multidexterity', rule: 'BW-CRE-26', amount: 2 },
      { code: 'multitasking', rule: 'BW-CRE-27', amount: 2 },
      { code: 'specialty', rule: 'BW-OPR-07', amount: 1, place: 0 },
      { code: 'weapon-master', rule: 'BW-SKL-03', amount: 6 },
      { code: 'magic', rule: 'BW-MAG-01', amount: 2 },
    ]);
    const { base, propulsion, weapons, mind: thinking, training } = price;
    expect(base + propulsion + weapons + thinking + training).toBe(price.cost);
    expect(price.cost).toBe(29.5);
  });

  it('BWC-74 every price is a whole number of quarters: counted in quarters it is the same', () => {
    for (let size = 0; size <= 9; size++)
      for (let level = 0; level <= 5; level++)
        for (let half = 0; half <= 48; half++) {
          const flight = [{ medium: 'flight', inches: half / 2 }] as const;
          const made = build({ size, level, propulsion: flight, mind: { kind: 'simple', multitasking: 1 } });
          const quarters =
            (level === 0 ? 2 * size : 4 * size * level) + half * (2 + level) + 2 * (2 * Math.max(1, size));
          expect(4 * creationPrice(made).cost).toBe(quarters);
        }
  });

  it('BW-CRE-20 BWC-75 half a Mind is half of a whole one, and each more Skill as expensive as for a whole one', () => {
    for (const kind of ['simple', 'submissive', 'incompetent'] as const)
      for (let size = 0; size <= 9; size++) {
        expect(mind(kind, size)).toBe(mind('whole', size) / 2);
        if (kind === 'incompetent') continue;
        const raised = (of: MindKind, skillRaise: number) => mind(of, size, { skillRaise }) - mind(of, size);
        expect(raised(kind, 2)).toBe(2 * Math.max(1, size));
        expect(raised(kind, 2)).toBe(raised('whole', 2));
      }
  });
});
