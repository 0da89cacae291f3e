import type { ArmyUnit } from '../../storage/army/army.ts';

/** What a unit is drawn as; two are signs of the app as well. */
export type UnitSignName =
  | 'pawn'
  | 'crown'
  | 'mage'
  | 'rider'
  | 'spear'
  | 'sword'
  | 'shield'
  | 'bow'
  | 'wheel'
  | 'aim'
  | 'castle';

/** What the builders of the games may have written, as far as a drawing looks at it. */
interface Seen {
  readonly kind?: unknown;
  readonly type?: unknown;
  readonly melee?: unknown;
  readonly ranged?: unknown;
  readonly shield?: unknown;
  readonly section?: unknown;
  readonly creation?: unknown;
  readonly training?: { readonly specialties?: unknown; readonly magic?: unknown } | undefined;
  readonly short?: { readonly unit?: unknown; readonly vehicle?: unknown } | undefined;
  readonly weapons?: unknown;
}

function signOfUsb({ kind, type, melee, ranged, shield }: Seen): UnitSignName {
  if (kind === 'machine') return 'wheel';
  if (kind === 'hero') return 'crown';
  if (ranged !== undefined) return ranged === 'light-arms' ? 'bow' : 'aim';
  if (type === 'riders') return 'rider';
  if (shield === true) return 'shield';
  if (melee === 'pole') return 'spear';
  return melee === 'heavy' ? 'sword' : 'pawn';
}

function signOfBrikwars({ creation, training, short, weapons }: Seen): UnitSignName {
  const has = (list: unknown, ...names: readonly string[]) =>
    Array.isArray(list) && names.some((name) => list.includes(name));
  if (creation !== undefined || short?.vehicle !== undefined) return 'wheel';
  if (has(training?.specialties, 'ego') || short?.unit === 'hero') return 'crown';
  if (typeof training?.magic === 'number' && training.magic > 0) return 'mage';
  if (has(weapons, 'short-ranged', 'long-ranged')) return 'aim';
  if (has(weapons, 'shield')) return 'shield';
  return has(weapons, 'hand', 'heavy', 'two-handed') ? 'sword' : 'pawn';
}

/**
 * What a unit is at a glance: who leads, rides or rolls before what it carries; a pawn where nothing is known. Only a
 * drawing hangs on it, so no builder is fetched to read what it has kept.
 */
export function signOf(unit: ArmyUnit | undefined): UnitSignName {
  const seen: Seen = typeof unit?.data === 'object' && unit.data !== null ? unit.data : {};
  if (unit?.game === 'usb') return signOfUsb(seen);
  if (unit?.game === 'mage-knight') return seen.section === undefined ? 'pawn' : 'castle';
  return signOfBrikwars(seen);
}
