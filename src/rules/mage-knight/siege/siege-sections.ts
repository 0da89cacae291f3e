import { explainExtraActions } from '../actions.ts';
import { conditionOf } from '../breach.ts';
import { collapse, fallDamage, fallDie } from '../collapse.ts';
import { mayChangeDoor, withDoor } from '../doors.ts';
import { type DoorId, sectionFacts } from '../kinds.ts';
import { partsOfCastle } from '../neighbours.ts';
import { isSectionPart, type SectionPart } from '../sections.ts';
import type { BreachCause, SiegeReason } from './siege-events.ts';
import { woundedBy } from './siege-figures.ts';
import { dialFault, lastClick, type SectionDial, siegeLimits } from './siege-setup.ts';
import {
  figuresAt,
  type SectionState,
  type SiegeFigure,
  type SiegeState,
  waits,
  withFigure,
  withSection,
} from './siege-state.ts';
import {
  type Attempt,
  against,
  deedOf,
  grounds,
  isWhole,
  knowsPlayer,
  type Move,
  standing,
} from './siege-step.ts';

/** Its lord opens or closes a door (MK-ENT-04); figures under the arch keep a portcullis open (MK-GATE-03). */
export function changeDoor(state: SiegeState, index: number, door: DoorId, open: boolean): Attempt {
  const section = standing(state, index);
  if (typeof section === 'string') return section;
  if (!sectionFacts[section.kind].doors.includes(door)) return 'no-door';
  const breached = section.breached !== undefined;
  const { turn } = state;
  const isOpen = breached || section.openDoors.includes(door);
  if (isOpen === open) return 'already-so';
  const own = turn.player === section.owner;
  const answer = mayChangeDoor({
    kind: section.kind,
    door,
    to: open ? 'open' : 'closed',
    byLord: true,
    moment: own ? (turn.phase === 'command' ? 'own-turn' : 'before-command') : 'other-turn',
    breached,
    blocked: figuresAt(state, index).some(({ at }) => at?.part === 'arch'),
  });
  const atStart: readonly SiegeReason[] =
    turn.phase === 'set-up' ? [{ rule: 'MK-ENT-01', effect: 'closed-at-start' }] : [];
  return {
    state: withSection(state, index, {
      openDoors: withDoor(section.openDoors, door, open ? 'open' : 'closed'),
    }),
    reasons: grounds(answer),
    refusals: [...atStart, ...(atStart.length > 0 ? [] : against(answer))],
  };
}

/** What the dial shows on the way from one click to another, taken together: what was once shown has happened. */
function shownOnTheWay(section: SectionState, dial: SectionDial, from: number, to: number) {
  const breachedBefore = section.breached !== undefined;
  if (dial.kind === 'clicks') {
    const brokenTowers = dial.destroyedAt !== undefined && to >= dial.destroyedAt ? 3 : 0;
    return { kind: section.kind, brokenTowers, demoralised: false, yellow: false, breachedBefore };
  }
  const passed = dial.profile.clicks.slice(Math.min(from, to), to + 1);
  return {
    kind: section.kind,
    brokenTowers: Math.max(0, ...passed.map((click) => click.brokenTowers)),
    demoralised: passed.some((click) => click.demoralised),
    yellow: passed.some((click) => click.yellow),
    breachedBefore,
  };
}

/** The section with its dial at a click, and whatever that click brings. */
function turned(state: SiegeState, index: number, dial: SectionDial, click: number, by?: number): Move {
  const section = state.sections[index] as SectionState;
  const shown = shownOnTheWay(section, dial, Math.min(section.click + 1, click), click);
  const found = conditionOf(shown);
  const moved = withSection(state, index, { dial, click });
  if (found.condition === 'destroyed') {
    const fallen = destroyed(moved, index, by);
    const atOnce = !section.breached && conditionOf({ ...shown, brokenTowers: 0 }).condition === 'breached';
    const once: readonly SiegeReason[] = atOnce ? [{ rule: 'MK-A-23', effect: 'both-at-once-full' }] : [];
    return { state: fallen.state, reasons: [...found.reasons, ...fallen.reasons, ...once] };
  }
  if (found.condition === 'standing' || section.breached) return { state: moved, reasons: [] };
  const cause: BreachCause =
    found.reasons[0]?.effect === 'demoralised-is-breached' ? 'demoralised' : 'yellow';
  return { state: withBreach(moved, index, cause, by), reasons: found.reasons };
}

/** A section's dial is turned to a click; backwards only if the table wants it, for no section is healed (MK-IMM-10). */
export function turnDial(state: SiegeState, index: number, click: number, by?: number): Attempt {
  const section = standing(state, index);
  if (typeof section === 'string') return section;
  if (!knowsPlayer(state, by)) return 'no-player';
  if (!isWhole(click, 0, lastClick(section.dial))) return 'bad-number';
  if (click === section.click) return 'already-so';
  return {
    ...turned(state, index, section.dial, click, by),
    refusals: click < section.click ? [{ rule: 'MK-IMM-10', effect: 'never-healed' }] : [],
  };
}

/** The values of a section's dial become known, or others; where it stands stays, with whatever they show there. */
export function useDial(state: SiegeState, index: number, dial: SectionDial, by?: number): Attempt {
  const section = standing(state, index);
  if (typeof section === 'string') return section;
  if (!knowsPlayer(state, by)) return 'no-player';
  if (dialFault(dial) || section.click > lastClick(dial)) return 'bad-number';
  return turned(state, index, dial, section.click, by);
}

