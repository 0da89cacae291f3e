import type { Action, Arm, Fight, FightSide } from './fight.ts';
import { mayShove } from './shove.ts';

/** What the attacker does with his turn; the numbers are places in his list of arms. */
export interface AttackPlan {
  readonly action: Action;
  /** In the order of use; the one that shoves, or none for a withdrawal. */
  readonly arms: readonly number[];
  /** A shield that is not used parries the first counterattack (BW-CC-15). */
  readonly shieldParries: boolean;
}

/** Whether these arms may attack one after the other: none twice, and one shield at most, which shoves (BW-CC-02, BW-CC-08). */
export function isAttackOrder(arms: readonly Arm[], order: readonly number[]): boolean {
  const used = order.map((arm) => arms[arm]);
  return (
    order.length > 0 &&
    new Set(order).size === order.length &&
    used.every((arm) => arm !== undefined && (arm.strikes || arm.shield)) &&
    used.filter((arm) => arm?.shield).length <= 1
  );
}

/** The arms that a shove may be made with: those of the highest Use held (BW-CC-07). */
export function shovingArms(arms: readonly Arm[]): number[] {
  const highest = Math.max(...arms.map(({ use }) => use));
  return arms.flatMap(({ use }, index) => (use === highest ? [index] : []));
}

/** The shield that is free to parry a counterattack: the first that does not shove itself (BW-CC-08, BW-CC-15, BWC-26). */
export function counterShieldOf(arms: readonly Arm[], used: readonly number[]): number | undefined {
  const free = arms.findIndex((arm, index) => arm.shield && !used.includes(index));
  return free < 0 ? undefined : free;
}

function orders(side: FightSide, mayUseShield: boolean): number[][] {
  const usable = side.arms.flatMap((arm, index) =>
    arm.strikes || (arm.shield && mayUseShield) ? [index] : [],
  );
  const found: number[][] = [];
  const extend = (order: readonly number[]): void => {
    for (const arm of usable) {
      const longer = [...order, arm];
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
  const add = (action: Action, arms: readonly number[]): void => {
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

/** A turn in short, the shield left aside: `attack-0-1`, `shove-0`, `withdraw`. */
export function attackId({ action, arms }: Pick<AttackPlan, 'action' | 'arms'>): string {
  return [action, ...arms].join('-');
}
