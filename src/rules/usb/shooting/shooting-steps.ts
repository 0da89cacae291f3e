import type { Roll } from '../../dice/roll.ts';
import { askOption, askRoll } from '../../steps.ts';
import { hidingTest } from '../hiding.ts';
import type { UsbRules } from '../house-rules.ts';
import { afterLoss, outcomeOf } from '../morale/morale-odds.ts';
import { endOfRoll } from '../morale/morale-roll.ts';
import { effectiveTarget, plainTest } from '../test/test.ts';
import { untouched } from '../thrown.ts';
import { type Fighter, pointsOf } from '../units/fighter.ts';
import { type HitsByCost, hurt, pointsTaken } from '../wounds.ts';
import { isHidden, type ShootingSetup } from './shooting.ts';
import { firingLine } from './shooting-line.ts';
import type { ShootingEntry, ShootingMoment, ShootingOption, ShootingOutcome } from './shooting-record.ts';
import {
  bend,
  fire,
  plain,
  pool,
  type ShootingSteps,
  type ShootingThrown,
  type Table,
} from './shooting-steps-fire.ts';

/** A shooting that `checkShooting` has passed, step by step: to find, to hit, to save, wounds, morale; it writes its record into `log`, and what is thrown into `thrown`. */
export function* shootingSteps(
  setup: ShootingSetup,
  rules: UsbRules,
  log: ShootingEntry[],
  thrown: ShootingThrown = {},
): ShootingSteps<ShootingOutcome> {
  const { target, targetBlessed } = setup;
  const table: Table = {
    setup,
    rules,
    log,
    blessed: setup.blessed,
    saveBlessed: targetBlessed === 'saves',
    luck: setup.luck,
    thrown,
  };
  if (isHidden(setup) && !(yield* find(table))) {
    return { found: false, points: 0, models: 0, fate: target.state, after: target };
  }
  const hits: [number, number, number] = [0, 0, 0];
  // Blessed is a choice here, roll by roll.
  const plainSetup: ShootingSetup = { ...setup, blessed: false, targetBlessed: 'none' };
  const pools = untouched(firingLine(plainSetup, rules).pools);
  thrown.pools = pools;
  for (const of of pools) yield* fire(table, of, hits);
  return yield* losses(table, hits);
}

function* find(table: Table): ShootingSteps<boolean> {
  const { setup, rules, log } = table;
  const test = hidingTest(setup.shooter, rules);
  const moment: ShootingMoment = { purpose: 'find', need: effectiveTarget(test).value };
  const roll = yield* askRoll(moment, pool(1, test), plain);
  const good = roll.total > 0;
  table.thrown.found = good;
  log.push({ ...moment, roll, count: roll.total, good });
  const found = () => {
    table.thrown.found = true;
  };
  return good || (yield* bend(table, { ...moment, purpose: 'bend' }, roll, test, found)) > 0;
}

function* losses({ setup, rules, log, thrown }: Table, hits: HitsByCost): ShootingSteps<ShootingOutcome> {
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
  const die = { end: endOfRoll(roll, need) };
  thrown.morale = die;
  log.push({ ...moment, roll, count: outcome.models, good: roll.total > 0, fate: outcome.fate });
  if (roll.total === 0 && targetBlessed === 'morale') {
    const asked: ShootingMoment = { ...moment, purpose: 'morale-again' };
    thrown.morale = {};
    const option: ShootingOption = yield* askOption(asked, ['again', 'keep'] as const);
    if (option === 'again') {
      const second = yield* askRoll(asked, pool(1, test), plain);
      outcome = end(second);
      thrown.morale = { end: endOfRoll(second, need) };
      log.push({ ...asked, roll: second, count: outcome.models, good: second.total > 0, fate: outcome.fate });
    } else thrown.morale = die;
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
