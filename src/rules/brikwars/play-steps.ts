import type { DiceExpression } from '../dice/expression.ts';
import type { Roll } from '../dice/roll.ts';
import { blowsOf } from './exchange.ts';
import { armOf, type DefencePlan, type Fight, plus, type Side } from './fight.ts';
import type { Moment, NextRoll, PlayEntry, PlayOutcome, PlayResult } from './play-record.ts';
import { type Blow, isAllOnes, otherSide, strikeSkill } from './strike.ts';

interface Thrown {
  readonly total: number;
  readonly allOnes: boolean;
  readonly roll?: Roll;
}

export type Steps<Value> = Generator<NextRoll, Value, Roll>;

export interface Table {
  readonly fight: Fight;
  readonly log: PlayEntry[];
  readonly damage: Record<Side, number>;
  readonly armor: Partial<Record<Side, number>>;
  readonly lost: { side: Side; arm: number }[];
}

function* throwDice(fight: Fight, moment: Moment, expression: DiceExpression): Steps<Thrown> {
  if (expression.groups.length === 0) return { total: Math.max(0, expression.constant), allOnes: false };
  const roll = yield { ...moment, expression, rules: { bonus: fight[moment.who].bonus, floor: true } };
  return { total: roll.total, allOnes: roll.allOnes, roll };
}

function entry(moment: Moment, thrown: Thrown, result: PlayResult, more: Partial<PlayEntry> = {}): PlayEntry {
  const { total, roll } = thrown;
  return { ...moment, total, result, ...(roll === undefined ? {} : { roll }), ...more };
}

function* throwAttack(table: Table, blow: Blow, moment: Moment): Steps<Thrown> {
  const { fight } = table;
  const side = fight[blow.by];
  const arm = armOf(side, blow.arm);
  if (fight.automaticHit) return { total: arm.use, allOnes: false };
  const expression = strikeSkill(side, blow.strikerPenalty);
  if (!blow.first || fight.attackRoll === undefined) return yield* throwDice(fight, moment, expression);
  return { total: Math.max(0, fight.attackRoll + expression.constant), allOnes: isAllOnes(fight) };
}

/** The attack roll, after the range of what is thrown: the total that a parry must reach, or undefined for a miss. */
function* attack(
  table: Table,
  blow: Blow,
  base: Omit<Moment, 'purpose'>,
): Steps<{ total: number; hit: boolean } | undefined> {
  const { fight, log } = table;
  const arm = armOf(fight[blow.by], blow.arm);
  const known = blow.first && fight.attackRoll !== undefined;
  if (arm.thrown !== undefined && fight.distance !== undefined && !known) {
    const moment: Moment = { ...base, purpose: 'range', need: fight.distance };
    const thrown = yield* throwDice(fight, moment, arm.thrown);
    const fell = thrown.allOnes && fight.rules.rangeCriticalFailure;
    const short = fell || thrown.total < fight.distance;
    log.push(entry(moment, thrown, fell ? 'critical-failure' : short ? 'short' : 'in-range'));
    if (short) return undefined;
  }
  const moment: Moment = { ...base, purpose: 'attack', need: arm.use };
  const thrown = yield* throwAttack(table, blow, moment);
  const failed = thrown.allOnes && fight.rules.skillCriticalFailure;
  const hit = !failed && thrown.total >= arm.use;
  log.push(entry(moment, thrown, failed ? 'critical-failure' : hit ? 'hit' : 'missed'));
  return { total: thrown.total, hit };
}

function* parry(
  table: Table,
  blow: Blow,
  base: Omit<Moment, 'purpose'>,
  attackTotal: number,
): Steps<boolean> {
  const { fight, log } = table;
  if (blow.parry === undefined) return false;
  const who = otherSide(blow.by);
  const side = fight[who];
  const arm = armOf(side, blow.parry);
  const need = Math.max(arm.use, attackTotal);
  const moment: Moment = { ...base, who, arm: blow.parry, purpose: 'parry', need };
  const thrown = yield* throwDice(fight, moment, plus(side.skill, -blow.parryPenalty));
  const failed = thrown.allOnes && fight.rules.skillCriticalFailure;
  const parried = !failed && thrown.total >= need;
  const swept = armOf(fight[blow.by], blow.arm).twoHanded && arm.light;
  const weaponLost = arm.held && (failed || (swept && !parried));
  if (weaponLost) table.lost.push({ side: who, arm: blow.parry });
  const result = failed ? 'critical-failure' : parried ? 'parried' : 'not-parried';
  log.push(entry(moment, thrown, result, weaponLost ? { weaponLost } : {}));
  return parried;
}

