import { fail, ok, type Result } from '../../result.ts';
import { checkQuikStrikes, type QuikAttackIssue, type QuikStrike, type QuikStriker } from './quik-attack.ts';
import { type BricksOdds, brickReasons, bricksFrom } from './quik-bricks.ts';
import { quikRollReasons, withoutRepeats } from './quik-dice.ts';
import type { QuikReason } from './quik-effects.ts';
import type { QuikGame, QuikRules } from './quik-game.ts';
import { damageTotals } from './quik-kill.ts';

/** An attack on a Construction, as a person enters it: its bricks in the order in which they are aimed at. */
export interface QuikDemolitionSetup<Weapon extends string = string, Unit extends string = string> {
  readonly game: QuikGame<Weapon, Unit>;
  readonly strikers: readonly QuikStriker<Weapon, Unit>[];
  /** Studs that hold each brick. */
  readonly studs: readonly number[];
}

const brickLimits = { bricks: 60, studs: 400 } as const;

export interface StudsIssue {
  readonly code: 'no-bricks' | 'too-many-bricks' | 'studs-range';
  readonly path: readonly (string | number)[];
  readonly lowest?: number;
  readonly limit?: number;
}

/** A checked attack on a Construction. */
export interface QuikDemolition {
  readonly strikes: readonly QuikStrike[];
  readonly studs: readonly number[];
  readonly rules: QuikRules;
}

/** What is wrong with bricks as they were entered. */
export function checkStuds(studs: readonly number[], path: StudsIssue['path']): readonly StudsIssue[] {
  const issues: StudsIssue[] = [];
  const { bricks, studs: most } = brickLimits;
  if (studs.length === 0) issues.push({ code: 'no-bricks', path });
  if (studs.length > bricks) issues.push({ code: 'too-many-bricks', path, limit: bricks });
  studs.forEach((held, place) => {
    if (!(Number.isInteger(held) && held >= 0 && held <= most))
      issues.push({ code: 'studs-range', path: [...path, place], lowest: 0, limit: most });
  });
  return issues;
}

/** Turns what was entered into an attack on bricks, or returns every issue found (BW-QW-09, BW-QW-15). */
export function checkQuikDemolition<Weapon extends string, Unit extends string>(
  setup: QuikDemolitionSetup<Weapon, Unit>,
): Result<QuikDemolition, QuikAttackIssue | StudsIssue> {
  const { studs } = setup;
  const issues = checkStuds(studs, ['studs']);
  const strikes = checkQuikStrikes(setup);
  if (!strikes.ok) return fail<QuikAttackIssue | StudsIssue>(...strikes.issues, ...issues);
  return issues.length > 0 ? fail(...issues) : ok({ strikes: strikes.value, studs, rules: setup.game.rules });
}

/** The odds of how many bricks all attackers together knock off with one roll (BW-QW-09, BW-QW-15, BWC-110). */
export function quikDemolitionOdds({ strikes, studs, rules }: QuikDemolition): BricksOdds {
  const parts = strikes.map(({ part }) => part);
  const attacks = parts.reduce((sum, { times }) => sum + times, 0);
  const together: readonly QuikReason[] =
    attacks > 1 ? [{ rule: 'BW-QW-09', effect: 'dice-together', amount: attacks }] : [];
  return {
    bricks: bricksFrom(damageTotals(parts, rules), studs),
    reasons: withoutRepeats([
      ...strikes.flatMap(({ reasons }) => reasons),
      ...together,
      ...brickReasons(studs),
      ...quikRollReasons(
        parts.map(({ damage }) => damage),
        rules,
      ),
    ]),
  };
}
