import type { Outline } from '../../rules/mage-knight/plan.ts';
import type { TrayKind } from './model.ts';

/** A thing seen from above as paths in inches: `transform` brings them to where it stands. */
export interface Shape {
  readonly transform: string;
  readonly body: string;
  /** Battlements: to be drawn as a broad dashed line. */
  readonly merlons: string;
  readonly lines: string;
}

const box = (width: number, depth: number, x = -width / 2, y = -depth / 2): string =>
  `M${round(x)} ${round(y)}h${round(width)}v${round(depth)}h${round(-width)}z`;
const ring = (radius: number): string => {
  const r = round(Math.max(0, radius));
  return `M${-r} 0a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
};
const round = (value: number): number => Math.round(value * 1000) / 1000;

/** The battlements stand so far inside the edge, in inches; half of their breadth. */
const walk = 0.25;

/** How something of a kind is drawn, for the map and for pictures of it. */
export function shapeOf(kind: TrayKind, outline: Outline): Shape {
  const { x, y } = outline.centre;
  if (outline.shape === 'circle') {
    const { radius } = outline;
    return {
      transform: `translate(${round(x)} ${round(y)})`,
      body: ring(radius),
      merlons: kind === 'figure' || kind === 'terrain' ? '' : ring(radius - walk),
      lines: kind === 'terrain' ? '' : ring(radius * (kind === 'figure' ? 0.35 : 0.62)),
    };
  }
  const { width, depth, angle } = outline;
  const transform = `translate(${round(x)} ${round(y)})${angle === 0 ? '' : ` rotate(${round(angle)})`}`;
  const shape = { transform, body: box(width, depth), merlons: '', lines: '' };
  const [right, near] = [width / 2, depth / 2];
  const around = box(width - 2 * walk, depth - 2 * walk);
  const walks = `M${round(-right)} ${round(walk - near)}h${round(width)}M${round(-right)} ${round(near - walk)}h${round(width)}`;
  switch (kind) {
    case 'keep':
      return { ...shape, merlons: around, lines: box(width * 0.5, depth * 0.5) };
    case 'gatehouse':
      // The passage goes through its depth.
      return { ...shape, merlons: around, lines: box(width / 3, depth) };
    case 'wall':
      return { ...shape, merlons: walks };
    case 'door-wall':
      return { ...shape, merlons: walks, lines: box(Math.min(1.5, width / 3), depth) };
    default:
      return shape;
  }
}
