import type { SectionKind } from '../../rules/mage-knight/kinds.ts';
import type { Outline, Point } from '../../rules/mage-knight/plan/plan.ts';
import { doorsIn, type Face, flag, signsOf, slitsIn, turret } from './parts.ts';
import { rubbleOf } from './rubble.ts';
import { between, type Looks, line, type Piece, path, round, type Stroke, up } from './strokes.ts';

/** How far the tops are pushed up, in inches of the table. */
export const rises: Readonly<Record<SectionKind, number>> = {
  keep: 1.9,
  'round-tower': 1.8,
  gatehouse: 1.5,
  wall: 1,
  'door-wall': 1,
};

/** The battlements stand so far inside the edge, half of their breadth. */
const inset = 0.25;

/** The four corners about the middle, far left first, clockwise. */
function cornersOf(width: number, depth: number, angle: number): readonly [Point, Point, Point, Point] {
  const turn = (angle * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const corner = (x: number, y: number): Point => ({ x: x * cos - y * sin, y: x * sin + y * cos });
  const [w, d] = [width / 2, depth / 2];
  return [corner(-w, -d), corner(w, -d), corner(w, d), corner(-w, d)];
}

/** The sides that are seen: those that look to the south. */
function facesOf(corners: readonly Point[]): readonly Face[] {
  return corners.flatMap((from, place) => {
    const to = corners[(place + 1) % corners.length];
    if (!to) return [];
    const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
    const frontal = (from.x - to.x) / length;
    return frontal > 0.02 ? [{ from, to, frontal }] : [];
  });
}

/** The outline of what stands on these corners and rises so high. */
function hull(points: readonly Point[]): readonly Point[] {
  const sorted = points.toSorted((a, b) => a.x - b.x || a.y - b.y);
  const half = (all: readonly Point[]): Point[] => {
    const chain: Point[] = [];
    for (const point of all) {
      for (;;) {
        const [before, last] = chain.slice(-2);
        if (!before || !last || chain.length < 2) break;
        const turn = (last.x - before.x) * (point.y - before.y) - (last.y - before.y) * (point.x - before.x);
        if (turn > 0) break;
        chain.pop();
      }
      chain.push(point);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.toReversed())];
}

function roundTower(radius: number, looks: Looks): Piece {
  const rise = rises['round-tower'];
  const r = round(radius);
  const ring = (at: number, y: number): string =>
    `M${round(-at)} ${round(y)}a${round(at)} ${round(at)} 0 1 0 ${round(2 * at)} 0a${round(at)} ${round(at)} 0 1 0 ${round(-2 * at)} 0z`;
  const silhouette = `M${-r} 0A${r} ${r} 0 0 0 ${r} 0V${-rise}A${r} ${r} 0 0 0 ${-r} ${-rise}z`;
  const front: Face = { from: { x: radius, y: radius }, to: { x: -radius, y: radius }, frontal: 1 };
  const shaded = `M${round(radius * 0.35)} ${round(radius * 0.937)}A${r} ${r} 0 0 0 ${r} 0V${-rise}A${r} ${r} 0 0 1 ${round(radius * 0.35)} ${round(radius * 0.937 - rise)}z`;
  return {
    rise,
    silhouette,
    strokes: [
      {
        paint: 'shadow',
        d: `M${-r} 0A${r} ${r} 0 0 0 ${r} 0l0.9 0.5A${r} ${r} 0 0 1 ${round(0.9 - radius)} 0.5z`,
      },
      { paint: 'side', d: silhouette },
      { paint: 'shade', d: shaded },
      ...doorsIn('round-tower', front, rise, looks.open ?? 0),
      { paint: 'top', d: ring(radius, -rise) },
      { paint: 'walk', d: ring(Math.max(0.1, radius - 2 * inset), -rise) },
      { paint: 'merlons', d: ring(Math.max(0.1, radius - inset), -rise) },
      ...flag({ x: 0, y: -rise }),
      ...signsOf(looks, rise, { x: radius, y: radius }),
    ],
  };
}

function onTop(kind: SectionKind, top: readonly Point[], width: number, depth: number): readonly Stroke[] {
  const [a, b, c, d] = top;
  if (!(a && b && c && d)) return [];
  const drawn = (share: number): readonly Point[] => {
    const middle = between(a, c);
    return top.map((point) => between(middle, point, share));
  };
  if (kind === 'wall' || kind === 'door-wall') {
    const share = Math.min(0.4, inset / Math.max(depth, 0.5));
    const edges = [
      line(between(a, d, share), between(b, c, share)),
      line(between(d, a, share), between(c, b, share)),
    ];
    return [
      { paint: 'ribbon', d: line(between(a, d), between(b, c)) },
      { paint: 'merlons', d: edges.join('') },
    ];
  }
  const inner = 1 - (2 * inset) / Math.max(1, Math.min(width, depth));
  return [
    { paint: 'walk', d: path(drawn(1 - (4 * inset) / Math.max(1.2, Math.min(width, depth)))) },
    { paint: 'merlons', d: path(drawn(inner)) },
  ];
}

/** How a section is drawn: by its kind, where its corners are, and what has become of it. */
export function pieceOf(kind: SectionKind, outline: Outline, looks: Looks = {}): Piece {
  if (looks.destroyed) return rubbleOf(outline);
  if (outline.shape === 'circle') return roundTower(outline.radius, looks);
  const { width, depth, angle } = outline;
  const rise = rises[kind];
  const corners = cornersOf(width, depth, angle);
  const top = corners.map((point) => up(point, rise));
  const faces = facesOf(corners);
  const front = faces.toSorted((one, other) => other.frontal - one.frontal)[0];
  const half = {
    x: Math.max(...corners.map(({ x }) => x)),
    y: Math.max(...corners.map(({ y }) => y)),
  };
  const middle = { x: 0, y: -rise };
  return {
    rise,
    silhouette: path(hull([...corners, ...top])),
    strokes: [
      {
        paint: 'shadow',
        d: path(hull([...corners, ...corners.map(({ x, y }) => ({ x: x + 0.9, y: y + 0.5 }))])),
      },
      ...faces.map(
        ({ from, to, frontal }): Stroke => ({
          paint: frontal > 0.8 ? 'side' : 'shade',
          d: path([from, to, up(to, rise), up(from, rise)]),
        }),
      ),
      ...(front
        ? [
            { paint: 'slit', d: slitsIn(kind, front, rise) } as const,
            ...doorsIn(kind, front, rise, looks.open ?? 0),
          ]
        : []),
      { paint: 'top', d: path(top) },
      ...onTop(kind, top, width, depth),
      ...(looks.planking
        ? [{ paint: 'plank', d: path(top.map((point) => between(middle, point, 0.55))) } as const]
        : []),
      ...(kind === 'keep' ? turret(middle, Math.min(width, depth) * 0.2) : []),
      ...(kind === 'keep' ? flag({ x: 0, y: -rise - Math.min(width, depth) * 0.28 }) : []),
      ...signsOf(looks, rise, half),
    ],
  };
}
