import type { DiceExpression } from '../../dice/expression.ts';
import { fail, ok, type Result } from '../../result.ts';
import { type QuikTarget, quikArmor } from './quik-attack.ts';
import { type BricksOdds, bricksOdds } from './quik-bricks.ts';
import { checkStuds, type StudsIssue } from './quik-construction.ts';
import { withoutRepeats } from './quik-dice.ts';
import type { QuikReason } from './quik-effects.ts';
import type { QuikGame, QuikRules } from './quik-game.ts';
import { type KillOdds, quikKillOdds } from './quik-kill.ts';
import { quikCrash } from './quik-vehicle.ts';

/** What a vehicle runs into: a unit, or bricks in the order in which they are hit. */
export type QuikObstacle = { readonly unit: QuikTarget<string> } | { readonly studs: readonly number[] };

/** A vehicle that hits something with so many Propulsion Units in use. */
export interface QuikCrashSetup {
  readonly game: QuikGame;
  readonly unitsInUse: number;
  /** Studs of the vehicle's bricks, in the order in which they are hit. */
  readonly studs: readonly number[];
  readonly obstacle: QuikObstacle;
}

/** A checked crash: the dice that each side takes. */
export interface QuikCollision {
  readonly damage: DiceExpression;
  readonly reasons: readonly QuikReason[];
  readonly studs: readonly number[];
  readonly obstacle:
    | { readonly armor: DiceExpression; readonly reasons: readonly QuikReason[] }
    | { readonly studs: readonly number[] };
  readonly rules: QuikRules;
}

/** Turns what was entered into a crash, or returns every issue found (BW-QW-20). */
export function checkQuikCrash(setup: QuikCrashSetup): Result<QuikCollision, StudsIssue> {
  const { game, unitsInUse, studs, obstacle } = setup;
  const issues = [
    ...checkStuds(studs, ['studs']),
    ...('studs' in obstacle ? checkStuds(obstacle.studs, ['obstacle', 'studs']) : []),
  ];
  if (issues.length > 0) return fail(...issues);
  const hit = 'studs' in obstacle ? obstacle : armored(game, obstacle.unit);
  return ok({ ...quikCrash(unitsInUse), studs, obstacle: hit, rules: game.rules });
}

function armored(game: QuikGame, unit: QuikTarget<string>) {
  const { dice, reasons } = quikArmor(game, unit);
  return { armor: dice, reasons };
}

/** The odds of both sides of a crash, each with dice of its own. */
export interface QuikCrashOdds {
  readonly vehicle: BricksOdds;
  readonly obstacle: BricksOdds | KillOdds;
}

/** What a crash does to the vehicle and to what it hits (BW-QW-06, BW-QW-15, BW-QW-20). */
export function quikCrashOdds({ damage, reasons, studs, obstacle, rules }: QuikCollision): QuikCrashOdds {
  const notify = (odds: BricksOdds): BricksOdds => ({
    ...odds,
    reasons: withoutRepeats([...reasons, ...odds.reasons]),
  });
  return {
    vehicle: notify(bricksOdds(damage, studs, rules)),
    obstacle:
      'studs' in obstacle
        ? notify(bricksOdds(damage, obstacle.studs, rules))
        : quikKillOdds([{ damage, times: 1, factor: 1 }], obstacle.armor, rules, [
            ...reasons,
            ...obstacle.reasons,
          ]),
  };
}
