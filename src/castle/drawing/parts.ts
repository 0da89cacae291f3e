import type { SectionKind } from '../../rules/mage-knight/kinds.ts';
import type { Point } from '../../rules/mage-knight/plan/plan.ts';
import { between, type Looks, line, path, round, type Stroke, up } from './strokes.ts';

/** A side of a section that is seen, along its foot. */
export interface Face {
  readonly from: Point;
  readonly to: Point;
  /** 1 where it looks straight at who looks. */
  readonly frontal: number;
}

/** An arched opening whose threshold has its middle here. */
function arch({ x, y }: Point, width: number, height: number): string {
  const r = width / 2;
  const spring = y - Math.max(height - r, 0.1);
  return `M${round(x - r)} ${round(y)}V${round(spring)}A${round(r)} ${round(r)} 0 0 1 ${round(x + r)} ${round(spring)}V${round(y)}z`;
}

/** Both leaves of a gate swung out to the sides. */
function leaves({ x, y }: Point, width: number, height: number): string {
  const leaf = (side: number): string => {
    const hinge = x + (side * width) / 2;
    const edge = hinge + side * width * 0.28;
    return path([
      { x: hinge, y },
      { x: hinge, y: y - height * 0.8 },
      { x: edge, y: y - height * 0.6 },
      { x: edge, y: y + 0.25 },
    ]);
  };
  return leaf(-1) + leaf(1);
}

/** The bars of a portcullis that is down. */
function bars({ x, y }: Point, width: number, height: number): string {
  const upright = [-0.25, 0, 0.25].map((share) =>
    line({ x: x + share * width, y }, { x: x + share * width, y: y - height * 0.85 }),
  );
  const across = [0.3, 0.6].map((share) =>
    line({ x: x - width / 2, y: y - share * height }, { x: x + width / 2, y: y - share * height }),
  );
  return upright.join('') + across.join('');
}

/** The doors of a kind in its front, where along it they are (0 to 1) and how broad they may be, in inches. */
const entrances: Readonly<
  Record<SectionKind, { readonly places: readonly number[]; readonly broad: number }>
> = {
  keep: { places: [0.28, 0.72], broad: 1.1 },
  'round-tower': { places: [0.5], broad: 1 },
  gatehouse: { places: [0.5], broad: 2.2 },
  wall: { places: [], broad: 0 },
  'door-wall': { places: [0.5], broad: 1 },
};

export function doorsIn(kind: SectionKind, face: Face, rise: number, open: number): readonly Stroke[] {
  const { places, broad } = entrances[kind];
  const along = Math.hypot(face.to.x - face.from.x, face.to.y - face.from.y) * face.frontal;
  const width = Math.min(broad, along * 0.4);
  if (width < 0.35) return [];
  const height = Math.min(rise * 0.92, Math.max(rise * 0.72, width * 0.8));
  return places.flatMap((share, place): readonly Stroke[] => {
    const foot = between(face.from, face.to, share);
    const door = arch(foot, width, height);
    const isOpen = kind === 'gatehouse' ? (open & 2) > 0 : open > place;
    if (kind !== 'gatehouse')
      return isOpen
        ? [
            { paint: 'opening', d: door },
            {
              paint: 'leaf',
              d: path([
                foot,
                up(foot, height * 0.7),
                { x: foot.x + width * 0.7, y: foot.y - height * 0.45 },
                { x: foot.x + width * 0.7, y: foot.y + 0.2 },
              ]),
            },
          ]
        : [{ paint: 'leaf', d: door }];
    const gate: Stroke[] = [{ paint: open > 0 ? 'opening' : 'leaf', d: door }];
    if (!isOpen) gate.push({ paint: 'slit', d: bars(foot, width, height) });
    if (open & 1) gate.push({ paint: 'leaf', d: leaves(foot, width, height) });
    return gate;
  });
}

/** Slits for archers beside the doors. */
export function slitsIn(kind: SectionKind, face: Face, rise: number): string {
  const shares = kind === 'gatehouse' || kind === 'keep' ? [0.12, 0.5, 0.88] : [0.22, 0.78];
  const { places } = entrances[kind];
  return shares
    .filter((share) => places.every((door) => Math.abs(door - share) > 0.15))
    .map((share) => {
      const foot = between(face.from, face.to, share);
      return line(up(foot, rise * 0.4), up(foot, rise * 0.75));
    })
    .join('');
}

