import type { DiceExpression, DiceGroup } from '../dice/expression.ts';
import type { Roll } from '../dice/roll.ts';
import { askOption, askRoll, type Steps } from '../steps.ts';
import { type Fighter, pointsOf } from './fighter.ts';
import { hidingTest } from './hiding.ts';
import type { UsbRules } from './house-rules.ts';
import { pointsToPass } from './luck.ts';
import { afterLoss, outcomeOf } from './morale-odds.ts';
import { endOfRoll } from './morale-roll.ts';
import type { Pool } from './pools.ts';
import { isHidden, type ShootingSetup } from './shooting.ts';
import { firingLine } from './shooting-line.ts';
import type { ShootingEntry, ShootingMoment, ShootingOption, ShootingOutcome } from './shooting-record.ts';
import { effectiveTarget, plainTest, type UsbTest } from './test.ts';
import { type HitsByCost, hurt, pointsTaken } from './wounds.ts';

type ShootingSteps<Value> = Steps<ShootingMoment, Value>;

interface Table {
  readonly setup: ShootingSetup;
  readonly rules: UsbRules;
  readonly log: ShootingEntry[];
  /** Still to be used. */
  blessed: boolean;
  saveBlessed: boolean;
  luck: number;
}

const plain = { bonus: 'none', floor: true } as const;

function pool(dice: number, test: UsbTest): DiceExpression {
  const group: DiceGroup = { count: dice, sides: 6, target: effectiveTarget(test).value };
  return { groups: [group], constant: 0 };
}

/** A shooting that `checkShooting` has passed, step by step: to find, to hit, to save, wounds, morale; it writes its record into `log`. */
export function* shootingSteps(
  setup: ShootingSetup,
  rules: UsbRules,
  log: ShootingEntry[],
): ShootingSteps<ShootingOutcome> {
  const { target, targetBlessed } = setup;
  const table: Table = {
    setup,
    rules,
    log,
    blessed: setup.blessed,
    saveBlessed: targetBlessed === 'saves',
    luck: setup.luck,
  };
  if (isHidden(setup) && !(yield* find(table))) {
    return { found: false, points: 0, models: 0, fate: target.state, after: target };
  }
  const hits: [number, number, number] = [0, 0, 0];
  // Blessed is a choice here, roll by roll.
  const plainSetup: ShootingSetup = { ...setup, blessed: false, targetBlessed: 'none' };
  for (const of of firingLine(plainSetup, rules).pools) yield* fire(table, of, hits);
  return yield* losses(table, hits);
}

function* find(table: Table): ShootingSteps<boolean> {
  const { setup, rules, log } = table;
  const test = hidingTest(setup.shooter, rules);
  const moment: ShootingMoment = { purpose: 'find', need: effectiveTarget(test).value };
  const roll = yield* askRoll(moment, pool(1, test), plain);
  const good = roll.total > 0;
  log.push({ ...moment, roll, count: roll.total, good });
  return good || (yield* bend(table, { ...moment, purpose: 'bend' }, roll, test)) > 0;
}

/** One weapon: its hits, the saves against them, what the unsaved ones cost. */
function* fire(table: Table, of: Pool, hits: [number, number, number]): ShootingSteps<void> {
  const { log } = table;
  const whose = { of: of.of, ...(of.weapon && { weapon: of.weapon }) };
  let landed = of.dice;
  if (of.hit) {
    const moment: ShootingMoment = {
      ...whose,
      purpose: 'hit',
      dice: of.dice,
      need: effectiveTarget(of.hit).value,
    };
    const roll = yield* askRoll(moment, pool(of.dice, of.hit), plain);
    log.push({ ...moment, roll, count: roll.total });
    landed = roll.total;
    let last = roll;
    if (table.blessed && landed < of.dice) {
      const again = yield* rollAgain(table, { ...moment, purpose: 'hit-again' }, of.dice - landed, of.hit);
      if (again) {
        table.blessed = false;
        landed += again.total;
        last = again;
      }
    }
    landed += yield* bend(table, { ...moment, purpose: 'bend' }, last, of.hit);
  }
  if (landed === 0) return;
  const moment: ShootingMoment = {
    ...whose,
    purpose: 'save',
    dice: landed,
    need: effectiveTarget(of.save).value,
  };
  const roll = yield* askRoll(moment, pool(landed, of.save), plain);
  log.push({ ...moment, roll, count: roll.total });
  let unsaved = landed - roll.total;
  if (table.saveBlessed && unsaved > 0) {
    const again = yield* rollAgain(table, { ...moment, purpose: 'save-again' }, unsaved, of.save);
    if (again) {
      table.saveBlessed = false;
      unsaved -= again.total;
    }
  }
  yield* wound(table, of, unsaved, hits);
}

