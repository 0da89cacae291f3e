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
import { type ContactThing, contactThroughAccess, inContact } from '../../../rules/mage-knight/contact.ts';
import { mayChangeDoor, mayPassDoor, openDoors, passages } from '../../../rules/mage-knight/doors.ts';
import {
  type HeightPlace,
  higherTargetDefence,
  isHigher,
  levelOf,
} from '../../../rules/mage-knight/heights.ts';
import { type DoorId, type SectionKind, sectionFacts } from '../../../rules/mage-knight/kinds.ts';
import { mayPlacePlanking, type PlankingEffect } from '../../../rules/mage-knight/planking.ts';
import {
  bothAtGatehouse,
  type ContactInputs,
  type ContactPlace,
  type DoorInputs,
  doorsOfKind,
  type WayAcrossInputs,
  type WayGoal,
  type WaysInputs,
} from './inputs.ts';
import {
  type GoalLine,
  lineOf,
  type WayHelp,
  type WayHelpId,
  type WayLine,
  type WaySaying,
  type WaysAnswer,
  type WaysReason,
} from './line.ts';

const kinds = { top: 'keep', gatehouse: 'gatehouse', planking: 'wall', arch: 'gatehouse' } as const;

const parts = { top: 'top', gatehouse: 'top', planking: 'planking', arch: 'arch' } as const;

function thingAt(place: ContactPlace, section: string): ContactThing {
  if (place === 'section') return { what: 'section' };
  if (place === 'ground' || place === 'high-terrain') return { what: 'figure' };
  return { what: 'figure', stands: { section, kind: kinds[place], part: parts[place] } };
}

/** Whether two are in contact, what the ends of an access point do for them, and who stands higher. */
function contactAnswer(asked: ContactInputs): WaysAnswer {
  const { one, other } = asked;
  const places = [one, other];
  const section = places.filter((place) => place === 'section').length;
  if (section > 0) {
    const line = contactLine(asked);
    // Two sections never strike at each other by hand.
    const reasons: readonly WaysReason[] =
      section === 1 ? [{ rule: 'MK-A-29', effect: 'touch-serves-attack' }] : [];
    return { goals: [], main: { ...line, reasons: [...line.reasons, ...reasons] }, lines: [] };
  }
  const main =
    places.filter((place) => place === 'high-terrain').length === 1 ? byBaseRules : contactLine(asked);
  const ends = main.reasons.some(({ effect }) => effect === 'only-through-access-point') ? atTheEnds : [];
  return { goals: [], main, lines: [...ends, levels(asked)] };
}

const byBaseRules: WayLine = {
  says: 'contact-by-base-rules',
  outcome: 'open',
  reasons: [{ rule: 'MK-GEN-04', effect: 'base-rules-decide' }],
};

function contactLine(asked: ContactInputs): WayLine {
  const { one, other, basesTouch } = asked;
  const same = bothAtGatehouse(asked) && asked.sameGatehouse;
  const found = inContact(thingAt(one, 'one'), thingAt(other, same ? 'one' : 'other'), basesTouch);
  return lineOf(found, 'contact', 'contact-not');
}

const atTheEnds: readonly WayLine[] = [
  {
    says: 'at-ends-close-combat',
    outcome: 'yes',
    reasons: contactThroughAccess('close-combat').reasons,
  },
  { says: 'at-ends-no-poison', outcome: 'no', reasons: contactThroughAccess('poison').reasons },
  { says: 'at-ends-nothing-else', outcome: 'no', reasons: contactThroughAccess('other').reasons },
];

const heightPlaceOf = (place: ContactPlace): HeightPlace =>
  place === 'gatehouse' || place === 'section' ? 'top' : place;

/** Who stands higher, and what that adds where the two strike at each other through an access point. */
function levels({ one, other }: ContactInputs): WayLine {
  const [first, second] = [levelOf(heightPlaceOf(one)), levelOf(heightPlaceOf(other))];
  const firstHigher = isHigher(first, second);
  const higher = firstHigher || isHigher(second, first);
  const onSection = [one, other].some(
    (place) => levelOf(heightPlaceOf(place)) === 'high' && place !== 'high-terrain',
  );
  const level: WaysReason = {
    rule: 'MK-HGT-01',
    effect: higher ? 'above-ground' : 'tops-level',
  };
  const defence = higher && onSection ? higherTargetDefence('high', 'ground').reasons : [];
  const says = firstHigher ? 'first-higher' : higher ? 'second-higher' : 'same-level';
  const bothDown = first === 'ground' && second === 'ground';
  return { says, outcome: 'fact', reasons: bothDown ? [] : [level, ...defence] };
}

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

