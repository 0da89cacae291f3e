import { certain, chanceOf, type Distribution, highest, mean, sum as sumOf } from '../dice/distribution.ts';
import type { CastleReason, Sum } from './answer.ts';
import type { SectionPart } from './sections.ts';

export const collapseEffects = [
  'leaves-the-game',
  'rubble-of-same-shape',
  'planking-to-the-ground',
  'figures-on-the-ground',
  'one-die-each',
  'damage-as-rolled',
  'arch-is-not-on',
] as const;
export type CollapseEffect = (typeof collapseEffects)[number];

/** The faces of the die that each falling figure rolls (MK-DST-03). */
export const fallDie = 6;

/** What becomes of a destroyed section and of the figures at it. */
export interface Collapse<Figure> {
  /** The heavy terrain that takes its place has the outline of the section itself. */
  readonly rubble: 'heavy';
  readonly plankingOnGround: boolean;
  /** Put down where they stood, each with a die to roll. */
  readonly falling: readonly Figure[];
  /** Under the arch: not on the section, so they take nothing (MK-A-21; by its other reading they fall too). */
  readonly spared: readonly Figure[];
  readonly reasons: readonly CastleReason<CollapseEffect>[];
}

/** What follows when a section shows three broken towers (MK-DST-01 to MK-DST-03). */
export function collapse<Figure extends { readonly part: SectionPart }>(
  figures: readonly Figure[],
  planking: boolean,
): Collapse<Figure> {
  const falling = figures.filter(({ part }) => part !== 'arch');
  const spared = figures.filter(({ part }) => part === 'arch');
  const reasons: CastleReason<CollapseEffect>[] = [
    { rule: 'MK-DST-01', effect: 'leaves-the-game' },
    { rule: 'MK-DST-02', effect: 'rubble-of-same-shape' },
  ];
  if (planking) reasons.push({ rule: 'MK-DST-02', effect: 'planking-to-the-ground' });
  if (falling.length > 0) {
    reasons.push(
      { rule: 'MK-DST-03', effect: 'figures-on-the-ground', amount: falling.length },
      { rule: 'MK-DST-03', effect: 'one-die-each', amount: falling.length },
    );
  }
  if (spared.length > 0) reasons.push({ rule: 'MK-A-21', effect: 'arch-is-not-on', amount: spared.length });
  return { rubble: 'heavy', plankingOnGround: planking, falling, spared, reasons };
}

/** The damage of a figure that falls, in clicks: what its die shows (MK-DST-03). Throws for what no die shows. */
export function fallDamage(face: number): Sum<CollapseEffect> {
  if (!Number.isInteger(face) || face < 1 || face > fallDie) throw new RangeError(`no face of a d6: ${face}`);
  return { value: face, reasons: [{ rule: 'MK-DST-03', effect: 'damage-as-rolled', amount: face }] };
}

export interface CollapseOdds {
  /** The chance that each figure is eliminated, in the order given. */
  readonly each: readonly number[];
  /** How many are eliminated. */
  readonly eliminated: Distribution;
  readonly mean: number;
  readonly allSurvive: number;
  readonly allEliminated: number;
}

/** The exact odds of a collapse: each figure with so many clicks left is eliminated by that much damage of its own d6 (MK-DST-03). */
export function collapseOdds(clicks: readonly number[]): CollapseOdds {
  const each = clicks.map((left) => Math.min(fallDie, Math.max(0, fallDie + 1 - Math.ceil(left))) / fallDie);
  const eliminated = each.reduce(
    (total, chance) => sumOf(total, { min: 0, weights: Float64Array.of(1 - chance, chance), cutOff: 0 }),
    certain(0),
  );
  return {
    each,
    eliminated,
    mean: mean(eliminated),
    allSurvive: chanceOf(eliminated, 0),
    allEliminated: chanceOf(eliminated, highest(eliminated)),
  };
}