/** The white flag of those who have lost heart, so many inches high. */
export function whiteFlag(foot: Point, height: number): readonly Stroke[] {
  const head = up(foot, height);
  const [long, deep] = [height * 0.6, height * 0.45];
  return [
    { paint: 'pole', d: line(foot, head) },
    {
      paint: 'white-flag',
      d: path([
        head,
        { x: head.x + long, y: head.y },
        { x: head.x + long, y: head.y + deep },
        { x: head.x, y: head.y + deep },
      ]),
    },
  ];
}

/** A pole with a pennant in its lord's colour. */
export function flag(foot: Point): readonly Stroke[] {
  const head = up(foot, 1.6);
  return [
    { paint: 'pole', d: line(foot, head) },
    {
      paint: 'pennant',
      d: path([
        head,
        { x: head.x + 1.1, y: head.y + 0.1 },
        { x: head.x + 0.8, y: head.y + 0.4 },
        { x: head.x + 1.1, y: head.y + 0.7 },
        { x: head.x, y: head.y + 0.8 },
      ]),
    },
  ];
}

/** The tower in the middle of a keep, with its pointed roof. */
export function turret(middle: Point, half: number): readonly Stroke[] {
  const { x, y } = middle;
  const eaves = y + half * 0.15;
  return [
    {
      paint: 'side',
      d: path([
        { x: x - half, y: eaves },
        { x: x + half, y: eaves },
        { x: x + half, y: y + half },
        { x: x - half, y: y + half },
      ]),
    },
    {
      paint: 'roof',
      d: path([
        { x: x - half * 1.25, y: eaves },
        { x, y: y - half * 1.4 },
        { x: x + half * 1.25, y: eaves },
      ]),
    },
  ];
}

/** A crack from the battlements to the ground, as long as the section is deep. */
function crack(rise: number, reach: number): string {
  const turns: readonly (readonly [number, number])[] = [
    [0.1, -0.5],
    [-0.14, -0.22],
    [0.12, -0.05],
    [-0.08, 0.2],
    [0.14, 0.34],
    [0, 0.5],
  ];
  const points = turns.map(([x, y]) => `${round(x * 4)} ${round(y * (2 * reach + rise) - rise / 2)}`);
  return `M${points.join('L')}M${round(0.48)} ${round(-rise / 2)}l0.6 -0.5M${round(-0.3)} ${round(0.2 - rise / 2)}l-0.6 0.4`;
}

/** Who walks through the gap needs no door: the yellow square of a breach. */
function badge(at: Point): readonly Stroke[] {
  const half = 0.55;
  return [
    {
      paint: 'badge',
      d: path([
        { x: at.x - half, y: at.y - half },
        { x: at.x + half, y: at.y - half },
        { x: at.x + half, y: at.y + half },
        { x: at.x - half, y: at.y + half },
      ]),
    },
    {
      paint: 'badge-sign',
      d: `M${round(at.x - 0.2)} ${round(at.y - 0.28)}l0.4 0.28l-0.4 0.28`,
    },
  ];
}

/** A ladder that leans on the front. */
function ladder({ x, y }: Point, rise: number): string {
  const [foot, head] = [y + 0.7, y - rise - 0.3];
  const rungs = [0.2, 0.4, 0.6, 0.8].map((share) => {
    const at = foot + (head - foot) * share;
    return `M${round(x - 0.3)} ${round(at)}h0.6`;
  });
  return `M${round(x - 0.3)} ${round(foot)}V${round(head)}M${round(x + 0.3)} ${round(foot)}V${round(head)}${rungs.join('')}`;
}

export function signsOf(looks: Looks, rise: number, half: Point): readonly Stroke[] {
  const signs: Stroke[] = [];
  if (looks.cracked || looks.breached) signs.push({ paint: 'crack', d: crack(rise, Math.min(half.y, 2)) });
  for (let each = 0; each < Math.min(looks.ladders ?? 0, 2); each += 1)
    signs.push({ paint: 'plank', d: ladder({ x: half.x * (each === 0 ? 0.5 : -0.5), y: half.y }, rise) });
  if (looks.demoralised) signs.push(...whiteFlag({ x: half.x * 0.45, y: half.y * 0.3 - rise }, 2));
  if (looks.breached) signs.push(...badge({ x: -half.x + 0.6, y: half.y - 0.4 }));
  return signs;
}
