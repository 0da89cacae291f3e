import type { CastlePlan, Outline, Point } from '../../rules/mage-knight/plan/plan.ts';
import { ownerOf, type Thing, type TrayKind, trayKindOf } from '../plan/model.ts';
import { isAmong, type PlacedPiece } from './together.ts';

/** What is being dragged, where it is now. */
export interface Held {
  readonly thing: Thing;
  readonly kind: TrayKind;
  readonly owner: number;
  readonly outline: Outline;
  /** It stands against a neighbour. */
  readonly snapped: boolean;
  /** The plan in which it was taken up; what is new is in it already. */
  readonly base: CastlePlan;
  readonly isNew: boolean;
  /** What is dragged with it, where it is now. */
  readonly together: readonly PlacedPiece[];
}

/** How it was taken up. */
export interface Drag {
  readonly base: CastlePlan;
  readonly thing: Thing;
  readonly outline: Outline;
  readonly offset: Point;
  /** The sections to which it is drawn. */
  readonly neighbours: readonly Outline[];
  readonly isNew: boolean;
  readonly together: readonly PlacedPiece[];
}

export function heldBy(
  { base, thing, isNew }: Drag,
  now: Pick<Held, 'outline' | 'snapped' | 'together'>,
): Held {
  return { ...now, thing, base, isNew, kind: trayKindOf(base, thing), owner: ownerOf(base, thing) };
}

/** Slid along the same side. */
export function near(one: Outline, other: Outline): boolean {
  const { x, y } = one.centre;
  return x === other.centre.x || y === other.centre.y;
}

/** The sections of a plan but these. */
export function others(plan: CastlePlan, ...things: readonly Thing[]): readonly Outline[] {
  return plan.sections.flatMap(({ outline }, index) =>
    isAmong(things, { kind: 'section', index }) ? [] : [outline],
  );
}
