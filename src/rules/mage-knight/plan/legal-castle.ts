import { chainsAmong, linksAmong, pairsOf, sectionsOf } from './chain.ts';
import { apart, distance } from './geometry.ts';
import { onWrongGround, shifted } from './legal-ground.ts';
import { atNearestLegalPlace, type Faults, faultsOf, type Movable, names } from './legal-place.ts';
import { checkPlan, type Violation } from './placement.ts';
import type { CastlePlan, PlacedSection } from './plan.ts';

const isNamed = (index: number) => (found: Violation) => names(found, { kind: 'section', index });

/** A figure too near a castle is for the figure to fix, which is put there after it (MK-SET-02). */
const ofCastle = ({ code }: Violation): boolean => code !== 'OPPFIG30';

function isWrongFor(plan: CastlePlan, owner: number): (found: Violation) => boolean {
  const own = sectionsOf(plan, owner);
  return (found) => ofCastle(found) && own.some((index) => isNamed(index)(found));
}

/** What is wrong with the places of a player's sections. */
const wrongWith = (plan: CastlePlan, owner: number): readonly Violation[] =>
  checkPlan(plan).filter(isWrongFor(plan, owner));

/** A search that may be left for a moment after each place it has looked for. */
export type Search<Found> = Generator<undefined, Found, undefined>;

/** A way to fix a castle, and what it costs; what costs least is weighed in this order. */
interface Way {
  readonly plan: CastlePlan;
  readonly wrong: number;
  /** Sections moved about which nothing was found. */
  readonly innocent: number;
  readonly moved: number;
  readonly far: number;
}

/**
 * A castle with what is wrong with it fixed, as far as moving fixes it. Pieces that stood right stay if possible; of
 * those with a fault as few as possible move, each as near as possible to where it stood.
 */
export function* fixedCastle(plan: CastlePlan, owner: number): Search<CastlePlan> {
  const wrong = wrongWith(plan, owner);
  if (wrong.length === 0) return plan;
  const offenders = sectionsOf(plan, owner).filter((index) => wrong.some(isNamed(index)));
  const rate = (way: CastlePlan): Way => {
    const moved = sectionsOf(plan, owner).filter((index) => way.sections[index] !== plan.sections[index]);
    return {
      plan: way,
      wrong: wrongWith(way, owner).length,
      innocent: moved.filter((index) => !offenders.includes(index)).length,
      moved: moved.length,
      far: totalMove(plan, way),
    };
  };
  const astray = onWrongGround(plan, owner);
  const whole = astray.length > 1 ? shifted(plan, owner) : undefined;
  const first = whole && rate(whole);
  // All of it has to move, and stays as it was built.
  if (first?.wrong === 0 && first.moved === astray.length) return first.plan;
  const few = yield* fewMoved(plan, owner, offenders);
  if (few) return few;
  if (first?.wrong === 0 && first.innocent === 0) return first.plan;
  const stay = sectionsOf(plan, owner).filter((index) => !offenders.includes(index));
  const ways = [yield* joinedTo(plan, owner, stay), yield* rebuilt(plan, owner)];
  if (whole) ways.push(whole, yield* rebuilt(whole, owner));
  const [best] = ways
    .map(rate)
    .sort((a, b) => a.wrong - b.wrong || a.innocent - b.innocent || a.moved - b.moved || a.far - b.far);
  return best && best.wrong <= wrong.length ? best.plan : plan;
}

/** So many sections at most are moved in every order; of more only the nearest goes first. */
const mostOrdered = 3;

/** So often is a section put somewhere before the search is given up. */
const mostTries = 24;

/** The shortest way that moves the fewest of the offenders and fixes all; undefined where none is found. */
function* fewMoved(
  plan: CastlePlan,
  owner: number,
  offenders: readonly number[],
): Search<CastlePlan | undefined> {
  const must = onWrongGround(plan, owner);
  const wrong = wrongWith(plan, owner);
  const overlapping = wrong.flatMap(({ code, thing, other }) =>
    code === 'OVERLAP' && other ? [[thing.index, other.index]] : [],
  );
  const may = (movers: readonly number[]) =>
    must.every((index) => movers.includes(index)) &&
    overlapping.every((pair) => pair.some((index) => movers.includes(index)));
  let tries = 0;
  for (let count = Math.max(1, must.length); count <= Math.min(mostOrdered, offenders.length); count += 1) {
    const found: CastlePlan[] = [];
    for (const movers of ordersOf(offenders, count).filter(may)) {
      if (tries >= mostTries) break;
      for (const bridging of count > 1 && isTorn(plan, movers) ? [false, true] : [false]) {
        if (tries >= mostTries) break;
        tries += count;
        const way = yield* putAgain(plan, owner, movers, bridging);
        if (way && wrongWith(way, owner).length === 0) found.push(way);
      }
    }
    const [best] = found.sort((a, b) => totalMove(plan, a) - totalMove(plan, b));
    if (best) return best;
  }
  return undefined;
}

