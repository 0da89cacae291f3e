import { laddersAllowed } from '../../rules/mage-knight/ladders.ts';
import { enclosedGround } from '../../rules/mage-knight/plan/enclosure.ts';
import { apart, contains } from '../../rules/mage-knight/plan/geometry.ts';
import type { CastlePlan, PlacedFigure, Point } from '../../rules/mage-knight/plan/plan.ts';
import type { AskedFigure, AskedSection } from '../plan/asked-section.ts';

/** Whether a point lies inside a loop of points. */
function isInside(loop: readonly Point[], { x, y }: Point): boolean {
  return loop.reduce((inside, a, place) => {
    const b = loop[(place + 1) % loop.length] ?? a;
    const crosses = a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x;
    return crosses ? !inside : inside;
  }, false);
}

/** Where a figure stands as the plan shows it, seen from one of the sections: on it, on another, inside the castle, or outside. */
function placeOf(plan: CastlePlan, index: number, { centre }: PlacedFigure): AskedFigure['at'] {
  const own = plan.sections[index];
  if (own && contains(own.outline, centre)) return 'this-section';
  if (plan.sections.some(({ outline }) => contains(outline, centre))) return 'other-section';
  const yard = own ? enclosedGround(plan, own.owner) : [];
  return yard.some((loop) => isInside(loop, centre)) ? 'yard' : undefined;
}

/** What a plan knows of one of its sections; before a game every door is shut, and no ladder leans anywhere. */
export function askedOf(
  plan: CastlePlan,
  index: number,
  called: (figure: number) => string,
): AskedSection | undefined {
  const section = plan.sections[index];
  if (!section) return undefined;
  const { kind, owner, outline } = section;
  const figures = plan.figures.map((figure, place) => {
    const at = placeOf(plan, index, figure);
    const distance = Math.round(apart(figure.centre, outline.centre) * 100) / 100;
    return { owner: figure.owner, asked: { name: called(place), distance, ...(at && { at }) } };
  });
  const others = plan.players.findIndex((_, player) => player !== owner);
  return {
    kind,
    opened: [],
    enemies: figures.filter((figure) => figure.owner !== owner).map(({ asked }) => asked),
    standing: figures
      .filter((figure) => figure.owner === owner && figure.asked.at === 'this-section')
      .map(({ asked }) => asked),
    ladders: {
      here: 0,
      used: 0,
      allowed: laddersAllowed(
        plan.sections.map((each) => ({ ...each, destroyed: false })),
        Math.max(0, others),
      ).value,
    },
  };
}
