import type { DiceExpression } from '../../dice/expression.ts';
import { parseDice } from '../../dice/notation.ts';
import { fail, ok, type Result } from '../../result.ts';
import { plus } from '../attack/fight.ts';
import { crankyDice } from '../attack/heroes.ts';
import { chargeDamageModifier } from '../attack/modifiers.ts';
import { crankiest } from '../creation/price-training.ts';
import type { ChargeShield, ChargeWeapon } from './charge-blow.ts';
import { dieMomentum } from './charge-die.ts';
import type { ChargeExplained } from './charge-effects.ts';
import type {
  Charge,
  ChargeParty,
  ChargePlan,
  ChargeSetup,
  ChargeSetupIssue,
  ChargeSideSetup,
  ChargeWeaponSetup,
} from './charge-setup.ts';
import {
  type ChargeIssue,
  chargeLimits,
  collisionSpeed,
  isBraced,
  momentum,
  opposition,
} from './charge-speed.ts';

const noDice: DiceExpression = { groups: [], constant: 0 };
const nothing: ChargeExplained = { value: 0, reasons: [] };

/** What the rules leave of a plan: a side without shield, weapon or choice has none (BW-CHG-10, BW-CHGW-02). */
function legalPlan({ plan, run, attacker, defender, chargers = 1 }: ChargeSetup, die: boolean): ChargePlan {
  const armed = attacker.weapon !== undefined;
  const meets = defender.weapon !== undefined;
  const headOn = (run.target?.inches ?? 0) > 0 && run.target?.direction === 'towards';
  const bails = die && plan.answer === 'bail';
  const strikesBack = plan.answer === 'weapon' && meets;
  return {
    ...plan,
    strikes: plan.strikes === 'weapon' && !armed ? 'body' : plan.strikes,
    answer: bails ? 'bail' : strikesBack ? 'weapon' : 'body',
    attackerParries: !die && plan.attackerParries && attacker.shield !== undefined,
    defenderParries: plan.defenderParries && defender.shield !== undefined && !bails && !(die && strikesBack),
    braced: isBraced({
      rooted: defender.rooted === true,
      chargingHeadOn: headOn,
      canFace: true,
      spendsResponse: plan.braced,
    }),
    tramples: plan.tramples && chargers === 1,
  };
}

/**
 * Turns what was entered into a Charge by speed and Size or by a die, or returns every issue found (BW-CHG-04 to
 * BW-CHG-10, BW-CHG-13, BW-CHGW-01, BWC-08).
 */
