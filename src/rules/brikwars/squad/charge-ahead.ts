import { binomial } from '../../dice/binomial.ts';
import { certain, type Distribution, difference, floorAt, shift } from '../../dice/distribution.ts';
import type { DiceExpression } from '../../dice/expression.ts';
import type { Asked } from '../../steps.ts';
import { armorOdds } from '../attack/damage.ts';
import type { Side } from '../attack/fight.ts';
import { skillOdds, splitAt } from '../attack/hit.ts';
import { otherSide } from '../attack/strike.ts';
import { chargeDamage, killChance } from '../charge/charge-blow.ts';
import { type ChargeRules, momentumTotals } from '../charge/charge-rules.ts';
import { squadOpposition } from './charge.ts';
import {
  armsDamage,
  type ChargeArms,
  type ChargeSquad,
  chargeBlows,
  type SquadCharge,
  type SquadChargeBlow,
} from './charge-round.ts';
import type { RoundEnd } from './round-ahead.ts';
import type { SquadEntry, SquadMoment } from './round-record.ts';

type Next = Asked<SquadMoment>;

/** The chance that a Charging Weapon hits (BW-CHG-16, BWC-31). */
function weaponHits(
  { skill, use }: ChargeArms,
  { bonus, skillCriticalFailure, skillRoll }: ChargeRules,
): number {
  return skillRoll === 'none'
    ? 1
    : Math.min(1, splitAt(skillOdds(skill, bonus, skillCriticalFailure), use).chance);
}

/** How many weapons of a kind hit, given the Skill rolls that lie on the table. */
function hitsOf(
  one: ChargeArms,
  place: number,
  own: readonly SquadEntry[],
  rules: ChargeRules,
): Distribution {
  const rolled = own.filter(({ purpose, arms }) => purpose === 'attack' && arms === place);
  const thrown = rolled.reduce((sum, { count }) => sum + count, 0);
  const made = rolled.reduce((sum, { amount }) => sum + amount, 0);
  return shift(binomial(one.count - thrown, weaponHits(one, rules)), made);
}

/** Every number of hits that the weapons may make, kind by kind, with its chance. */
function hitsTogether(
  arms: readonly ChargeArms[],
  own: readonly SquadEntry[],
  rules: ChargeRules,
): readonly (readonly [hits: readonly number[], chance: number])[] {
  return arms.reduce<readonly (readonly [readonly number[], number])[]>(
    (all, one, place) => {
      const { min, weights } = hitsOf(one, place, own, rules);
      return all.flatMap(([hits, chance]) =>
        Array.from(weights, (weight, at) => [[...hits, min + at], chance * weight] as const),
      );
    },
    [[[], 1]],
  );
}

/** The chance that a blow kills who has such Armor, from the record of it. */
function killsBy(
  { arms, points }: SquadChargeBlow,
  armor: DiceExpression,
  own: readonly SquadEntry[],
  next: Next | undefined,
  rules: ChargeRules,
): number {
  const holds = armorOdds(armor, rules.bonus, rules);
  if (next?.damage !== undefined) return killChance(certain(next.damage), holds);
  return hitsTogether(arms, own, rules).reduce(
    (kill, [hits, chance]) =>
      chance === 0
        ? kill
        : kill + chance * killChance(chargeDamage(armsDamage(arms, hits), points, 0, rules), holds),
    0,
  );
}

/** A squad while the blows fall: who may still take one, each with the pips he has taken, and how many are dead, with the chance of it. */
interface Standing {
  readonly open: readonly (readonly [member: number, taken: number])[];
  /** Of those with several pips each counts. */
  readonly dead: number;
  readonly chance: number;
}

/** A squad after one blow more; its owner gives it to the first, unless another is chosen or struck on the path. */
function afterBlow(
  { members }: ChargeSquad,
  standing: readonly Standing[],
  blow: SquadChargeBlow,
  own: readonly SquadEntry[],
  next: Next | undefined,
  rules: ChargeRules,
): readonly Standing[] {
  const known = own.find(({ purpose }) => purpose === 'armor');
  const chosen = known?.member ?? next?.member ?? blow.member;
  const after = new Map<string, Standing>();
  const add = (open: Standing['open'], dead: number, chance: number) => {
    const key = `${dead} ${open}`;
    after.set(key, { open, dead, chance: chance + (after.get(key)?.chance ?? 0) });
  };
  for (const { open, dead, chance } of standing) {
    const fewest = Math.min(...open.map(([, taken]) => taken));
    const struck = open.find(([one, taken]) => (chosen === undefined ? taken === fewest : one === chosen));
    const [member, taken] = struck ?? [];
    const { armor, steps = 1 } = (member !== undefined && members[member]) || {};
    if (!armor || taken === undefined) {
      add(open, dead, chance);
      continue;
    }
    const kills = known ? Number(known.result !== 'holds') : killsBy(blow, armor, own, next, rules);
    const others = open.filter((one) => one !== struck);
    // Who is struck on the path is left behind, dead or not.
    const ahead = blow.member === undefined;
    const hurt = open.map((one) => (one === struck ? ([one[0], taken + 1] as const) : one));
    add(ahead ? open : others, dead, chance * (1 - kills));
    add(ahead && taken + 1 < steps ? hurt : others, dead + 1, chance * kills);
  }
  return [...after.values()];
}

/** How many are dead, each number once. */
function deadOf(standing: readonly Standing[]): Float64Array {
  const chances = new Float64Array(Math.max(...standing.map(({ dead }) => dead)) + 1);
  for (const { dead, chance } of standing) chances[dead] = (chances[dead] as number) + chance;
  return chances;
}

/** The odds of a Charge given its record so far and what is asked for next; owners give blows to the first of their squad. */
export function chargeAhead(
  charge: SquadCharge,
  log: readonly SquadEntry[] = [],
  next?: Next,
): readonly RoundEnd[] {
  const everybody = ({ members }: ChargeSquad): readonly Standing[] => [
    { open: [...members.keys()].map((member) => [member, 0] as const), dead: 0, chance: 1 },
  ];
  const standing = { attacker: everybody(charge.attacker), defender: everybody(charge.defender) };
  for (const [blow, made] of chargeBlows(charge).entries()) {
    const who = otherSide(made.by);
    const own = log.filter((entry) => entry.blow === blow);
    const asked = next?.blow === blow ? next : undefined;
    standing[who] = afterBlow(charge[who], standing[who], made, own, asked, charge.rules);
  }
  const theirs = deadOf(standing.defender);
  return [...deadOf(standing.attacker)].flatMap((chance, attacker) =>
    Array.from(theirs, (other, defender) => ({ dead: { attacker, defender }, chance: chance * other })),
  );
}

/** Inches that the plate of either side flies where the charged squad braces (BW-SQ-34, BWC-153). */
export function platesFly({
  attacker,
  defender,
  momentum,
  speed,
  rules,
}: SquadCharge): Readonly<Record<Side, Distribution>> {
  const sizes = ({ members }: ChargeSquad) => members.map(({ size }) => size);
  const all = (squad: ChargeSquad) => sizes(squad).reduce((sum, size) => sum + size, 0);
  const pushes = momentumTotals(momentum, rules);
  const resists = momentumTotals(squadOpposition(sizes(defender), speed, rules), rules);
  return {
    attacker: floorAt(shift(difference(resists, pushes), -all(attacker)), 0),
    defender: floorAt(shift(difference(pushes, resists), -all(defender)), 0),
  };
}
