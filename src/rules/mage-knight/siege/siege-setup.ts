import { fail, ok, type Result } from '../../result.ts';
import type { CastleGame } from '../actions.ts';
import { type SectionKind, type Strength, suggestedClicks, suggestedPoints } from '../kinds.ts';
import type { Outline } from '../plan/plan.ts';
import { castlePoints } from './army-points.ts';

/** One click of a section's combat dial, as it is printed. A wall has no attack and no damage (MK-WALL-03). */
export interface DialClick {
  /** What a figure on the section adds to its defence. */
  readonly fortification: number;
  /** The fortification stands on yellow. */
  readonly yellow: boolean;
  readonly attack: number;
  readonly defence: number;
  /** Its ranged damage (MK-GEN-03). */
  readonly damage: number;
  readonly demoralised: boolean;
  /** Three of them destroy the section (MK-GEN-02). */
  readonly brokenTowers: number;
}

/** A dial typed once: its range in inches and its clicks from the first position on. */
export interface DialProfile {
  readonly range: number;
  readonly clicks: readonly DialClick[];
}

/**
 * How a section's dial is followed: by its values, or by its clicks only, where what the dial shows is tapped.
 * `destroyedAt` is the click with three broken towers, if someone looked it up.
 */
export type SectionDial =
  | { readonly kind: 'values'; readonly profile: DialProfile }
  | { readonly kind: 'clicks'; readonly destroyedAt?: number };

/** A section as it is fielded (MK-PTS-01). `owner` is its lord's place among the players. */
export interface SiegeSection {
  readonly name: string;
  readonly kind: SectionKind;
  readonly owner: number;
  readonly strength: Strength;
  readonly points: number;
  /** Clicks from the first position at which its dial begins. */
  readonly start: number;
  readonly dial: SectionDial;
  /** Where it stands on the table, if it was planned there. */
  readonly outline?: Outline;
  /** What it is counted as in that plan, from 1. */
  readonly number?: number;
  /** Which of its kind it is in that plan, from 1; 0 for the only one. */
  readonly ofKind?: number;
}

export interface SiegePlayer {
  readonly name: string;
  /** Actions that the base rules give him each turn, without the extra ones of his castle; undefined where nobody counts. */
  readonly actions?: number;
}

/** A game with castles before it begins. Who owns sections is a lord of a castle; the first player begins. */
export interface SiegeSetup {
  readonly game: CastleGame;
  readonly players: readonly SiegePlayer[];
  readonly sections: readonly SiegeSection[];
}

/** What a siege may hold; names are at most so many letters, numbers at most so high. */
export const siegeLimits = {
  players: 4,
  fewestPlayers: 2,
  sections: 40,
  clicks: 30,
  name: 40,
  points: 9_999,
  value: 99,
  range: 99,
  actions: 30,
  figures: 200,
} as const;

const setupFaults = [
  'players',
  'no-sections',
  'too-many-sections',
  'owner',
  'points',
  'start',
  'dial-empty',
  'dial-length',
  'dial-value',
  'destroyed-before-start',
  'name',
  'actions',
] as const;

/** What is wrong with a setup, and with which section or player of it. */
export interface SetupIssue {
  readonly code: (typeof setupFaults)[number];
  readonly section?: number;
  readonly player?: number;
}

const whole = (value: number, lowest: number, highest: number) =>
  Number.isInteger(value) && value >= lowest && value <= highest;

/** Whether a dial can be followed: 1-30 clicks of whole values, none with more than three broken towers. */
export function dialFault(dial: SectionDial): 'dial-empty' | 'dial-length' | 'dial-value' | undefined {
  if (dial.kind === 'clicks') {
    return dial.destroyedAt === undefined || whole(dial.destroyedAt, 1, siegeLimits.clicks)
      ? undefined
      : 'dial-value';
  }
  const { range, clicks } = dial.profile;
  if (clicks.length === 0) return 'dial-empty';
  if (clicks.length > siegeLimits.clicks) return 'dial-length';
  const good = clicks.every(
    ({ fortification, attack, defence, damage, brokenTowers }) =>
      [fortification, attack, defence, damage].every((value) => whole(value, 0, siegeLimits.value)) &&
      whole(brokenTowers, 0, 3),
  );
  return good && whole(range, 0, siegeLimits.range) ? undefined : 'dial-value';
}

/** The last click that a dial can show. */
export function lastClick(dial: SectionDial): number {
  if (dial.kind === 'values') return dial.profile.clicks.length - 1;
  return dial.destroyedAt ?? siegeLimits.clicks;
}

