import { type Distribution, highest } from '../../dice/distribution.ts';
import type { BonusDice, DiceExpression } from '../../dice/expression.ts';
import { parseDice } from '../../dice/notation.ts';
import { crankiest } from '../creation/price-training.ts';
import { closeUse, rangedUse, type WeaponUse } from '../units/arms.ts';
import { checkHands } from '../units/hands.ts';
import type { ArmId } from '../weapons.ts';
import { masterOfWeapon, withD6, withoutBonusDice } from './altered-dice.ts';
import { armorOdds, survival } from './damage.ts';
import { type Arm, type FightSide, plus, type Side } from './fight.ts';
import { crankyDice, crankyReason } from './heroes.ts';
import { attackModifier, damageModifier } from './modifiers.ts';
import { armIdsOf, type FightIssue, type FightIssueCode, type FightSetup, type SideSetup } from './setup.ts';

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

export type Path = readonly (string | number)[];
export type Report = (code: FightIssueCode, path: Path, more?: Omit<FightIssue, 'code' | 'path'>) => void;

const noDice: DiceExpression = { groups: [], constant: 0 };

function isWhole(value: number, lowest: number, limit: number): boolean {
  return Number.isInteger(value) && value >= lowest && value <= limit;
}

/** What the dice alone add up to: all on their lowest face, all on their highest. */
export function faceRange({ groups }: DiceExpression): readonly [lowest: number, highest: number] {
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

/** Reports a number that is no whole one, or out of its bounds. */
export function checkNumber(
  value: number,
  limit: number,
  code: FightIssueCode,
  path: Path,
  report: Report,
  lowest = 0,
): void {
  if (!isWhole(value, lowest, limit)) report(code, path, { lowest, limit });
}

/** What a side does with its weapons beside what they are. */
type Wielding = Pick<Arm, 'damageReasons'> & {
  readonly damage: number;
  /** Of the weapon that it is master of. */
  readonly mastered?: DiceExpression | false;
  /** A roll as it comes from this side. */
  readonly own: (dice: DiceExpression) => DiceExpression;
};

function toArm(
  id: ArmId,
  weapon: WeaponUse,
  { damage: more, damageReasons, own, mastered: skill }: Wielding,
  path: Path,
  report: Report,
  thrown = false,
): Arm {
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
  const trained = skill ? withD6(damage) : damage;
  const range = thrown && weapon.thrown !== undefined ? readDice(weapon.thrown, path, report) : undefined;
  return {
    ...weapon.arm,
    id,
    use: weapon.use,
    damage: own(plus(trained, weapon.damageModifier + more)),
    damageReasons: skill ? [...damageReasons, masterOfWeapon] : damageReasons,
    ...(skill && { skill }),
    ...(range === undefined ? {} : { thrown: own(range) }),
  };
}

function checkArms(
  setup: FightSetup,
  side: Side,
  { own, mastered }: Pick<Wielding, 'own'> & { readonly mastered: DiceExpression },
  report: Report,
): Arm[] {
  const path = [side, 'weapons'];
  const { weapons, situation = {}, master } = setup[side];
  const { value, reasons } = damageModifier(situation, setup.mode);
  const wielding = { damage: value, damageReasons: reasons, own };
  if (weapons.length > fightLimits.weapons) report('too-many-weapons', path, { limit: fightLimits.weapons });
  const held = weapons.map((weapon) => closeUse(weapon, setup.edition));
  const hands = checkHands(
    held.map((thing) => ({ ...thing, shield: thing.arm.shield })),
    path,
  );
  for (const issue of hands) report(issue.code, issue.path);
  if (setup.mode === 'close' && weapons.length === 0) {
    return [toArm('bare-hands.1', closeUse('bare-hands', setup.edition), wielding, path, report)];
  }
  const ids = armIdsOf(weapons);
  return weapons.map((weapon, index) => {
    const at = [...path, index];
    const id = ids[index] as ArmId;
    const shot =
      setup.mode === 'ranged' && side === 'attacker' ? rangedUse(weapon, setup.edition) : undefined;
    const used = shot ?? closeUse(weapon, setup.edition);
    const wielded = { ...wielding, mastered: master === used.arm.weapon && mastered };
    const arm = toArm(id, used, wielded, at, report, shot && setup.distance !== undefined);
    const idle = setup.mode === 'ranged' && side === 'attacker' && shot === undefined;
    return idle ? { ...arm, strikes: false, parries: false } : arm;
  });
}

/** One side as the other functions take it; what is wrong with it is reported (BW-WEAP-10, BW-WEAP-17, BW-CC-06). */
export function checkSide(setup: FightSetup, side: Side, report: Report): FightSide {
  const entered: SideSetup = setup[side];
  const { modifier } = fightLimits;
  const own = entered.skillModifier ?? 0;
  checkNumber(own, modifier, 'modifier-range', [side, 'skillModifier'], report, -modifier);
  const situation = attackModifier(entered.situation ?? {}, setup.mode, setup.edition.rules);
  checkNumber(situation.value, modifier, 'modifier-range', [side, 'situation'], report, -modifier);
  const bonus: BonusDice = entered.bonusDice === 'decline' ? 'none' : setup.edition.rules.bonus;
  const { cranky = 0 } = entered;
  checkNumber(cranky, crankiest, 'modifier-range', [side, 'cranky'], report);
  const { cranky: way } = setup.edition.rules;
  const suffered = (dice: DiceExpression) => crankyDice(dice, cranky, way);
  const reason = crankyReason(cranky, way);
  const plain = readDice(entered.skill, [side, 'skill'], report);
  // What always comes on top of the dice of a Skill roll.
  const rolled = (dice: DiceExpression) => {
    const skill = suffered(dice);
    return plus(entered.skillBonusDice === 'decline' ? withoutBonusDice(skill) : skill, own);
  };
  const armor = suffered(readDice(entered.armor, [side, 'armor'], report));
  const priorDamage = entered.priorDamage ?? 0;
  const priorPath = [side, 'priorDamage'];
  if (!isWhole(priorDamage, 0, fightLimits.damage)) {
    report('damage-range', priorPath, { lowest: 0, limit: fightLimits.damage });
  } else if (priorDamage > 0 && (setup.mode === 'ranged' || !setup.edition.rules.cumulativeDamage)) {
    report('damage-does-not-add-up', priorPath);
  } else if (priorDamage > 0 && !canHold(armorOdds(armor, bonus, setup.edition.rules), priorDamage)) {
    report('already-dead', priorPath);
  }
  const { size = 1, steps = 1 } = entered;
  if (!(size >= 0 && size <= fightLimits.inches)) {
    report('size-range', [side, 'size'], { lowest: 0, limit: fightLimits.inches });
  }
  if (!isWhole(steps, 1, fightLimits.inches)) {
    report('size-range', [side, 'steps'], { lowest: 1, limit: fightLimits.inches });
  }
  return {
    skill: rolled(plain),
    ownModifier: own,
    armor,
    arms: checkArms(setup, side, { own: suffered, mastered: rolled(withD6(plain)) }, report),
    bonus,
    priorDamage,
    situation,
    size,
    disrupted: entered.disrupted === true,
    ...(reason && { cranky: reason }),
    ...(steps > 1 && { steps }),
  };
}

function canHold(armor: Distribution, damage: number): boolean {
  return damage <= highest(armor) && survival(armor, damage) > 1e-9;
}
