import { type AccessEffect, mayEnter, mayEnterArch, waysUp } from '../access.ts';
import type { Answer } from '../answer.ts';
import type { FigureKind } from '../attack/figure.ts';
import { sectionFacts } from '../kinds.ts';
import { mayWalk, neighboursOf } from '../neighbours.ts';
import type { SectionPart } from '../sections.ts';
import type { FigureOrigin, SiegeDeed, SiegeImpossibility, SiegeReason } from './siege-events.ts';
import { siegeLimits } from './siege-setup.ts';
import {
  doorsOpen,
  type SectionState,
  type SiegeFigure,
  type SiegeState,
  waits,
  withFigure,
} from './siege-state.ts';
import { type Attempt, against, grounds, isWhole, knowsPlayer, standing } from './siege-step.ts';

type Deed<Kind extends SiegeDeed['do']> = Extract<SiegeDeed, { readonly do: Kind }>;

const isUp = (at: SiegeFigure['at']) => at?.part === 'top' || at?.part === 'planking';

/** What the place itself has against it: an arch is a gatehouse's, planking must have been laid. */
function placeRefusals(section: SectionState, part: SectionPart): readonly SiegeReason[] {
  if (part === 'arch' && section.kind !== 'gatehouse') {
    return [{ rule: 'MK-GATE-03', effect: 'arch-of-gatehouse' }];
  }
  return part === 'planking' && !section.planking ? [{ rule: 'MK-PLK-06', effect: 'planking-missing' }] : [];
}

/** The walls from which a gatehouse can be reached (MK-GATE-04); of one that nobody planned any wall may be one. */
function wallsBeside({ sections }: SiegeState, index: number): readonly SectionState[] {
  const standing = sections[index]?.outline
    ? neighboursOf(sections, index).flatMap(({ section }) => sections[section] ?? [])
    : sections.filter(({ destroyed }) => !destroyed);
  return standing.filter(({ kind }) => sectionFacts[kind].wall);
}

function wayUp(state: SiegeState, index: number, kind: FigureKind): Answer<AccessEffect> {
  const section = state.sections[index] as SectionState;
  return waysUp(
    {
      kind: section.kind,
      opened: doorsOpen(section),
      breached: section.breached !== undefined,
      ladders: state.ladders.filter((ladder) => ladder.section === index).length,
      touchesWall: wallsBeside(state, index).length > 0,
    },
    kind,
  );
}

/** By which way a figure comes from where it stands to that place, and whether there is one (MK-ACC-01). */
function way(
  state: SiegeState,
  figure: Pick<SiegeFigure, 'at' | 'kind'>,
  to: { readonly section: number; readonly part: SectionPart },
): Answer<AccessEffect> {
  const { at, kind } = figure;
  if (to.part === 'arch') {
    const enters = mayEnterArch(doorsOpen(state.sections[to.section] as SectionState), kind);
    return isUp(at) && at && enters.allowed ? wayUp(state, at.section, kind) : enters;
  }
  if (!isUp(at) || !at) return wayUp(state, to.section, kind);
  // Up there planking and its wall are one (MK-PLK-05).
  if (at.section === to.section) return { allowed: true, reasons: [] };
  return mayWalk(state.sections, at.section, to.section, kind);
}

/** Under an arch with every door closed a figure stays where it is (MK-ENT-02). */
function shutIn({ sections, turn }: SiegeState, at: SiegeFigure['at']): readonly SiegeReason[] {
  const section = at?.part === 'arch' ? sections[at.section] : undefined;
  if (!section || turn.phase === 'set-up' || doorsOpen(section).length > 0) return [];
  return [{ rule: 'MK-ENT-02', effect: 'door-shut-in-the-way' }];
}

/** Before the game only a castle's lord may place warriors in it (MK-SET-12); nobody asks for the way then. */
function setUpAnswer(
  section: SectionState,
  figure: Pick<SiegeFigure, 'owner' | 'kind'>,
): Answer<AccessEffect | 'only-lords-start-inside' | 'starts-in-castle'> {
  const enters = mayEnter(figure.kind, 'top');
  if (!enters.allowed) return enters;
  return figure.owner === section.owner
    ? { allowed: true, reasons: [{ rule: 'MK-SET-12', effect: 'starts-in-castle' }] }
    : { allowed: false, reasons: [{ rule: 'MK-SET-12', effect: 'only-lords-start-inside' }] };
}

/** Of a figure that did not come from the ground the way is not judged, only whether one of its kind may be there. */
function withoutWay(
  section: SectionState,
  kind: FigureKind,
  part: SectionPart,
  from: Exclude<FigureOrigin, 'ground'>,
): Answer<AccessEffect> {
  const enters = mayEnter(kind, part === 'arch' ? 'arch' : 'top');
  if (!enters.allowed) return enters;
  if (from === 'here') return { allowed: true, reasons: [] };
  return {
    allowed: true,
    reasons: [
      section.kind === 'gatehouse'
        ? { rule: 'MK-GATE-04', effect: 'gatehouse-to-touching-wall' }
        : { rule: 'MK-ACC-05', effect: 'walls-and-towers-free' },
    ],
  };
}

function placed(
  state: SiegeState,
  section: SectionState,
  figure: SiegeFigure,
  to: { readonly section: number; readonly part: SectionPart },
  from: FigureOrigin = 'ground',
): { readonly reasons: readonly SiegeReason[]; readonly refusals: readonly SiegeReason[] } {
  const judged = () =>
    from === 'ground' ? way(state, figure, to) : withoutWay(section, figure.kind, to.part, from);
  const answer = state.turn.phase === 'set-up' ? setUpAnswer(section, figure) : judged();
  return {
    reasons: grounds(answer),
    refusals: [...placeRefusals(section, to.part), ...against(answer)],
  };
}