/** A name or points that were written down wrong; what has happened stays. */
export function amend(
  state: SiegeState,
  index: number,
  { name, points }: { readonly name?: string; readonly points?: number },
): Attempt {
  const section = state.sections[index];
  if (!section) return 'no-section';
  const known = { name: name ?? section.name, points: points ?? section.points };
  if (known.name.length > siegeLimits.name || !isWhole(known.points, 0, siegeLimits.points)) {
    return 'bad-number';
  }
  if (known.name === section.name && known.points === section.points) return 'already-so';
  return { state: withSection(state, index, known), reasons: [] };
}

function withBreach(state: SiegeState, index: number, cause: BreachCause, by?: number): SiegeState {
  const section = state.sections[index] as SectionState;
  // They would stay open even if nobody remembered the breach.
  const { doors } = sectionFacts[section.kind];
  return withSection(state, index, { breached: { cause, ...deedOf(by) }, openDoors: doors });
}

/** The player saw that a section is breached: demoralised (MK-BRE-01), or a wall's fortification on yellow (MK-BRE-02). */
export function breach(state: SiegeState, index: number, cause: BreachCause, by?: number): Attempt {
  const section = standing(state, index);
  if (typeof section === 'string') return section;
  if (!knowsPlayer(state, by)) return 'no-player';
  if (section.breached) return 'already-so';
  const shown = { kind: section.kind, brokenTowers: 0 };
  const found = conditionOf({ ...shown, demoralised: cause === 'demoralised', yellow: cause === 'yellow' });
  return {
    state: withBreach(state, index, cause, by),
    reasons: found.condition === 'breached' ? found.reasons : [],
    refusals:
      found.condition === 'breached' ? [] : [{ rule: 'MK-BRE-02', effect: 'yellow-matters-on-walls' }],
  };
}

/** The player saw three broken towers (MK-DST-01). */
export function destroy(state: SiegeState, index: number, by?: number): Attempt {
  const section = standing(state, index);
  if (typeof section === 'string') return section;
  if (!knowsPlayer(state, by)) return 'no-player';
  const fallen = destroyed(state, index, by);
  return {
    state: fallen.state,
    reasons: [{ rule: 'MK-DST-01', effect: 'three-broken-towers', amount: 3 }, ...fallen.reasons],
  };
}

type Placed = SiegeFigure & { readonly part: SectionPart };

function destroyed(state: SiegeState, index: number, by?: number): Move {
  const section = state.sections[index] as SectionState;
  const figures = figuresAt(state, index).flatMap((figure): readonly Placed[] =>
    figure.at && isSectionPart(figure.at.part) ? [{ ...figure, part: figure.at.part }] : [],
  );
  const { falling, reasons } = collapse(figures, section.planking);
  const ladders = state.ladders.filter((ladder) => ladder.section !== index);
  const gone = state.ladders.length - ladders.length;
  const after: SiegeState = {
    ...withSection(state, index, { destroyed: deedOf(by), openDoors: [], tokens: 0 }),
    ladders,
    figures: state.figures.map((figure) =>
      figures.some(({ id }) => id === figure.id)
        ? { ...figure, at: { section: index, part: 'rubble' as const } }
        : figure,
    ),
    falls: [...state.falls, ...falling.map(({ id }) => ({ section: index, figure: id }))],
  };
  return {
    state: after,
    reasons: [
      ...reasons,
      ...(gone > 0 ? [{ rule: 'MK-DST-02', effect: 'ladders-gone', amount: gone } as const] : []),
      ...(section.breached?.by !== undefined ? [{ rule: 'MK-A-24', effect: 'half-lapses' } as const] : []),
      ...parted(state, after, section.owner),
      ...extraActionsChanged(state, after, section.owner),
    ],
  };
}

/** Said where what fell was the way from one part of the castle to another (MK-ACC-05). */
function parted(before: SiegeState, after: SiegeState, owner: number): readonly SiegeReason[] {
  const parts = partsOfCastle(after.sections, owner).length;
  if (parts < 2 || parts <= partsOfCastle(before.sections, owner).length) return [];
  return [{ rule: 'MK-ACC-05', effect: 'castle-parted', amount: parts }];
}

/** Said where the castle's extra actions become fewer by what fell (MK-A-34). */
function extraActionsChanged(before: SiegeState, after: SiegeState, owner: number): readonly SiegeReason[] {
  const extraOf = ({ game, sections }: SiegeState) =>
    explainExtraActions(
      game,
      sections
        .filter((section) => section.owner === owner)
        .map(({ kind, destroyed }) => ({ kind, destroyed: destroyed !== undefined })),
    ).value;
  const left = extraOf(after);
  return left < extraOf(before)
    ? [{ rule: 'MK-A-34', effect: 'destroyed-no-longer-counts', amount: left }]
    : [];
}

/** One figure's die after the collapse: it takes so much damage, and is out when that was its last click (MK-DST-03). */
export function fall(state: SiegeState, id: number, face: number, typed: boolean): Attempt {
  const waiting = state.falls.find((each) => each.figure === id && waits(each));
  if (!waiting) return 'no-fall';
  if (!isWhole(face, 1, fallDie)) return 'bad-number';
  const { value: damage, reasons } = fallDamage(face);
  const fallen = withFigure(state, id, (figure) => (damage === 0 ? figure : woundedBy(figure, damage)));
  return {
    state: {
      ...fallen,
      falls: state.falls.map((each) => (each === waiting ? { ...each, face, typed, damage } : each)),
    },
    reasons,
  };
}