function sectionIssues(section: SiegeSection, index: number, players: number): readonly SetupIssue[] {
  const { name, owner, points, start, dial } = section;
  const fault = dialFault(dial);
  const codes: (SetupIssue['code'] | undefined)[] = [
    name.length > siegeLimits.name ? 'name' : undefined,
    whole(owner, 0, players - 1) ? undefined : 'owner',
    whole(points, 0, siegeLimits.points) ? undefined : 'points',
    fault,
  ];
  if (!whole(start, 0, siegeLimits.clicks)) codes.push('start');
  else if (!fault && dial.kind === 'values' && start > lastClick(dial)) codes.push('start');
  else if (!fault && dial.kind === 'clicks' && start >= (dial.destroyedAt ?? siegeLimits.clicks + 1)) {
    codes.push('destroyed-before-start');
  }
  return codes.flatMap((code) => (code ? [{ code, section: index }] : []));
}

/** The setup, if a siege can be played from it; else everything that is wrong with it. */
export function checkSetup(setup: SiegeSetup): Result<SiegeSetup, SetupIssue> {
  const { players, sections } = setup;
  const issues: SetupIssue[] = [];
  if (players.length < siegeLimits.fewestPlayers || players.length > siegeLimits.players) {
    issues.push({ code: 'players' });
  }
  players.forEach(({ name, actions }, player) => {
    if (name.length > siegeLimits.name) issues.push({ code: 'name', player });
    if (actions !== undefined && !whole(actions, 0, siegeLimits.actions)) {
      issues.push({ code: 'actions', player });
    }
  });
  if (sections.length === 0) issues.push({ code: 'no-sections' });
  if (sections.length > siegeLimits.sections) issues.push({ code: 'too-many-sections' });
  issues.push(...sections.flatMap((section, index) => sectionIssues(section, index, players.length)));
  return issues.length === 0 ? ok(setup) : fail(...issues);
}

/** A section with the points and the first click that the list of 2002 suggests for its strength (MK-PTS-01). */
export function freshSection(
  kind: SectionKind,
  owner: number,
  strength: Strength = 'heavy',
  name = '',
): SiegeSection {
  return {
    name,
    kind,
    owner,
    strength,
    points: suggestedPoints[kind][strength],
    start: suggestedClicks[strength],
    dial: { kind: 'clicks' },
  };
}

/** A typical castle: keep, two round towers, gatehouse and four walls. */
export const typicalCastle: readonly SectionKind[] = [
  'keep',
  'round-tower',
  'round-tower',
  'gatehouse',
  'wall',
  'wall',
  'wall',
  'wall',
];

/** The number of a section, of which no two have the same: that of its plan; what is in none is counted on from there. */
export function numberOf(sections: readonly SiegeSection[], index: number): number {
  const wanted = sections[index];
  if (!wanted) throw new Error(`no section ${index}`);
  if (wanted.number !== undefined) return wanted.number;
  const planned = sections.flatMap(({ number }) => number ?? []);
  const later = sections.slice(0, index + 1).filter(({ number }) => number === undefined);
  return Math.max(0, ...planned) + later.length;
}

/**
 * Which of its kind a section is, from 1; undefined for the only one. As its plan says it, whatever else was taken away
 * since; what is in none is counted on from there.
 */
export function countAmongAlike(sections: readonly SiegeSection[], index: number): number | undefined {
  const wanted = sections[index];
  if (!wanted) return undefined;
  if (wanted.ofKind !== undefined) return wanted.ofKind || undefined;
  const alike = [...sections.keys()].filter((at) => sections[at]?.kind === wanted.kind);
  if (alike.length < 2) return undefined;
  const planned = alike.flatMap((at) => sections[at]?.ofKind ?? []);
  const later = alike
    .filter((at) => sections[at]?.ofKind === undefined)
    .toSorted((a, b) => numberOf(sections, a) - numberOf(sections, b));
  // The only one of a plan is the first one.
  return Math.max(0, ...planned.map((count) => count || 1)) + later.indexOf(index) + 1;
}

/** The lords: players who own at least one section, in the order of the players (MK-SET-01). */
export function lordsOf({ players, sections }: Pick<SiegeSetup, 'players' | 'sections'>): readonly number[] {
  return players
    .map((_, player) => player)
    .filter((player) => sections.some(({ owner }) => owner === player));
}

/** What each player's castle costs out of his army (MK-PTS-02). */
export function costOfCastles({
  players,
  sections,
}: Pick<SiegeSetup, 'players' | 'sections'>): readonly number[] {
  return players.map((_, player) => castlePoints(sections.filter(({ owner }) => owner === player)).value);
}
