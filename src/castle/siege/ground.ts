import type { ShooterPlace } from '../../rules/mage-knight/attack/shooting-at-figure.ts';
import { enclosedGround, encloses } from '../../rules/mage-knight/plan/enclosure.ts';
import { apart, contains, gapToPoint } from '../../rules/mage-knight/plan/geometry.ts';
import type { CastlePlan, Outline, Point } from '../../rules/mage-knight/plan/plan.ts';
import type { SectionPart } from '../../rules/mage-knight/sections.ts';
import { lordsOf } from '../../rules/mage-knight/siege/siege-setup.ts';
import type { SectionState, SiegeFigure, SiegeState } from '../../rules/mage-knight/siege/siege-state.ts';
import { layoutOf } from '../drawing/layout.ts';

/** The ground about a castle, on which figures stand: where its sections are, by their places. */
export interface Ground {
  readonly outlines: readonly Outline[];
  /** It was planned: inches on it are those of the table. */
  readonly measured: boolean;
}

/** Half of the base of a figure as it is drawn, in inches. */
export const baseRadius = 0.75;

/** Nearer than this is in contact. */
const contactBelow = 0.25;

/** Whether all sections stand in a plan. */
export function isPlanned(sections: readonly Pick<SectionState, 'outline'>[]): boolean {
  return sections.every(({ outline }) => outline !== undefined);
}

/** Where sections stand: as they were planned, or as one would build such a castle. */
export function outlinesOf(sections: readonly SectionState[]): readonly Outline[] {
  const planned = sections.flatMap(({ outline }) => (outline ? [outline] : []));
  return isPlanned(sections) ? planned : layoutOf(sections.map(({ kind }) => kind));
}

/** One ground for all; undefined where several castles were never planned, for each is drawn by itself then. */
export function groundOf(state: Pick<SiegeState, 'players' | 'sections'>): Ground | undefined {
  const measured = isPlanned(state.sections);
  if (!measured && lordsOf(state).length > 1) return undefined;
  return { outlines: outlinesOf(state.sections), measured };
}

/** The standing sections that a figure on the ground touches. */
export function touchedBy(ground: Ground, { sections }: SiegeState, spot: Point): readonly number[] {
  return ground.outlines.flatMap((outline, index) =>
    !sections[index]?.destroyed && gapToPoint(outline, spot).distance - baseRadius < contactBelow
      ? [index]
      : [],
  );
}

/** Whether two figures on the ground stand base to base. */
export const inContact = (one: Point, other: Point): boolean =>
  apart(one, other) - 2 * baseRadius < contactBelow;

const hundredth = (inches: number): number => Math.round(inches * 100) / 100;

/** From the middle of a section to a spot, in inches; undefined where nobody planned the castle. */
export function distanceTo(ground: Ground, section: number, spot: Point): number | undefined {
  const outline = ground.outlines[section];
  return ground.measured && outline ? hundredth(apart(outline.centre, spot)) : undefined;
}

/** Where a figure is on the ground or on a section; undefined for those who stand elsewhere. */
export function spotOf(ground: Ground, { spot, at }: Pick<SiegeFigure, 'spot' | 'at'>): Point | undefined {
  return spot ?? (at && ground.outlines[at.section]?.centre);
}

/** Between two figures, or from a section to one, in inches. */
export function distanceBetween(
  ground: Ground,
  one: Pick<SiegeFigure, 'spot' | 'at'>,
  other: Pick<SiegeFigure, 'spot' | 'at'>,
): number | undefined {
  const [from, to] = [spotOf(ground, one), spotOf(ground, other)];
  return ground.measured && from && to ? hundredth(apart(from, to)) : undefined;
}

/** Whether a spot lies inside the castle of a lord. */
function isInYard(ground: Ground, { sections }: SiegeState, lord: number, spot: Point): boolean {
  const own = sections.flatMap(({ kind, owner }, index) => {
    const outline = ground.outlines[index];
    return owner === lord && outline ? [{ kind, owner, outline }] : [];
  });
  const plan: CastlePlan = {
    ...{ width: 0, depth: 0, players: [], sections: own, terrain: [], figures: [] },
    ...{ consent: true, order: [] },
  };
  return encloses(
    enclosedGround(plan, lord),
    own.map(({ outline }) => outline),
    spot,
  );
}

