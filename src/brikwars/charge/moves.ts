import { handsInCharge } from '../../rules/brikwars/charge-plough.ts';
import type { Side } from '../../rules/brikwars/fight.ts';
import type { Profile, ProfileWeapon } from '../../rules/brikwars/profile.ts';
import {
  type ChargeArm,
  type ChargeInputs,
  type ChargeSideInputs,
  chargeArms,
  chargeBounds,
  isMounted,
  usualReach,
} from './inputs.ts';

/** A side with a part of it changed, and what follows from that. */
export function withChargeSide(
  inputs: ChargeInputs,
  side: Side,
  part: Partial<ChargeSideInputs>,
): ChargeInputs {
  const before = inputs[side];
  let next = { ...before, ...part };
  // A mounted minifig has Size 2 and one on foot Size 1, until somebody measures otherwise (BW-CHG-09).
  if (part.mount !== undefined && part.size === undefined && isMounted(before) !== isMounted(next)) {
    next = { ...next, size: isMounted(next) ? 2 : 1 };
  }
  // Only a rider holds a lance beside a shield: on foot the one that was taken up last stays (BW-CHG-14).
  if (next.shield && next.arm === 'two-handed' && handsInCharge(2, isMounted(next)) === 2) {
    next = part.shield ? { ...next, arm: 'heavy' } : { ...next, shield: false };
  }
  if (next.arm !== before.arm && part.reach === undefined) next = { ...next, reach: usualReach[next.arm] };
  return { ...inputs, [side]: next };
}

const isOwn = (weapon: Profile['weapons'][number]): weapon is ProfileWeapon => typeof weapon === 'object';

/** A side as one of the player's own units: its values, its Size, and the weapon it charges with, if it has one. */
export function withChargeProfile(inputs: ChargeInputs, side: Side, profile: Profile): ChargeInputs {
  const { skill, armor, size, weapons } = profile;
  const own = weapons.filter(isOwn).find(({ kind }) => kind === 'heavy' || kind === 'two-handed');
  const known = chargeArms.find((arm) => arm !== 'hand' && weapons.some((weapon) => weapon === arm));
  const arm: ChargeArm = known ?? (own ? 'own' : 'nothing');
  const part: Partial<ChargeSideInputs> = {
    unit: 'own',
    ownSkill: skill,
    ownArmor: armor,
    mount: 'none',
    size: Math.min(chargeBounds.size, Math.max(0, Math.round(size))),
    arm,
    shield: weapons.some((weapon) => (isOwn(weapon) ? weapon.kind === 'shield' : weapon === 'shield')),
    ...(own && { ownUse: Math.min(chargeBounds.use, own.use), ownDamage: own.damage }),
  };
  const led = arm === 'nothing' ? 'body' : 'weapon';
  const changed = withChargeSide(inputs, side, part);
  return side === 'attacker' ? { ...changed, strikes: led } : { ...changed, answer: led };
}

/** The two change places; what they chose in their parts stays with the part. */
export function swappedCharge(inputs: ChargeInputs): ChargeInputs {
  const { attacker, defender } = inputs;
  const arm: ChargeArm = defender.arm === 'hand' ? 'nothing' : defender.arm;
  return {
    ...inputs,
    attacker: { ...defender, arm, rooted: false },
    defender: attacker,
    strikes: arm === 'nothing' ? 'body' : 'weapon',
  };
}