const isClicks = (clicks: number | undefined, lowest: number) =>
  clicks === undefined || isWhole(clicks, lowest, siegeLimits.value);

/** The figure that comes into the record; what it says of itself must be possible. */
export function fresh(state: SiegeState, event: Deed<'figure' | 'field'>): SiegeFigure | SiegeImpossibility {
  const { name, owner, kind, clicks, dial, points, range } = event;
  if (!knowsPlayer(state, owner)) return 'no-player';
  if (state.figures.length >= siegeLimits.figures) return 'too-many';
  if (points !== undefined && !isWhole(points, 0, siegeLimits.points)) return 'bad-number';
  if (range !== undefined && !isWhole(range, 0, siegeLimits.range)) return 'bad-number';
  if (!isClicks(clicks, 1) || name.length > siegeLimits.name) return 'bad-number';
  return {
    id: state.figures.length,
    name,
    owner,
    kind,
    ...(clicks === undefined ? {} : { clicks }),
    ...(dial ? { dial } : {}),
    ...(points === undefined ? {} : { points }),
    ...(range === undefined ? {} : { range }),
  };
}

/** A figure comes to a section: before the game as its lord places it, later from where the player says. */
export function addFigure(state: SiegeState, event: Deed<'figure'>): Attempt {
  const { section: index, part } = event;
  const section = standing(state, index);
  if (typeof section === 'string') return section;
  const figure = fresh(state, event);
  if (typeof figure === 'string') return figure;
  const to = { section: index, part };
  return {
    state: { ...state, figures: [...state.figures, { ...figure, at: to }] },
    ...placed(state, section, figure, to, event.from),
  };
}

/** A figure that is in the game, by its number. */
export function alive({ figures }: SiegeState, id: number): SiegeFigure | undefined {
  const figure = figures[id];
  return figure?.eliminated ? undefined : figure;
}

/** A figure goes to another place at the castle: over the walls, or up from the ground. */
export function moveFigure(state: SiegeState, event: Deed<'figure-to'>): Attempt {
  const figure = alive(state, event.figure);
  if (!figure) return 'no-figure';
  const section = standing(state, event.section);
  if (typeof section === 'string') return section;
  const to = { section: event.section, part: event.part };
  if (figure.at?.section === to.section && figure.at.part === to.part) return 'already-so';
  const answer = placed(state, section, figure, to);
  return {
    state: withFigure(state, figure.id, ({ spot: _, ...known }) => ({ ...known, at: to })),
    reasons: answer.reasons,
    refusals: [...dieFirst(state, figure.id), ...shutIn(state, figure.at), ...answer.refusals],
  };
}

/** A figure leaves the castle for the ground; from the top it needs a way down. */
export function figureDown(state: SiegeState, id: number): Attempt {
  const figure = alive(state, id);
  if (!figure) return 'no-figure';
  if (!figure.at) return 'already-so';
  const needsWay = isUp(figure.at) && state.turn.phase !== 'set-up';
  const answer = needsWay ? wayUp(state, figure.at.section, figure.kind) : undefined;
  return {
    state: withFigure(state, id, ({ at: _, ...rest }) => rest),
    reasons: answer ? grounds(answer) : [],
    refusals: [...dieFirst(state, id), ...shutIn(state, figure.at), ...(answer ? against(answer) : [])],
  };
}

/** The clicks a figure has left; at none it is eliminated. */
export function setClicks(state: SiegeState, id: number, clicks: number): Attempt {
  const figure = alive(state, id);
  if (!figure) return 'no-figure';
  if (!isWhole(clicks, 0, siegeLimits.value)) return 'bad-number';
  if (clicks === figure.clicks) return 'already-so';
  const changed = withFigure(state, id, (known) => hurt(known, clicks));
  return { state: clicks > 0 ? changed : withoutDie(changed, id), reasons: [] };
}

/** A figure with so many clicks left; without any it is out of the game, and nowhere. */
function hurt(figure: SiegeFigure, clicks: number): SiegeFigure {
  if (clicks > 0) return { ...figure, clicks };
  const { at: _, spot: _spot, ...rest } = figure;
  return { ...rest, clicks: 0, eliminated: true };
}

/** A figure that takes damage: of one whose clicks nobody counts it is no longer known what it shows. */
export function woundedBy(figure: SiegeFigure, damage: number): SiegeFigure {
  if (figure.clicks !== undefined) return hurt(figure, Math.max(0, figure.clicks - damage));
  const { dial: _, ...rest } = figure;
  return rest;
}

/** The player says that a figure is out of the game. */
export function eliminate(state: SiegeState, id: number): Attempt {
  const figure = alive(state, id);
  if (!figure) return 'no-figure';
  const gone = ({ at: _, spot: _spot, ...rest }: SiegeFigure): SiegeFigure => ({
    ...rest,
    eliminated: true,
  });
  return { state: withoutDie(withFigure(state, id, gone), id), reasons: [] };
}

/** Nobody rolls for a figure that is out. */
export function withoutDie(state: SiegeState, id: number): SiegeState {
  return { ...state, falls: state.falls.filter((fall) => fall.figure !== id || !waits(fall)) };
}

/** A figure that came down with its section takes its damage before it goes anywhere (MK-DST-03). */
function dieFirst({ falls }: SiegeState, id: number): readonly SiegeReason[] {
  const waiting = falls.filter((fall) => fall.figure === id && waits(fall));
  return waiting.length > 0 ? [{ rule: 'MK-DST-03', effect: 'fall-waits', amount: waiting.length }] : [];
}
