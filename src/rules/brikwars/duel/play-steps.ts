import type { DiceExpression } from '../../dice/expression.ts';
import type { Roll } from '../../dice/roll.ts';
import { askRoll, type Steps as StepsOf } from '../../steps.ts';
import { armorHolds } from '../attack/damage.ts';
import { addsUp, armOf, type DefencePlan, type Fight, plus, type Side } from '../attack/fight.ts';
import { knockAwayDice } from '../attack/knock-away.ts';
import { isSwept } from '../attack/parry.ts';
import { armSkill, type Blow, isAllOnes, knownTotal, otherSide, strikeSkill } from '../attack/strike.ts';
import { shoveInches } from '../charge/charge-shove.ts';
import type { ArmId } from '../weapons.ts';
import type { LostWeapon, Moment, PlayEntry, PlayResult } from './play-record.ts';

interface Thrown {
  readonly total: number;
  readonly allOnes: boolean;
  readonly roll?: Roll;
}

export type Steps<Value> = StepsOf<Moment, Value>;

/** The blow in hand, and what is known of it. */
export interface BlowInHand {
  readonly blow: Blow;
  /** What was thrown has come far enough. */
  readonly reached?: true;
  readonly attack?: { readonly total: number; readonly hit: boolean };
  /** It is settled whether and with what it is parried. */
  readonly answered?: true;
  readonly parried?: boolean;
  /** Points that were rolled, and those of them that no parry stops. */
  readonly dealt?: number;
  readonly points?: number;
}

/** Where a turn stands, kept for code that looks ahead from there. */
export interface TurnPlace {
  fight: Fight;
  plan: DefencePlan;
  round: number;
  hand?: BlowInHand;
}

export interface Table {
  readonly fight: Fight;
  readonly at: TurnPlace;
  readonly log: PlayEntry[];
  readonly damage: Record<Side, number>;
  readonly armor: Partial<Record<Side, number>>;
  readonly pips: Record<Side, number>;
  readonly lost: LostWeapon[];
  readonly shoved: Side[];
}

/** A table at the beginning of a turn. */
export function freshTable(fight: Fight, plan: DefencePlan, log: PlayEntry[]): Table {
  const damage = { attacker: fight.attacker.priorDamage, defender: fight.defender.priorDamage };
  const pips = { attacker: 0, defender: 0 };
  return { fight, at: { fight, plan, round: 0 }, log, damage, armor: {}, pips, lost: [], shoved: [] };
}

function know({ at }: Table, more: Partial<BlowInHand>): void {
  if (at.hand) at.hand = { ...at.hand, ...more };
}

/** What came of a blow: whether it killed or destroyed, and whether it hit and was not parried. */
export interface Struck {
  readonly kills: boolean;
  readonly lands: boolean;
}

function* throwDice(fight: Fight, moment: Moment, expression: DiceExpression): Steps<Thrown> {
  if (expression.groups.length === 0) return { total: Math.max(0, expression.constant), allOnes: false };
  const roll = yield* askRoll(moment, expression, { bonus: fight[moment.who].bonus, floor: true });
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
  const expression = strikeSkill(side, blow.strikerPenalty, blow);
  if (!blow.first || fight.attackRoll === undefined) return yield* throwDice(fight, moment, expression);
  return { total: knownTotal(fight.attackRoll, expression, side.bonus), allOnes: isAllOnes(fight) };
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
    know(table, { reached: true });
  }
  const moment: Moment = { ...base, purpose: blow.shove ? 'shove' : 'attack', need: arm.use };
  const thrown = yield* throwAttack(table, blow, moment);
  const failed = thrown.allOnes && fight.rules.skillCriticalFailure;
  const hit = !failed && thrown.total >= arm.use;
  log.push(entry(moment, thrown, failed ? 'critical-failure' : hit ? 'hit' : 'missed'));
  know(table, { attack: { total: thrown.total, hit } });
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
  const thrown = yield* throwDice(fight, moment, plus(armSkill(side, blow.parry), -blow.parryPenalty));
  const failed = thrown.allOnes && fight.rules.skillCriticalFailure;
  const parried = !failed && thrown.total >= need;
  const swept = isSwept(armOf(fight[blow.by], blow.arm), arm, fight.rules);
  const weaponLost = arm.held && (failed || (swept && !parried));
  const result = failed ? 'critical-failure' : parried ? 'parried' : 'not-parried';
  log.push(entry(moment, thrown, result, weaponLost ? { weaponLost } : {}));
  know(table, { parried });
  if (weaponLost)
    yield* knockAway(table, { ...base, who, arm: blow.parry, purpose: 'knock-away' }, blow.parry);
  return parried;
}

