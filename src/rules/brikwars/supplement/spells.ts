// Bolts, area spells and magic shields (P:1508-1518).
import { binomial } from '../../dice/binomial.ts';
import { certain, type Distribution, mean, mixture } from '../../dice/distribution.ts';
import type { DiceExpression } from '../../dice/expression.ts';
import { armorOdds, parriedDamage, survivalTable } from '../attack/damage.ts';
import { crankyDice } from '../attack/heroes.ts';
import { totalOf } from '../attack/hit.ts';
import type { CrankyWay } from '../edition.ts';
import { countIssues, type SupplementExplained, type SupplementIssue } from './effects.ts';
import { killedBy, killReasons, pointsOf, reachChance, type SupplementRules, useTest } from './skill-test.ts';
import { type SpellKind, type SpellValues, spellValues } from './spell-values.ts';

const rule = { bolt: 'BW-MAG-02', area: 'BW-MAG-03', shield: 'BW-MAG-04' } as const;

/** The reason of a spell's Use. */
export function spellUse(spell: SpellKind, level: number): SupplementExplained['reasons'][number] {
  const effect = spell === 'shield' ? 'two-for-a-level' : 'three-for-a-level';
  return { rule: rule[spell], effect, amount: spellValues(spell, level).use };
}

/** Why a mage may not cast at a level: he casts at his own or a lower one (BW-MAG-01, BW-MAG-02). */
export function castIssues(magic: number, level: number): readonly SupplementIssue[] {
  const wrong = countIssues({ magic, level }, 1, 'BW-MAG-01');
  if (wrong.length > 0 || level <= magic) return wrong;
  return [{ code: 'above-level', rule: 'BW-MAG-01', path: ['level'], limit: magic }];
}

/** Who casts: his Skill, and what is added to it. */
export interface Caster {
  readonly skill: DiceExpression;
  readonly modifier: number;
  readonly level: number;
  /** What his Crankiness takes from each of his rolls. */
  readonly mood?: Mood;
}

/** How Cranky a Hero is, and whether that counts on every die or once a roll (BW-HERO-03, BWC-56). */
export interface Mood {
  readonly penalty: number;
  readonly way: CrankyWay;
}

/** A spell as this mage rolls it. */
export function castValues(spell: SpellKind, { level, mood }: Pick<Caster, 'level' | 'mood'>): SpellValues {
  const values = spellValues(spell, level);
  if (!mood) return values;
  const suffered = (dice: DiceExpression) => crankyDice(dice, mood.penalty, mood.way);
  return {
    ...values,
    dice: suffered(values.dice),
    ...(values.range && { range: suffered(values.range) }),
  };
}

export interface BoltOdds {
  readonly use: number;
  readonly range: number;
  /** Out of range nobody rolls: all chances are 0. */
  readonly inRange: boolean;
  readonly hit: SupplementExplained;
  readonly killGivenHit: SupplementExplained;
  readonly kill: SupplementExplained;
}

/** The odds of a bolt at a known distance (BW-MAG-02). */
export function boltOdds(
  caster: Caster,
  target: { readonly distance: number; readonly armor: DiceExpression },
  rules: SupplementRules,
): BoltOdds {
  const { skill, modifier, level } = caster;
  const { use, inches, dice } = castValues('bolt', caster);
  const { distance, armor } = target;
  if (distance > inches) {
    const never = { value: 0, reasons: [{ rule: 'BW-MAG-02', effect: 'range', amount: inches }] } as const;
    return { use, range: inches, inRange: false, hit: never, killGivenHit: never, kill: never };
  }
  const hit = useTest(
    skill,
    modifier,
    use,
    [spellUse('bolt', level), { rule: 'BW-MAG-02', effect: 'range', amount: inches }],
    rules,
  );
  const killGivenHit = {
    value: killedBy(pointsOf(dice, rules), armor, rules),
    reasons: killReasons(dice, armor, rules),
  };
  return {
    use,
    range: inches,
    inRange: true,
    hit,
    killGivenHit,
    kill: { value: hit.value * killGivenHit.value, reasons: [...hit.reasons, ...killGivenHit.reasons] },
  };
}

