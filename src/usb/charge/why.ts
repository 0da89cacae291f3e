import type { UsbRuleId } from '../../rules/usb/ids.ts';
import { type MeleeReason, meleePools, meleeReasons } from '../../rules/usb/melee-reasons.ts';
import type { MeleeRole } from '../../rules/usb/melee-setup.ts';
import type { Pool } from '../../rules/usb/pools.ts';
import { effectiveTarget } from '../../rules/usb/test.ts';
import type { UsbChargeAnswer } from './answer.ts';

/** Dice of one side with what they need: to hit, unless they hit by themselves, and what is to save against them. */
export interface ShownPool {
  readonly who: MeleeRole;
  readonly pool: Pool;
  readonly hit: number | undefined;
  readonly save: number;
  readonly rule: UsbRuleId;
}

export interface UsbChargeReasons {
  readonly pools: readonly ShownPool[];
  readonly notes: readonly MeleeReason[];
}

/** Why a melee goes as it does: the dice of both sides in their order, then the rules in force. */
export function usbChargeReasons({ setup, rules }: UsbChargeAnswer): UsbChargeReasons {
  const { reaction, duel, first, atOnce, back } = meleePools(setup, rules);
  const shown = (who: MeleeRole, pools: readonly Pool[], rule: UsbRuleId = 'USB-MELEE-05') =>
    pools
      .filter(({ dice }) => dice > 0)
      .map((pool) => ({
        who,
        pool,
        hit: pool.hit && effectiveTarget(pool.hit).value,
        save: effectiveTarget(pool.save).value,
        rule: pool.hit ? rule : ('USB-WOUND-04' as const),
      }));
  return {
    pools: [
      ...shown('target', reaction, 'USB-SHOOT-06'),
      ...shown('charger', [...duel.charger, ...first]),
      ...shown('target', [...duel.target, ...atOnce, ...back]),
    ],
    notes: meleeReasons(setup, rules),
  };
}
