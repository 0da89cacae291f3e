import type { DiceExpression } from '../../dice/expression.ts';
import type { Roll } from '../../dice/roll.ts';
import { askOption, askRoll, type Steps } from '../../steps.ts';
import { armorHolds } from '../attack/damage.ts';
import type { Side } from '../attack/fight.ts';
import { otherSide } from '../attack/strike.ts';
import type { ChargeWeapon } from '../charge/charge-blow.ts';
import { knockbackInches } from '../charge/charge-knockback.ts';
import { type ChargeRules, d6 } from '../charge/charge-rules.ts';
import { askHits } from '../many/many-alike.ts';
import { memberOpposition, ploughThrough, squadOpposition } from './charge.ts';
import { squadPile } from './pile.ts';
import type { SquadEntry, SquadMoment, SquadOutcome } from './round-record.ts';

/** Members of a squad whose Charging Weapons are alike. */
export interface ChargeArms extends Pick<ChargeWeapon, 'skill' | 'use' | 'damage'> {
  readonly count: number;
}

/** A squad in a Charge: its members, the one who takes a blow if nobody else is chosen first. */
export interface ChargeSquad {
  readonly members: readonly {
    readonly size: number;
    readonly armor: DiceExpression;
    /** Pips that destroy him, where they are several (BW-DMG-04). */
    readonly steps?: number;
  }[];
  /** The Charging Weapons of all who strike; without any they strike with their bodies. */
  readonly arms?: readonly ChargeArms[];
}

/** A squad charges another at a Collision Speed in inches. */
export interface SquadCharge extends Readonly<Record<Side, ChargeSquad>> {
  /** Points of the chargers' Momentum. */
  readonly momentum: number;
  readonly speed: number;
  /** The charged squad braces: it is one body, and its weapons meet the Charge. */
  readonly braced: boolean;
  readonly rules: ChargeRules;
}

/** A blow of a Charge, and its target where the path alone decides that. */
export interface SquadChargeBlow {
  readonly by: Side;
  readonly points: number;
  readonly arms: readonly ChargeArms[];
  readonly member?: number;
}

/** Those whose weapons make one blow: all of them, or by the house rule one alone (BWC-07). */
function armsOf({ arms = [] }: ChargeSquad, { combined }: ChargeRules): readonly ChargeArms[] {
  const armed = arms.filter(({ count }) => count > 0);
  return combined === 'momentum' ? armed.slice(0, 1).map((one) => ({ ...one, count: 1 })) : armed;
}

/**
 * All blows, in order. A braced squad takes one and gives one back. Of others each who is reached is struck, and gives
 * back what Physical Opposition he has with his body (BW-SQ-33 to BW-SQ-35, BW-CHG-10, BW-CHG-11).
 */
export function chargeBlows({ attacker, defender, ...charge }: SquadCharge): readonly SquadChargeBlow[] {
  const { momentum, speed, braced, rules } = charge;
  const sizes = defender.members.map(({ size }) => size);
  const led = armsOf(attacker, rules);
  if (braced) {
    const points = squadOpposition(sizes, speed, rules);
    return [
      { by: 'attacker', points: momentum, arms: led },
      { by: 'defender', points, arms: armsOf(defender, rules) },
    ];
  }
  const opposing = memberOpposition(sizes, speed, false);
  const blockers = sizes.map((size, at) => ({ size, opposition: opposing[at] ?? 0 }));
  return ploughThrough(momentum, blockers, rules).flatMap(({ momentum: points }, member) => {
    // The weapons are spent on the first.
    const struck: SquadChargeBlow = { by: 'attacker', points, member, arms: member === 0 ? led : [] };
    const back = opposing[member] ?? 0;
    return back > 0 ? [struck, { by: 'defender' as const, points: back, arms: [] }] : [struck];
  });
}

/** Points that resist the first blow: of a braced squad all of them together, of others the nearest one's. */
export function opposing({ defender, speed, braced, rules }: SquadCharge): number {
  const sizes = defender.members.map(({ size }) => size);
  return braced ? squadOpposition(sizes, speed, rules) : (memberOpposition(sizes, speed, false)[0] ?? 0);
}

