import type { CastlePlan, Outline, Point } from '../../rules/mage-knight/plan/plan.ts';
import { ownerOf, type Thing, type TrayKind, trayKindOf } from '../plan/model.ts';

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
}

export function heldBy({ base, thing, isNew }: Drag, now: Pick<Held, 'outline' | 'snapped'>): Held {
  return { ...now, thing, base, isNew, kind: trayKindOf(base, thing), owner: ownerOf(base, thing) };
}

/** Slid along the same side. */
export function near(one: Outline, other: Outline): boolean {
  const { x, y } = one.centre;
  return x === other.centre.x || y === other.centre.y;
}

/** The sections of a plan but one. */
export function others(plan: CastlePlan, { kind, index }: Thing): readonly Outline[] {
  return plan.sections.flatMap(({ outline }, place) =>
    kind === 'section' && index === place ? [] : [outline],
  );
}
