import {
  assaultOf,
  type BlastInputs,
  firstBlast,
  groupOf,
  type ManyInputs,
  minifig,
  noSituation,
} from './inputs.ts';

/** Attacks of many, one tap away; the most used first. */
export const manyPresets = ['bowmen', 'two', 'three', 'squad', 'grenade', 'mixed', 'launcher'] as const;
export type ManyPreset = (typeof manyPresets)[number];

function gangOf(inputs: ManyInputs, count: number): ManyInputs {
  const attackers = [groupOf(count, 'heavy')];
  const victim = { ...minifig, weapons: 'hand-shield', size: 1 } as const;
  return { ...inputs, kind: 'gang', gang: { ...inputs.gang, attackers, victim, plan: '' } };
}

function blastOf(inputs: ManyInputs, part: Partial<BlastInputs>): ManyInputs {
  return { ...inputs, kind: 'blast', blast: { ...firstBlast, situation: noSituation, ...part } };
}

/** A whole platoon: 24 pistols, 12 rifles and 3 artillery pieces at one target 4 inches away (BW-SQ-22). */
const platoon = [
  groupOf(24, 'short-ranged', { distance: 4 }),
  groupOf(12, 'long-ranged', { distance: 4 }),
  groupOf(3, 'own', { distance: 4, ownUse: 6, ownDamage: '2d10' }),
] as const;

/** The inputs with a preset in place of what its kind had; rules of the table stay. */
export function withManyPreset(inputs: ManyInputs, preset: ManyPreset): ManyInputs {
  switch (preset) {
    case 'bowmen':
      return { ...inputs, kind: 'together', assaults: [assaultOf([groupOf(3, 'short-ranged')])] };
    case 'squad':
      return { ...inputs, kind: 'single', assaults: [assaultOf([groupOf(8, 'short-ranged')], 8)] };
    case 'mixed':
      return { ...inputs, kind: 'together', assaults: [assaultOf(platoon)] };
    case 'two':
      return gangOf(inputs, 2);
    case 'three':
      return gangOf(inputs, 3);
    case 'grenade':
      return blastOf(inputs, {});
    case 'launcher':
      return blastOf(inputs, { way: 'long-ranged', distance: 10 });
  }
}
