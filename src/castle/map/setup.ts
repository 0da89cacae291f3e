import type { CastlePlan, StartingArea } from '../../rules/mage-knight/plan.ts';
import {
  edgeLength,
  leastArea,
  movedTo,
  outlineOf,
  thingsOf,
  usualArea,
  usualPlayers,
  withThing,
} from '../plan/model.ts';

/** Everything stays on the table when it becomes smaller; areas that were as usual stay as usual. */
export function withTable(plan: CastlePlan, width: number, depth: number): CastlePlan {
  const players = plan.players.map(({ area }) => ({ area: fittedArea(plan, area, width, depth) }));
  const sized: CastlePlan = { ...plan, width, depth, players };
  return thingsOf(sized).reduce((next: CastlePlan, thing) => {
    const outline = outlineOf(next, thing);
    return outline ? withThing(next, thing, { outline: movedTo(outline, outline.centre, next) }) : next;
  }, sized);
}

function fittedArea(plan: CastlePlan, area: StartingArea, width: number, depth: number): StartingArea {
  const usual = usualArea(area.edge, plan.width, plan.depth);
  const next = usualArea(area.edge, width, depth);
  if (area.from === usual.from && area.to === usual.to) return { ...next, depth: area.depth };
  return boundedArea(area, width, depth);
}

/** An area with every number where the table allows it. */
export function boundedArea(area: StartingArea, width: number, depth: number): StartingArea {
  const length = edgeLength(area.edge, width, depth);
  const across = width + depth - length;
  const from = Math.min(Math.max(0, area.from), length - leastArea);
  return {
    edge: area.edge,
    from,
    to: Math.min(length, Math.max(from + leastArea, area.to)),
    depth: Math.min(across, Math.max(leastArea, area.depth)),
  };
}

/** More or fewer players: who leaves takes his things along. */
export function withPlayers(plan: CastlePlan, count: number): CastlePlan {
  const usual = usualPlayers(count, plan.width, plan.depth);
  const stays = ({ owner }: { readonly owner: number }) => owner < count;
  return {
    ...plan,
    players: usual.map((player, index) => plan.players[index] ?? player),
    sections: plan.sections.filter(stays),
    terrain: plan.terrain.filter(stays),
    figures: plan.figures.filter(stays),
  };
}
