import { type AccessEffect, type Joint, mayCross, mayEnter, type VisitorKind } from './access.ts';
import type { Answer } from './answer.ts';
import type { SectionKind } from './kinds.ts';
import { gapOnce } from './plan/known-gaps.ts';
import { keepsLimit } from './plan/placement-limits.ts';
import type { Outline } from './plan/plan.ts';

/** A section as far as one asks who may walk on to which; without an outline nobody has planned where it stands. */
export interface StandingSection {
  readonly kind: SectionKind;
  readonly outline?: Outline;
  readonly planking: boolean;
  readonly destroyed?: object;
}

/** Plans are drawn in quarters of an inch: what stands nearer than that is in contact on the table. */
const contactBelow = 0.25;

/** Whether it is known of all that still stands where it stands. */
function isPlanned(sections: readonly StandingSection[]): boolean {
  return sections.every(({ outline, destroyed }) => outline || destroyed);
}

/**
 * How two sections meet (MK-ACC-05, MK-PLK-03): in contact, joined by planking of one of them over not more than
 * 3 inches (MK-SET-05), or apart. Of sections that were never planned the players see to it: they are taken as touching.
 */
export function jointOf(one: StandingSection, other: StandingSection): Joint {
  if (!one.outline || !other.outline) return 'touching';
  const { distance } = gapOnce(one.outline, other.outline);
  if (distance < contactBelow) return 'touching';
  return (one.planking || other.planking) && keepsLimit('GAP3', distance) ? 'planked' : 'gap';
}

export interface Neighbour {
  readonly section: number;
  readonly joint: Exclude<Joint, 'gap'>;
}

/** The sections that a section of a plan meets, by their places; none where it was never planned, or stands no more. */
export function neighboursOf(sections: readonly StandingSection[], index: number): readonly Neighbour[] {
  const own = sections[index];
  if (!own?.outline || own.destroyed) return [];
  return sections.flatMap((other, section) => {
    if (section === index || other.destroyed || !other.outline) return [];
    const joint = jointOf(own, other);
    return joint === 'gap' ? [] : [{ section, joint }];
  });
}

/** The tops to which a figure on one top can walk, itself included, with the step that led to each. */
function walk(
  sections: readonly StandingSection[],
  from: number,
  visitor: VisitorKind,
): ReadonlyMap<number, readonly Answer<AccessEffect>[]> {
  const ways = new Map<number, readonly Answer<AccessEffect>[]>([[from, []]]);
  for (const [at, way] of ways) {
    const here = sections[at];
    if (!here) continue;
    for (const { section, joint } of neighboursOf(sections, at)) {
      const next = sections[section];
      if (!next || ways.has(section)) continue;
      const step = mayCross(here.kind, next.kind, joint, visitor);
      if (step.allowed) ways.set(section, [...way, step]);
    }
  }
  return ways;
}

/**
 * Whether a figure on one top may walk to another, over as many as lie between (MK-ACC-05, MK-GATE-04, MK-PLK-06). Where
 * the castle was never planned only the two kinds are judged.
 */
export function mayWalk(
  sections: readonly StandingSection[],
  from: number,
  to: number,
  visitor: VisitorKind = 'warrior',
): Answer<AccessEffect> {
  const [here, there] = [sections[from], sections[to]];
  if (!here || !there) throw new RangeError(`no section ${from} or ${to}`);
  const refused = mayEnter(visitor, 'top');
  if (!refused.allowed) return refused;
  if (!isPlanned(sections)) return mayCross(here.kind, there.kind, 'touching', visitor);
  const way = walk(sections, from, visitor).get(to);
  if (!way) return mayCross(here.kind, there.kind, jointOf(here, there), visitor);
  const reasons = way.flatMap((step) => step.reasons);
  return {
    allowed: true,
    reasons: reasons.filter(
      (reason, place) => place === reasons.findIndex((known) => known.effect === reason.effect),
    ),
  };
}

/** The standing sections to which a figure may walk from a top; itself is not among them. */
export function walkedFrom(
  sections: readonly StandingSection[],
  from: number,
  visitor: VisitorKind = 'warrior',
): readonly number[] {
  return sections.flatMap((section, to) =>
    to !== from && !section.destroyed && mayWalk(sections, from, to, visitor).allowed ? [to] : [],
  );
}

/**
 * The parts of a planned castle between which nobody walks, each by the places of its sections, the largest first; one is
 * as it should be. Of one that was never planned nothing is known, and it is one part.
 */
export function partsOfCastle(
  sections: readonly (StandingSection & { readonly owner: number })[],
  owner: number,
): readonly (readonly number[])[] {
  const own = sections.flatMap((section, index) =>
    section.owner === owner && !section.destroyed ? [index] : [],
  );
  if (!isPlanned(sections)) return own.length > 0 ? [own] : [];
  const parts: (readonly number[])[] = [];
  for (const index of own) {
    if (parts.some((part) => part.includes(index))) continue;
    const reached = walk(sections, index, 'warrior');
    parts.push(own.filter((other) => reached.has(other)));
  }
  return parts.toSorted((one, other) => other.length - one.length);
}