export interface AreaSpellOdds {
  readonly use: number;
  readonly radius: number;
  /** The rolled range is enough. */
  readonly reach: SupplementExplained;
  /** It flies far enough and the Skill roll reaches the Use. */
  readonly hit: SupplementExplained;
  /** One of the targets dies. */
  readonly kill: SupplementExplained;
  readonly deaths: SupplementExplained<Distribution>;
  readonly meanDeaths: SupplementExplained;
}

/** The odds of an area spell on targets within its blast: one damage roll for all, an Armor roll for each (BW-MAG-03, BWC-64). */
export function areaSpellOdds(
  caster: Caster,
  target: { readonly distance: number; readonly armor: DiceExpression; readonly count: number },
  rules: SupplementRules,
): AreaSpellOdds {
  const { skill, modifier, level } = caster;
  const { use, range, dice, radius } = castValues('area', caster);
  const { distance, armor, count } = target;
  const reach: SupplementExplained = {
    value: range ? reachChance(range, distance, rules) : 0,
    reasons: [
      { rule: 'BW-ATK-05', effect: 'thrown-range', amount: distance },
      ...(rules.rangeCriticalFailure
        ? [{ rule: 'BWC-158', effect: 'thrown-range-critical-failure' } as const]
        : []),
    ],
  };
  const test = useTest(skill, modifier, use, [spellUse('area', level)], rules);
  const hit = { value: reach.value * test.value, reasons: [...reach.reasons, ...test.reasons] };
  const points = pointsOf(dice, rules);
  const hold = survivalTable(armorOdds(armor, rules.bonus, rules));
  const struck: Distribution = {
    ...mixture(
      Array.from(points.weights, (weight, i) => ({
        weight,
        distribution: binomial(count, Math.max(0, 1 - (hold[points.min + i] ?? 0))),
      })),
    ),
    cutOff: points.cutOff,
  };
  const deaths = mixture([
    { weight: hit.value, distribution: struck },
    { weight: 1 - hit.value, distribution: certain(0) },
  ]);
  const reasons = [
    ...hit.reasons,
    { rule: 'BW-MAG-03', effect: 'blast-radius', amount: radius } as const,
    { rule: 'BWC-64', effect: 'one-roll-for-all' } as const,
    ...killReasons(dice, armor, rules),
  ];
  return {
    use,
    radius,
    reach,
    hit,
    kill: { value: hit.value * killedBy(points, armor, rules), reasons },
    deaths: { value: deaths, reasons },
    meanDeaths: { value: mean(deaths), reasons },
  };
}

export interface MagicShieldOdds {
  readonly use: number;
  readonly radius: number;
  readonly up: SupplementExplained;
  readonly killWithout: SupplementExplained;
  readonly killIfUp: SupplementExplained;
  readonly kill: SupplementExplained;
}

/**
 * The odds of a hit on somebody that a mage tries to shield: one Skill roll puts it up, and every damage within its
 * area is less by a fresh roll of its dice (BW-MAG-04, BWC-94). All ones of them count as rolled (BWC-157).
 */
export function magicShieldOdds(
  caster: Caster,
  { damage, armor }: { readonly damage: DiceExpression; readonly armor: DiceExpression },
  rules: SupplementRules,
): MagicShieldOdds {
  const { skill, modifier, level } = caster;
  const { use, dice, radius } = castValues('shield', caster);
  const up = useTest(skill, modifier, use, [spellUse('shield', level)], rules);
  const points = pointsOf(damage, rules);
  const hurt = killReasons(damage, armor, rules);
  const killWithout = { value: killedBy(points, armor, rules), reasons: hurt };
  const killIfUp: SupplementExplained = {
    value: killedBy(parriedDamage(points, totalOf(dice, rules.bonus)), armor, rules),
    reasons: [
      { rule: 'BWC-94', effect: 'shield-takes-off', amount: level },
      { rule: 'BWC-157', effect: 'shield-ones-count' },
      ...hurt,
    ],
  };
  return {
    use,
    radius,
    up,
    killWithout,
    killIfUp,
    kill: {
      value: up.value * killIfUp.value + (1 - up.value) * killWithout.value,
      reasons: [...up.reasons, ...killIfUp.reasons],
    },
  };
}
