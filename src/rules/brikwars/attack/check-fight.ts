import { fail, ok, type Result } from '../../result.ts';
import type { ArmId } from '../weapons.ts';
import { counterShieldOf, isAttackOrder, shovingArms } from './attack-arms.ts';
import { checkNumber, checkSide, faceRange, fightLimits, type Report } from './check-side.ts';
import type { Arm, Fight, FightSide, Side } from './fight.ts';
import { armIdsOf, type FightIssue, type FightSetup, type WeaponSetup } from './setup.ts';
import { mayShove } from './shove.ts';

export { fightLimits };

type Sides = Readonly<Record<Side, FightSide>>;

/** Inches of range gained by standing higher, or none (BW-ATK-17). */
function heightBonus({ height = 0, edition }: FightSetup): number {
  return Math.max(0, Math.min(height, edition.rules.heightCap ?? height));
}

/** The arms that strike in close combat: all in their order, or as entered (BW-CC-05, BW-CC-08). */
function attackOrder(setup: FightSetup, { attacker, defender }: Sides, report: Report): readonly ArmId[] {
  const { arms } = attacker;
  const striking = arms.filter((arm) => arm.strikes).map(({ id }) => id);
  if (setup.order === undefined) {
    if (setup.attacker.weapons.length === 0) report('no-weapon', ['attacker', 'weapons']);
    else if (striking.length === 0) report('cannot-attack', ['attacker', 'weapons', 0]);
    return striking;
  }
  const shoves = arms.some(({ id, shield }) => shield && setup.order?.includes(id));
  if (!isAttackOrder(arms, setup.order) || (setup.automaticHit && shoves)) report('attack-order', ['order']);
  else if (shoves && !mayShove(setup.edition.rules, attacker, defender)) {
    report('target-too-big', ['order']);
  }
  return setup.order;
}

/** What was entered for an arm of the attacker. */
function weaponIn({ attacker: { weapons } }: FightSetup, arm: ArmId): WeaponSetup | undefined {
  return weapons[armIdsOf(weapons).indexOf(arm)];
}

/** The arm that shoots, if it can and reaches (BW-ATK-04). */
function shootingArm(setup: FightSetup, { attacker }: Sides, report: Report): readonly ArmId[] {
  const path = ['attacker', 'weapons'];
  const shot = attacker.arms.find(({ strikes }) => strikes)?.id;
  if (attacker.arms.length === 0) report('no-weapon', path);
  else if (!shot) report('not-for-range', [...path, 0]);
  if (!shot) return [];
  const weapon = weaponIn(setup, shot);
  const range = typeof weapon === 'string' ? setup.edition.weapons[weapon].range : weapon?.range;
  const reach = range === undefined ? undefined : range + heightBonus(setup);
  if (reach !== undefined && setup.distance !== undefined && setup.distance > reach) {
    report('out-of-range', ['distance'], { limit: reach });
  }
  return [shot];
}

/** The attacker's arms in the order of their use, and what is wrong with his turn (BW-CC-04, BWC-10, BWC-126). */
function checkAttacks(setup: FightSetup, sides: Sides, report: Report): readonly ArmId[] {
  const action = setup.action ?? 'attack';
  if (setup.actionSpent) report('action-spent', ['actionSpent']);
  if (setup.mode === 'ranged') {
    if (action !== 'attack') report('close-combat-only', ['action']);
    return shootingArm(setup, sides, report);
  }
  if (action === 'attack') return attackOrder(setup, sides, report);
  // What does not move and is not defended is just struck; nobody is locked with it (BW-CC-01).
  if (setup.automaticHit) report('close-combat-only', ['action']);
  if (action === 'withdraw') return [];
  if (!mayShove(setup.edition.rules, sides.attacker, sides.defender)) report('target-too-big', ['action']);
  return shovingArms(sides.attacker.arms).slice(0, 1);
}

/** Only a shield stops a shot, and only a thrown thing or a slow missile (BW-RNG-05, BW-WEAP-13). */
function armsAgainstShots(setup: FightSetup, arms: readonly Arm[], shot: ArmId | undefined): Arm[] {
  const weapon = shot && weaponIn(setup, shot);
  const thrown = typeof weapon === 'string' && setup.edition.weapons[weapon].range === undefined;
  const slow = thrown || setup.missile === 'slow';
  return arms.map((arm) => ({ ...arm, strikes: false, parries: arm.parries && arm.shield && slow }));
}

/**
 * Turns what was entered into a fight that every other function takes, or returns every issue found
 * (BW-WEAP-10, BW-WEAP-17, BW-CC-04 to 09, BW-ATK-04, BW-ATK-17, BW-RNG-05, BWC-10, BWC-126).
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
  const action = setup.action ?? 'attack';
  const attacks = checkAttacks(setup, { attacker, defender }, report);
  const used = attacker.arms.find(({ id }) => id === attacks[0]);
  const automaticHit = setup.automaticHit === true;
  if (automaticHit && !setup.edition.rules.automaticHits) report('no-automatic-hits', ['automaticHit']);
  const rollKnown = attackRoll !== undefined && !automaticHit && action !== 'withdraw';
  if (rollKnown) {
    const trained = action === 'shove' ? undefined : used?.skill;
    const [lowest, top] = faceRange(trained ?? attacker.skill);
    const limit = attacker.bonus === 'none' || top === 0 ? top : fightLimits.attackRoll;
    checkNumber(attackRoll, limit, 'attack-roll-range', ['attackRoll'], report, lowest);
  }
  if (issues.length > 0) return fail(...issues);
  const thrown = used?.thrown !== undefined;
  const mayParryCounter = mode === 'close' && action !== 'withdraw' && (setup.shieldParriesCounter ?? true);
  const counterShield = mayParryCounter ? counterShieldOf(attacker.arms, attacks) : undefined;
  return ok({
    mode,
    rules: setup.edition.rules,
    action,
    attacker,
    defender:
      mode === 'close' ? defender : { ...defender, arms: armsAgainstShots(setup, defender.arms, attacks[0]) },
    attacks,
    ...(counterShield === undefined ? {} : { counterShield }),
    ...(rollKnown ? { attackRoll } : {}),
    // A thrown weapon needs fewer inches from above; a fixed range was checked already.
    ...(mode === 'ranged' && distance !== undefined
      ? { distance: Math.max(0, distance - (thrown ? heightBonus(setup) : 0)) }
      : {}),
    automaticHit,
    shovedOutOfReach: setup.shovedOutOfReach === true,
  });
}
