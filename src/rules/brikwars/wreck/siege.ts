import { certain, chanceAtLeast, type Distribution, mixture } from '../../dice/distribution.ts';
import type { DiceExpression } from '../../dice/expression.ts';
import { skillOdds, splitAt } from '../attack/hit.ts';
import { breadthBonus } from '../attack/modifiers.ts';
import type { PartKind } from '../creation/creation.ts';
import type { FightRules } from '../edition.ts';
import { breachChance, type DamageRules } from './grinding.ts';
import { overkillOdds } from './overkill.ts';
import { type Armored, metBy, partLevel } from './structure-armor.ts';

/** The rules of an attack on a creation. */
export interface AttackRules extends DamageRules {
  readonly skillCriticalFailure: boolean;
  readonly largeTarget: FightRules['largeTarget'];
  /** Thrown dice that all show 1 drop at the thrower's feet; they count as they lie if nothing is said. */
  readonly rangeCriticalFailure?: boolean;
}

/** A weapon and who uses it; `modifier` is all that changes his Skill but the target's size. */
export interface Assault {
  readonly skill: DiceExpression;
  readonly modifier: number;
  readonly use: number;
  readonly damage: DiceExpression;
  /** What cannot move away and is touched is hit without a roll (BW-ATK-08, BWC-09). */
  readonly automatic?: true;
  /** Thrown over so many inches, with dice for how far it flies (BW-ATK-05). */
  readonly thrown?: Throw;
}

export interface Throw {
  readonly range: DiceExpression;
  readonly distance: number;
  /** Inches around the place where it comes down that its blast reaches; left out, it has none. */
  readonly blast?: number;
}

/** Whether what flew so far lies beside its target and still catches it; all ones drop at the thrower's feet (BW-ATK-05, BW-WEAP-12, BWC-50). */
export function liesBeside({ distance, blast }: Throw, flown: number): boolean {
  return blast !== undefined && flown < distance && distance - flown <= blast;
}

/** The chances that a throw flies far enough, and that it falls short but catches its target with its blast (BW-ATK-05, BW-WEAP-12, BWC-50). */
function throwOdds(
  thrown: Throw,
  { bonus, rangeCriticalFailure = false }: AttackRules,
): { readonly reaches: number; readonly beside: number } {
  const odds = skillOdds(thrown.range, bonus, rangeCriticalFailure);
  const { totals, failing, failingTotal } = odds;
  let beside = liesBeside(thrown, 0) ? failing : 0;
  totals.weights.forEach((weight, at) => {
    const total = totals.min + at;
    if (liesBeside(thrown, total)) beside += weight - (total === failingTotal ? failing : 0);
  });
  return { reaches: splitAt(odds, thrown.distance).chance, beside };
}

/** Areas that Component Damage can aim at, by the studs in sight (BW-ATK-10). */
export const componentAreas = ['2x4', '2x2', '1x1'] as const;
export type ComponentArea = (typeof componentAreas)[number];

const areaModifiers: Readonly<Record<ComponentArea, number>> = { '2x4': 0, '2x2': -1, '1x1': -2 };

/** The chance to hit with so much added to Skill, of a throw that it reaches as well or lies near enough (BW-ATK-05, BW-ATK-06, BW-ATK-08). */
function hitChance({ skill, use, automatic, thrown }: Assault, modifier: number, rules: AttackRules): number {
  if (automatic) return 1;
  const { reaches, beside } = thrown ? throwOdds(thrown, rules) : { reaches: 1, beside: 0 };
  const total = { ...skill, constant: skill.constant + modifier };
  return beside + reaches * splitAt(skillOdds(total, rules.bonus, rules.skillCriticalFailure), use).chance;
}

/** One General attack: what the Size in sight adds, the chance to hit, and the pips of Size Damage. */
export interface GeneralOdds {
  readonly bonus: number;
  readonly hit: number;
  /** Of one attack, missed or not: 0 or 1, or more with Overkill. */
  readonly pips: Distribution;
}

/** What a General attack aims at. */
export interface SiegeTarget extends Armored {
  readonly size: number;
  /** Inches of its Structure in sight. */
  readonly visible: number;
}

