import { askRoll, type Steps } from '../../steps.ts';
import { armorHolds } from '../attack/damage.ts';
import { addsUp, armOf, type Fight, firstArm, type Side } from '../attack/fight.ts';
import { isSwept } from '../attack/parry.ts';
import { otherSide, strikeSkill } from '../attack/strike.ts';
import type { ArmId } from '../weapons.ts';
import type { GangUp } from './gang-up.ts';
import type { GangOutcome, ManyEntry, ManyMoment } from './many-record.ts';
import { rulesFor } from './many-shots.ts';

interface Made {
  readonly total: number;
  readonly hit: boolean;
}

/** What stands of one who is struck in close combat: damage of this turn, his Armor once it is rolled (BWC-54), and the pips that it has cost. */
interface Struck {
  damage: number;
  armor?: number;
  pips: number;
}

type At = Pick<ManyMoment, 'assault' | 'group' | 'counter' | 'arm' | 'count'>;

function* attackRoll(fight: Fight, by: Side, arm: ArmId, at: At, log: ManyEntry[]): Steps<ManyMoment, Made> {
  const side = fight[by];
  const need = armOf(side, arm).use;
  const moment: ManyMoment = { ...at, purpose: 'attack', need };
  const roll = yield* askRoll(moment, strikeSkill(side, 0), rulesFor(side));
  const failed = roll.allOnes && fight.rules.skillCriticalFailure;
  const hit = !failed && roll.total >= need;
  const result = failed ? 'critical-failure' : hit ? 'hit' : 'missed';
  log.push({ ...moment, roll, result, amount: roll.total });
  return { total: roll.total, hit };
}

/** True if the blow is parried (BW-CC-16); a failed parry may lose the weapon (BW-CC-17, BWC-27). */
function* parryRoll(
  fight: Fight,
  by: Side,
  striking: ArmId,
  parrying: ArmId,
  attack: Made,
  at: At,
  log: ManyEntry[],
): Steps<ManyMoment, boolean> {
  const side = fight[by];
  const arm = armOf(side, parrying);
  const need = Math.max(arm.use, attack.total);
  const moment: ManyMoment = { ...at, purpose: 'parry', need };
  const roll = yield* askRoll(moment, side.skill, rulesFor(side));
  const failed = roll.allOnes && fight.rules.skillCriticalFailure;
  const parried = !failed && roll.total >= need;
  const swept = isSwept(armOf(fight[otherSide(by)], striking), arm, fight.rules);
  const weaponLost = arm.held && (failed || (swept && !parried));
  const result = failed ? 'critical-failure' : parried ? 'parried' : 'not-parried';
  log.push({ ...moment, roll, result, amount: roll.total, ...(weaponLost ? { weaponLost } : {}) });
  return parried;
}

/** Points of one blow or of the parry that lowers it. */
function* points(
  fight: Fight,
  by: Side,
  arm: ArmId,
  moment: ManyMoment,
  log: ManyEntry[],
  of?: number,
): Steps<ManyMoment, number> {
  const side = fight[by];
  const { damage } = armOf(side, arm);
  const left = (amount: number) =>
    of === undefined
      ? ({ result: 'points', amount } as const)
      : ({ result: 'reduced', amount, damage: Math.max(0, of - amount) } as const);
  if (damage.groups.length === 0) {
    const amount = Math.max(0, damage.constant);
    log.push({ ...moment, ...left(amount) });
    return amount;
  }
  const roll = yield* askRoll(moment, damage, rulesFor(side));
  const failed = roll.allOnes && fight.rules.damageCriticalFailure === 'zero';
  const amount = failed ? 0 : roll.total;
  log.push({ ...moment, roll, ...left(amount), ...(failed ? { result: 'critical-failure' } : {}) });
  return amount;
}

/** True if so many points more kill, or take a pip (BW-DMG-03): Armor is rolled once a turn, and holds what it held before (BWC-54, BW-CC-06). */
function* armorRoll(
  fight: Fight,
  of: Side,
  struck: Struck,
  more: number,
  at: At,
  log: ManyEntry[],
): Steps<ManyMoment, boolean> {
  if (more === 0) return false;
  const side = fight[of];
  const { cumulativeDamage } = fight.rules;
  const before = cumulativeDamage ? struck.damage : 0;
  const damage = before + more;
  struck.damage += more;
  const moment: ManyMoment = { ...at, purpose: 'armor', need: damage };
  let amount = cumulativeDamage ? struck.armor : undefined;
  let thrown: Pick<ManyEntry, 'roll'> = {};
  while (amount === undefined) {
    if (side.armor.groups.length === 0) amount = Math.max(0, side.armor.constant);
    else {
      const roll = yield* askRoll(moment, side.armor, rulesFor(side));
      thrown = { roll };
      amount = roll.total;
    }
    if (armorHolds(amount, fight.rules) < before && side.armor.groups.length > 0) {
      log.push({ ...moment, ...thrown, result: 'roll-again', amount, damage: before });
      amount = undefined;
    }
  }
  struck.armor = amount;
  const dies = damage > armorHolds(amount, fight.rules);
  log.push({ ...moment, ...thrown, result: dies ? 'dies' : 'holds', amount, damage });
  if (dies) struck.pips++;
  return dies;
}

