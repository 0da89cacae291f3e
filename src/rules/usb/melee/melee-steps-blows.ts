// The dice of blows on the table: to hit, to save, the shield, wounds.
import type { DiceExpression, DiceGroup } from '../../dice/expression.ts';
import type { Roll } from '../../dice/roll.ts';
import { askOption, askRoll, type Steps } from '../../steps.ts';
import type { UsbRules } from '../house-rules.ts';
import type { DieEnd } from '../morale/morale-die.ts';
import type { Pool } from '../pools.ts';
import { pointsToPass } from '../test/luck.ts';
import { effectiveTarget, type UsbTest } from '../test/test.ts';
import { type ThrownPool, untouched } from '../thrown.ts';
import { type Fighter, pointsOf } from '../units/fighter.ts';
import { type HitsByCost, hurt, pointsTaken } from '../wounds.ts';
import type { MeleeEntry, MeleeMoment, MeleeOption, MeleePart } from './melee-record.ts';
import { type MeleeRole, type MeleeSetup, otherRole, type ShieldUse } from './melee-setup.ts';

export type MeleeSteps<Value> = Steps<MeleeMoment, Value>;

/** A melee on the table. */
export interface MeleeTable {
  readonly setup: MeleeSetup;
  readonly rules: UsbRules;
  readonly log: MeleeEntry[];
  /** Power points that the charger's hero has left for his dice. */
  luck: number;
  /** What has been thrown and chosen, for the odds of the rest. */
  readonly thrown: MeleeThrown;
}

/** The dice of a melee as far as they have been thrown. */
export interface MeleeThrown {
  found?: boolean;
  readonly volleys: Partial<Record<`${MeleePart} ${MeleeRole}`, readonly ThrownPool[]>>;
  /** The choice of the side with a shield. */
  shield?: ShieldUse;
  /** Each side's die; without an end it is rolled again. */
  readonly morale: Partial<Record<MeleeRole, { readonly end?: DieEnd; readonly again?: true }>>;
}

export function nothingThrown(): MeleeThrown {
  return { volleys: {}, morale: {} };
}

const plainDice = { bonus: 'none', floor: true } as const;

/** A roll of tests as dice: target, and which failures are rolled again by themselves. */
function testDice(dice: number, test: UsbTest): DiceExpression {
  const group: DiceGroup = {
    count: dice,
    sides: 6,
    target: effectiveTarget(test).value,
    ...(test.reroll === 'ones' && { reroll: [1] }),
    ...(test.reroll === 'fails' && { rerollFails: true }),
  };
  return { groups: [group], constant: 0 };
}

export function* rollTests(
  moment: MeleeMoment,
  dice: number,
  test: UsbTest,
): MeleeSteps<{ readonly roll: Roll; readonly moment: MeleeMoment }> {
  const asked = { ...moment, dice, need: effectiveTarget(test).value };
  return { roll: yield* askRoll(asked, testDice(dice, test), plainDice), moment: asked };
}

/** What the target of blows does with its shield: nothing, or a choice once saves have failed (USB-MELEE-08). */
export interface Volley {
  readonly part: MeleePart;
  readonly by: MeleeRole;
  readonly pools: readonly Pool[];
  readonly shieldChoice: boolean;
}

/** Rolls all pools of one moment: hits, saves, perhaps the shield, wounds; says what they cost and whether the shield was used. */
export function* volley(
  table: MeleeTable,
  { part, by, pools, shieldChoice }: Volley,
): MeleeSteps<{ readonly hits: HitsByCost; readonly shield: boolean }> {
  const saver = otherRole[by];
  const thrown = untouched(pools);
  table.thrown.volleys[`${part} ${by}`] = thrown;
  for (const of of thrown) {
    yield* toHit(table, part, by, of);
    const { pool, hits = 0 } = of;
    if (hits === 0) continue;
    const asked: MeleeMoment = { part, purpose: 'save', who: saver, ...whose(pool) };
    const { roll, moment } = yield* rollTests(asked, hits, pool.save);
    table.log.push({ ...moment, roll, count: roll.total });
    let unsaved = hits - roll.total;
    Object.assign(of, { unsaved, ...(shieldChoice && { again: 'may' }) });
    yield* bend(table, moment, 'save', roll, pool.save, () => {
      of.unsaved = --unsaved;
    });
  }
  const failed = thrown.some(({ unsaved = 0 }) => unsaved > 0);
  const shield = shieldChoice && failed && (yield* chooseShield(table, part, saver)) === 'reroll';
  for (const of of thrown) {
    if (shield && of.unsaved) of.again = 'will';
    else delete of.again;
  }
  if (shield) yield* saveAgain(table, part, saver, thrown);
  const hits: [number, number, number] = [0, 0, 0];
  for (const of of thrown) yield* wounds(table, part, by, of, hits);
  return { hits, shield };
}

const whose = ({ of, weapon }: Pool) => ({ of, ...(weapon && { weapon }) });

