// Structure: Size, Structure Level, Surface (E:1896-1985; P:780-821).
import type { Creation, PartKind } from './creation.ts';

/** What a creation is called: a Building stands, a Vehicle moves without a Mind, a Creature acts by itself (BW-CRE-02). */
export type CreationClass = 'building' | 'vehicle' | 'creature';

/** Building, Vehicle or Creature, by its Mind and whether anything moves it (BW-CRE-02). */
export function creationClass({
  mind,
  propulsion,
  exotic = [],
}: Pick<Creation, 'mind' | 'propulsion' | 'exotic'>): CreationClass {
  if (mind.kind !== 'none') return 'creature';
  return [...propulsion, ...exotic].some(({ inches }) => inches > 0) ? 'vehicle' : 'building';
}

/** Typical parts of each class of creation and where they belong (BW-CRE-03); both texts agree on these. */
export const typicalParts = {
  building: {
    structure: ['walls', 'floors', 'basement', 'roof', 'columns'],
    surface: ['furniture', 'gun-nest', 'dish'],
  },
  vehicle: {
    structure: ['chassis', 'cockpit'],
    surface: ['wings', 'rockets', 'wheels', 'lasers', 'crane-arm', 'shield-generator'],
  },
  creature: { structure: ['skull', 'torso'], surface: ['limbs', 'wings', 'jaws', 'tail', 'weapons'] },
} as const satisfies Readonly<
  Record<CreationClass, Readonly<Record<'structure' | 'surface', readonly string[]>>>
>;

/** What is known of a part: whether it has an interior, decorates, moves or can be used, is no part of the whole. */
export interface PartTraits {
  readonly interior: boolean;
  readonly decorative?: boolean;
  readonly loose?: boolean;
  /** An exposed hinge, a turret, or another part that moves. */
  readonly moving?: boolean;
}

/** Structure is what has an interior and belongs to the whole; what moves on the outside is weaker yet (BW-CRE-03, BWC-38). */
export function partKindOf({ interior, decorative, loose, moving }: PartTraits): PartKind {
  if (moving) return 'moving';
  return interior && !decorative && !loose ? 'structure' : 'surface';
}

/** The Sizes that a longest side of so many inches may be given: rounded either way, 1 at least but for vermin (BW-CRE-04, BW-CRE-05). */
export function sizesFor(inches: number, creature: boolean): readonly number[] {
  const lowest = creature && inches < 1 ? 0 : 1;
  return [...new Set([Math.floor(inches), Math.ceil(inches)].map((size) => Math.max(lowest, size)))];
}
