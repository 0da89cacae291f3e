import type { DiceExpression } from '../dice/expression.ts';
import { type NotationIssue, parseDice } from '../dice/notation.ts';
import { fail, ok, type Result } from '../result.ts';
import type { AfterMiss, ChargeShield, ChargeWeapon } from './charge-blow.ts';
import type { CollidingSide } from './charge-collision.ts';
import type { ChargeRules } from './charge-rules.ts';
import {
  type ChargeIssue,
  chargeLimits,
  collisionSpeed,
  momentum,
  opposition,
  type Run,
} from './charge-speed.ts';
import { fightLimits } from './check-fight.ts';

/** One side of a Charge as a person enters it; nothing in it is checked yet. */
export interface ChargeSideSetup {
  readonly armor: string;
  /** Of the whole that collides: a rider with his mount. */
  readonly size: number;
  /** Of the part that is struck, where it is another (BWC-79). */
  readonly struckSize?: number;
  readonly weapon?: {
    readonly skill: string;
    readonly use: number;
    readonly damage: string;
    readonly reach: number;
  };
  readonly shield?: { readonly skill: string; readonly use: number; readonly damage: string };
  /** Whether it presses or tramples what it strikes (BW-CHG-12). */
  readonly crushes?: boolean;
  readonly afterMiss?: AfterMiss;
  readonly rooted?: boolean;
}

export interface ChargeSetup {
  readonly rules: ChargeRules;
  readonly run: Run;
  readonly attacker: ChargeSideSetup;
  readonly defender: ChargeSideSetup;
  readonly braced: boolean;
}

/** A Charge by speed and Size that passed every check. */
export interface Charge {
  readonly rules: ChargeRules;
  readonly speed: number;
  readonly attacker: CollidingSide;
  readonly defender: CollidingSide;
}

/** What is wrong with a Charge that was entered: a number out of its bounds, or dice that cannot be read. */
export type ChargeSetupIssue =
  | ChargeIssue
  | {
      readonly code: 'notation';
      readonly path: readonly (string | number)[];
      readonly notation: NotationIssue;
    }
  | { readonly code: 'dice-too-large'; readonly path: readonly (string | number)[]; readonly limit: number };

const noDice: DiceExpression = { groups: [], constant: 0 };

/** Turns what was entered into a Charge by speed and Size, or returns every issue found (BW-CHG-04 to BW-CHG-10). */
export function checkCharge(setup: ChargeSetup): Result<Charge, ChargeSetupIssue> {
  const issues: ChargeSetupIssue[] = [];
  const { rules, braced } = setup;
  const readDice = (text: string, path: readonly string[]): DiceExpression => {
    const parsed = parseDice(text);
    if (!parsed.ok) {
      for (const notation of parsed.issues) issues.push({ code: 'notation', path, notation });
      return noDice;
    }
    const top = parsed.value.groups.reduce((sum, { count, sides }) => sum + count * sides, 0);
    if (top + Math.abs(parsed.value.constant) <= fightLimits.total) return parsed.value;
    issues.push({ code: 'dice-too-large', path, limit: fightLimits.total });
    return noDice;
  };
  const checkWhole = (value: number, limit: number, code: ChargeIssue['code'], path: readonly string[]) => {
    if (!(Number.isInteger(value) && value >= 0 && value <= limit))
      issues.push({ code, path, lowest: 0, limit });
  };
  const checkShield = (
    shield: NonNullable<ChargeSideSetup['shield']>,
    path: readonly string[],
  ): ChargeShield => {
    checkWhole(shield.use, chargeLimits.use, 'use-range', [...path, 'use']);
    return {
      skill: readDice(shield.skill, [...path, 'skill']),
      use: shield.use,
      damage: readDice(shield.damage, [...path, 'damage']),
    };
  };
  const checkWeapon = (
    weapon: NonNullable<ChargeSideSetup['weapon']>,
    path: readonly string[],
  ): ChargeWeapon => {
    if (!(weapon.reach >= 0 && weapon.reach <= chargeLimits.inches)) {
      issues.push({ code: 'inches-range', path: [...path, 'reach'], lowest: 0, limit: chargeLimits.inches });
    }
    return { ...checkShield(weapon, path), reach: weapon.reach };
  };
  const checkSide = (name: 'attacker' | 'defender', points: (size: number) => number): CollidingSide => {
    const { size, struckSize = size, weapon, shield, crushes = false, ...rest } = setup[name];
    checkWhole(size, chargeLimits.size, 'size-range', [name, 'size']);
    if (struckSize !== size) checkWhole(struckSize, chargeLimits.size, 'size-range', [name, 'struckSize']);
    return {
      ...rest,
      armor: readDice(rest.armor, [name, 'armor']),
      points: points(size),
      size: struckSize,
      ...(weapon && { weapon: checkWeapon(weapon, [name, 'weapon']) }),
      ...(shield && { shield: checkShield(shield, [name, 'shield']) }),
      ...(crushes && { crushing: size }),
    };
  };
  const run = collisionSpeed(setup.run, rules);
  if (!run.ok) issues.push(...run.issues.map((issue) => ({ ...issue, path: ['run', ...issue.path] })));
  const speed = run.ok ? run.value.value : 0;
  const attacker = checkSide('attacker', (size) => momentum(speed, size).value);
  const defender = checkSide('defender', (size) => opposition(speed, size, braced).value);
  return issues.length > 0 ? fail(...issues) : ok({ rules, speed, attacker, defender });
}