/** Whether a parry is rolled: against a hit, or by a house rule always (BWC-58). */
function parries(fight: Fight, made: Made): boolean {
  return made.hit || fight.rules.parryRolled === 'always';
}

interface Together {
  readonly sum: number;
  /** Whose attack hit and was not parried. */
  readonly landed: readonly number[];
}

/** All attacks together, less what the victim parries: one sum (BW-COMB-02, BW-COMB-05, BWC-58). */
function* attacksTogether({ fights, counters }: GangUp, log: ManyEntry[]): Steps<ManyMoment, Together> {
  const made: Made[] = [];
  for (const [group, fight] of fights.entries()) {
    const at = { assault: 0, group, count: 1 } as const;
    made.push(yield* attackRoll(fight, 'attacker', firstArm(fight).id, at, log));
  }
  const parried: (ArmId | undefined)[] = [];
  for (const [group, fight] of fights.entries()) {
    const arm = counters.find(({ kind, against }) => kind === 'parry' && against === group)?.arm;
    const attack = made[group] as Made;
    if (arm === undefined || !parries(fight, attack)) continue;
    const at = { assault: 0, group, arm, count: 1 } as const;
    if (yield* parryRoll(fight, 'defender', firstArm(fight).id, arm, attack, at, log)) {
      parried[group] = arm;
    }
  }
  let sum = 0;
  for (const [group, fight] of fights.entries()) {
    if (!made[group]?.hit) continue;
    const at = { assault: 0, group, count: 1 } as const;
    const dealt = yield* points(fight, 'attacker', firstArm(fight).id, { ...at, purpose: 'damage' }, log);
    const arm = parried[group];
    const stopped =
      arm === undefined
        ? 0
        : yield* points(fight, 'defender', arm, { ...at, arm, purpose: 'parry-damage' }, log, dealt);
    sum += Math.max(0, dealt - stopped);
  }
  const landed = [...fights.keys()].filter((group) => made[group]?.hit && parried[group] === undefined);
  return { sum, landed };
}

/** One counterattack of the victim (BW-CC-13, BW-CC-15). */
function* counterattack(
  fight: Fight,
  arm: ArmId,
  shield: ArmId | undefined,
  struck: Struck,
  at: At,
  log: ManyEntry[],
): Steps<ManyMoment, void> {
  const made = yield* attackRoll(fight, 'defender', arm, at, log);
  let parried = false;
  if (shield !== undefined && parries(fight, made)) {
    parried = yield* parryRoll(fight, 'attacker', arm, shield, made, at, log);
  }
  // What the Armor of a turn did not hold has taken the one pip that it takes (BWC-172).
  if (!made.hit || (struck.pips > 0 && addsUp(fight))) return;
  const dealt = yield* points(fight, 'defender', arm, { ...at, purpose: 'damage' }, log);
  const stopped =
    parried && shield !== undefined
      ? yield* points(fight, 'attacker', shield, { ...at, purpose: 'parry-damage' }, log, dealt)
      : 0;
  yield* armorRoll(fight, 'attacker', struck, Math.max(0, dealt - stopped), at, log);
}

/**
 * Several on one (BW-COMB-05, BWC-127): all attack rolls, the parries, all damage in one sum against one Armor, then
 * the counterattacks of a victim who lives, or has lost but one of its pips (BW-DMG-03); by a house rule only on those
 * whose attack failed (BWC-60).
 */
export function* gangSteps(gang: GangUp, log: ManyEntry[]): Steps<ManyMoment, GangOutcome> {
  const { fights, counters } = gang;
  const [first] = fights;
  if (first === undefined) throw new RangeError('no attacker');
  const { sum, landed } = yield* attacksTogether(gang, log);
  const victim: Struck = { damage: first.defender.priorDamage, pips: 0 };
  const victimDies = yield* armorRoll(first, 'defender', victim, sum, { assault: 0, count: 1 }, log);
  const victimStands = victim.pips < (first.defender.steps ?? 1);
  if (!victimStands) return { kind: 'gang', victimDies, attackersDead: [] };
  const attackersDead: number[] = [];
  let attackers = 0;
  let gone = 0;
  for (const [group, fight] of fights.entries()) {
    if (fight.rules.counterAfter === 'failed' && landed.includes(group)) continue;
    const { priorDamage, steps = 1 } = fight.attacker;
    const struck: Struck = { damage: priorDamage, pips: 0 };
    const strikes = counters.filter(({ kind, against }) => kind === 'counterattack' && against === group);
    for (const [number, { arm }] of strikes.entries()) {
      const at = { assault: 0, group, arm, counter: true, count: 1 } as const;
      const shield = number === 0 ? fight.counterShield : undefined;
      yield* counterattack(fight, arm, shield, struck, at, log);
      if (struck.pips >= steps) break;
    }
    if (struck.pips > 0) attackersDead.push(group);
    attackers += struck.pips;
    if (struck.pips >= steps) gone++;
  }
  const pips = victimDies || attackers > gone ? { pips: { victimStands: victimDies, attackers, gone } } : {};
  return { kind: 'gang', victimDies, attackersDead, ...pips };
}
