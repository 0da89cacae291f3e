import type { RandomSource } from '../../../src/rules/dice/random.ts';
import { type SectionKind, sectionKinds } from '../../../src/rules/mage-knight/kinds.ts';
import {
  type CastlePlan,
  type Outline,
  type PlacedSection,
  type PlanPlayer,
  type Point,
  placingSteps,
  tableEdges,
} from '../../../src/rules/mage-knight/plan/plan.ts';

export function rectangle(x: number, y: number, width: number, depth: number, angle = 0): Outline {
  return { shape: 'rectangle', centre: { x, y }, width, depth, angle };
}

export function circle(x: number, y: number, radius: number): Outline {
  return { shape: 'circle', centre: { x, y }, radius };
}

export function section(kind: SectionKind, outline: Outline, owner = 0): PlacedSection {
  return { kind, owner, outline };
}

/** The lord of the castle has the near edge, his opponent the far one; both areas are 3 inches deep. */
export const twoPlayers: readonly PlanPlayer[] = [
  { area: { edge: 'near', from: 0, to: 36, depth: 3 } },
  { area: { edge: 'far', from: 0, to: 36, depth: 3 } },
];

/** A table of 36 by 72 inches with nothing wrong but what is asked for. */
export function planOf(sections: readonly PlacedSection[], changes: Partial<CastlePlan> = {}): CastlePlan {
  return {
    width: 36,
    depth: 72,
    players: twoPlayers,
    sections,
    terrain: [],
    figures: [],
    consent: true,
    order: placingSteps,
    ...changes,
  };
}

/** A number from low to high in steps of a hundredth. */
export function between(random: RandomSource, low: number, high: number): number {
  return low + (random(Math.round((high - low) * 100) + 1) - 1) / 100;
}

function randomOutline(random: RandomSource, { x, y }: Point): Outline {
  if (random(3) === 1) return circle(x, y, between(random, 1, 2.5));
  const angle = random(2) === 1 ? 90 * random(4) : random(360);
  return rectangle(x, y, between(random, 2, 8), between(random, 1, 4), angle);
}

/** A plan as a child might draw it: sections near one another, some of them where they may not be. */
export function randomPlan(random: RandomSource): CastlePlan {
  const owners = random(4) === 1 ? 2 : 1;
  const sections: PlacedSection[] = [];
  for (let owner = 0; owner < owners; owner++) {
    let spot: Point = {
      x: between(random, 4, 32),
      y: owner === 0 ? between(random, 38, 68) : between(random, 4, 34),
    };
    for (let left = random(6); left > 0; left--) {
      const kind = sectionKinds[random(sectionKinds.length) - 1] ?? 'wall';
      sections.push(section(kind, randomOutline(random, spot), owner));
      spot = { x: spot.x + between(random, -7, 7), y: spot.y + between(random, -5, 5) };
    }
  }
  const players = twoPlayers.map(({ area }) => ({ area: { ...area, from: random(8), to: 28 + random(8) } }));
  if (random(3) === 1) {
    const edge = tableEdges[random(2) === 1 ? 1 : 3] ?? 'left';
    players.push({ area: { edge, from: random(20), to: 20 + random(20), depth: 2 + random(3) } });
  }
  const figures = Array.from({ length: random(4) - 1 }, () => ({
    owner: random(players.length) - 1,
    centre: { x: between(random, 1, 35), y: between(random, 1, 71) },
    radius: 0.5 + random(4) / 8,
  }));
  return planOf(sections, { players, figures, consent: random(8) !== 1 });
}

/** The same outline somewhere else: turned about the origin, then moved. */
export function moved(outline: Outline, degrees: number, by: Point): Outline {
  const angle = (degrees * Math.PI) / 180;
  const { x, y } = outline.centre;
  const centre = {
    x: x * Math.cos(angle) - y * Math.sin(angle) + by.x,
    y: x * Math.sin(angle) + y * Math.cos(angle) + by.y,
  };
  return outline.shape === 'circle'
    ? { ...outline, centre }
    : { ...outline, centre, angle: outline.angle + degrees };
}

/** Two outlines near one another, in any position. */
export function randomPair(random: RandomSource): readonly [Outline, Outline] {
  const one = (): Outline => {
    const [x, y] = [between(random, 0, 12), between(random, 0, 12)];
    if (random(3) === 1) return circle(x, y, between(random, 0.5, 3));
    return rectangle(x, y, between(random, 1, 8), between(random, 1, 4), random(360));
  };
  return [one(), one()];
}
