import type { Outline } from '../../rules/mage-knight/plan/plan.ts';
import { type Piece, round } from './strokes.ts';

/** Numbers from 0 to 1 that look scattered and are always the same. */
function scattered(place: number): number {
  const value = Math.sin(place * 127.1 + 3.7) * 43_758.5453;
  return value - Math.floor(value);
}

/** Stones where a section stood: as many as its footprint has room for. */
export function rubbleOf(outline: Outline): Piece {
  const circle = outline.shape === 'circle';
  const [width, depth] = circle
    ? [outline.radius * 1.6, outline.radius * 1.6]
    : [outline.width, outline.depth];
  const turn = circle ? 0 : (outline.angle * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const count = Math.max(6, Math.min(24, Math.round(width * depth * 1.1)));
  const stones = Array.from({ length: count }, (_, place) => {
    const [along, across] = [scattered(place) - 0.5, (place + 0.5) / count - 0.5];
    const [u, v] = [along * width * 0.9, across * depth * 0.9];
    const [x, y] = [u * cos - v * sin, u * sin + v * cos];
    const size = 0.35 + 0.4 * scattered(place + 50);
    const corners = [0, 1, 2, 3, 4].map((corner) => {
      const angle = (corner / 5) * 2 * Math.PI + scattered(place + 90 + corner);
      const reach = size * (0.8 + 0.4 * scattered(place * 5 + corner));
      return { x: x + Math.cos(angle) * reach, y: y + Math.sin(angle) * reach * 0.8 };
    });
    return { y, d: `M${corners.map((at) => `${round(at.x)} ${round(at.y)}`).join('L')}z` };
  });
  const d = stones
    .sort((a, b) => a.y - b.y)
    .map((stone) => stone.d)
    .join('');
  const half = { x: width / 2 + 0.4, y: depth / 2 + 0.4 };
  return {
    rise: 0,
    silhouette: circle
      ? `M${round(-half.x)} 0a${round(half.x)} ${round(half.x)} 0 1 0 ${round(2 * half.x)} 0a${round(half.x)} ${round(half.x)} 0 1 0 ${round(-2 * half.x)} 0z`
      : `M${[
          [-1, -1],
          [1, -1],
          [1, 1],
          [-1, 1],
        ]
          .map(
            ([a = 0, b = 0]) =>
              `${round(a * half.x * cos - b * half.y * sin)} ${round(a * half.x * sin + b * half.y * cos)}`,
          )
          .join('L')}z`,
    strokes: [{ paint: 'rubble', d }],
  };
}