/** Whether a castle falls into several chains without these sections. */
function isTorn(plan: CastlePlan, movers: readonly number[]): boolean {
  const sections = plan.sections.filter((_, index) => !movers.includes(index));
  return checkPlan({ ...plan, sections }).some(({ code }) => code === 'GAP3');
}

/** Every row of so many of these. */
function ordersOf(list: readonly number[], count: number): readonly (readonly number[])[] {
  if (count === 0) return [[]];
  return list.flatMap((each) =>
    ordersOf(
      list.filter((other) => other !== each),
      count - 1,
    ).map((rest) => [each, ...rest]),
  );
}

/** Sections taken away and put back one after another; `bridging`: each has to bring chains together while there are several. */
function* putAgain(
  plan: CastlePlan,
  owner: number,
  movers: readonly number[],
  bridging: boolean,
): Search<CastlePlan | undefined> {
  const allowed = faultsOf(checkPlan(plan).filter((found) => !isWrongFor(plan, owner)(found)));
  const placed = new Map([...plan.sections.entries()].filter(([index]) => !movers.includes(index)));
  for (const index of movers) {
    const section = plan.sections[index];
    const others = [...placed.values()];
    // With the last of them nothing is wrong any more.
    const last = placed.size === plan.sections.length - 1;
    const before = last ? allowed : faultsOf(checkPlan({ ...plan, sections: others }));
    const found =
      section && joining(plan, others, section, bridging && !last ? withLessGaps(before) : before);
    yield;
    if (!found) return undefined;
    placed.set(index, found);
  }
  return withSections(plan, placed);
}

const withSections = (plan: CastlePlan, placed: ReadonlyMap<number, PlacedSection>): CastlePlan => ({
  ...plan,
  sections: plan.sections.map((section, index) => placed.get(index) ?? section),
});

/** A section at the nearest place where it joins the others, with no rule broken more often than `before`. */
function joining(
  plan: CastlePlan,
  others: readonly PlacedSection[],
  section: PlacedSection,
  before: Faults = faultsOf(checkPlan({ ...plan, sections: others })),
): PlacedSection | undefined {
  const thing: Movable = { kind: 'section', index: others.length };
  const all = { ...plan, sections: [...others, section] };
  return atNearestLegalPlace(all, thing, before)?.sections[others.length];
}

function withLessGaps(faults: Faults): Faults {
  return new Map(faults).set('GAP3', Math.max(0, (faults.get('GAP3') ?? 0) - 1));
}

function totalMove(before: CastlePlan, after: CastlePlan): number {
  return before.sections.reduce((sum, { outline }, index) => {
    const next = after.sections[index]?.outline.centre ?? outline.centre;
    return sum + apart(outline.centre, next);
  }, 0);
}

/** The sections that stay where they are: the longest chain of those that stand on good ground and in nothing else. */
function standing(plan: CastlePlan, owner: number): readonly number[] {
  const wrong = new Set(onWrongGround(plan, owner));
  for (const { code, thing, other } of checkPlan(plan)) {
    if (code !== 'OVERLAP' || !other || wrong.has(thing.index) || wrong.has(other.index)) continue;
    // The one that was put there later makes way.
    wrong.add(plan.sections[other.index]?.owner === owner ? other.index : thing.index);
  }
  const good = sectionsOf(plan, owner).filter((index) => !wrong.has(index));
  const links = linksAmong(pairsOf(plan, owner)).filter(
    ({ one, other }) => good.includes(one) && good.includes(other),
  );
  return chainsAmong(good, links)[0] ?? [];
}

const rebuilt = (plan: CastlePlan, owner: number): Search<CastlePlan> =>
  joinedTo(plan, owner, standing(plan, owner));

/** Section after section joins those that stay, at the nearest place to where it was; the nearest first. */
function* joinedTo(plan: CastlePlan, owner: number, stay: readonly number[]): Search<CastlePlan> {
  const placed = new Map(
    [...plan.sections.entries()].filter(
      ([index, section]) => section.owner !== owner || stay.includes(index),
    ),
  );
  let loose = sectionsOf(plan, owner).filter((index) => !placed.has(index));
  while (loose.length > 0) {
    const [next = 0] = loose.toSorted((a, b) => awayFrom(a) - awayFrom(b));
    loose = loose.filter((index) => index !== next);
    const section = plan.sections[next];
    const found = section && joining(plan, [...placed.values()], section);
    yield;
    if (found) placed.set(next, found);
  }
  return withSections(plan, placed);

  function awayFrom(index: number): number {
    const outline = plan.sections[index]?.outline;
    const own = [...placed.values()].filter((section) => section.owner === owner);
    return outline ? Math.min(...own.map((section) => distance(outline, section.outline))) : 0;
  }
}
