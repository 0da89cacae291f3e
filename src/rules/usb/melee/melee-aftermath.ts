// What a melee leaves behind: the result's effect on the loser, then the morale of both sides.

import type { UsbRules } from '../house-rules.ts';
import { moraleStates } from '../morale/morale.ts';
import type { DieEnd } from '../morale/morale-die.ts';
import { afterLoss, type Fate, isUnbreakable, type MoraleOdds } from '../morale/morale-odds.ts';
import { bandOf, bandTable } from '../result.ts';
import { type Fighter, pointsOf, sumOf } from '../units/fighter.ts';
import { hurt } from '../wounds.ts';
import type { MeleeSide } from './melee-setup.ts';

/** One side before its morale: what the blows and the result have left. */
export interface BeforeMorale {
  /** Undefined when nothing is left. */
  readonly fighter: Fighter | undefined;
  /** The result took it off the table (USB-RES-05). */
  readonly destroyed: boolean;
  /** Wounds that an unbreakable loser took instead (USB-MOR-09). */
  readonly wounds: number;
}

/**
 * What the result does to a side that lost by so much (0 for the winner and where nobody loses): its state, never a
 * better one, or its end; an unbreakable loser pays the difference in wounds instead (USB-RES-02, USB-MOR-09, USB-A-24).
 */
export function afterResult(fighter: Fighter | undefined, lostBy: number, rules: UsbRules): BeforeMorale {
  const { state } = bandTable[bandOf(lostBy)];
  if (!fighter || state === undefined) return { fighter, destroyed: false, wounds: 0 };
  if (isUnbreakable(fighter))
    return { fighter: hurt(fighter, lostBy, rules), destroyed: false, wounds: lostBy };
  if (state === 'destroyed') return { fighter, destroyed: true, wounds: 0 };
  const worse = moraleStates.indexOf(state) > moraleStates.indexOf(fighter.state);
  return { fighter: worse ? { ...fighter, state } : fighter, destroyed: false, wounds: 0 };
}

/** Whether a side that lost by so much tests its morale for that, at 50 % (USB-A-22, switch `meleeDefeatTest`). */
export function testsDefeat(lostBy: number, { meleeDefeatTest }: Pick<UsbRules, 'meleeDefeatTest'>): boolean {
  return meleeDefeatTest === 'lostBy2' && lostBy >= bandTable.pushed.from;
}

/** The morale of a side after the result: thresholds newly reached in this charge, `earlier` points of it included, and the defeat where a table plays so (USB-A-24, USB-A-22). */
export function moraleAfterMelee(
  side: MeleeSide,
  { fighter }: BeforeMorale,
  lostBy: number,
  earlier: number,
  rules: UsbRules,
  thrown?: DieEnd,
): MoraleOdds {
  return afterLoss(side.fighter, fighter, rules, {
    ...(side.aura !== undefined && { aura: side.aura }),
    blessed: side.blessed === 'morale',
    defeat: testsDefeat(lostBy, rules),
    earlier,
    ...(thrown && { thrown }),
  });
}

/** One way in which a side can end a melee. */
export interface SideEnd {
  readonly chance: number;
  readonly fate: Fate;
  /** Points and models lost before the result or a failed test took the rest away. */
  readonly points: number;
  readonly models: number;
  readonly heroLost: boolean;
  readonly tested: boolean;
}

/** All ends of a side after the blows and what its defeat by so much did to it, with its die where it was thrown; their chances add up to 1. */
export function sideEnds(
  side: MeleeSide,
  result: BeforeMorale,
  lostBy: number,
  earlier: number,
  rules: UsbRules,
  thrown?: DieEnd,
): readonly SideEnd[] {
  const before = pointsOf(side.fighter, rules);
  const had = { points: sumOf(before), models: before.length };
  const hero = side.fighter.joined !== undefined;
  const end = (fate: Fate, chance: number, left: Fighter | undefined, tested: boolean): SideEnd => {
    const points = left ? pointsOf(left, rules) : [];
    const gone = fate === 'destroyed' || fate === 'wiped';
    return {
      chance,
      fate,
      points: had.points - sumOf(points),
      models: had.models - points.length,
      heroLost: hero && (gone || left?.joined === undefined),
      tested,
    };
  };
  if (result.destroyed) return [end('destroyed', 1, result.fighter, false)];
  const { outcomes, level } = moraleAfterMelee(side, result, lostBy, earlier, rules, thrown);
  return outcomes.map(({ fate, chance, after }) =>
    end(fate, chance, after ?? (fate === 'destroyed' ? result.fighter : undefined), level !== undefined),
  );
}