const isUp = (part: SectionPart | 'rubble'): boolean => part === 'top' || part === 'planking';

/** From where one figure attacks another, as far as both are in the record; undefined where the table must say it. */
export function placeFrom(
  state: SiegeState,
  ground: Ground | undefined,
  attacker: Pick<SiegeFigure, 'spot' | 'at'>,
  target: Pick<SiegeFigure, 'at'>,
): ShooterPlace | undefined {
  const { at, spot } = attacker;
  const aim = target.at && state.sections[target.at.section];
  if (at && isUp(at.part)) {
    if (target.at?.section === at.section) return 'same-section';
    return state.sections[at.section]?.owner === aim?.owner ? 'other-section' : 'other-castle';
  }
  if (at) return 'ground';
  if (!spot || !ground) return undefined;
  return aim && isInYard(ground, state, aim.owner, spot) ? 'yard' : 'ground';
}

const isFree = (ground: Ground, { figures, sections }: SiegeState, spot: Point): boolean =>
  figures.every((other) => !other.spot || other.eliminated || apart(other.spot, spot) >= 2 * baseRadius) &&
  ground.outlines.every(
    (outline, index) => sections[index]?.destroyed || gapToPoint(outline, spot).distance >= baseRadius - 0.01,
  );

/** Where one comes to stand at a section from outside, beside those who stand there already. */
export function spotBeside(ground: Ground, state: SiegeState, section: number): Point {
  const outline = ground.outlines[section];
  if (!outline) return { x: 0, y: 0 };
  const { centre } = outline;
  const middle = {
    x: ground.outlines.reduce((sum, each) => sum + each.centre.x, 0) / ground.outlines.length,
    y: ground.outlines.reduce((sum, each) => sum + each.centre.y, 0) / ground.outlines.length,
  };
  const away = Math.atan2(centre.y - middle.y, centre.x - middle.x);
  // Out from the middle of the castle first, then to both sides of that.
  const turns = Array.from(
    { length: 24 },
    (_, step) => (Math.ceil(step / 2) * (step % 2 ? 1 : -1) * Math.PI) / 12,
  );
  for (const turn of turns) {
    const direction = { x: Math.cos(away + turn), y: Math.sin(away + turn) };
    let far = 0;
    const at = () => ({ x: centre.x + direction.x * far, y: centre.y + direction.y * far });
    while (far < 20 && gapToPoint(outline, at()).distance < baseRadius) far += 0.05;
    const spot = { x: hundredth(at().x), y: hundredth(at().y) };
    if (isFree(ground, state, spot)) return spot;
  }
  return { x: centre.x, y: hundredth(centre.y + 6) };
}

/** A finger that comes so near to a section, in inches, means that one stands at it. */
const nearEnough = 0.9;

/** Where a figure stands that is put down here: touching the section that it was put beside. */
export function settledSpot(ground: Ground, state: SiegeState, { x, y }: Point): Point {
  const spot = { x: hundredth(x), y: hundredth(y) };
  const near = ground.outlines
    .flatMap((outline, index) => (state.sections[index]?.destroyed ? [] : [gapToPoint(outline, spot)]))
    .toSorted((one, other) => one.distance - other.distance)[0];
  if (!near || near.distance - baseRadius > nearEnough || near.distance === 0) return spot;
  const share = baseRadius / near.distance;
  return {
    x: hundredth(near.from.x + (spot.x - near.from.x) * share),
    y: hundredth(near.from.y + (spot.y - near.from.y) * share),
  };
}

/** The section that stands at a point. */
export function sectionAt(ground: Ground, { sections }: SiegeState, point: Point): number | undefined {
  const index = ground.outlines.findIndex(
    (outline, place) => !sections[place]?.destroyed && contains(outline, point),
  );
  return index < 0 ? undefined : index;
}