/**
 * The odds of one General attack on a structure (BW-DMG-02, BW-DMG-03, BW-ATK-10). With `overkill` one roll may take
 * several pips (BW-DMG-10).
 */
export function generalAttack(
  assault: Assault,
  target: SiegeTarget,
  rules: AttackRules,
  overkill = false,
): GeneralOdds {
  const { size, visible } = target;
  const bonus = breadthBonus(visible, rules);
  const hit = hitChance(assault, bonus + assault.modifier, rules);
  const steps = overkill ? Math.max(1, size) : 1;
  const [through] = overkillOdds(
    assault.damage,
    [{ steps, armor: metBy(target, 'structure') }],
    rules,
  ).targets;
  const struck = through?.pips ?? certain(0);
  const pips = mixture([
    { weight: hit, distribution: struck },
    { weight: 1 - hit, distribution: certain(0) },
  ]);
  return { bonus, hit, pips };
}

/** Pips of all attacks together, at most `steps`, where the target is gone (BW-DMG-04). */
export function volleyPips(attacks: readonly Distribution[], steps: number): Distribution {
  const none: Distribution = { ...certain(0), weights: new Float64Array(steps + 1) };
  none.weights[0] = 1;
  return attacks.reduce((pips, attack) => oneMore(pips, attack, steps), none);
}

/** How long a target lasts under like attacks. */
export interface UntilDestroyed {
  /** `by[n]` is the chance that it is gone after n attacks or fewer. */
  readonly by: readonly number[];
  /** The average number of attacks; infinite where none ever hurts. */
  readonly mean: number;
}

/**
 * How many attacks with these pips each destroy a target that `steps` pips still destroy: exact chances for up to
 * `most` attacks, and the average over all (BW-DMG-03, BW-DMG-04).
 */
export function untilDestroyed(attack: Distribution, steps: number, most: number): UntilDestroyed {
  const by: number[] = [];
  let pips = volleyPips([], steps);
  for (let count = 0; count <= most; count++) {
    by.push(chanceAtLeast(pips, steps));
    pips = oneMore(pips, attack, steps);
  }
  const chance = (n: number) => attack.weights[n - attack.min] ?? 0;
  const hurts = chanceAtLeast(attack, 1);
  // Attacks that are left with so many pips to go.
  const left: number[] = [0];
  for (let toGo = 1; toGo <= steps; toGo++) {
    let after = 1;
    for (let n = 1; n < toGo; n++) after += chance(n) * (left[toGo - n] as number);
    left.push(hurts > 0 ? after / hurts : Number.POSITIVE_INFINITY);
  }
  return { by, mean: left[steps] as number };
}

function oneMore(pips: Distribution, attack: Distribution, steps: number): Distribution {
  const weights = new Float64Array(steps + 1);
  pips.weights.forEach((chance, before) => {
    attack.weights.forEach((weight, i) => {
      const after = Math.min(steps, before + attack.min + i);
      weights[after] = (weights[after] as number) + chance * weight;
    });
  });
  return { min: 0, weights, cutOff: pips.cutOff + attack.cutOff };
}

/** What Component Damage aims at: an element or up to an inch of bricks. */
export interface ComponentTarget {
  readonly area: ComponentArea;
  /** Structure Level of the creation. */
  readonly level: number;
  readonly part: PartKind;
}

/** A Component attack: all that is added to Skill, the level that holds it, and its odds. */
export interface ComponentOdds {
  readonly modifier: number;
  readonly level: number;
  readonly hit: number;
  readonly offGivenHit: number;
  readonly off: number;
}

/** The odds to break a component off (BW-DMG-05, BW-CRE-07, BW-ATK-10); `points` of Grinding help (BW-DMG-09). */
export function componentAttack(
  assault: Assault,
  target: ComponentTarget,
  rules: AttackRules,
  points = 0,
): ComponentOdds {
  const modifier = areaModifiers[target.area] + assault.modifier;
  const level = partLevel(target.level, target.part);
  const hit = hitChance(assault, modifier, rules);
  const offGivenHit = breachChance(
    assault.damage,
    metBy({ level: target.level }, target.part),
    rules,
    certain(points),
  );
  return { modifier, level, hit, offGivenHit, off: hit * offGivenHit };
}
