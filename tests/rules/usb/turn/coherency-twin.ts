// Coherency measured model by model, from base to base.
import { coherency } from '../../../../src/rules/usb/turn/coherency.ts';

/** A model on the table: the centre of its round base and its radius, in inches. */
export interface Base {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** Inches between the edges of two round bases; below 0 they overlap (USB-MEAS-01). */
export function gapBetween(a: Base, b: Base): number {
  return Math.hypot(a.x - b.x, a.y - b.y) - a.radius - b.radius;
}

export type CoherencyIssue =
  | { readonly code: 'too-far-from-nearest'; readonly model: number; readonly inches: number }
  | { readonly code: 'too-far-from-furthest'; readonly model: number; readonly inches: number };

/** What breaks the coherency of a unit, model by model (counted from 0); nothing for a coherent one (USB-MOVE-01). */
export function coherencyIssues(models: readonly Base[]): readonly CoherencyIssue[] {
  if (models.length < 2) return [];
  return models.flatMap((model, index): readonly CoherencyIssue[] => {
    const gaps = models.filter((_, other) => other !== index).map((other) => gapBetween(model, other));
    const nearest = Math.min(...gaps);
    const furthest = Math.max(...gaps);
    const issues: CoherencyIssue[] = [];
    if (nearest > coherency.nearest)
      issues.push({ code: 'too-far-from-nearest', model: index, inches: nearest });
    if (furthest > coherency.furthest)
      issues.push({ code: 'too-far-from-furthest', model: index, inches: furthest });
    return issues;
  });
}

/**
 * Inches from the first to the last model of a unit in one row, each so far from the next: the question that a table
 * asks of a long line. Its coherency holds while this is at most 10 (USB-MOVE-01).
 */
export function rowLength(models: number, gap: number, baseInches: number): number {
  return models < 2 ? 0 : (models - 1) * gap + (models - 2) * baseInches;
}
