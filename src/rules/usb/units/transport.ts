import type { UsbRules } from '../house-rules.ts';
import type { UsbUnit } from './unit.ts';

/** Infantry or heavy infantry that one hold takes (USB-TRANS-01). */
const holdPlaces = { infantry: 10, heavy: 5 } as const;

/** Inches within which a unit boards, and within which it is placed when it leaves (USB-TRANS-02, USB-C-13). */
export const boardingInches = 5;

/** Models to be carried. */
export interface Cargo {
  readonly infantry: number;
  readonly heavy: number;
}

/** Holds that a cargo needs: each takes one kind, or by `cargoMix` a heavy model takes two places of ten (USB-TRANS-01, USB-A-26). */
export function holdsNeeded({ infantry, heavy }: Cargo, { cargoMix }: Pick<UsbRules, 'cargoMix'>): number {
  return cargoMix === 'heavyAsTwo'
    ? Math.ceil((infantry + 2 * heavy) / holdPlaces.infantry)
    : Math.ceil(infantry / holdPlaces.infantry) + Math.ceil(heavy / holdPlaces.heavy);
}

/** Whether a cargo fits into so many holds (USB-TRANS-01). */
export function fitsInto(cargo: Cargo, holds: number, rules: Pick<UsbRules, 'cargoMix'>): boolean {
  return holdsNeeded(cargo, rules) <= holds;
}

/** The holds of a unit that carries, a hero's mount included (USB-TRANS-01). */
export function holdsOf(unit: UsbUnit): number {
  const machine = unit.kind === 'machine' ? unit : unit.kind === 'hero' ? unit.mount : undefined;
  return machine?.equipment.filter((item) => item === 'transport').length ?? 0;
}

/** What a unit is as a cargo; undefined for riders, monsters, machines and mounted heroes, who do not fit (USB-TRANS-01). */
export function cargoOf(unit: UsbUnit, models: number): Cargo | undefined {
  if (unit.kind === 'machine' || unit.type === 'riders') return undefined;
  if (unit.kind === 'hero' && unit.mount) return undefined;
  return unit.type === 'heavy' ? { infantry: 0, heavy: models } : { infantry: models, heavy: 0 };
}
