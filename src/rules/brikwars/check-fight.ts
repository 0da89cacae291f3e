import { type Distribution, highest } from '../dice/distribution.ts';
import type { BonusDice, DiceExpression } from '../dice/expression.ts';
import { parseDice } from '../dice/notation.ts';
import { fail, ok, type Result } from '../result.ts';
import { closeUse, rangedUse, type WeaponUse } from './arms.ts';
import { armorOdds, survival } from './damage.ts';
import { type Arm, type Fight, type FightSide, plus, type Side } from './fight.ts';
import { checkHands } from './hands.ts';
import { attackModifier } from './modifiers.ts';
import type { FightIssue, FightIssueCode, FightSetup, SideSetup } from './setup.ts';

/** Bounds that keep every fight's odds quick; nothing in the rules comes near them. */
export const fightLimits = {
  weapons: 2,
  use: 99,
  modifier: 99,
  /** The highest total of an expression, without bonus dice. */
  total: 240,
  damage: 240,
  inches: 240,
  attackRoll: 999,
} as const;

type Path = readonly (string | number)[];
type Report = (code: FightIssueCode, path: Path, more?: Omit<FightIssue, 'code' | 'path'>) => void;

const noDice: DiceExpression = { groups: [], constant: 0 };

function isWhole(value: number, lowest: number, limit: number): boolean {
  return Number.isInteger(value) && value >= lowest && value <= limit;
}

/** What the dice alone add up to: all on their lowest face, all on their highest. */
function faceRange({ groups }: DiceExpression): readonly [lowest: number, highest: number] {
  let lowest = 0;
  let top = 0;
  for (const group of groups) {
    lowest += group.twoD6 ? 0 : group.count;
    top += group.count * group.sides;
  }
  return [lowest, top];
}

function readDice(text: string, path: Path, report: Report): DiceExpression {
  const parsed = parseDice(text);
  if (!parsed.ok) {
    for (const notation of parsed.issues) report('notation', path, { notation });
    return noDice;
  }
  const [, top] = faceRange(parsed.value);
  if (top + Math.abs(parsed.value.constant) > fightLimits.total) {
    report('dice-too-large', path, { limit: fightLimits.total });
    return noDice;
  }
  return parsed.value;
}

function checkNumber(
  value: number,
  limit: number,
  code: FightIssueCode,
  path: Path,
  report: Report,
  lowest = 0,
): void {
  if (!isWhole(value, lowest, limit)) report(code, path, { lowest, limit });
}

function toArm(weapon: WeaponUse, path: Path, report: Report, thrown: boolean): Arm {
  checkNumber(weapon.use, fightLimits.use, 'use-range', [...path, 'use'], report);
  const { modifier } = fightLimits;
  checkNumber(
    weapon.damageModifier,
    modifier,
    'modifier-range',
    [...path, 'damageModifier'],
    report,
    -modifier,
  );
  const damage = weapon.damage === undefined ? noDice : readDice(weapon.damage, [...path, 'damage'], report);
  const range = thrown && weapon.thrown !== undefined ? readDice(weapon.thrown, path, report) : undefined;
  return {
    ...weapon.arm,
    use: weapon.use,
    damage: plus(damage, weapon.damageModifier),
    ...(range === undefined ? {} : { thrown: range }),
  };
}

function checkArms(setup: FightSetup, side: Side, report: Report): Arm[] {
  const path = [side, 'weapons'];
  const weapons = setup[side].weapons;
  if (weapons.length > fightLimits.weapons) report('too-many-weapons', path, { limit: fightLimits.weapons });
  const held = weapons.map((weapon) => closeUse(weapon, setup.edition));
  const hands = checkHands(
    held.map((thing) => ({ ...thing, shield: thing.arm.shield })),
    path,
  );
  for (const issue of hands) report(issue.code, issue.path);
  return weapons.map((weapon, index) => {
    const at = [...path, index];
    if (setup.mode === 'ranged' && side === 'attacker') {
      const shot = rangedUse(weapon, setup.edition);
      if (shot !== undefined) return toArm(shot, at, report, setup.distance !== undefined);
      const idle = toArm(closeUse(weapon, setup.edition), at, report, false);
      return { ...idle, strikes: false, parries: false };
    }
    return toArm(closeUse(weapon, setup.edition), at, report, false);
  });
}

function checkSide(setup: FightSetup, side: Side, report: Report): FightSide {
  const entered: SideSetup = setup[side];
  const { modifier } = fightLimits;
  const own = entered.skillModifier ?? 0;
  checkNumber(own, modifier, 'modifier-range', [side, 'skillModifier'], report, -modifier);
  const situation = attackModifier(entered.situation ?? {}, setup.mode, setup.edition.rules);
  checkNumber(situation.value, modifier, 'modifier-range', [side, 'situation'], report, -modifier);
  const bonus: BonusDice = entered.bonusDice === 'decline' ? 'none' : setup.edition.rules.bonus;
  const armor = readDice(entered.armor, [side, 'armor'], report);
  const priorDamage = entered.priorDamage ?? 0;
  const priorPath = [side, 'priorDamage'];
  if (!isWhole(priorDamage, 0, fightLimits.damage)) {
    report('damage-range', priorPath, { lowest: 0, limit: fightLimits.damage });
  } else if (priorDamage > 0 && (setup.mode === 'ranged' || !setup.edition.rules.cumulativeDamage)) {
    report('damage-does-not-add-up', priorPath);
  } else if (priorDamage > 0 && !canHold(armorOdds(armor, bonus), priorDamage)) {
    report('already-dead', priorPath);
  }
  return {
    skill: plus(readDice(entered.skill, [side, 'skill'], report), own),
    ownModifier: own,
    armor,
    arms: checkArms(setup, side, report),
    bonus,
    priorDamage,
    situation,
  };
}