const flight: WaysReason = { rule: 'MK-GEN-04', effect: 'flight-by-base-rules' };

/** On wings it may get to a top where no way leads: the castle text is silent on that, but not on who never enters. */
function onWings({ visitor, flies }: WaysInputs, line: WayLine, says: WaySaying): WayLine {
  if (!flies || line.outcome === 'yes' || !mayEnter(visitor, 'top').allowed) return line;
  return { says, outcome: 'open', reasons: [flight, ...line.reasons] };
}

function upAnswer(inputs: WaysInputs, wanted?: WayGoal): WaysAnswer {
  const { visitor, up } = inputs;
  const { kind, condition } = up;
  if (condition === 'rubble') {
    const { reasons } = mayEnter(visitor, 'rubble');
    return { goals: [], main: { says: 'over-rubble', outcome: 'yes', reasons }, lines: [] };
  }
  const opened = openDoors(kind, up.opened, condition === 'breached');
  const goals: readonly GoalLine[] = [
    { goal: 'in', line: goIn(kind, opened, visitor) },
    { goal: 'up', line: onWings(inputs, climb({ visitor, up }), 'up-flying') },
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

function acrossAnswer(inputs: WaysInputs): WaysAnswer {
  const { visitor, across } = inputs;
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
  const line = onWings(inputs, lineOf(main, 'cross', 'cross-not'), 'cross-flying');
  return { goals: [], main: line, lines };
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

type Trial = WayHelp & { readonly inputs: WaysInputs };

/** The single changes that turn the answer into a yes, or a no into "it depends". */
export function helpsOf(inputs: WaysInputs, wanted?: WayGoal): readonly WayHelp[] {
  const rank = (line: WayLine) => ({ no: 0, open: 1, fact: 1, yes: 2 })[line.outcome];
  const { goals, main } = answerOf(inputs, wanted);
  // What is answered now is what the trials ask for: another goal within reach is no help.
  const asked = wanted ?? goals.find(({ line }) => line === main)?.goal;
  const now = rank(main);
  return trialsOf(inputs)
    .filter((trial) => rank(answerOf(trial.inputs, asked).main) > now)
    .map(({ help, door }) => (door === undefined ? { help } : { help, door }));
}

function trialsOf(inputs: WaysInputs): readonly Trial[] {
  const { up, across, contact, doors } = inputs;
  switch (inputs.question) {
    case 'up':
      return [
        ...doorsOfKind(up.kind)
          .filter((door) => !up.opened.includes(door))
          .map((door): Trial => {
            const opened = [...up.opened, door];
            return { help: 'open-door', door, inputs: { ...inputs, up: { ...up, opened } } };
          }),
        { help: 'ladder', inputs: { ...inputs, up: { ...up, ladder: true } } },
        { help: 'wall-beside', inputs: { ...inputs, up: { ...up, wallBeside: true } } },
      ];
    case 'across': {
      const trial = (help: WayHelpId, part: Partial<typeof across>): Trial => ({
        help,
        inputs: { ...inputs, across: { ...across, ...part } },
      });
      return [
        trial('touching', { joint: 'touching' }),
        trial('laid-planking', {
          joint: 'planked',
          ...(across.joint === 'planked' ? {} : { byLord: true, touchesWall: true, rightAngles: true }),
        }),
        trial('planking-by-lord', { byLord: true }),
        trial('planking-at-wall', { touchesWall: true }),
        trial('planking-at-right-angles', { rightAngles: true }),
      ];
    }
    case 'contact':
      return [{ help: 'bases-touch', inputs: { ...inputs, contact: { ...contact, basesTouch: true } } }];
    case 'doors': {
      const trial = (help: WayHelpId, part: Partial<typeof doors>): Trial => ({
        help,
        inputs: { ...inputs, doors: { ...doors, ...part } },
      });
      return [
        trial('door-by-lord', { byLord: true }),
        trial('before-command', { moment: 'before-command' }),
        trial('base-gone', { blocked: false }),
      ];
    }
  }
}
