import type { Side } from '../../rules/brikwars/attack/fight.ts';
import { armsAtOnce, armsOf, type CreationArm } from './creation-arms.ts';
import type { DuelInputs, SideInputs } from './inputs.ts';

/** A side with these weapons of its creation taken up. */
export function armedWith(
  side: SideInputs,
  mode: DuelInputs['mode'],
  [first, second]: readonly CreationArm[],
): Partial<SideInputs> {
  if (mode === 'ranged') return first ? { ownWeapon: first.own } : {};
  return {
    hands: [first ? 'own' : 'nothing', second ? 'own-2' : 'nothing'],
    ownWeapon: first?.own ?? side.ownWeapon,
    secondWeapon: second?.own ?? side.secondWeapon,
  };
}

/** Sides whose creations have taken up what they fight with in this mode. */
export function rearmed(inputs: DuelInputs): DuelInputs {
  const arm = (side: Side): SideInputs => {
    const entered = inputs[side];
    const { creation } = entered;
    if (!creation || (side === 'defender' && inputs.mode === 'ranged')) return entered;
    const arms = armsOf(creation, inputs.mode).slice(0, inputs.mode === 'close' ? armsAtOnce(creation) : 1);
    return { ...entered, ...armedWith(entered, inputs.mode, arms) };
  };
  const attacker = arm('attacker');
  const unarmed = inputs.mode === 'close' && attacker.creation && attacker.hands[0] === 'nothing';
  return {
    ...inputs,
    attacker,
    defender: arm('defender'),
    ...(inputs.mode === 'ranged' && attacker.creation && { shot: 'own' as const }),
    ...(unarmed && inputs.action === 'attack' && { action: 'shove' as const }),
    ...(!unarmed && attacker.creation && inputs.action === 'shove' && { action: 'attack' as const }),
    order: [],
  };
}