function* toHit(table: MeleeTable, part: MeleePart, by: MeleeRole, of: ThrownPool): MeleeSteps<void> {
  const { pool } = of;
  if (pool.dice === 0) return;
  const asked: MeleeMoment = { part, purpose: 'hit', who: by, ...whose(pool) };
  if (!pool.hit) {
    table.log.push({ ...asked, count: pool.dice });
    of.hits = pool.dice;
    return;
  }
  const { roll, moment } = yield* rollTests(asked, pool.dice, pool.hit);
  table.log.push({ ...moment, roll, count: roll.total });
  let hits = roll.total;
  of.hits = hits;
  yield* bend(table, moment, 'hit', roll, pool.hit, () => {
    of.hits = ++hits;
  });
}

/**
 * Offers the Power points of the charger's hero for failed dice of his own or of the unit that he leads, the cheapest
 * first; it is his activation (USB-HERO-02, USB-PP-02, USB-A-28). Says how many pass by it; `turn` hears of each.
 */
export function* bend(
  table: MeleeTable,
  { purpose: _, ...of }: MeleeMoment,
  bends: NonNullable<MeleeMoment['bends']>,
  roll: Roll,
  test: UsbTest,
  turn: () => void = () => undefined,
): MeleeSteps<number> {
  if (of.who !== 'charger') return 0;
  const moment: MeleeMoment = { ...of, purpose: 'bend', bends };
  const { value } = effectiveTarget(test);
  const replaced = new Set(roll.dice.map(({ rerollOf }) => rerollOf));
  const prices = roll.dice
    .filter(({ success }, index) => success === false && !replaced.has(index))
    .map(({ face }) => pointsToPass(face, value, table.rules))
    .filter((price) => price !== undefined && price > 0)
    .sort((a = 0, b = 0) => a - b);
  const offers = ['bend-1', 'bend-2', 'bend-3', 'bend-4', 'bend-5'] as const;
  let turned = 0;
  for (const price of prices) {
    const offer = price === undefined || price > table.luck ? undefined : offers[price - 1];
    if (offer === undefined || price === undefined) break;
    const option: MeleeOption = yield* askOption(moment, [offer, 'keep'] as const);
    if (option === 'keep') break;
    table.luck -= price;
    turned++;
    turn();
    table.log.push({ ...moment, count: 1, option, spent: price });
  }
  return turned;
}

/** What is planned is offered first. */
export function* chooseShield(
  { setup, log, thrown }: MeleeTable,
  part: MeleePart,
  who: MeleeRole,
): MeleeSteps<ShieldUse> {
  const moment: MeleeMoment = { part, purpose: 'shield', who };
  const options =
    setup.shield === 'reroll' ? (['reroll', 'strike'] as const) : (['strike', 'reroll'] as const);
  const option = yield* askOption(moment, options);
  thrown.shield = option;
  log.push({ ...moment, count: 0, option });
  return option;
}

/** The failed saves once more (USB-MELEE-08). */
function* saveAgain(
  table: MeleeTable,
  part: MeleePart,
  who: MeleeRole,
  thrown: readonly ThrownPool[],
): MeleeSteps<void> {
  for (const of of thrown) {
    const { pool, unsaved = 0 } = of;
    if (unsaved === 0) continue;
    const asked: MeleeMoment = { part, purpose: 'save-again', who, ...whose(pool) };
    const { roll, moment } = yield* rollTests(asked, unsaved, pool.save);
    table.log.push({ ...moment, roll, count: roll.total });
    of.unsaved = unsaved - roll.total;
    delete of.again;
  }
}

/** What unsaved hits cost: a point each, or a D2 or D3 (USB-WOUND-03). */
function* wounds(
  { log }: MeleeTable,
  part: MeleePart,
  who: MeleeRole,
  of: ThrownPool,
  hits: [number, number, number],
): MeleeSteps<void> {
  const { pool, unsaved = 0 } = of;
  if (unsaved === 0) return;
  if (pool.wound === 1) {
    hits[0] += unsaved;
    return;
  }
  const moment: MeleeMoment = { part, purpose: 'wounds', who, ...whose(pool), dice: unsaved };
  const group: DiceGroup = { count: unsaved, sides: pool.wound === 'd2' ? 2 : 3 };
  const roll = yield* askRoll(moment, { groups: [group], constant: 0 }, plainDice);
  for (const { face } of roll.dice) hits[face - 1] = (hits[face - 1] ?? 0) + 1;
  of.costs = roll.dice.map(({ face }) => face);
  log.push({ ...moment, roll, count: roll.total });
}

/** Takes what hits cost off a fighter, and notes it. */
export function takeLosses(
  { rules, log }: MeleeTable,
  part: MeleePart,
  who: MeleeRole,
  fighter: Fighter,
  hits: HitsByCost,
): { readonly left: Fighter | undefined; readonly points: number } {
  const standing = pointsOf(fighter, rules);
  const points = pointsTaken(standing, hits, rules);
  const left = hurt(fighter, points, rules);
  const models = standing.length - (left ? pointsOf(left, rules).length : 0);
  log.push({ part, purpose: 'losses', who, count: points, models });
  return { left, points };
}