type ChargeSteps<Value> = Steps<SquadMoment, Value>;

/** The damage of so many weapons of each kind that hit, as dice of one roll. */
export function armsDamage(arms: readonly ChargeArms[], hits: readonly number[]): DiceExpression {
  return squadPile(arms.map(({ damage }, at) => ({ hits: hits[at] ?? 0, damage })));
}

/** One damage roll: weapons and Momentum together; where one die stands for all points it counts for each of them (BWC-30). */
function damageRoll(weapons: DiceExpression, points: number, rules: ChargeRules) {
  const times = rules.momentumDice === 'multiplied' && points > 1 ? points : 1;
  const pushed = d6(times > 1 ? 1 : points);
  const together = [weapons, pushed].map((damage) => ({ hits: 1, damage }));
  const groups = times > 1 ? [...weapons.groups, ...pushed.groups] : squadPile(together).groups;
  const pointsOf = ({ total, allOnes, dice }: Roll): number => {
    if (allOnes && rules.damageCriticalFailure === 'zero') return 0;
    const last = groups.length - 1;
    const die = dice.reduce((sum, { face, group }) => sum + (group === last ? face : 0), 0);
    return total + (times - 1) * die;
  };
  return { expression: { ...weapons, groups }, pointsOf };
}

/** The Skill rolls of a blow: how many weapons of each kind hit; who misses lends his body alone (BW-CHG-16). */
function* armsHit(
  { arms, by }: SquadChargeBlow,
  { rules }: SquadCharge,
  at: Pick<SquadMoment, 'pass' | 'blow'>,
  log: SquadEntry[],
): ChargeSteps<readonly number[]> {
  const all: number[] = [];
  for (const [place, { count, skill, use }] of arms.entries()) {
    let hits = rules.skillRoll === 'none' ? count : 0;
    if (rules.skillRoll !== 'none') {
      const moment = { ...at, who: by, arms: place, purpose: 'attack', count, need: use } as const;
      for (const heap of yield* askHits<SquadMoment>(moment, skill, rules)) {
        hits += heap.amount;
        log.push({ ...moment, ...heap });
      }
    }
    all.push(hits);
  }
  return all;
}

/** Pips that were taken of each member. */
type Taken = readonly number[];

const stands = ({ members }: ChargeSquad, taken: Taken, member: number): boolean =>
  (taken[member] ?? 0) < (members[member]?.steps ?? 1);

/** Who of a side may still take a blow, first those with the fewest pips taken. */
const livingOf = (squad: ChargeSquad, taken: Taken): readonly number[] =>
  [...squad.members.keys()]
    .filter((member) => stands(squad, taken, member))
    .sort((one, other) => (taken[one] ?? 0) - (taken[other] ?? 0));

/** A blow from the Skill rolls to the Armor; the place of who dies, or takes a pip. */
function* playBlow(
  charge: SquadCharge,
  blow: SquadChargeBlow,
  at: Pick<SquadMoment, 'pass' | 'blow'>,
  taken: Taken,
  log: SquadEntry[],
): ChargeSteps<number | undefined> {
  const { rules } = charge;
  const { by, points, arms } = blow;
  const hits = yield* armsHit(blow, charge, at, log);
  const { expression, pointsOf } = damageRoll(armsDamage(arms, hits), points, rules);
  let damage = Math.max(0, expression.constant);
  if (expression.groups.length > 0) {
    const struck = Math.max(
      1,
      hits.reduce((sum, hit) => sum + hit, 0),
    );
    const moment = { ...at, who: by, purpose: 'damage', count: struck } as const;
    const roll = yield* askRoll<SquadMoment>(moment, expression, { bonus: rules.bonus, floor: true });
    damage = pointsOf(roll);
    log.push({ ...moment, roll, result: 'points', amount: damage, points: [damage] });
  }
  return yield* wound(charge, blow, damage, at, taken, log);
}