function* rollDamage(
  table: Table,
  who: Side,
  moment: Moment,
  dice: DiceExpression,
): Steps<readonly [Thrown, boolean]> {
  const thrown = yield* throwDice(table.fight, { ...moment, who }, dice);
  const nothing = thrown.allOnes && table.fight.rules.damageCriticalFailure === 'zero';
  return [nothing ? { ...thrown, total: 0 } : thrown, nothing];
}

function* damage(table: Table, blow: Blow, base: Omit<Moment, 'purpose'>, parried: boolean): Steps<number> {
  const { fight, log } = table;
  const moment: Moment = { ...base, purpose: 'damage' };
  const arm = armOf(fight[blow.by], blow.arm);
  const [dealt, failed] = yield* rollDamage(table, blow.by, moment, plus(arm.damage, -blow.strikerPenalty));
  log.push(entry(moment, dealt, failed ? 'critical-failure' : 'damage'));
  if (!parried || blow.parry === undefined) return dealt.total;
  const who = otherSide(blow.by);
  const stopping = armOf(fight[who], blow.parry);
  const stop: Moment = { ...base, who, arm: blow.parry, purpose: 'parry-damage' };
  const [stopped, useless] = yield* rollDamage(table, who, stop, plus(stopping.damage, -blow.parryPenalty));
  const left = Math.max(0, dealt.total - stopped.total);
  log.push(entry(stop, stopped, useless ? 'critical-failure' : 'reduced', { damage: left }));
  return left;
}

/** The armor against all damage of the turn: rolled once, and never less than it has stopped already (BWC-54). */
function* armor(
  table: Table,
  who: Side,
  base: Omit<Moment, 'purpose' | 'who' | 'arm'>,
  points: number,
): Steps<boolean> {
  const { fight, log } = table;
  const cumulative = fight.mode === 'close' && fight.rules.cumulativeDamage;
  const before = cumulative ? table.damage[who] : 0;
  const sum = before + points;
  table.damage[who] += points;
  if (points === 0) return false;
  const moment: Moment = { attack: base.attack, counter: base.counter, who, purpose: 'armor', need: sum };
  let thrown: Thrown = { total: table.armor[who] ?? 0, allOnes: false };
  if (!cumulative || table.armor[who] === undefined) {
    thrown = yield* throwDice(fight, moment, fight[who].armor);
    while (thrown.total < before) {
      log.push(entry(moment, thrown, 'roll-again', { damage: before }));
      thrown = yield* throwDice(fight, moment, fight[who].armor);
    }
    table.armor[who] = thrown.total;
  }
  const dies = sum > thrown.total;
  log.push(entry(moment, thrown, dies ? 'dies' : 'holds', { damage: sum }));
  return dies;
}

/** One blow from range to armor; true if it kills. */
function* strike(table: Table, blow: Blow, number: number): Steps<boolean> {
  const base = { who: blow.by, arm: blow.arm, attack: number, counter: blow.by === 'defender' };
  const made = yield* attack(table, blow, base);
  if (made === undefined) return false;
  if (!made.hit) {
    if (table.fight.rules.parryRolled === 'always') yield* parry(table, blow, base, made.total);
    return false;
  }
  const parried = yield* parry(table, blow, base, made.total);
  const points = yield* damage(table, blow, base, parried);
  return yield* armor(table, otherSide(blow.by), base, points);
}

/** A whole player turn, asking for one roll at a time. */
export function* turn(table: Table, plan: DefencePlan): Steps<PlayOutcome> {
  const { fight, lost } = table;
  const end = (dead?: Side): PlayOutcome => ({
    defenderDies: dead === 'defender',
    attackerDies: dead === 'attacker',
    damage: { ...table.damage },
    lost,
  });
  for (let number = 0; number < fight.attacks.length; number++) {
    const blows = blowsOf(fight, plan, number);
    if (yield* strike(table, blows.attack, number)) return end('defender');
    if (blows.counter !== undefined && (yield* strike(table, blows.counter, number))) return end('attacker');
  }
  return end();
}
