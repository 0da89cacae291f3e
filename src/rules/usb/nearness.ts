// Whether an enemy is the nearest, for a shooter and a charger.
import type { UsbRules } from './house-rules.ts';

/** Whether the target is the nearest enemy; `nearer-unseen` when only enemies who may not be attacked are nearer. */
export const nearnesses = ['nearest', 'nearer-unseen', 'farther'] as const;
export type Nearness = (typeof nearnesses)[number];

/** Whether the target counts as the nearest: of those that may be attacked, or by the switch of all (USB-A-03). */
export function isNearest(
  { nearness }: { readonly nearness: Nearness },
  { nearest }: Pick<UsbRules, 'nearest'>,
): boolean {
  return nearness === 'nearest' || (nearness === 'nearer-unseen' && nearest === 'visible');
}
