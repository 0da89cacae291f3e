import type { DiceExpression } from '../../dice/expression.ts';
import type { Roll } from '../../dice/roll.ts';
import { askOption, askRoll, type Steps } from '../../steps.ts';
import { armorHolds } from '../attack/damage.ts';
import { plus, type Side } from '../attack/fight.ts';
import { type ChargeBlow, opponent } from './charge-clash.ts';
import { type BlowInHand, type ChargeKnown, isOneRoll, type LineInHand } from './charge-known.ts';
import type { ChargeEntry, ChargeMoment, ChargeOption, ChargeResult } from './charge-play-record.ts';
import { momentumPool, withMomentum } from './charge-rules.ts';
import type { Charge, ChargePlan } from './charge-setup.ts';
import type { Tries } from './charge-wound.ts';

export type ChargeSteps<Value> = Steps<ChargeMoment, Value>;

export interface Thrown {
  readonly total: number;
  readonly allOnes: boolean;
  readonly roll?: Roll;
}

/** A Charge on the table: the plan as far as it has been chosen, and what the dice have said. */
export interface ChargeTable extends ChargeKnown {
  readonly charge: Charge;
  readonly log: ChargeEntry[];
  plan: ChargePlan;
  /** The highest Skill roll that hit, of each side. */
  readonly rolled: Record<Side, number>;
  /** Damage that each side took. */
  readonly damage: Record<Side, number>;
  readonly shown: number[];
  readonly tries: Partial<Record<Side, Tries>>;
  readonly taken: Partial<Record<Side, BlowInHand>>;
  readonly armor: Partial<Record<Side, number>>;
  /** Also a Momentum die that serves for KnockBack too (BWC-81). */
  readonly pushed: Partial<Record<Side, number>>;
  shove?: number;
  pressed: boolean;
  fall?: number;
  line?: LineInHand;
}

export function layTable(charge: Charge, log: ChargeEntry[]): ChargeTable {
  return {
    charge,
    log,
    plan: charge.plan,
    rolled: { attacker: 0, defender: 0 },
    damage: { attacker: 0, defender: 0 },
    shown: [],
    tries: {},
    taken: {},
    armor: {},
    pushed: {},
    pressed: false,
  };
}

/** Throws dice; what has none is known beforehand. */
export function* throwDice(
  { charge }: ChargeTable,
  moment: ChargeMoment,
  expression: DiceExpression,
): ChargeSteps<Thrown> {
  if (expression.groups.length === 0) return { total: Math.max(0, expression.constant), allOnes: false };
  const roll = yield* askRoll(moment, expression, { bonus: charge.rules.bonus, floor: true });
  return { total: roll.total, allOnes: roll.allOnes, roll };
}

export function note(
  { log }: ChargeTable,
  moment: ChargeMoment,
  { total, roll }: Pick<Thrown, 'total' | 'roll'>,
  result: ChargeResult,
  more: Partial<ChargeEntry> = {},
): void {
  log.push({ ...moment, total, result, ...(roll && { roll }), ...more });
}

/** A choice that the rules leave to a side; what is planned stands first. */
export function* choose(
  table: ChargeTable,
  moment: ChargeMoment,
  [planned, other]: readonly [ChargeOption, ChargeOption],
): ChargeSteps<boolean> {
  const chosen = yield* askOption(moment, [planned, other]);
  note(table, moment, { total: 0 }, chosen);
  return chosen === planned;
}

/** Whether a side holds up its shield; by a die only a target that does not strike back may (BW-CHG-14, BW-CHGW-02). */
export function* raiseShield(
  table: ChargeTable,
  who: Side,
  moment: Partial<ChargeMoment>,
): ChargeSteps<boolean> {
  const { charge } = table;
  const name = who === 'attacker' ? 'attackerParries' : 'defenderParries';
  const free = charge.model === 'size' || (who === 'defender' && table.plan.answer === 'body');
  if (!charge[who].shield || !free) return false;
  const planned = table.plan[name];
  // Targets further down the line do as the first one did.
  if (moment.target !== undefined) return planned;
  const options = planned ? (['parry', 'take-it'] as const) : (['take-it', 'parry'] as const);
  const kept = yield* choose(table, { ...moment, who, purpose: 'parry' }, options);
  const parries = kept === planned;
  table.plan = { ...table.plan, [name]: parries };
  return parries;
}

/** A parry against the highest roll that hit, or against a body that needed none (BW-CHG-14, BW-CC-16). */
export function* parry(
  table: ChargeTable,
  who: Side,
  roll: number,
  more: Partial<ChargeMoment>,
): ChargeSteps<boolean> {
  const { charge } = table;
  const shield = charge[who].shield;
  if (!shield) return false;
  const need = Math.max(shield.use, roll);
  const moment: ChargeMoment = { ...more, who, purpose: 'parry', need };
  const thrown = yield* throwDice(table, moment, shield.skill);
  const failed = thrown.allOnes && charge.rules.skillCriticalFailure;
  const parried = !failed && thrown.total >= need;
  note(table, moment, thrown, failed ? 'critical-failure' : parried ? 'parried' : 'not-parried');
  return parried;
}

