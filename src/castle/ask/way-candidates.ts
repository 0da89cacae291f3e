import type { VisitorKind } from '../../rules/mage-knight/access.ts';
import { type DoorId, type SectionKind, sectionFacts, sectionKinds } from '../../rules/mage-knight/kinds.ts';
import {
  firstWays,
  kindsWithDoors,
  type WayGoal,
  type WaysInputs,
  withDoorOf,
} from '../questions/access/inputs.ts';
import { type Candidate, type Known, sectionsOf } from './candidate.ts';

const goals = ['up', 'in', 'through'] as const satisfies readonly WayGoal[];

const visitors = ['mounted', 'peanut-base', 'multi-dial', 'titan'] as const satisfies readonly VisitorKind[];

/** The section that ways are asked of: the one that is named, else the one that what is named belongs to. */
function kindOf(asked: Known): SectionKind {
  const [named] = sectionsOf(asked);
  if (named) return named === 'wall' && asked.has('door') ? 'door-wall' : named;
  if (asked.has('gate', 'arch')) return 'gatehouse';
  return asked.has('ladder') ? 'wall' : 'keep';
}

function visitorOf(asked: Known): Pick<WaysInputs, 'visitor' | 'flies'> {
  const visitor = visitors.find((each) => asked.has(each)) ?? 'warrior';
  return { visitor, ...(asked.has('flies') ? { flies: true } : {}) };
}

/** Where can it get from the ground? */
export function up(asked: Known): Candidate | undefined {
  const meant = ['ladder', 'door', 'gate', 'arch', 'top', 'rubble', 'breached', 'flies', 'castle'] as const;
  if (!asked.has(...meant, ...goals, ...visitors, ...sectionKinds)) return undefined;
  const kind = kindOf(asked);
  const opened: readonly DoorId[] = asked.has('open') ? sectionFacts[kind].doors : [];
  const condition = asked.has('rubble') ? 'rubble' : asked.has('breached') ? 'breached' : 'standing';
  const inputs: WaysInputs = {
    ...firstWays,
    ...visitorOf(asked),
    question: 'up',
    up: { ...firstWays.up, kind, opened, condition, ladder: asked.has('ladder') },
  };
  const goal = asked.has('top') ? 'up' : goals.find((each) => asked.has(each));
  return {
    question: { ask: 'ways', inputs, goal },
    uses: [
      ...meant,
      ...goals,
      ...visitors,
      'warrior',
      'figure',
      'open',
      'shut',
      'section',
      'ground',
      ...sectionsOf(asked).slice(0, 1),
    ],
  };
}

/** May it go on along the tops? */
export function across(asked: Known): Candidate | undefined {
  const named = sectionsOf(asked);
  if (!asked.has('along', 'planking', 'gap') && named.length < 2) return undefined;
  const [from = 'wall', to = 'keep'] = named;
  const joint = asked.has('planking') ? 'planked' : asked.has('gap') ? 'gap' : 'touching';
  const inputs: WaysInputs = {
    ...firstWays,
    ...visitorOf(asked),
    question: 'across',
    across: { ...firstWays.across, from, to, joint },
  };
  return {
    question: { ask: 'ways', inputs },
    uses: [
      'along',
      'planking',
      'gap',
      'through',
      'top',
      'warrior',
      'figure',
      ...visitors,
      'flies',
      ...sectionKinds,
    ],
  };
}

/** Are the two in contact? */
export function contact(asked: Known): Candidate | undefined {
  if (!asked.has('touch')) return undefined;
  const one = asked.has('arch')
    ? 'arch'
    : asked.has('gatehouse', 'gate')
      ? 'gatehouse'
      : asked.has('planking')
        ? 'planking'
        : 'top';
  const other = asked.has('high-ground') ? 'high-terrain' : asked.has('section') ? 'section' : 'ground';
  const inputs: WaysInputs = {
    ...firstWays,
    question: 'contact',
    contact: { ...firstWays.contact, one, other },
  };
  return {
    question: { ask: 'ways', inputs },
    uses: [
      'touch',
      'arch',
      'gatehouse',
      'gate',
      'planking',
      'high-ground',
      'section',
      'ground',
      'top',
      'wall',
      'keep',
      'round-tower',
      'figure',
    ],
  };
}

/** May the door be opened or closed? */
export function doors(asked: Known): Candidate | undefined {
  if (!asked.has('open', 'shut') || !asked.has('door', 'gate', ...kindsWithDoors)) return undefined;
  // A plain wall has no door: the door that is meant is another's.
  const named = kindOf(asked);
  const kind =
    kindsWithDoors.find((each) => each === named) ?? (asked.has('gate') ? 'gatehouse' : 'door-wall');
  const to = asked.has('open') ? 'open' : 'closed';
  const inputs: WaysInputs = {
    ...firstWays,
    question: 'doors',
    doors: withDoorOf(firstWays.doors, { kind, to, breached: asked.has('breached') }),
  };
  return {
    question: { ask: 'ways', inputs },
    uses: ['open', 'shut', 'door', 'gate', 'breached', ...sectionsOf(asked).slice(0, 1)],
  };
}
