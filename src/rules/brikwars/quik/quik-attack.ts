import type { DiceExpression } from '../../dice/expression.ts';
import { fail, ok, type Result } from '../../result.ts';
import { repeated, together } from './quik-dice.ts';
import type { QuikReason } from './quik-effects.ts';
import type { QuikGame, QuikRules } from './quik-game.ts';
import type { DamagePart } from './quik-kill.ts';
import { diceIn, quikFire, tableDice } from './quik-siege.ts';

/** How a unit uses its attacks of the turn on the target: one, both, or both in a single one (BW-QW-07). */
export const quikUses = ['one', 'two', 'double'] as const;
export type QuikUse = (typeof quikUses)[number];

/** Some attackers alike, as a person enters them. */
export interface QuikStriker<Weapon extends string, Unit extends string> {
  readonly unit: Unit;
  readonly weapon: Weapon;
  /** How many; 1 if left out. With a crewed weapon, how many weapons. */
  readonly count?: number;
  /** At each weapon; 1 if left out. */
  readonly crew?: number;
  /** Inches to the target; left out, they are in range. */
  readonly distance?: number;
  readonly use?: QuikUse;
}

export interface QuikTarget<Unit extends string> {
  readonly unit: Unit;
  readonly shield?: boolean;
  readonly armor?: boolean;
}

export interface QuikAttackSetup<Weapon extends string = string, Unit extends string = string> {
  readonly game: QuikGame<Weapon, Unit>;
  readonly strikers: readonly QuikStriker<Weapon, Unit>[];
  readonly target: QuikTarget<Unit>;
}

export const quikAttackCodes = [
  'no-strikers',
  'count-range',
  'crew-range',
  'distance-range',
  'no-damage',
  'no-attack',
  'one-attack-only',
  'out-of-range',
  'too-many-dice',
] as const;
export type QuikAttackCode = (typeof quikAttackCodes)[number];

export interface QuikAttackIssue {
  readonly code: QuikAttackCode;
  readonly path: readonly (string | number)[];
  readonly lowest?: number;
  readonly limit?: number;
}

const quikLimits = { count: 100, crew: 50, inches: 240, dice: 200 } as const;

/** Attacks of one kind: each rolls these dice. */
export interface QuikStrike {
  readonly part: DamagePart;
  readonly reasons: readonly QuikReason[];
}

/** A checked attack on one target. */
export interface QuikAttack {
  readonly strikes: readonly QuikStrike[];
  readonly armor: DiceExpression;
  readonly armorReasons: readonly QuikReason[];
  readonly rules: QuikRules;
}

type Report = (
  code: QuikAttackCode,
  path: QuikAttackIssue['path'],
  bounds?: Partial<QuikAttackIssue>,
) => void;

/**
 * The Armor roll of a unit with its shield and armor: one die for both, or one for each where the game or the table
 * says so (BW-QW-06, BW-QW-11, BWC-68).
 */
export function quikArmor<Weapon extends string, Unit extends string>(
  game: QuikGame<Weapon, Unit>,
  { unit, shield = false, armor = false }: QuikTarget<Unit>,
): { readonly dice: DiceExpression; readonly reasons: readonly QuikReason[] } {
  const own = game.units[unit];
  const base = tableDice(own.armor);
  const things = Number(shield) + Number(armor);
  const added = game.rules.protection === 'each' ? things : Math.min(1, things);
  const reasons: QuikReason[] = [{ rule: own.rule, effect: 'armor-roll', amount: diceIn(base) }];
  if (added > 0) reasons.push({ rule: game.protectionRule, effect: 'protection-dice', amount: added });
  if (added < things) reasons.push({ rule: 'BWC-68', effect: 'protection-once' });
  return { dice: together(base, repeated(tableDice('1d6'), added)), reasons };
}

/**
 * Turns the attackers that were entered into dice, or returns every issue found (BW-QW-07, BW-QW-09, BW-QW-10,
 * BW-QW-13, BW-LP-02, BW-LP-03).
 */
