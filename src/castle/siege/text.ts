import { useTexts } from '../../kit/context.ts';
import type { Messages } from '../../platform/words.ts';
import type { SectionPart } from '../../rules/mage-knight/sections.ts';
import type { SiegeLogEntry } from '../../rules/mage-knight/siege/siege.ts';
import type {
  SiegeEvent,
  SiegeIssue,
  SiegeReason,
  Thrown,
} from '../../rules/mage-knight/siege/siege-events.ts';
import {
  countAmongAlike,
  numberOf,
  type SiegePlayer,
  type SiegeSection,
} from '../../rules/mage-knight/siege/siege-setup.ts';
import type { SectionState, SiegeFigure, SiegeState } from '../../rules/mage-knight/siege/siege-state.ts';
import { markOfKind, nameOfKind } from '../plan/findings-text.ts';
import { playerCalled, siegeCalled } from '../sieges.ts';
import type { CastleSiegeModel } from './model.ts';
import type { CurrentSiege } from './view.ts';

/** The places at a section where a figure can be. */
export function partsOf({ kind, planking }: Pick<SectionState, 'kind' | 'planking'>) {
  return [
    'top',
    ...(planking ? ['planking'] : []),
    ...(kind === 'gatehouse' ? ['arch'] : []),
  ] as readonly SectionPart[];
}

/** What players, sections and figures of one siege are called, so that none is taken for another. */
export interface SiegeNames {
  /** The siege itself, of which this is the own name. */
  siege(name: string): string;
  player(player: number): string;
  section(section: number): string;
  /** What stands on it in a drawing, as on the map. */
  mark(section: number): string;
  figure(figure: Pick<SiegeFigure, 'id' | 'name'> | undefined): string;
}

interface Named {
  readonly players: readonly SiegePlayer[];
  readonly sections: readonly SiegeSection[];
}

/** Its own name if no other has the same; else its number with that or its kind, as on the map. */
function sectionName(
  { plan, terms }: Pick<NamingTexts, 'plan' | 'terms'>,
  sections: readonly SiegeSection[],
  index: number,
): string {
  const section = sections[index];
  if (!section) return '';
  const own = section.name.trim();
  const isAlone = sections.every(({ name }, other) => other === index || name.trim() !== own);
  if (own && isAlone) return own;
  if (own) return plan.numbered(own, numberOf(sections, index));
  return nameOfKind(plan, terms, section.kind, countAmongAlike(sections, index));
}

interface NamingTexts {
  readonly t: Messages['castlesiege'];
  readonly terms: Messages['castleterms'];
  readonly plan: Messages['castleplan'];
}

export function siegeNames(texts: NamingTexts, { players, sections }: Named): SiegeNames {
  const { t } = texts;
  const called = players.map(({ name }) => name);
  return {
    siege: (name) => siegeCalled(t, { name, players: called }),
    player: (player) => playerCalled(t, called, player),
    section: (section) => sectionName(texts, sections, section),
    mark(section) {
      const kind = sections[section]?.kind;
      return kind ? markOfKind(texts.plan, kind, countAmongAlike(sections, section)) : '';
    },
    figure: (figure) => figure?.name.trim() || t.figureNumber((figure?.id ?? 0) + 1),
  };
}

export function useSiegeNames(named: Named): SiegeNames {
  const t = useTexts('castlesiege');
  return siegeNames({ t, terms: useTexts('castleterms'), plan: useTexts('castleplan') }, named);
}

type Texts = Messages['castlesiege'];

interface ReasonItem {
  readonly text: string;
  readonly rule?: string;
}

/** Reasons for what is allowed, or against what is not; behind one stands its other reading where that would answer otherwise. */
export function reasonItems(
  t: Texts,
  reasons: readonly SiegeReason[],
  answer: 'allowed' | 'refused' = 'allowed',
): readonly ReasonItem[] {
  const { otherReading } = t;
  return reasons.flatMap(({ rule, effect, amount = 0, otherwise }) => {
    // No rule speaks of the ladder: none can be named for it.
    if (effect === 'ladders-gone') return [{ text: t.reasons[effect](amount) }];
    const item = { text: t.reasons[effect](amount), rule };
    if (rule === 'MK-A-21') return [item, { text: otherReading['MK-A-21'], rule }];
    if (!otherwise) return [item];
    return [
      item,
      { text: answer === 'allowed' ? otherReading.forbids : otherReading.allows, rule: otherwise },
    ];
  });
}

export function issueItems(t: Texts, issues: readonly SiegeIssue[]): readonly ReasonItem[] {
  return issues.flatMap((issue) =>
    issue.code === 'refused'
      ? reasonItems(t, [issue.reason], 'refused')
      : [{ text: t.impossible[issue.code] }],
  );
}

interface EventTexts {
  readonly t: Texts;
  readonly terms: Messages['castleterms'];
  readonly names: SiegeNames;
  readonly number: (value: number) => string;
  readonly state: SiegeState;
}

/** Whether a fall, a shot or an attack eliminated its figure: nothing happened to that one later, and it is out. */
export function tookOut(state: SiegeState, log: readonly SiegeLogEntry[], index: number): boolean {
  const event = log[index]?.event;
  if (event?.do !== 'fall' && event?.do !== 'shot' && event?.do !== 'strike') return false;
  if (event.figure === undefined || !state.figures[event.figure]?.eliminated) return false;
  return !log.slice(index + 1).some(({ event: later }) => 'figure' in later && later.figure === event.figure);
}

