import { weaponValues } from '../../rules/brikwars/creation/creation-weapons.ts';
import type { Profile, ProfileWeapon } from '../../rules/brikwars/units/profile.ts';
import { stepsToDestroy } from '../../rules/brikwars/wreck/size-damage.ts';
import type { Brought } from '../units/profile-field.ts';
import {
  type GroupInputs,
  gangRoom,
  gangWeapons,
  groupOf,
  type ManyInputs,
  manyMost,
  type VictimWeapons,
  type WhoInputs,
} from './inputs.ts';

type Arm = Pick<GroupInputs, 'weapon' | 'ownUse' | 'ownDamage'>;

const plainArm: Arm = { weapon: 'hand', ownUse: 3, ownDamage: '1d6' };

const isOwn = (weapon: Profile['weapons'][number]): weapon is ProfileWeapon => typeof weapon === 'object';

/** What a unit strikes with: the jaws or blades of a creation, a weapon of its own, or one of the table. */
function armOf({ weapons, creation }: Profile): Arm {
  const grown = creation?.weapons.find(({ kind }) => kind === 'melee');
  if (grown) {
    const { use, damageD6 } = weaponValues(grown);
    return { weapon: 'own', ownUse: use, ownDamage: `${damageD6}d6` };
  }
  const own = weapons.find(isOwn);
  if (own) return { weapon: 'own', ownUse: own.use, ownDamage: own.damage };
  return {
    ...plainArm,
    weapon: gangWeapons.find((known) => known !== 'own' && weapons.includes(known)) ?? plainArm.weapon,
  };
}

function victimArm(weapons: Profile['weapons']): VictimWeapons {
  const shield = weapons.includes('shield');
  if (weapons.includes('two-handed')) return 'two-handed';
  if (weapons.includes('heavy')) return shield ? 'heavy-shield' : 'heavy';
  if (weapons.includes('hand') || weapons.includes('bite')) return shield ? 'hand-shield' : 'hand';
  return 'nothing';
}

/** A gang with units that come from elsewhere: attackers or the victim. */
export function withBrought(inputs: ManyInputs, { side, profile, count }: Brought): ManyInputs {
  const { skill, armor, size, weapons } = profile;
  const steps = Math.min(manyMost.size, stepsToDestroy(size));
  const who: Pick<WhoInputs, 'unit' | 'ownSkill' | 'ownArmor' | 'steps'> = {
    unit: 'own',
    ownSkill: skill,
    ownArmor: armor,
    ...(steps > 1 && { steps }),
  };
  const gang = { ...inputs.gang, plan: '' };
  if (side === 'attacker') {
    const { weapon, ...values } = armOf(profile);
    const shield = weapons.includes('shield') && weapon !== 'two-handed';
    const group = groupOf(Math.min(count, gangRoom(inputs)), weapon, { ...who, ...values, shield });
    return { ...inputs, kind: 'gang', gang: { ...gang, attackers: [group] } };
  }
  const { steps: _, ...before } = gang.victim;
  const victim = {
    ...before,
    ...who,
    size: Math.min(size, manyMost.size),
    weapons: victimArm(weapons),
  };
  return { ...inputs, kind: 'gang', gang: { ...gang, victim } };
}
