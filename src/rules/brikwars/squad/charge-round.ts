import type { Distribution } from '../../dice/distribution.ts';
import type { DiceExpression } from '../../dice/expression.ts';
import type { Roll } from '../../dice/roll.ts';
import { type Asked, askOption, askRoll, type Steps } from '../../steps.ts';
import { type ChargeWeapon, chargeDamage, killChance } from '../charge-blow.ts';
import { knockbackInches } from '../charge-knockback.ts';
import { type ChargeRules, d6 } from '../charge-rules.ts';
import { armorHolds, armorOdds } from '../damage.ts';
import type { Side } from '../fight.ts';
import { otherSide } from '../strike.ts';
import { memberOpposition, ploughThrough, squadOpposition } from './charge.ts';
import { weaponHits } from './charge-losses.ts';
import type { RoundEnd } from './round-ahead.ts';
import type { SquadEntry, SquadMoment, SquadOutcome } from './round-record.ts';

/** A squad in a Charge: its members, the one who takes a blow if nobody else is chosen first. */
export interface ChargeSquad {
  readonly members: readonly { readonly size: number; readonly armor: DiceExpression }[];
  /** One weapon that all points stand behind (BWC-07). */
  readonly weapon?: ChargeWeapon;
}

/** A squad charges another at a Collision Speed in inches. */
export interface SquadCharge extends Readonly<Record<Side, ChargeSquad>> {
  /** Points of the chargers' Momentum. */
  readonly momentum: number;
  readonly speed: number;
  /** The charged squad braces: it is one body and strikes back. */
  readonly braced: boolean;
  readonly rules: ChargeRules;
}

/** A blow of a Charge, and whom it strikes where the path alone decides that. */
export interface SquadChargeBlow {
  readonly by: Side;
  readonly points: number;
  readonly weapon?: ChargeWeapon;
  readonly member?: number;
}

/** All blows, in order: of a braced squad one each, of others one on everybody who is reached (BW-SQ-33 to BW-SQ-35). */
export function chargeBlows({ attacker, defender, ...charge }: SquadCharge): readonly SquadChargeBlow[] {
  const { momentum, speed, braced, rules } = charge;
  const sizes = defender.members.map(({ size }) => size);
  const armed = (squad: ChargeSquad) => (squad.weapon ? { weapon: squad.weapon } : {});
  if (braced) {
    const points = squadOpposition(sizes, speed);
    return [
      { by: 'attacker', points: momentum, ...armed(attacker) },
      { by: 'defender', points, ...armed(defender) },
    ];
  }
  const opposing = memberOpposition(sizes, speed, false);
  const blockers = sizes.map((size, at) => ({ size, opposition: opposing[at] ?? 0 }));
  return ploughThrough(momentum, blockers, rules).map(({ momentum: points }, member) => ({
    by: 'attacker',
    points,
    member,
    // The weapon is spent on the first.
    ...(member === 0 && armed(attacker)),
  }));
}

/** Points that resist the first blow: of a braced squad all of them together, of others the nearest one's. */
export function opposing({ defender, speed, braced }: SquadCharge): number {
  const sizes = defender.members.map(({ size }) => size);
  return braced ? squadOpposition(sizes, speed) : (memberOpposition(sizes, speed, false)[0] ?? 0);
}

type ChargeSteps<Value> = Steps<SquadMoment, Value>;

const needsSkill = ({ weapon }: SquadChargeBlow, { skillRoll }: ChargeRules) =>
  weapon !== undefined && skillRoll !== 'none';

/** One damage roll: weapon and Momentum together; where one die stands for all points it counts for each of them (BWC-30). */
function damageRoll(weapon: DiceExpression | undefined, points: number, rules: ChargeRules) {
  const own = weapon ?? { groups: [], constant: 0 };
  const times = rules.momentumDice === 'multiplied' && points > 1 ? points : 1;
  const groups = [...own.groups, ...d6(times > 1 ? 1 : points).groups];
  const pointsOf = ({ total, allOnes, dice }: Roll): number => {
    if (allOnes && rules.damageCriticalFailure === 'zero') return 0;
    const last = groups.length - 1;
    const die = dice.reduce((sum, { face, group }) => sum + (group === last ? face : 0), 0);
    return total + (times - 1) * die;
  };
  return { expression: { ...own, groups }, pointsOf };
}

