import type { ArmId } from '../weapons.ts';
import type { Arm } from './fight.ts';

/** Whether these arms may attack one after the other: none twice, and one shield at most, which shoves (BW-CC-02, BW-CC-08). */
export function isAttackOrder(arms: readonly Arm[], order: readonly ArmId[]): boolean {
  const used = order.map((id) => arms.find((arm) => arm.id === id));
  return (
    order.length > 0 &&
    new Set(order).size === order.length &&
    used.every((arm) => arm !== undefined && (arm.strikes || arm.shield)) &&
    used.filter((arm) => arm?.shield).length <= 1
  );
}

/** The arms that a shove may be made with: those of the highest Use held (BW-CC-07). */
export function shovingArms(arms: readonly Arm[]): readonly ArmId[] {
  const highest = Math.max(...arms.map(({ use }) => use));
  return arms.filter(({ use }) => use === highest).map(({ id }) => id);
}

/** The shield that is free to parry a counterattack: the first that does not shove itself (BW-CC-08, BW-CC-15, BWC-26). */
export function counterShieldOf(arms: readonly Arm[], used: readonly ArmId[]): ArmId | undefined {
  return arms.find(({ id, shield }) => shield && !used.includes(id))?.id;
}