/** Offers to roll failures again, once in the game (USB-SPEC-08). */
function* rollAgain(
  { log }: Table,
  moment: ShootingMoment,
  failed: number,
  test: UsbTest,
): ShootingSteps<Roll | undefined> {
  const asked = { ...moment, dice: failed };
  const option: ShootingOption = yield* askOption(asked, ['again', 'keep'] as const);
  if (option === 'keep') return undefined;
  const roll = yield* askRoll(asked, pool(failed, test), plain);
  log.push({ ...asked, roll, count: roll.total });
  return roll;
}

/** Offers the hero's Power points for missed dice of his own or of the unit that he leads, the cheapest first (USB-HERO-02, USB-PP-02, USB-A-28). */
function* bend(table: Table, moment: ShootingMoment, roll: Roll, test: UsbTest): ShootingSteps<number> {
  const { value } = effectiveTarget(test);
  const prices = roll.dice
    .filter(({ success }) => success === false)
    .map(({ face }) => pointsToPass(face, value, table.rules))
    .filter((price) => price !== undefined)
    .sort((a, b) => a - b);
  let turned = 0;
  for (const price of prices) {
    if (price > table.luck) break;
    const bends = ['bend-1', 'bend-2', 'bend-3', 'bend-4', 'bend-5'] as const;
    const offer = bends[price - 1];
    if (offer === undefined) break;
    const option: ShootingOption = yield* askOption(moment, [offer, 'keep']);
    if (option === 'keep') break;
    table.luck -= price;
    turned++;
    table.log.push({ ...moment, count: 1, spent: price });
  }
  return turned;
}

/** What unsaved hits cost: a point each, or a D2 or D3 (USB-WOUND-03). */
function* wound(
  { log }: Table,
  of: Pool,
  unsaved: number,
  hits: [number, number, number],
): ShootingSteps<void> {
  if (unsaved === 0) return;
  if (of.wound === 1) {
    hits[0] += unsaved;
    return;
  }
  const moment: ShootingMoment = {
    purpose: 'wounds',
    of: of.of,
    ...(of.weapon && { weapon: of.weapon }),
    dice: unsaved,
  };
  const group: DiceGroup = { count: unsaved, sides: of.wound === 'd2' ? 2 : 3 };
  const roll = yield* askRoll(moment, { groups: [group], constant: 0 }, plain);
  for (const { face } of roll.dice) hits[face - 1] = (hits[face - 1] ?? 0) + 1;
  log.push({ ...moment, roll, count: roll.total });
}

function* losses({ setup, rules, log }: Table, hits: HitsByCost): ShootingSteps<ShootingOutcome> {
  const { target, aura, targetBlessed } = setup;
  const standing = pointsOf(target, rules);
  const points = pointsTaken(standing, hits, rules);
  const now = hurt(target, points, rules);
  const alive = (fighter: Fighter | undefined) => (fighter ? pointsOf(fighter, rules).length : 0);
  const models = standing.length - alive(now);
  log.push({ purpose: 'losses', count: models, points });
  const {
    level,
    target: need,
    outcomes,
  } = afterLoss(target, now, rules, { ...(aura !== undefined && { aura }) });
  if (!now || level === undefined || need === undefined) {
    const fate = outcomes[0]?.fate ?? target.state;
    return { found: true, points, models, fate, ...(now && { after: now }) };
  }
  const test = plainTest(need);
  const moment: ShootingMoment = { purpose: 'morale', need, level };
  const end = (roll: Roll) => outcomeOf(level, now, endOfRoll(roll, need), rules);
  const roll = yield* askRoll(moment, pool(1, test), plain);
  let outcome = end(roll);
  log.push({ ...moment, roll, count: outcome.models, good: roll.total > 0, fate: outcome.fate });
  if (roll.total === 0 && targetBlessed === 'morale') {
    const asked: ShootingMoment = { ...moment, purpose: 'morale-again' };
    const option: ShootingOption = yield* askOption(asked, ['again', 'keep'] as const);
    if (option === 'again') {
      const second = yield* askRoll(asked, pool(1, test), plain);
      outcome = end(second);
      log.push({ ...asked, roll: second, count: outcome.models, good: second.total > 0, fate: outcome.fate });
    }
  }
  const all = standing.length - alive(outcome.after);
  const lost = outcome.fate === 'destroyed' ? models : all;
  return {
    found: true,
    points,
    models: lost,
    fate: outcome.fate,
    ...(outcome.after && { after: outcome.after }),
  };
}