/** A blow from the Skill roll to the Armor. */
function* playBlow(
  charge: SquadCharge,
  blow: SquadChargeBlow,
  at: Pick<SquadMoment, 'pass' | 'blow'>,
  log: SquadEntry[],
): ChargeSteps<number | undefined> {
  const { rules } = charge;
  const { by, points, weapon } = blow;
  const rolled = { bonus: rules.bonus, floor: true };
  let hit = weapon !== undefined;
  if (weapon && needsSkill(blow, rules)) {
    const moment = { ...at, who: by, purpose: 'attack', count: 1, need: weapon.use } as const;
    const roll = yield* askRoll<SquadMoment>(moment, weapon.skill, rolled);
    hit = roll.total >= weapon.use && !(roll.allOnes && rules.skillCriticalFailure);
    log.push({ ...moment, roll, result: 'hits', amount: Number(hit) });
  }
  const { expression, pointsOf } = damageRoll(hit ? weapon?.damage : undefined, points, rules);
  let damage = Math.max(0, expression.constant);
  if (expression.groups.length > 0) {
    const moment = { ...at, who: by, purpose: 'damage', count: 1 } as const;
    const roll = yield* askRoll<SquadMoment>(moment, expression, rolled);
    damage = pointsOf(roll);
    log.push({ ...moment, roll, result: 'points', amount: damage, points: [damage] });
  }
  return yield* wound(charge, blow, damage, at, log);
}

/** Who takes a blow, by the owner's choice where it has one, and whether his Armor holds (BW-SQ-38). */
function* wound(
  charge: SquadCharge,
  blow: SquadChargeBlow,
  damage: number,
  at: Pick<SquadMoment, 'pass' | 'blow'>,
  log: SquadEntry[],
): ChargeSteps<number | undefined> {
  const who = otherSide(blow.by);
  const { members } = charge[who];
  const looks = members.map((member) => JSON.stringify(member));
  const unlike = looks.flatMap((look, place) => (looks.indexOf(look) === place ? [place] : []));
  const moment: SquadMoment = { ...at, who, purpose: 'assign', count: 1, damage };
  const chooses = blow.member === undefined && damage > 0 && unlike.length > 1;
  const member = chooses ? Number(yield* askOption(moment, unlike.map(String))) : (blow.member ?? 0);
  const met: SquadMoment = { ...moment, purpose: 'armor', member };
  const { armor } = members[member] as ChargeSquad['members'][number];
  const rolls = damage > 0 && armor.groups.length > 0;
  const roll = rolls ? yield* askRoll(met, armor, { bonus: charge.rules.bonus, floor: true }) : undefined;
  const dies = damage > 0 && damage > armorHolds(roll?.total ?? Math.max(0, armor.constant), charge.rules);
  log.push({ ...met, ...(roll && { roll }), result: dies ? 'dies' : 'holds', amount: damage });
  return dies ? member : undefined;
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
  const dead: Record<Side, number[]> = { attacker: [], defender: [] };
  for (const [blow, made] of chargeBlows(charge).entries()) {
    const pass = made.by === 'attacker' ? 'attack' : 'counter';
    const killed = yield* playBlow(charge, made, { pass, blow }, log);
    if (killed !== undefined) dead[otherSide(made.by)].push(killed);
  }
  if (charge.braced) yield* knockBack(charge, log);
  return { dead };
}

/** The chance that a blow kills, from the record of it. */
function killsBy(
  charge: SquadCharge,
  made: SquadChargeBlow,
  own: readonly SquadEntry[],
  next: Asked<SquadMoment> | undefined,
): number {
  const { rules } = charge;
  const armored = own.find(({ purpose }) => purpose === 'armor');
  if (armored) return armored.result === 'dies' ? 1 : 0;
  const { members } = charge[otherSide(made.by)];
  const { armor } = members[next?.member ?? made.member ?? 0] as ChargeSquad['members'][number];
  const holds = armorOdds(armor, rules.bonus, rules);
  const certainly = (damage: number): Distribution => ({
    min: damage,
    weights: Float64Array.of(1),
    cutOff: 0,
  });
  if (next?.damage !== undefined) return killChance(certainly(next.damage), holds);
  const body = chargeDamage(undefined, made.points, 0, rules);
  if (!made.weapon) return killChance(body, holds);
  const armed = chargeDamage(made.weapon.damage, made.points, 0, rules);
  const skill = own.find(({ purpose }) => purpose === 'attack');
  const hit = skill ? skill.amount : weaponHits(made.weapon, rules);
  return killChance(armed, holds) * hit + killChance(body, holds) * (1 - hit);
}

/** The odds of a Charge given its record so far and what is asked for next; owners give blows to the first of their squad. */
export function chargeAhead(
  charge: SquadCharge,
  log: readonly SquadEntry[] = [],
  next?: Asked<SquadMoment>,
): readonly RoundEnd[] {
  const none: Record<Side, readonly number[]> = { attacker: [1], defender: [1] };
  for (const [blow, made] of chargeBlows(charge).entries()) {
    const own = log.filter((entry) => entry.blow === blow);
    const kills = killsBy(charge, made, own, next?.blow === blow ? next : undefined);
    const who = otherSide(made.by);
    const before = none[who];
    none[who] = Array.from(
      { length: before.length + 1 },
      (_, dead) => (before[dead] ?? 0) * (1 - kills) + (before[dead - 1] ?? 0) * kills,
    );
  }
  return none.attacker.flatMap((mine, attacker) =>
    none.defender.map((theirs, defender) => ({ dead: { attacker, defender }, chance: mine * theirs })),
  );
}