/** What happened, in a few words; `out` where that eliminated its figure. */
export function eventText(
  describing: EventTexts,
  entry: Pick<SiegeLogEntry, 'event' | 'turn'>,
  out = false,
): string {
  const text = lineOf(describing, entry);
  return out ? describing.t.lines.out(text) : text;
}

function lineOf(describing: EventTexts, { event, turn }: Pick<SiegeLogEntry, 'event' | 'turn'>): string {
  const { t, names } = describing;
  switch (event.do) {
    case 'begin':
      return t.lines.begin();
    case 'begin-command':
      return t.lines['begin-command'](names.player(turn.player));
    case 'end-turn':
      return t.lines['end-turn'](names.player(turn.player));
    case 'warrior-acts':
      return event.more > 0 ? t.lines.warrior() : t.lines.warriorBack();
    case 'take-ladder':
      return t.lines.take();
    case 'habits':
      return t.lines.habits();
    case 'attack':
    case 'shot':
    case 'strike':
      return thrownText(describing, event);
    case 'helper':
      return t.lines.helper(describing.number(event.bonus));
    case 'figure':
    case 'field':
    case 'figure-to':
    case 'figure-down':
    case 'figure-clicks':
    case 'stand':
    case 'eliminate':
    case 'fall':
      return figureText(describing, event);
    default:
      return sectionText(describing, event);
  }
}

type FigureEvent = Extract<
  SiegeEvent,
  {
    readonly do:
      | 'figure'
      | 'field'
      | 'figure-to'
      | 'figure-down'
      | 'figure-clicks'
      | 'stand'
      | 'eliminate'
      | 'fall';
  }
>;

type ThrownEvent = Extract<SiegeEvent, { readonly do: 'attack' | 'shot' | 'strike' }>;

type OtherEvent =
  | ThrownEvent
  | Extract<
      SiegeEvent,
      {
        readonly do:
          | 'begin'
          | 'begin-command'
          | 'end-turn'
          | 'warrior-acts'
          | 'take-ladder'
          | 'habits'
          | 'helper';
      }
    >;

/** What two dice came to, such as "8: a hit, 4 damage". */
export function throwText(
  { assault }: Pick<Texts, 'assault'>,
  number: (value: number) => string,
  { faces: [first, second], hit, damage }: Thrown,
): string {
  const sum = number(first + second);
  return hit ? assault.hit(sum, number(damage)) : assault.miss(sum);
}

/** Who attacks, with those who help him. */
export function attackersText(
  names: SiegeNames,
  event: Extract<SiegeEvent, { readonly do: 'attack' | 'strike' }>,
): string {
  return [event.name || names.player(event.by), ...(event.helpers ?? [])].join(' + ');
}

function thrownText({ t, names, number, state }: EventTexts, event: ThrownEvent): string {
  const came = throwText(t, number, event);
  if (event.do === 'shot') {
    const target = event.figure === undefined ? event.name : names.figure(state.figures[event.figure]);
    return t.lines.shot(names.section(event.section), target, came);
  }
  const who = attackersText(names, event);
  const target =
    event.do === 'attack' ? names.section(event.section) : names.figure(state.figures[event.figure]);
  return t.lines.attack(who, target, came);
}

function figureText({ t, names, number, state }: EventTexts, event: FigureEvent): string {
  if (event.do === 'figure' || event.do === 'field') {
    const called = event.name.trim() || t.figureKinds[event.kind];
    if (event.do === 'field') return t.lines.field(called);
    return t.lines.figure(called, names.section(event.section), t.parts[event.part]);
  }
  const figure = names.figure(state.figures[event.figure]);
  switch (event.do) {
    case 'figure-to':
      return t.lines.figure(figure, names.section(event.section), t.parts[event.part]);
    case 'figure-down':
      return t.lines.down(figure);
    case 'stand':
      return t.lines.stand(figure);
    case 'figure-clicks':
      return t.lines.clicks(figure, number(event.clicks));
    case 'eliminate':
      return t.lines.eliminate(figure);
    case 'fall':
      return t.lines.fall(figure, number(event.face));
  }
}

function sectionText(
  { t, terms, names, number }: EventTexts,
  event: Exclude<SiegeEvent, FigureEvent | OtherEvent>,
): string {
  const section = names.section(event.section);
  switch (event.do) {
    case 'door':
      return t.lines[event.open ? 'open' : 'close'](section, terms.doors[event.door]);
    case 'act':
      return event.order === 'ranged' ? t.lines.act(section) : t.lines.actOther(section);
    case 'tokens':
      return t.lines.tokens(section, number(event.tokens));
    case 'dial':
      return t.lines.dial(section, number(event.click));
    case 'profile':
      return t.lines.profile(section);
    case 'amend':
      return t.lines.amend(section);
    case 'breach':
      return t.lines[event.cause](section);
    case 'destroy':
      return t.lines.destroy(section);
    case 'raise-ladder':
      return t.lines.raise(section, names.player(event.owner));
    case 'planking':
      return event.present ? t.lines.planked(section) : t.lines.unplanked(section);
  }
}

/** What is shown of a siege in play. */
export interface SiegeProps {
  readonly model: CastleSiegeModel;
  readonly siege: CurrentSiege;
  readonly names: SiegeNames;
}

export interface SectionProps extends SiegeProps {
  readonly index: number;
}
