import { counterShieldOf, isAttackOrder, shovingArms } from '../attack/attack-arms.ts';
import { type Action, actions, type Fight, type FightSide } from '../attack/fight.ts';
import { mayShove } from '../attack/shove.ts';
import { type ArmId, readArmId } from '../weapons.ts';

/** What the attacker does with his turn, with which of his arms. */
export interface AttackPlan {
  readonly action: Action;
  /** In the order of use; the one that shoves, or none for a withdrawal. */
  readonly arms: readonly ArmId[];
  /** A shield that is not used parries the first counterattack (BW-CC-15). */
  readonly shieldParries: boolean;
}

function orders(side: FightSide, mayUseShield: boolean): readonly (readonly ArmId[])[] {
  const usable = side.arms.filter((arm) => arm.strikes || (arm.shield && mayUseShield));
  const found: (readonly ArmId[])[] = [];
  const extend = (order: readonly ArmId[]): void => {
    for (const { id } of usable) {
      const longer = [...order, id];
      if (!isAttackOrder(side.arms, longer)) continue;
      found.push(longer);
      extend(longer);
    }
  };
  extend([]);
  return found;
}

/**
 * Everything that the attacker may do (BW-CC-04, BW-CC-05, BW-CC-07, BW-CC-08, BW-CC-09, BW-CC-15): which weapons in which
 * order, a shove or a withdrawal, and a shield kept for the counterattack or not. A shooter has what he declared.
 */
export function legalAttacks(fight: Fight): AttackPlan[] {
  if (fight.mode === 'ranged') return [attackOf(fight)];
  const { attacker, defender, rules } = fight;
  const mayPush = !fight.automaticHit && mayShove(rules, attacker, defender);
  const plans: AttackPlan[] = [];
  const add = (action: Action, arms: readonly ArmId[]): void => {
    const free = action !== 'withdraw' && counterShieldOf(attacker.arms, arms) !== undefined;
    for (const shieldParries of free ? [true, false] : [false]) plans.push({ action, arms, shieldParries });
  };
  for (const order of orders(attacker, mayPush)) add('attack', order);
  if (mayPush) for (const arm of shovingArms(attacker.arms)) add('shove', [arm]);
  if (!fight.automaticHit) add('withdraw', []);
  return plans;
}

/** What the attacker has declared. */
export function attackOf({ action, attacks, counterShield }: Fight): AttackPlan {
  return { action, arms: attacks, shieldParries: counterShield !== undefined };
}

export function sameAttack(a: AttackPlan, b: AttackPlan): boolean {
  return attackId(a) === attackId(b) && a.shieldParries === b.shieldParries;
}

/** The fight with another turn of the attacker; throws where the rules do not allow it. */
export function declareAttack(fight: Fight, plan: AttackPlan): Fight {
  if (!legalAttacks(fight).some((legal) => sameAttack(legal, plan))) throw new RangeError('no legal attack');
  const { counterShield: _, ...rest } = fight;
  const shield = plan.shieldParries ? counterShieldOf(fight.attacker.arms, plan.arms) : undefined;
  return {
    ...rest,
    action: plan.action,
    attacks: plan.arms,
    ...(shield === undefined ? {} : { counterShield: shield }),
  };
}

/** A turn in short, the shield left aside: `attack:heavy.1:shield.1`, `shove:bare-hands.1`, `withdraw`. */
export function attackId({ action, arms }: Pick<AttackPlan, 'action' | 'arms'>): string {
  return [action, ...arms].join(':');
}

/** The turn that is called so. */
export function readAttack(id: string): Pick<AttackPlan, 'action' | 'arms'> | undefined {
  const [kind, ...named] = id.split(':');
  const action = actions.find((known) => known === kind);
  const arms = named.map(readArmId).filter((arm) => arm !== undefined);
  return action && arms.length === named.length ? { action, arms } : undefined;
}
