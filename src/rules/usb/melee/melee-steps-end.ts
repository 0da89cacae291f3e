// The end of a melee on the table: scores, what they do to the loser, morale of both sides.
import type { Roll } from '../../dice/roll.ts';
import { askOption } from '../../steps.ts';
import type { DieEnd } from '../morale/morale-die.ts';
import { type Fate, type MoraleOutcome, outcomeOf } from '../morale/morale-odds.ts';
import { endOfRoll } from '../morale/morale-roll.ts';
import { plainTest } from '../test/test.ts';
import { resultInputs, scoreOf } from '../turn/score.ts';
import { type Fighter, pointsOf, sumOf } from '../units/fighter.ts';
import { afterResult, moraleAfterMelee } from './melee-aftermath.ts';
import type { AfterBlows } from './melee-clash.ts';
import type { MeleeMoment, MeleeOption, MeleeOutcome, MeleeSideOutcome } from './melee-record.ts';
import { earlierLoss, type MeleeRole, meleeRoles } from './melee-setup.ts';
import { bend, type MeleeSteps, type MeleeTable, rollTests } from './melee-steps-blows.ts';
import {
  differenceOf,
  endedByBlows,
  endedByScores,
  friendsOf,
  lostBy,
  type MeleeEnding,
} from './melee-verdict.ts';

/** The result after the blows, then both sides' morale (USB-RES-01, USB-RES-02, USB-A-24). */
export function* concludeMelee(
  table: MeleeTable,
  left: Readonly<Record<MeleeRole, AfterBlows>>,
  met: Readonly<Record<MeleeRole, Fighter>>,
): MeleeSteps<MeleeOutcome> {
  const { setup, rules, log } = table;
  const friends = {
    charger: friendsOf(setup.charger.others, rules),
    target: friendsOf(setup.target.others, rules),
  };
  const ended = endedByBlows(friends, left.charger, left.target);
  const difference = ended ? undefined : differenceOf(setup, friends, left.charger, left.target);
  const ending = ended ?? endedByScores(difference ?? 0);
  if (difference !== undefined) {
    const inputs = resultInputs(setup, friends, left.charger, left.target);
    for (const who of meleeRoles) {
      const { value, reasons } = scoreOf(inputs[who]);
      log.push({ part: 'result', purpose: 'score', who, count: value, reasons });
    }
  }
  const who = ending.startsWith('charger') ? 'charger' : 'target';
  log.push({ part: 'result', purpose: 'band', who, count: Math.abs(difference ?? 0), ending });
  const sides: Partial<Record<MeleeRole, MeleeSideOutcome>> = {};
  for (const side of meleeRoles)
    sides[side] = yield* endSide(
      table,
      side,
      left[side].fighter,
      lostBy(difference ?? 0, side),
      met[side].fights,
      true,
    );
  return outcome(ending, difference, sides);
}

/** A melee that ends before any blow. */
export function* unfought(
  table: MeleeTable,
  ending: MeleeEnding,
  charger: Fighter | undefined,
  target: Fighter,
): MeleeSteps<MeleeOutcome> {
  const who = ending === 'out-of-reach' ? 'target' : 'charger';
  table.log.push({ part: 'result', purpose: 'band', who, count: 0, ending });
  return outcome(ending, undefined, {
    charger: yield* endSide(table, 'charger', charger, 0, 0, false),
    target: yield* endSide(table, 'target', target, 0, target.fights, false),
  });
}

function outcome(
  ending: MeleeEnding,
  difference: number | undefined,
  { charger, target }: Partial<Record<MeleeRole, MeleeSideOutcome>>,
): MeleeOutcome {
  if (!charger || !target) throw new TypeError('both sides end');
  return { ending, ...(difference !== undefined && { difference }), charger, target };
}

/** What the result and morale leave of a side; a unit that was attacked has fought once more, the other has been activated (USB-FAT-01). */
function* endSide(
  table: MeleeTable,
  who: MeleeRole,
  fighter: Fighter | undefined,
  lostBy: number,
  fights: number,
  fought: boolean,
): MeleeSteps<MeleeSideOutcome> {
  const { setup, rules, log } = table;
  const side = setup[who];
  const result = afterResult(fighter, lostBy, rules);
  if (result.wounds > 0) log.push({ part: 'result', purpose: 'result-wounds', who, count: result.wounds });
  const had = pointsOf(side.fighter, rules);
  const lost = (stand: Fighter | undefined) => {
    const has = stand ? pointsOf(stand, rules) : [];
    return { points: sumOf(had) - sumOf(has), models: had.length - has.length };
  };
  if (result.destroyed) return { ...lost(result.fighter), fate: 'destroyed' };
  const { fate, after } = yield* morale(table, who, result, lostBy);
  const stand = after ?? (fate === 'destroyed' ? result.fighter : undefined);
  if (!after) return { ...lost(stand), fate };
  const now: Fighter =
    who === 'charger' ? { ...after, activated: true } : { ...after, fights: fights + (fought ? 1 : 0) };
  return { ...lost(stand), fate, after: now };
}

function* morale(
  table: MeleeTable,
  who: MeleeRole,
  result: ReturnType<typeof afterResult>,
  lostBy: number,
): MeleeSteps<{ readonly fate: Fate; readonly after: Fighter | undefined }> {
  const { setup, rules, log } = table;
  const side = setup[who];
  const odds = moraleAfterMelee(side, result, lostBy, earlierLoss(setup, who), rules);
  const { level, target: need } = odds;
  const only = odds.outcomes[0];
  const now = result.fighter;
  if (!now || level === undefined || need === undefined) {
    if (!only) throw new TypeError('a unit ends somehow');
    return only;
  }
  const test = plainTest(need);
  const end = (roll: Roll): MoraleOutcome => outcomeOf(level, now, endOfRoll(roll, need), rules);
  const asked: MeleeMoment = { part: 'morale', purpose: 'morale', who, level };
  const note = ({ moment, roll }: { readonly moment: MeleeMoment; readonly roll: Roll }) => {
    const { fate, models } = end(roll);
    table.thrown.morale[who] = { end: endOfRoll(roll, need) };
    log.push({ ...moment, roll, count: models, good: roll.total > 0, fate });
  };
  let tested = yield* rollTests(asked, 1, test);
  note(tested);
  if (tested.roll.total === 0 && side.blessed === 'morale') {
    const again: MeleeMoment = { ...tested.moment, purpose: 'morale-again' };
    const failed = table.thrown.morale[who];
    table.thrown.morale[who] = { again: true };
    const option: MeleeOption = yield* askOption(again, ['again', 'keep'] as const);
    if (option === 'again') {
      tested = yield* rollTests(again, 1, test);
      note(tested);
    } else table.thrown.morale[who] = failed ?? {};
  }
  const failed = tested.roll.total === 0;
  const turn = () => {
    table.thrown.morale[who] = { end: passedDie };
  };
  const bent = failed ? yield* bend(table, tested.moment, 'morale', tested.roll, test, turn) : 0;
  return bent > 0 ? outcomeOf(level, now, passedDie, rules) : end(tested.roll);
}

const passedDie: DieEnd = { passed: true, margin: 0, chance: 1 };
