import type { Arm } from './fight.ts';

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