export function checkQuikStrikes<Weapon extends string, Unit extends string>({
  game,
  strikers,
}: Omit<QuikAttackSetup<Weapon, Unit>, 'target'>): Result<readonly QuikStrike[], QuikAttackIssue> {
  const issues: QuikAttackIssue[] = [];
  const report: Report = (code, path, bounds = {}) => {
    issues.push({ code, path, ...bounds });
  };
  if (strikers.length === 0) report('no-strikers', ['strikers']);
  const strikes = strikers.flatMap((striker, place) => {
    const strike = checkStriker(game, striker, ['strikers', place], report);
    return strike ? [strike] : [];
  });
  const dice = strikes.reduce((all, { part }) => all + diceIn(part.damage) * part.times, 0);
  if (dice > quikLimits.dice) report('too-many-dice', ['strikers'], { limit: quikLimits.dice });
  return issues.length > 0 ? fail(...issues) : ok(strikes);
}

/** The same against a unit, with its Armor roll (BW-QW-06, BW-QW-11, BWC-68). */
export function checkQuikAttack<Weapon extends string, Unit extends string>(
  setup: QuikAttackSetup<Weapon, Unit>,
): Result<QuikAttack, QuikAttackIssue> {
  const strikes = checkQuikStrikes(setup);
  if (!strikes.ok) return strikes;
  const { dice: armor, reasons } = quikArmor(setup.game, setup.target);
  return ok({ strikes: strikes.value, armor, armorReasons: reasons, rules: setup.game.rules });
}

function checkStriker<Weapon extends string, Unit extends string>(
  game: QuikGame<Weapon, Unit>,
  { unit, weapon, count = 1, crew = 1, distance, use = 'one' }: QuikStriker<Weapon, Unit>,
  path: QuikAttackIssue['path'],
  report: Report,
): QuikStrike | undefined {
  const whole = (value: number, limit: number, code: QuikAttackCode, field: string) => {
    const fits = Number.isInteger(value) && value >= 1 && value <= limit;
    if (!fits) report(code, [...path, field], { lowest: 1, limit });
    return fits;
  };
  const counted = whole(count, quikLimits.count, 'count-range', 'count');
  const crewed = whole(crew, quikLimits.crew, 'crew-range', 'crew');
  const measured = distance === undefined || (distance >= 0 && distance <= quikLimits.inches);
  if (!measured) report('distance-range', [...path, 'distance'], { lowest: 0, limit: quikLimits.inches });
  const { attacks } = game.units[unit];
  const arm = game.weapons[weapon];
  // A weapon on a stand fires once in a player's turn, no matter who is at it (BW-QW-13).
  const allowed = arm.crewed ? Math.min(1, attacks) : attacks;
  if (attacks === 0) report('no-attack', [...path, 'unit']);
  else if (use !== 'one' && allowed < 2) report('one-attack-only', [...path, 'use'], { limit: allowed });
  if (arm.damage === undefined) {
    report('no-damage', [...path, 'weapon']);
    return undefined;
  }
  if (!(counted && crewed && measured)) return undefined;
  const fire = quikFire(arm, crew, game.rules);
  if (!fire) return undefined;
  const { damage, range, reasons } = fire;
  if (distance !== undefined && range !== undefined && distance > range)
    report('out-of-range', [...path, 'distance'], { limit: range });
  const reach =
    arm.thrown === undefined || distance === undefined
      ? undefined
      : { throw: tableDice(arm.thrown), inches: distance };
  const bothRolled = use === 'double' && game.rules.double === 'both-attacks';
  return {
    part: {
      damage: bothRolled ? repeated(damage, 2) : damage,
      times: use === 'two' ? 2 * count : count,
      factor: use === 'double' && !bothRolled ? 2 : 1,
      ...(reach ? { reach } : {}),
    },
    reasons: [
      { rule: game.noRollToHit, effect: 'no-roll-to-hit' },
      ...reasons,
      ...(use === 'double'
        ? [{ rule: 'BWC-69', effect: bothRolled ? 'hero-both-attacks' : 'hero-sum-doubled' } as const]
        : []),
      ...(reach ? [{ rule: arm.rule, effect: 'throw-must-reach', amount: reach.inches } as const] : []),
    ],
  };
}
