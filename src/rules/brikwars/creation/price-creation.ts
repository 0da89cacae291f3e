// Prices of creations (E:1987-2186; P:823-953).
import { bodyCost, mindCost, propulsionCost, verminArmorCost } from '../units/costs.ts';
import type { Creation, CreationMind } from './creation.ts';
import { weaponValues } from './creation-weapons.ts';
import { type PriceLine, paid, sumOf } from './price-lines.ts';
import { discountLine, trainingLines } from './price-training.ts';

/** What a creation costs in Construction Points, by its parts and line by line. */
export interface CreationPrice {
  /** Structure, or the Armor of vermin. */
  readonly base: number;
  readonly propulsion: number;
  readonly weapons: number;
  /** With raises of Skill and levels of capacity. */
  readonly mind: number;
  readonly training: number;
  /** For Crankiness, where it has a Heroic Ego. */
  readonly discount: number;
  readonly cost: number;
  readonly lines: readonly PriceLine[];
}

/**
 * The price of a creation: Structure, Propulsion in each medium, weapons, Mind and what it has learnt (BW-CRE-01, BW-CRE-05,
 * BW-CRE-08, BW-CRE-09, BW-CRE-11, BW-CRE-14, BWC-19, BWC-74, BWC-151). `egos` counts the Heroic Egos of its whole army
 * with its own, and means nothing to a creation without one; its discount is taken from all it is (BW-HERO-04).
 */
export function creationPrice(creation: Creation, egos = 1): CreationPrice {
  const { size, training = {} } = creation;
  const base = structureLines(creation);
  const propulsion = propulsionLines(creation);
  const weapons = creation.weapons.map(
    (weapon, place): PriceLine => ({
      code: 'weapon',
      rule: 'BW-CRE-14',
      amount: weaponValues(weapon).cost,
      place,
    }),
  );
  const mind = mindLines(size, creation.mind);
  const trained = trainingLines(size, training);
  const own = [...base, ...propulsion, ...weapons, ...mind, ...trained];
  const discounted = training.specialties?.includes('ego') ? discountLine(sumOf(own), egos) : [];
  const lines = [...own, ...discounted];
  return {
    base: sumOf(base),
    propulsion: sumOf(propulsion),
    weapons: sumOf(weapons),
    mind: sumOf(mind),
    training: sumOf(trained),
    discount: sumOf(discounted.map((line) => ({ ...line, amount: -line.amount }))),
    cost: sumOf(lines),
    lines,
  };
}

function structureLines({ size, level, verminArmor = 0 }: Creation): readonly PriceLine[] {
  return [
    ...paid({ code: 'structure', rule: 'BW-CRE-08', amount: bodyCost(size, level) }),
    ...paid({ code: 'vermin-armor', rule: 'BW-CRE-05', amount: verminArmorCost(verminArmor) }),
  ];
}

function propulsionLines({ propulsion, exotic = [], level }: Creation): readonly PriceLine[] {
  return [
    ...propulsion.flatMap(({ medium, inches }, place) => {
      const flies = medium === 'flight';
      const amount = propulsionCost(inches, flies ? level : undefined);
      return paid({ code: flies ? 'flight' : 'propulsion', rule: 'BW-CRE-09', amount, place });
    }),
    ...exotic.flatMap(({ cost }, place) => paid({ code: 'exotic', rule: 'BW-CRE-11', amount: cost, place })),
  ];
}

/**
 * The bill of a Mind: whole or half, each raise of Skill at the price of a whole one, each level of capacity at what this
 * Mind cost itself (BW-CRE-18, BW-CRE-20, BW-CRE-26, BW-CRE-27, BWC-75, BWC-147).
 */
function mindLines(
  size: number,
  { kind, skillRaise, multidexterity, multitasking }: CreationMind,
): readonly PriceLine[] {
  if (kind === 'none') return [];
  const half = kind !== 'whole';
  return [
    {
      code: half ? 'half-mind' : 'mind',
      rule: half ? 'BW-CRE-20' : 'BW-CRE-18',
      amount: mindCost(size, half ? 'half' : 'whole'),
    },
    ...abilityLines(size, half, { skillRaise, multidexterity, multitasking }),
  ];
}

/** Raises and levels as they may be left out. */
interface Abilities {
  readonly skillRaise?: number | undefined;
  readonly multidexterity?: number | undefined;
  readonly multitasking?: number | undefined;
}

/** The bill of raises of Skill and levels of capacity for a Mind that is there already, whole or half (BW-CRE-18, BWC-147). */
export function abilityLines(
  size: number,
  half: boolean,
  { skillRaise = 0, multidexterity = 0, multitasking = 0 }: Abilities,
): readonly PriceLine[] {
  const whole = mindCost(size, 'whole');
  const level = mindCost(size, half ? 'half' : 'whole');
  return [
    ...paid({ code: 'skill-raise', rule: 'BW-CRE-18', amount: skillRaise * whole }),
    ...paid({ code: 'multidexterity', rule: 'BW-CRE-26', amount: multidexterity * level }),
    ...paid({ code: 'multitasking', rule: 'BW-CRE-27', amount: multitasking * level }),
  ];
}
