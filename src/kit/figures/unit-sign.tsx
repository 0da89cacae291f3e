import { Icon } from '../controls/icon.tsx';
import type { UnitSignName } from './sign-of.ts';
import './unit-sign.css';

/** Our own proportions, drawn in strokes on 24 by 24. */
const signs = {
  pawn: 'M8.500 3h7v6h-7zM5 21v-4q0-6 7-6t7 6v4z',
  crown: 'M4 8l4 4 4-7 4 7 4-4-1.500 11h-13z',
  mage: 'M2 20q10-5 20 0M6 18 12 2l2 5-1 1 5 10',
  rider: 'M7 21h11V12q0-7-7-8L9 3v2L4 11l2 3 4-1.500-3 4.500z',
  spear: 'M4 20 17 7M13 5l7-1-1 7z',
  sword: 'M20 4 9 15M6 12l6 6M9 15l-5 5',
  shield: 'M5 4h14v7q0 6-7 10-7-4-7-10zM12 4v17',
  bow: 'M6 3q15 0 15 15zM3 21 13.500 10.500M3 17v4h4',
  wheel: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 3v18M3 12h18',
} as const satisfies Readonly<Record<Exclude<UnitSignName, 'aim' | 'castle'>, string>>;

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
