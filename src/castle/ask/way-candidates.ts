import { fold } from '../../platform/fold.ts';
import type { VisitorKind } from '../../rules/mage-knight/access.ts';
import { type DoorId, type SectionKind, sectionFacts, sectionKinds } from '../../rules/mage-knight/kinds.ts';
import {
  type DoorInputs,
  firstWays,
  kindsWithDoors,
  type WayGoal,
  type WaysInputs,
  withDoorOf,
} from '../questions/access/inputs.ts';
import type { AskedQuestion } from '../quick-verdict.ts';
import { type Asking, sectionsOf } from './candidate.ts';
import type { Word } from './parse.ts';

const goals = ['up', 'in', 'through'] as const satisfies readonly WayGoal[];

/** To open and to close, not to stand open or closed. */
const deed =
  /^(?:(?:opens|opening|closes?|closing)$|otw(?:orz|ier)|zamkn(?!i?et)|zamyk|(?:ki)?nyit(?!v|ott)|(?:be)?(?:zar|csuk)(?!t|ott|va))/;

const isDeed = ({ concept, text }: Word): boolean =>
  (concept === 'open' || concept === 'shut') && deed.test(fold(text));

/** A demoralised section is breached, and so is a wall with a yellow value. */
function takeBreached(asked: Asking): boolean {
  const [first] = [asked.take('breached'), asked.take('demoralised')].filter(Boolean);
  return first !== undefined;
}

/** Who handles a door, and when. */
function whoAndWhen(asked: Asking): Partial<DoorInputs> {
  if (asked.has('turn')) {
    const other = asked.take('enemy');
    if (!other && !asked.take('own')) return {};
    asked.allow('turn', 'lord');
    return { moment: other ? 'other-turn' : 'own-turn' };
  }
  if (asked.has('before') && asked.has('command')) asked.allow('before', 'command');
  asked.allow('lord');
  return asked.take('enemy') ? { byLord: false } : {};
}

const visitors = ['mounted', 'peanut-base', 'multi-dial', 'titan'] as const satisfies readonly VisitorKind[];

/** The section that ways are asked of: the one that is named, else the one that what is named belongs to. */
function takeKind(asked: Asking): SectionKind {
  const [named] = sectionsOf(asked);
  if (named) {
    asked.take(named);
    return named === 'wall' && asked.has('door') ? 'door-wall' : named;
  }
  if (asked.has('gate', 'arch')) return 'gatehouse';
  return asked.has('ladder') ? 'wall' : 'keep';
}

function takeVisitor(asked: Asking): Pick<WaysInputs, 'visitor' | 'flies'> {
  const visitor = asked.take(...visitors) ?? 'warrior';
  asked.allow('warrior', 'figure');
  return { visitor, flies: asked.take('flies') !== undefined };
}

/** Where can it get from the ground? */
export function up(asked: Asking): AskedQuestion | undefined {
  const meant = ['ladder', 'door', 'gate', 'arch', 'top', 'rubble', 'breached', 'flies', 'castle'] as const;
  if (!asked.has(...meant, ...goals, ...visitors, ...sectionKinds)) return undefined;
  // Whoever opens and closes is asked of the door.
  if (asked.words.some(isDeed)) return undefined;
  const kind = takeKind(asked);
  const opened: readonly DoorId[] = asked.take('open') ? sectionFacts[kind].doors : [];
  // Closed is how doors begin.
  if (opened.length === 0) asked.allow('shut');
  const condition = asked.take('rubble') ?? (takeBreached(asked) ? 'breached' : 'standing');
  const inputs: WaysInputs = {
    ...firstWays,
    ...takeVisitor(asked),
    question: 'up',
    up: { ...firstWays.up, kind, opened, condition, ladder: asked.take('ladder') !== undefined },
  };
  const goal = asked.take('top') ? 'up' : asked.take(...goals);
  if (goal) asked.allow('enemy');
  // Onto the top is up.
  if (goal === 'up') asked.allow('up');
  asked.allow('door', 'castle', 'section', 'ground');
  // Only a gatehouse has a gate and an arch.
  if (kind === 'gatehouse') asked.allow('gate', 'arch');
  return { ask: 'ways', inputs, goal };
}

/** May it go on along the tops? */
export function across(asked: Asking): AskedQuestion | undefined {
  const named = sectionsOf(asked).slice(0, 2);
  if (!asked.has('along', 'planking', 'gap') && named.length < 2) return undefined;
  const start = named.find((each) => asked.from.includes(each));
  const [from = 'wall', to = 'keep'] = start ? [start, ...named.filter((each) => each !== start)] : named;
  const joints = { planking: 'planked', gap: 'gap' } as const;
  const between = asked.take('planking', 'gap');
  const joint = between ? joints[between] : 'touching';
  const inputs: WaysInputs = {
    ...firstWays,
    ...takeVisitor(asked),
    question: 'across',
    across: { ...firstWays.across, from, to, joint },
  };
  if (start) asked.takeFrom(start);
  asked.allow('along', 'through', 'top', ...named);
  return { ask: 'ways', inputs };
}

/** Are the two in contact? */
export function contact(asked: Asking): AskedQuestion | undefined {
  if (!asked.take('touch')) return undefined;
  const [named, another] = sectionsOf(asked);
  const part = asked.take('arch') ?? asked.take('gatehouse', 'gate') ?? asked.take('planking');
  const one = part === 'gate' ? 'gatehouse' : (part ?? 'top');
  const high = asked.take('high-ground');
  const other = high ? 'high-terrain' : asked.take('section') ? 'section' : 'ground';
  const inputs: WaysInputs = {
    ...firstWays,
    question: 'contact',
    contact: { ...firstWays.contact, one, other },
  };
  asked.allow('ground', 'top', 'figure', 'in');
  // Which of two it is that stands at the other end has no place.
  if (named && !another) asked.allow(named);
  return { ask: 'ways', inputs };
}

/** May the door be opened or closed? */
export function doors(asked: Asking): AskedQuestion | undefined {
  if (!asked.has('open', 'shut') || !asked.has('door', 'gate', ...kindsWithDoors)) return undefined;
  // A plain wall has no door: the door that is meant is another's.
  const named = takeKind(asked);
  const kind =
    kindsWithDoors.find((each) => each === named) ?? (asked.has('gate') ? 'gatehouse' : 'door-wall');
  const to = asked.take('open', 'shut') === 'open' ? 'open' : 'closed';
  const breached = takeBreached(asked);
  const inputs: WaysInputs = {
    ...firstWays,
    question: 'doors',
    doors: withDoorOf(firstWays.doors, { kind, to, breached, ...whoAndWhen(asked) }),
  };
  asked.allow('door', 'gate', 'castle');
  return { ask: 'ways', inputs };
}

const mostWalls = 99;

/** How many ladders do so many walls give? */
export function ladders(asked: Asking): AskedQuestion | undefined {
  if (!asked.has('ladder') || !asked.has('how-many')) return undefined;
  const walls = asked.whole('wall', mostWalls) ?? asked.whole('door-wall', mostWalls);
  if (walls === undefined) return undefined;
  asked.allow('ladder', 'how-many');
  return { ask: 'ladders', walls };
}
