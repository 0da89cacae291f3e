import {
  isWayContinuous,
  linkedAccessPoints,
  mayCross,
  mayEnter,
  mayEnterArch,
  mayWalkThrough,
  type VisitorKind,
  waysUp,
} from '../../../rules/mage-knight/access.ts';
import type { Answer } from '../../../rules/mage-knight/answer.ts';
import { mayChangeDoor, mayPassDoor, openDoors, passages } from '../../../rules/mage-knight/doors.ts';
import { type DoorId, type SectionKind, sectionFacts } from '../../../rules/mage-knight/kinds.ts';
import { mayPlacePlanking, type PlankingEffect } from '../../../rules/mage-knight/planking.ts';
import { contactAnswer } from './contact.ts';
import type { DoorInputs, WayAcrossInputs, WayGoal, WaysInputs } from './inputs.ts';
import { type GoalLine, lineOf, type WayLine, type WaysAnswer, type WaysReason } from './line.ts';

/** Who gets where, who is in contact and what may be done with a door, with all that hangs on it; of several goals the wanted one answers. */
export function answerOf(inputs: WaysInputs, wanted?: WayGoal): WaysAnswer {
  switch (inputs.question) {
    case 'up':
      return upAnswer(inputs, wanted);
    case 'across':
      return acrossAnswer(inputs);
    case 'contact':
      return contactAnswer(inputs.contact);
    case 'doors':
      return { goals: [], main: doorAnswer(inputs.doors), lines: [] };
  }
}

function upAnswer({ visitor, up }: WaysInputs, wanted?: WayGoal): WaysAnswer {
  const { kind, condition } = up;
  if (condition === 'rubble') {
    const { reasons } = mayEnter(visitor, 'rubble');
    return { goals: [], main: { says: 'over-rubble', outcome: 'yes', reasons }, lines: [] };
  }
  const opened = openDoors(kind, up.opened, condition === 'breached');
  const goals: readonly GoalLine[] = [
    { goal: 'in', line: goIn(kind, opened, visitor) },
    { goal: 'up', line: climb({ visitor, up }) },
    // A wall that touches it is the one section that every kind leads to.
    { goal: 'across', line: lineOf(mayCross(kind, 'wall', 'touching', visitor), 'along', 'along-not') },
    { goal: 'through', line: lineOf(mayWalkThrough(kind, opened, visitor), 'through', 'through-not') },
  ];
  const shown = goals.find(({ goal }) => goal === wanted) ?? firstShown(goals);
  return {
    goals,
    main: shown.line,
    lines: [
      ...goals.filter((each) => each !== shown).map(({ line }) => line),
      ...doorLines(up, opened),
      links(up, opened),
    ],
  };
}

/** Unasked, a "no" stands in front only where nothing from the ground is a "yes". */
function firstShown(goals: readonly GoalLine[]): GoalLine {
  const fromGround = (['up', 'in', 'through'] as const).map((wanted) =>
    goals.find(({ goal }) => goal === wanted),
  );
  const found = fromGround.find((each) => each?.line.outcome === 'yes') ?? fromGround[0];
  if (!found) throw new Error('no goals');
  return found;
}

function goIn(kind: SectionKind, opened: readonly DoorId[], visitor: VisitorKind): WayLine {
  if (kind === 'gatehouse') return lineOf(mayEnterArch(opened, visitor), 'under-arch', 'under-arch-not');
  const entered = mayEnter(visitor, 'door');
  const { doors, rule } = sectionFacts[kind];
  if (doors.length === 0) {
    return { says: 'in-not', outcome: 'no', reasons: [{ rule, effect: 'no-passage' }] };
  }
  const passed = mayPassDoor(opened.length > 0, 'movement');
  if (entered.allowed) return lineOf(passed, 'in', 'in-not', passed.allowed ? opened : []);
  return lineOf(entered, 'in', 'in-not');
}

type Climber = Pick<WaysInputs, 'visitor' | 'up'>;

function climb({ visitor, up }: Climber): WayLine {
  const { kind, condition, ladder, wallBeside } = up;
  const found = waysUp(
    {
      kind,
      opened: up.opened,
      breached: condition === 'breached',
      ladders: Number(ladder),
      touchesWall: wallBeside,
    },
    visitor,
  );
  const line = lineOf(found, 'up', 'up-not', found.ways);
  const over = mayCross('wall', kind, 'touching', visitor);
  if (found.allowed || !wallBeside || !over.allowed) return line;
  // The core names the wall itself where it is the only way there can be.
  const reasons = found.ways.includes('touching-wall') ? found.reasons : [...over.reasons, ...found.reasons];
  return { says: 'over-wall-only', outcome: 'open', reasons, otherwise: found.otherwise };
}

function doorLines({ kind }: WaysInputs['up'], opened: readonly DoorId[]): readonly WayLine[] {
  const shut = sectionFacts[kind].doors.filter((door) => !opened.includes(door));
  const stops = passages.flatMap((passage) => mayPassDoor(false, passage).reasons);
  const passes = mayPassDoor(true, 'movement').reasons;
  return [
    { says: 'door-passes', outcome: 'yes', reasons: passes, names: opened } as const,
    { says: 'door-stops', outcome: 'no', reasons: stops, names: shut } as const,
  ].filter(({ names }) => names.length > 0);
}

function links({ kind }: WaysInputs['up'], opened: readonly DoorId[]): WayLine {
  const { linked, doors, rule, wall } = sectionFacts[kind];
  const points = linkedAccessPoints(kind, opened);
  const reasons: WaysReason[] = [];
  if (points.length > 0) reasons.push({ rule, effect: 'door-and-top-linked' });
  if (linked && opened.length < doors.length) {
    reasons.push({ rule: 'MK-ENT-03', effect: 'door-closed-not-linked' });
  }
  if (!linked && !wall) reasons.push({ rule, effect: 'no-access-point' });
  if (wall) reasons.push({ rule: 'MK-WALL-02', effect: 'wall-needs-ladder' });
  return { says: points.length > 0 ? 'linked' : 'linked-none', outcome: 'fact', reasons, names: points };
}

function acrossAnswer({ visitor, across }: WaysInputs): WaysAnswer {
  const { from, to, joint } = across;
  const planking = plankingAnswer(across);
  const refused = joint === 'planked' && !planking.allowed;
  // Planking that may not lie so joins nothing.
  const stands = refused ? 'gap' : joint;
  const crossed = mayCross(from, to, stands, visitor);
  const main = refused ? { ...crossed, reasons: [...planking.reasons, ...crossed.reasons] } : crossed;
  const onGround: WayLine = {
    says: 'gap-on-ground',
    outcome: 'yes',
    reasons: mayEnter(visitor, 'gap').reasons,
  };
  const lines = [
    lineOf(isWayContinuous(stands), 'way-continuous', 'way-broken'),
    ...(joint === 'touching' ? [] : [lineOf(planking, 'planking', 'planking-not')]),
    ...(stands === 'gap' ? [onGround] : []),
  ];
  return { goals: [], main: lineOf(main, 'cross', 'cross-not'), lines };
}

function plankingAnswer({ byLord, touchesWall, rightAngles }: WayAcrossInputs): Answer<PlankingEffect> {
  return mayPlacePlanking({ byLord, touchesWall, angle: rightAngles ? 90 : 0 });
}

function doorAnswer(asked: DoorInputs): WayLine {
  const answered = mayChangeDoor(asked);
  return asked.to === 'open'
    ? lineOf(answered, 'door-opens', 'door-opens-not', [asked.door])
    : lineOf(answered, 'door-closes', 'door-closes-not', [asked.door]);
}
