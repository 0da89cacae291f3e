import type { Point } from '../../rules/mage-knight/plan/plan.ts';
import { isCovered } from './labels.ts';
import { whiteFlag } from './parts.ts';
import { round, type Stroke } from './strokes.ts';

/** A pawn on its base, about the middle of the base; the base true to the inch. */
export function pawnOf(radius: number): readonly [string, string] {
  const base = round(radius);
  const [foot, waist, neck] = [round(radius * 0.62), round(radius * 0.3), round(radius * -1.15)];
  const head = round(radius * 0.46);
  return [
    `M${-base} 0a${base} ${base} 0 1 0 ${2 * base} 0a${base} ${base} 0 1 0 ${-2 * base} 0z`,
    `M${-foot} ${round(radius * 0.35)}Q${-waist} ${round(radius * -0.2)} ${-waist} ${neck}A${head} ${head} 0 1 1 ${waist} ${neck}Q${waist} ${round(radius * -0.2)} ${foot} ${round(radius * 0.35)}A${foot} ${round(foot * 0.5)} 0 0 1 ${-foot} ${round(radius * 0.35)}z`,
  ];
}

/** Whether stone hides some of a pawn that stands behind it: head, body or feet, at a point of the ground. */
export function isHidden(foot: Point, radius: number, inFront: Parameters<typeof isCovered>[1]): boolean {
  return [0, 0.8, 1.6].some((up) => isCovered({ x: foot.x, y: foot.y - up * radius }, inFront));
}

/** The white flag that a demoralised one holds. */
export function flagOfPawn(radius: number): readonly Stroke[] {
  return whiteFlag({ x: radius * 0.55, y: radius * 0.2 }, radius * 2.4);
}
