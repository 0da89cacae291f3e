import { armyTotals } from '../../rules/army.ts';
import { type ArmyDifference, armyDifference, type PlainLine } from '../../rules/army-difference.ts';
import type { Army } from '../../storage/army/army.ts';

/** What a line is, for what an army is made of. */
export const lineGroups = ['hero', 'line', 'machine', 'figure', 'creation', 'other'] as const;
export type LineGroup = (typeof lineGroups)[number];

/** A line as its game says it. */
export interface ComparedLine extends PlainLine {
  /** Its values and what it carries. */
  readonly said: readonly string[];
  readonly group: LineGroup;
}

/** An army with its lines as its game says them. */
export interface SaidArmy {
  readonly army: Army;
  readonly lines: readonly ComparedLine[];
  /** How many rules of its game it breaks, where that can be said. */
  readonly broken?: number;
}

/** How much of an army's points a group takes. */
export interface GroupShare {
  readonly points: number;
  /** From 0 to 1. */
  readonly share: number;
}

export interface SideTotals {
  readonly points: number;
  readonly models: number;
  readonly units: number;
  /** The most expensive of its units; of several the first. */
  readonly costliest?: { readonly name: string; readonly points: number };
  readonly groups: ReadonlyMap<LineGroup, GroupShare>;
}

export interface Comparison {
  readonly sides: readonly [SideTotals, SideTotals];
  /** What either of them has, in the order of the groups; one group alone says nothing. */
  readonly groups: readonly LineGroup[];
  readonly difference: ArmyDifference<ComparedLine>;
}

function totalsOf({ army, lines }: SaidArmy): SideTotals {
  const { points, models } = armyTotals(army.game, lines);
  const [costliest] = lines.toSorted((a, b) => b.points - a.points);
  const groups = new Map<LineGroup, GroupShare>();
  for (const group of lineGroups) {
    const own = lines.filter((line) => line.group === group && line.count > 0);
    const sum = armyTotals(army.game, own).points;
    if (own.length > 0) groups.set(group, { points: sum, share: points === 0 ? 0 : sum / points });
  }
  return {
    ...{ points, models, groups },
    units: lines.reduce((sum, { count }) => sum + count, 0),
    ...(costliest && { costliest: { name: costliest.name, points: costliest.points } }),
  };
}

/** Two armies side by side; those of two games share no units. */
export function compareArmies(one: SaidArmy, other: SaidArmy): Comparison {
  const sides = [totalsOf(one), totalsOf(other)] as const;
  const groups = lineGroups.filter((group) => sides.some((side) => side.groups.has(group)));
  const sameGame = one.army.game === other.army.game;
  return {
    sides,
    groups: sameGame && groups.length > 1 ? groups : [],
    difference: sameGame
      ? armyDifference(one.lines, other.lines)
      : { added: other.lines, removed: one.lines, changed: [], same: [], moved: false },
  };
}