/** How far the lost weapon flies; all ones are only the least distance (BW-CC-17, BWC-50, BWC-133). */
function* knockAway({ fight, log, lost }: Table, moment: Moment, arm: ArmId): Steps<void> {
  const roll = yield* askRoll(moment, knockAwayDice, { bonus: fight.rules.bonus, floor: true });
  lost.push({ side: moment.who, arm, inches: roll.total });
  log.push({ ...moment, total: roll.total, result: 'flies', roll });
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
  know(table, { dealt: dealt.total });
  if (!parried || blow.parry === undefined) return dealt.total;
  const who = otherSide(blow.by);
  const stopping = armOf(fight[who], blow.parry);
  const stop: Moment = { ...base, who, arm: blow.parry, purpose: 'parry-damage' };
  const [stopped, useless] = yield* rollDamage(table, who, stop, plus(stopping.damage, -blow.parryPenalty));
  const left = Math.max(0, dealt.total - stopped.total);
  log.push(entry(stop, stopped, useless ? 'critical-failure' : 'reduced', { damage: left }));
  return left;
}

/**
 * The armor against all damage of the turn: rolled once, and never less than it has stopped already (BWC-54). True if that
 * is its end.
 */
function* armor(
  table: Table,
  who: Side,
  base: Omit<Moment, 'purpose' | 'who' | 'arm'>,
  points: number,
): Steps<boolean> {
  const { fight, log } = table;
  const cumulative = addsUp(fight);
  const before = cumulative ? table.damage[who] : 0;
  const sum = before + points;
  table.damage[who] += points;
  know(table, { points });
  if (points === 0) return false;
  const moment: Moment = { attack: base.attack, counter: base.counter, who, purpose: 'armor', need: sum };
  let thrown: Thrown = { total: table.armor[who] ?? 0, allOnes: false };
  if (!cumulative || table.armor[who] === undefined) {
    thrown = yield* throwDice(fight, moment, fight[who].armor);
    while (armorHolds(thrown.total, fight.rules) < before) {
      log.push(entry(moment, thrown, 'roll-again', { damage: before }));
      thrown = yield* throwDice(fight, moment, fight[who].armor);
    }
    table.armor[who] = thrown.total;
  }
  const holds = sum <= armorHolds(thrown.total, fight.rules);
  if (!holds) table.pips[who] += 1;
  const dies = !holds && table.pips[who] >= (fight[who].steps ?? 1);
  log.push(entry(moment, thrown, dies ? 'dies' : holds ? 'holds' : 'pip', { damage: sum }));
  return dies;
}

/** A blow as it is to be struck once it is known to hit: a parry may be declared only then. */
export type Declaring = (blow: Blow) => Steps<Blow>;

/** One blow from range to armor, or to the push. */
export function* strike(table: Table, declared: Blow, number: number, declare?: Declaring): Steps<Struck> {
  const base = { who: declared.by, arm: declared.arm, attack: number, counter: declared.by === 'defender' };
  table.at.hand = { blow: declared };
  const made = yield* attack(table, declared, base);
  if (made === undefined) return { kills: false, lands: false };
  if (!made.hit) {
    if (table.fight.rules.parryRolled === 'always') yield* parry(table, declared, base, made.total);
    return { kills: false, lands: false };
  }
  const blow = declare === undefined ? declared : yield* declare(declared);
  know(table, { blow, answered: true });
  const parried = yield* parry(table, blow, base, made.total);
  const struck = otherSide(blow.by);
  if (blow.shove && !parried) push(table, struck, number);
  // What its Armor did not hold has taken the one pip that a sum of damage takes.
  const over = blow.shove || (table.pips[struck] > 0 && addsUp(table.fight));
  if (over) return { kills: false, lands: !parried };
  const points = yield* damage(table, blow, base, parried);
  const kills = yield* armor(table, struck, base, points);
  return { kills, lands: !parried };
}

function push({ log, shoved }: Table, who: Side, number: number): void {
  shoved.push(who);
  log.push({
    who,
    purpose: 'push',
    attack: number,
    counter: who === 'attacker',
    total: shoveInches,
    result: 'shoved',
  });
}