/** Who takes a blow, by the owner's choice where it has one, and whether his Armor holds (BW-SQ-38). */
function* wound(
  charge: SquadCharge,
  blow: SquadChargeBlow,
  damage: number,
  at: Pick<SquadMoment, 'pass' | 'blow'>,
  taken: Taken,
  log: SquadEntry[],
): ChargeSteps<number | undefined> {
  const who = otherSide(blow.by);
  const { members } = charge[who];
  const open = livingOf(charge[who], taken);
  const looks = open.map((member) => JSON.stringify([members[member], taken[member] ?? 0]));
  const unlike = open.filter((_, place) => looks.indexOf(looks[place] as string) === place);
  const moment: SquadMoment = { ...at, who, purpose: 'assign', count: 1, damage };
  const chooses = blow.member === undefined && damage > 0 && unlike.length > 1;
  const member = chooses
    ? Number(yield* askOption(moment, unlike.map(String)))
    : (blow.member ?? unlike[0] ?? 0);
  const met: SquadMoment = { ...moment, purpose: 'armor', member };
  const { armor, steps = 1 } = members[member] as ChargeSquad['members'][number];
  const rolls = damage > 0 && armor.groups.length > 0;
  const roll = rolls ? yield* askRoll(met, armor, { bonus: charge.rules.bonus, floor: true }) : undefined;
  const hurt = damage > 0 && damage > armorHolds(roll?.total ?? Math.max(0, armor.constant), charge.rules);
  const last = (taken[member] ?? 0) + 1 >= steps;
  const result = hurt ? (last ? 'dies' : 'pip') : 'holds';
  log.push({ ...met, ...(roll && { roll }), result, amount: damage });
  return hurt ? member : undefined;
}

/** KnockBack of whole plates: both sides roll, and the loser's flies by the margin less all its Sizes (BW-SQ-34, BWC-153). */
function* knockBack(charge: SquadCharge, log: SquadEntry[]): ChargeSteps<void> {
  const { rules } = charge;
  const totals: Record<Side, number> = { attacker: 0, defender: 0 };
  for (const { by: who, points } of chargeBlows(charge)) {
    const times = rules.momentumDice === 'multiplied' && points > 1 ? points : 1;
    if (points === 0) continue;
    const moment = {
      pass: 'attack',
      who,
      purpose: who === 'attacker' ? 'momentum' : 'opposition',
      count: 1,
    } as const;
    const roll = yield* askRoll<SquadMoment>(moment, d6(times > 1 ? 1 : points), {
      bonus: rules.bonus,
      floor: true,
    });
    totals[who] = roll.total * times;
    log.push({ ...moment, roll, result: 'pushes', amount: totals[who] });
  }
  const who = totals.attacker >= totals.defender ? 'defender' : 'attacker';
  const size = charge[who].members.reduce((sum, member) => sum + member.size, 0);
  const amount = knockbackInches(totals[otherSide(who)], totals[who], { size });
  if (amount > 0) log.push({ pass: 'attack', who, purpose: 'momentum', count: 1, result: 'flies', amount });
}

/** A squad's Charge, one throw or choice at a time: all blows count, though one may kill who strikes the next. */
export function* squadChargeSteps(charge: SquadCharge, log: SquadEntry[]): ChargeSteps<SquadOutcome> {
  const taken: Record<Side, number[]> = { attacker: [], defender: [] };
  for (const [blow, made] of chargeBlows(charge).entries()) {
    const struck = otherSide(made.by);
    if (livingOf(charge[struck], taken[struck]).length === 0) continue;
    const pass = made.by === 'attacker' ? 'attack' : 'counter';
    const hurt = yield* playBlow(charge, made, { pass, blow }, taken[struck], log);
    if (hurt !== undefined) taken[struck][hurt] = (taken[struck][hurt] ?? 0) + 1;
  }
  if (charge.braced) yield* knockBack(charge, log);
  const of = <Value>(notify: (side: Side) => Value) => ({
    attacker: notify('attacker'),
    defender: notify('defender'),
  });
  const dead = of((side) =>
    [...charge[side].members.keys()].filter((member) => !stands(charge[side], taken[side], member)),
  );
  const several = [...charge.attacker.members, ...charge.defender.members].some(({ steps = 1 }) => steps > 1);
  return { dead, ...(several && { pips: of((side) => taken[side].reduce((sum, pips) => sum + pips, 0)) }) };
}
