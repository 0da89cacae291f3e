import { computed, type ReadonlySignal } from '@preact/signals';
import { type RuleSet, ruleSetOf } from '../../rules/brikwars/rule-sets.ts';
import {
  armyChecks,
  type BrikwarsArmyCheck,
  countedPoints,
  discountOf,
  egosIn,
  type ListedUnits,
  withDiscounts,
} from '../../rules/brikwars/units/army-check.ts';
import type { Profile } from '../../rules/brikwars/units/profile.ts';
import type { Army, ArmyLine, ArmyUnit } from '../../storage/army/army.ts';
import { profileOfUnit } from '../../storage/units/profiles.ts';
import type { ArmyEditorControl } from '../editor.ts';

/** A line of an army of BrikWars, with how its unit fights where it says so. */
interface BrikwarsLine extends ListedUnits {
  readonly line: ArmyLine;
}

/** A rule for the army, with the lines that break it. */
export interface BrikwarsCheck extends BrikwarsArmyCheck {
  readonly lines: readonly ArmyLine[];
}

export interface BrikwarsArmyView {
  readonly rules: RuleSet;
  readonly lines: readonly BrikwarsLine[];
  /** What is broken first, then what is missing. */
  readonly checks: readonly BrikwarsCheck[];
  readonly broken: number;
  readonly missing: number;
  /** Heroic Egos, and what they take off the price of all of them (BW-HERO-04). */
  readonly egos: number;
  readonly discount: number;
}

export interface BrikwarsArmyModel {
  /** The open army, if it is one of BrikWars. */
  readonly view: ReadonlySignal<BrikwarsArmyView | undefined>;
  /** What one of a unit costs by the rules in the open army; undefined where they do not price all of it. */
  counted(unit: Profile): number | undefined;
}

const known = new WeakMap<ArmyUnit, Profile | 'unknown'>();

/** The unit of a line, read once. */
function unitIn({ unit }: ArmyLine): Profile | undefined {
  if (!unit) return undefined;
  const read = known.get(unit) ?? profileOfUnit(unit) ?? 'unknown';
  known.set(unit, read);
  return read === 'unknown' ? undefined : read;
}

const listed = ({ lines }: Army): readonly BrikwarsLine[] =>
  lines.map((line) => ({
    ...{ line, points: line.points, unit: unitIn(line) },
    // What stays at home today counts for nothing.
    count: line.reserve ? 0 : line.count,
  }));

/** What the lines with a Heroic Ego cost now that there are so many of them; the others stay as they are (BW-HERO-04). */
function repriced(army: Army, before: Army): Army {
  const lines = listed(army);
  const next = withDiscounts(listed(before), lines);
  if (next.every((line, place) => line === lines[place])) return army;
  return {
    ...army,
    lines: next.map(({ line, points }) => (line.points === points ? line : { ...line, points })),
  };
}

const urgency = ({ kept, missing }: BrikwarsCheck): number => (kept ? 2 : missing ? 1 : 0);

/** All that the page of an army of BrikWars shows beside its lines. */
function brikwarsArmyView(army: Army): BrikwarsArmyView {
  const rules = ruleSetOf(army.edition);
  const lines = listed(army);
  const checks = armyChecks(lines, army.limit, rules)
    .map(
      (check): BrikwarsCheck => ({
        ...check,
        lines: check.places.flatMap((place) => lines[place]?.line ?? []),
      }),
    )
    .sort((a, b) => urgency(a) - urgency(b));
  const egos = egosIn(lines);
  return {
    ...{ rules, lines, checks, egos },
    broken: checks.filter(({ kept, missing }) => !kept && !missing).length,
    missing: checks.filter(({ kept, missing }) => !kept && missing).length,
    discount: lines.reduce((sum, { count, points, unit }) => {
      const off = unit ? discountOf(unit, egos) : 0;
      // Only who follows the price is cheaper.
      return sum + (unit && off > 0 && points === countedPoints(unit, egos) ? count * off : 0);
    }, 0),
  };
}

/** The army page of BrikWars on top of the editor of armies. */
export async function createBrikwarsArmyModel(editor: ArmyEditorControl): Promise<BrikwarsArmyModel> {
  editor.reprice('brikwars', repriced);
  const view = computed(() => {
    const open = editor.current.value;
    return open.state === 'ready' && open.army.game === 'brikwars' ? brikwarsArmyView(open.army) : undefined;
  });
  return { view, counted: (unit) => countedPoints(unit, Math.max(1, view.value?.egos ?? 1)) };
}