export function checkCharge(setup: ChargeSetup): Result<Charge, ChargeSetupIssue> {
  const issues: ChargeSetupIssue[] = [];
  const { rules, attacker, defender } = setup;
  // The later Chapter Five speaks of minifigs alone.
  const die = rules.model === 'die' && attacker.size <= 1 && defender.size <= 1;

  const readDice = (text: string, path: readonly string[]): DiceExpression => {
    const parsed = parseDice(text);
    if (!parsed.ok) {
      for (const notation of parsed.issues) issues.push({ code: 'notation', path, notation });
      return noDice;
    }
    const top = parsed.value.groups.reduce((sum, { count, sides }) => sum + count * sides, 0);
    if (top + Math.abs(parsed.value.constant) <= chargeLimits.total) return parsed.value;
    issues.push({ code: 'dice-too-large', path, limit: chargeLimits.total });
    return noDice;
  };
  const checkNumber = (
    value: number,
    [lowest, limit]: readonly [number, number],
    code: ChargeIssue['code'],
    path: readonly string[],
    whole = true,
  ) => {
    const fits = value >= lowest && value <= limit && (!whole || Number.isInteger(value));
    if (!fits) issues.push({ code, path, lowest, limit });
  };
  const inches = [0, chargeLimits.inches] as const;
  const sizes = [0, chargeLimits.size] as const;
  const suffering =
    (cranky = 0) =>
    (dice: DiceExpression): DiceExpression =>
      crankyDice(dice, cranky, rules.cranky);
  const checkShield = (
    shield: NonNullable<ChargeSideSetup['shield']>,
    suffered: (dice: DiceExpression) => DiceExpression,
    path: readonly string[],
  ): ChargeShield => {
    checkNumber(shield.use, [0, chargeLimits.use], 'use-range', [...path, 'use']);
    return {
      skill: suffered(readDice(shield.skill, [...path, 'skill'])),
      use: shield.use,
      damage: suffered(readDice(shield.damage, [...path, 'damage'])),
    };
  };
  const checkWeapon = (
    weapon: ChargeWeaponSetup,
    mayBeAny: boolean,
    suffered: (dice: DiceExpression) => DiceExpression,
    path: readonly string[],
  ): ChargeWeapon => {
    checkNumber(weapon.reach, inches, 'inches-range', [...path, 'reach'], false);
    if (weapon.charges === false && !mayBeAny) issues.push({ code: 'cannot-charge', path });
    const bare = checkShield(weapon, suffered, path);
    const more = path[0] === 'attacker' ? chargeDamageModifier(setup.situation ?? {}) : nothing;
    return {
      ...bare,
      damage: plus(bare.damage, more.value),
      reach: weapon.reach,
      ...(more.reasons.length > 0 && { reasons: more.reasons }),
    };
  };
  const checkSide = (name: 'attacker' | 'defender', points: number): ChargeParty => {
    const {
      size,
      struckSize = size,
      weapon,
      shield,
      crushes = name === 'attacker' && setup.behind?.kind === 'wall' && setup.behind.free === 0,
      rooted = false,
      topples = struckSize <= 1,
      armor,
      skill = '1d6',
      cranky = 0,
      mountStruck = false,
      steps = 1,
    } = setup[name];
    const suffered = suffering(cranky);
    checkNumber(size, sizes, 'size-range', [name, 'size']);
    checkNumber(cranky, [0, crankiest], 'count-range', [name, 'cranky']);
    checkNumber(setup[name].pips ?? 0, sizes, 'count-range', [name, 'pips']);
    if (struckSize !== size) checkNumber(struckSize, sizes, 'size-range', [name, 'struckSize']);
    const mayBeAny = die && name === 'defender';
    return {
      armor: mountStruck ? readDice(armor, [name, 'armor']) : suffered(readDice(armor, [name, 'armor'])),
      skill: suffered(readDice(skill, [name, 'skill'])),
      ...(cranky > 0 && { cranky }),
      points,
      size,
      struckSize,
      steps,
      ...(steps > 1 && { sturdy: true as const }),
      rooted,
      topples,
      ...(weapon && { weapon: checkWeapon(weapon, mayBeAny, suffered, [name, 'weapon']) }),
      ...(shield && { shield: checkShield(shield, suffered, [name, 'shield']) }),
      ...(crushes && !die && { crushing: size }),
    };
  };

  const ran = collisionSpeed(setup.run, rules);
  if (!ran.ok) issues.push(...ran.issues.map((issue) => ({ ...issue, path: ['run', ...issue.path] })));
  const speed = ran.ok ? ran.value : nothing;
  const plan = legalPlan(setup, die);
  if (plan.strikes === 'shove' && !die) issues.push({ code: 'not-in-this-model', path: ['plan', 'strikes'] });
  const mutual = setup.run.target?.direction === 'towards' && setup.run.target.inches >= 2;
  const mom = die ? dieMomentum(setup.run.straight) : momentum(speed.value, attacker.size, attacker.pips);
  const pop = die
    ? dieMomentum(mutual ? (setup.run.target?.inches ?? 0) : 0)
    : opposition(speed.value, defender.size, plan.braced);
  const { chargers = 1, line = 0, moveLeft = 0, behind } = setup;
  checkNumber(chargers, [1, chargeLimits.chargers], 'count-range', ['chargers']);
  checkNumber(line, [0, chargeLimits.line], 'count-range', ['line']);
  checkNumber(moveLeft, inches, 'inches-range', ['moveLeft'], false);
  checkNumber(behind?.free ?? 0, inches, 'inches-range', ['behind', 'free'], false);
  checkNumber(behind?.height ?? 0, inches, 'inches-range', ['behind', 'height'], false);
  const charge: Charge = {
    rules,
    model: die ? 'die' : 'size',
    speed,
    momentum: mom,
    opposition: pop,
    mutual,
    attacker: checkSide('attacker', mom.value),
    defender: checkSide('defender', pop.value),
    chargers,
    sameDirection: setup.sameDirection ?? true,
    // Of several chargers nobody ploughs on: the first target has stopped them all.
    line: chargers > 1 || die ? 0 : line,
    moveLeft,
    low: setup.low ?? true,
    ...(behind && { behind: { height: 0, ...behind } }),
    aimApart: setup.aimApart ?? false,
    plan,
  };
  return issues.length > 0 ? fail(...issues) : ok(charge);
}
