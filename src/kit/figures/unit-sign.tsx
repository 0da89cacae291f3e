import type { ArmyUnit } from '../../storage/army/army.ts';
import { Icon } from '../controls/icon.tsx';
import './unit-sign.css';

/** Our own proportions, drawn in strokes on 24 by 24. */
const signs = {
  pawn: 'M8.500 3h7v6h-7zM5 21v-4q0-6 7-6t7 6v4z',
  crown: 'M4 8l4 4 4-7 4 7 4-4-1.500 11h-13z',
  rider: 'M7 21h11V12q0-7-7-8L9 3v2L4 11l2 3 4-1.500-3 4.500z',
  spear: 'M4 20 17 7M13 5l7-1-1 7z',
  sword: 'M20 4 9 15M6 12l6 6M9 15l-5 5',
  shield: 'M5 4h14v7q0 6-7 10-7-4-7-10zM12 4v17',
  bow: 'M6 3q15 0 15 15zM3 21 13.500 10.500M3 17v4h4',
  wheel: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 3v18M3 12h18',
} as const;

/** Two are signs of the app as well. */
export type UnitSignName = keyof typeof signs | 'aim' | 'castle';

/** What the builders of the games may have written, as far as a drawing looks at it. */
interface Seen {
  readonly kind?: unknown;
  readonly type?: unknown;
  readonly melee?: unknown;
  readonly ranged?: unknown;
  readonly shield?: unknown;
  readonly section?: unknown;
  readonly creation?: unknown;
  readonly training?: { readonly specialties?: unknown } | undefined;
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

/** Decoration on a brick: the name beside it carries the meaning. */
export function UnitSign({ name }: { readonly name: UnitSignName }) {
  if (name === 'aim' || name === 'castle') return <Icon name={name} />;
  return (
    <svg class="unit-sign" width={24} height={24} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={signs[name]} />
    </svg>
  );
}

/** A unit as a brick with its sign, at the head of its line. */
export function UnitTile({ name }: { readonly name: UnitSignName }) {
  return (
    <span class="unit-tile">
      <UnitSign name={name} />
    </span>
  );
}
