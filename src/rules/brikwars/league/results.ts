// Results of the league and what they score (BW-LG-10, BW-LG-12; P:1572, P:1584-1592).
import type { Explained, Reason } from '../../reason.ts';
import type { BrikwarsRuleId } from '../ids.ts';

export const scenarios = ['battle', 'flag', 'transport'] as const;
export type Scenario = (typeof scenarios)[number];

/** In the battle and for the flag, who picks the edge is the light side (BWC-101). */
export const sides = ['light', 'dark'] as const;
export type Side = (typeof sides)[number];

export type Winner = Side | 'draw';

/** Something said of each side. */
export type PerSide<Value> = Readonly<Record<Side, Value>>;

/** How a game ended: who reached the main goal, and which sides their secondary ones. */
export interface Outcome {
  readonly winner: Winner;
  readonly secondary: PerSide<boolean>;
}

/** A game played. */
export interface Game extends Outcome {
  readonly scenario: Scenario;
  /** Who played the side. */
  readonly players: PerSide<string>;
}

/** A meeting to which one of two did not come. */
export interface Walkover {
  readonly scenario: Scenario;
  /** The side of who was there. */
  readonly side: Side;
  readonly present: string;
  readonly absent: string;
  /** The absent player had played this scenario in the session. */
  readonly absentPlayed: boolean;
}

/** What happened in a season. A play-off only parts who is level; its points count for nothing else (BW-LG-13). */
export type LeagueEvent =
  | (Game & { readonly kind: 'game' | 'playoff' })
  | (Walkover & { readonly kind: 'walkover' });

const played = 5;
const mainGoal = 2;
const secondaryGoal = 1;
const absentee = -3;

/** The other side of a game. */
export const across = (side: Side): Side => (side === 'light' ? 'dark' : 'light');

export type LeagueEffect =
  | 'played'
  | 'main-goal-won'
  | 'main-goal-lost'
  | 'secondary-goal'
  | 'walkover-present'
  | 'walkover-absent'
  | 'walkover-penalty'
  | 'slot-filled'
  | 'playoff';
export type LeagueReason = Reason<BrikwarsRuleId, LeagueEffect>;
export type ExplainedPoints = Explained<BrikwarsRuleId, LeagueEffect>;

/** Points of both sides with what made them; a secondary goal counts in a draw too (BW-LG-12, BWC-160). */
export function explainPoints({ winner, secondary }: Outcome): PerSide<ExplainedPoints> {
  const points = (side: Side): ExplainedPoints => {
    const reasons: LeagueReason[] = [{ rule: 'BW-LG-12', effect: 'played', amount: played }];
    if (winner === side) reasons.push({ rule: 'BW-LG-12', effect: 'main-goal-won', amount: mainGoal });
    if (winner === across(side)) {
      reasons.push({ rule: 'BW-LG-12', effect: 'main-goal-lost', amount: -mainGoal });
    }
    if (secondary[side]) {
      const rule = winner === 'draw' ? 'BWC-160' : 'BW-LG-12';
      reasons.push({ rule, effect: 'secondary-goal', amount: secondaryGoal });
    }
    return { value: reasons.reduce((sum, { amount = 0 }) => sum + amount, 0), reasons };
  };
  return { light: points('light'), dark: points('dark') };
}

/** Points of both sides. */
export function gamePoints(outcome: Outcome): PerSide<number> {
  const { light, dark } = explainPoints(outcome);
  return { light: light.value, dark: dark.value };
}

/** What a walkover adds to each: a game won without its secondary goal, and nothing or the penalty (BW-LG-10, BWC-162). */
export function explainWalkover(
  absentPlayed: boolean,
): Readonly<Record<'present' | 'absent', ExplainedPoints>> {
  const value = played + mainGoal;
  const present: LeagueReason = { rule: 'BW-LG-10', effect: 'walkover-present', amount: value };
  const absent: LeagueReason = absentPlayed
    ? { rule: 'BW-LG-10', effect: 'walkover-penalty', amount: absentee }
    : { rule: 'BW-LG-10', effect: 'walkover-absent', amount: 0 };
  return {
    present: { value, reasons: [present] },
    absent: { value: absent.amount ?? 0, reasons: [absent] },
  };
}

/** Points of both. */
export function walkoverPoints(absentPlayed: boolean): Readonly<Record<'present' | 'absent', number>> {
  const { present, absent } = explainWalkover(absentPlayed);
  return { present: present.value, absent: absent.value };
}

/** The same by sides. */
export function walkoverScore({
  present,
  absentPlayed,
}: {
  readonly present: Side;
  readonly absentPlayed: boolean;
}): PerSide<number> {
  const points = walkoverPoints(absentPlayed);
  return present === 'light'
    ? { light: points.present, dark: points.absent }
    : { light: points.absent, dark: points.present };
}