/** One damage roll: weapon and Momentum together, the Momentum die apart where it is multiplied or kept. */
function* rollDamage(
  table: ChargeTable,
  by: Side,
  weapon: DiceExpression | undefined,
  points: number,
  crushing: number,
  more: Partial<ChargeMoment>,
  inHand: BlowInHand,
): ChargeSteps<number> {
  const { rules, model, chargers } = table.charge;
  const own = plus(weapon ?? { groups: [], constant: 0 }, crushing);
  const once = model === 'die' && rules.momentumRoll === 'once' && chargers === 1 && points > 0;
  const multiplied = rules.momentumDice === 'multiplied' && points > 1;
  const moment: ChargeMoment = { ...more, who: by, purpose: 'damage' };
  const useless = (ones: boolean) => ones && rules.damageCriticalFailure === 'zero';
  if (!once && !multiplied) {
    const expression = withMomentum(own, points, table.charge[by], rules);
    const thrown = yield* throwDice(table, moment, expression);
    const failed = useless(thrown.allOnes);
    note(table, moment, failed ? { ...thrown, total: 0 } : thrown, failed ? 'critical-failure' : 'rolled');
    return failed ? 0 : thrown.total;
  }
  const struck = yield* throwDice(table, moment, own);
  if (own.groups.length > 0 || own.constant > 0) note(table, moment, struck, 'rolled');
  const pushed: ChargeMoment = { ...moment, purpose: 'momentum-damage' };
  const mayFail = own.groups.length === 0 || struck.allOnes;
  inHand.weapon = { total: struck.total, mayFail };
  const die = yield* throwDice(table, pushed, momentumPool(1, table.charge[by], rules));
  inHand.weapon = undefined;
  if (once) table.pushed[by] = die.total;
  const total = die.total * (multiplied ? points : 1);
  const failed = useless(die.allOnes && mayFail);
  note(table, pushed, { ...die, total: failed ? 0 : total }, failed ? 'critical-failure' : 'rolled');
  return failed ? 0 : struck.total + total;
}

/** All damage of a blow before the parry, roll by roll (BW-COMB-07, BWC-07). */
function* strike(table: ChargeTable, inHand: BlowInHand, more: Partial<ChargeMoment>): ChargeSteps<number> {
  const { charge } = table;
  const { by, hits, bodies } = inHand.blow;
  const { points, crushing = 0, weapon } = charge[by];
  const count = hits + bodies;
  if (isOneRoll(charge, inHand.blow)) {
    const own = hits > 0 ? weapon?.damage : undefined;
    inHand.dealt = yield* rollDamage(table, by, own, points * count, crushing, more, inHand);
    inHand.rolls = 1;
    return inHand.dealt;
  }
  for (let i = 0; i < (charge.model === 'die' ? hits : count); i++) {
    const pressed = i === 0 ? crushing : 0;
    const own = i < hits ? weapon?.damage : undefined;
    inHand.dealt += yield* rollDamage(table, by, own, points, pressed, { ...more, charger: i + 1 }, inHand);
    inHand.rolls++;
  }
  return inHand.dealt;
}

/** The armor of who has so much damage, rolled once for a Charge (BW-UNIT-04, BWC-54); true if it does not hold. */
export function* rollArmor(
  table: ChargeTable,
  who: Side,
  damage: number,
  more: Partial<ChargeMoment> = {},
  again = false,
): ChargeSteps<boolean> {
  if (damage <= 0) return false;
  const moment: ChargeMoment = { ...more, who, purpose: 'armor', need: damage };
  const known = again ? undefined : table.armor[who];
  const thrown: Thrown =
    known === undefined
      ? yield* throwDice(table, moment, table.charge[who].armor)
      : { total: known, allOnes: false };
  if (!again) table.armor[who] = thrown.total;
  const dies = damage > armorHolds(thrown.total, table.charge.rules);
  note(table, moment, thrown, dies ? (table.charge[who].sturdy ? 'pip' : 'dies') : 'holds', { damage });
  return dies;
}

/** A blow from the shield to the armor; true if it kills (BW-CHG-11, BW-CHG-14, BW-CHG-15). */
export function* playBlow(
  table: ChargeTable,
  blow: ChargeBlow,
  more: Partial<ChargeMoment> = {},
): ChargeSteps<boolean> {
  const struck = opponent[blow.by];
  const { shield, points: _ } = table.charge[struck];
  const { points, crushing = 0 } = table.charge[blow.by];
  // A body without Momentum does nothing, so there is nothing to parry.
  if (blow.hits === 0 && points === 0 && crushing === 0) return false;
  const inHand: BlowInHand = { blow, rolls: 0, dealt: 0 };
  table.taken[struck] = inHand;
  const raised = yield* raiseShield(table, struck, more);
  const roll = blow.hits > 0 ? table.rolled[blow.by] : 0;
  const parried = raised && (yield* parry(table, struck, roll, more));
  inHand.parried = parried;
  let damage = yield* strike(table, inHand, more);
  if (parried && shield) {
    const moment: ChargeMoment = { ...more, who: struck, purpose: 'parry-damage' };
    const stopped = yield* throwDice(table, moment, shield.damage);
    const useless = stopped.allOnes && table.charge.rules.damageCriticalFailure === 'zero';
    const off = useless ? 0 : stopped.total;
    damage = Math.max(0, damage - off);
    note(table, moment, { ...stopped, total: off }, useless ? 'critical-failure' : 'reduced', { damage });
  }
  table.damage[struck] = damage;
  inHand.arrived = damage;
  return yield* rollArmor(table, struck, damage, more);
}