function canHold(armor: Distribution, damage: number): boolean {
  return damage <= highest(armor) && survival(armor, damage) > 1e-9;
}

/** Inches of range gained by standing higher, or none (BW-ATK-17). */
function heightBonus({ height = 0, edition }: FightSetup): number {
  return Math.max(0, Math.min(height, edition.rules.heightCap ?? height));
}

/** The arms that strike, or why there are none. */
function checkAttacks(setup: FightSetup, arms: readonly Arm[], report: Report): number[] {
  const path = ['attacker', 'weapons'];
  const striking = arms.flatMap((arm, index) => (arm.strikes ? [index] : []));
  if (arms.length === 0) report('no-weapon', path);
  else if (striking.length === 0)
    report(setup.mode === 'ranged' ? 'not-for-range' : 'cannot-attack', [...path, 0]);
  if (setup.mode === 'close') return striking;
  const shot = striking[0];
  if (shot === undefined) return [];
  const weapon = setup.attacker.weapons[shot];
  const range = typeof weapon === 'string' ? setup.edition.weapons[weapon].range : undefined;
  const reach = range === undefined ? undefined : range + heightBonus(setup);
  if (reach !== undefined && setup.distance !== undefined && setup.distance > reach) {
    report('out-of-range', ['distance'], { limit: reach });
  }
  return [shot];
}

/** Only a shield stops a shot, and only a thrown thing or a slow missile (BW-RNG-05, BW-WEAP-13). */
function armsAgainstShots(setup: FightSetup, arms: readonly Arm[], shot: number | undefined): Arm[] {
  const weapon = shot === undefined ? undefined : setup.attacker.weapons[shot];
  const thrown = typeof weapon === 'string' && setup.edition.weapons[weapon].range === undefined;
  const slow = thrown || setup.missile === 'slow';
  return arms.map((arm) => ({ ...arm, strikes: false, parries: arm.parries && arm.shield && slow }));
}

/**
 * Turns what was entered into a fight that every other function takes, or returns every issue found
 * (BW-WEAP-10, BW-WEAP-17, BW-CC-06, BW-ATK-04, BW-ATK-17, BW-RNG-05).
 */
export function checkFight(setup: FightSetup): Result<Fight, FightIssue> {
  const issues: FightIssue[] = [];
  const report: Report = (code, path, more = {}) => {
    issues.push({ code, path, ...more });
  };
  const attacker = checkSide(setup, 'attacker', report);
  const defender = checkSide(setup, 'defender', report);
  const { distance, attackRoll, mode } = setup;
  if (distance !== undefined && !(distance >= 0 && distance <= fightLimits.inches)) {
    report('distance-range', ['distance'], { lowest: 0, limit: fightLimits.inches });
  }
  if (setup.height !== undefined && !(setup.height >= 0 && setup.height <= fightLimits.inches)) {
    report('height-range', ['height'], { lowest: 0, limit: fightLimits.inches });
  }
  const attacks = checkAttacks(setup, attacker.arms, report);
  const automaticHit = setup.automaticHit === true;
  if (automaticHit && !setup.edition.rules.automaticHits) report('no-automatic-hits', ['automaticHit']);
  if (attackRoll !== undefined && !automaticHit) {
    const [lowest, top] = faceRange(attacker.skill);
    const limit = attacker.bonus === 'none' || top === 0 ? top : fightLimits.attackRoll;
    checkNumber(attackRoll, limit, 'attack-roll-range', ['attackRoll'], report, lowest);
  }
  if (issues.length > 0) return fail(...issues);
  const thrown = attacker.arms[attacks[0] ?? 0]?.thrown !== undefined;
  const shield = attacker.arms.findIndex((arm) => arm.shield);
  const parriesCounter = mode === 'close' && shield >= 0 && (setup.shieldParriesCounter ?? true);
  return ok({
    mode,
    rules: setup.edition.rules,
    attacker,
    defender:
      mode === 'close' ? defender : { ...defender, arms: armsAgainstShots(setup, defender.arms, attacks[0]) },
    attacks,
    ...(parriesCounter ? { counterShield: shield } : {}),
    ...(attackRoll === undefined || automaticHit ? {} : { attackRoll }),
    // A thrown weapon needs fewer inches from above; a fixed range was checked already.
    ...(mode === 'ranged' && distance !== undefined
      ? { distance: Math.max(0, distance - (thrown ? heightBonus(setup) : 0)) }
      : {}),
    automaticHit,
  });
}
