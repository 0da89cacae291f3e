import type { Arm, DefencePlan, Fight, FightSide, Response } from '../../../src/rules/brikwars/index.ts';
import type { DiceExpression } from '../../../src/rules/dice/expression.ts';

/** Every way the dice of an expression can fall, bonus dice declined: what they add up to, and whether all show 1. */
function falls({
  groups,
  constant,
}: DiceExpression): readonly { total: number; ones: boolean; chance: number }[] {
  let ways = [{ total: constant, ones: groups.length > 0, chance: 1 }];
  for (const { count, sides } of groups) {
    for (let die = 0; die < count; die++) {
      ways = ways.flatMap((way) =>
        Array.from({ length: sides }, (_, i) => ({
          total: way.total + i + 1,
          ones: way.ones && i === 0,
          chance: way.chance / sides,
        })),
      );
    }
  }
  return ways.map((way) => ({ ...way, total: Math.max(0, way.total) }));
}

function add(expression: DiceExpression, amount: number): DiceExpression {
  return { ...expression, constant: expression.constant + amount };
}

export interface Ending {
  defenderDies: number;
  attackerDies: number;
  neitherDies: number;
  defenderWeaponLost: number;
  attackerWeaponLost: number;
}

interface Landed {
  readonly points: number;
  readonly lost: boolean;
  readonly chance: number;
}

function blow(
  fight: Fight,
  striker: FightSide,
  arm: Arm,
  minus: number,
  parrier?: { side: FightSide; arm: Arm; minus: number },
): readonly Landed[] {
  const { rules } = fight;
  const points = (dice: DiceExpression) =>
    falls(dice).map((way) => ({
      chance: way.chance,
      points: way.ones && rules.damageCriticalFailure === 'zero' ? 0 : way.total,
    }));
  const landed: Landed[] = [];
  for (const swing of falls(add(striker.skill, striker.situation.value - minus))) {
    if ((swing.ones && rules.skillCriticalFailure) || swing.total < arm.use) {
      landed.push({ points: 0, lost: false, chance: swing.chance });
      continue;
    }
    for (const hit of points(add(arm.damage, -minus))) {
      if (parrier === undefined) {
        landed.push({ points: hit.points, lost: false, chance: swing.chance * hit.chance });
        continue;
      }
      for (const parry of falls(add(parrier.side.skill, -parrier.minus))) {
        const chance = swing.chance * hit.chance * parry.chance;
        const fumbled = parry.ones && rules.skillCriticalFailure;
        const parried = !fumbled && parry.total >= parrier.arm.use && parry.total >= swing.total;
        const lost = parrier.arm.held && (fumbled || (!parried && arm.twoHanded && parrier.arm.light));
        if (!parried) landed.push({ points: hit.points, lost, chance });
        else {
          for (const stop of points(add(parrier.arm.damage, -parrier.minus))) {
            landed.push({
              points: Math.max(0, hit.points - stop.points),
              lost: false,
              chance: chance * stop.chance,
            });
          }
        }
      }
    }
  }
  return landed;
}

function pick(side: FightSide, index: number): Arm {
  const arm = side.arms[index];
  if (arm === undefined) throw new Error('no arm');
  return arm;
}

/**
 * The obvious way: try every armor roll of both sides, then follow every way each blow can end, in the order of the
 * rules. Bonus dice must be declined on both sides.
 */
export function exchangeTwin(fight: Fight, plan: DefencePlan): Ending {
  const ending: Ending = {
    defenderDies: 0,
    attackerDies: 0,
    neitherDies: 0,
    defenderWeaponLost: 0,
    attackerWeaponLost: 0,
  };
  const { attacker, defender, rules } = fight;
  const firstCounter = plan.findIndex(({ kind }) => kind === 'counterattack' || kind === 'riposte');
  const blows = fight.attacks.map((arm, attack) => {
    const response: Response = plan[attack] ?? { kind: 'none' };
    const riposte = response.kind === 'riposte' ? rules.ripostePenalty : 0;
    const parry =
      response.kind === 'riposte' ? response.parry : response.kind === 'parry' ? response.arm : -1;
    const strike =
      response.kind === 'riposte' ? response.strike : response.kind === 'counterattack' ? response.arm : -1;
    const parrier = parry < 0 ? undefined : { side: defender, arm: pick(defender, parry), minus: riposte };
    const shield =
      attack === firstCounter && fight.counterShield !== undefined
        ? { side: attacker, arm: pick(attacker, fight.counterShield), minus: 0 }
        : undefined;
    return {
      struckBy: merge(blow(fight, attacker, pick(attacker, arm), 0, parrier)),
      ...(strike < 0
        ? {}
        : { answer: merge(blow(fight, defender, pick(defender, strike), riposte, shield)) }),
    };
  });
  let weight = 0;
  for (const shell of falls(defender.armor)) {
    for (const mail of falls(attacker.armor)) {
      if (shell.total < defender.priorDamage || mail.total < attacker.priorDamage) continue;
      weight += shell.chance * mail.chance;
      follow(0, defender.priorDamage, attacker.priorDamage, false, false, shell.chance * mail.chance);

      function follow(
        attack: number,
        hurt: number,
        struck: number,
        lost: boolean,
        shieldLost: boolean,
        chance: number,
      ): void {
        const end = (
          what: 'defenderDies' | 'attackerDies' | 'neitherDies',
          more: boolean,
          shield: boolean,
          p: number,
        ) => {
          ending[what] += p;
          if (more) ending.defenderWeaponLost += p;
          if (shield) ending.attackerWeaponLost += p;
        };
        if (attack === fight.attacks.length) {
          end('neitherDies', lost, shieldLost, chance);
          return;
        }
        const { struckBy, answer } = blows[attack] ?? { struckBy: [] };
        for (const landed of struckBy) {
          const now = rules.cumulativeDamage ? hurt + landed.points : landed.points;
          const gone = lost || landed.lost;
          if (landed.points > 0 && now > shell.total)
            end('defenderDies', gone, shieldLost, chance * landed.chance);
          else if (answer === undefined)
            follow(attack + 1, now, struck, gone, shieldLost, chance * landed.chance);
          else {
            for (const back of answer) {
              const sum = rules.cumulativeDamage ? struck + back.points : back.points;
              const p = chance * landed.chance * back.chance;
              if (back.points > 0 && sum > mail.total) end('attackerDies', gone, shieldLost || back.lost, p);
              else follow(attack + 1, now, sum, gone, shieldLost || back.lost, p);
            }
          }
        }
      }
    }
  }
  for (const key of Object.keys(ending) as (keyof Ending)[]) ending[key] /= weight;
  return ending;
}

/** Equal endings of a blow taken together, so that the tree stays small. */
function merge(landed: readonly Landed[]): readonly Landed[] {
  const by = new Map<string, Landed>();
  for (const one of landed) {
    const key = `${one.points} ${one.lost}`;
    by.set(key, { ...one, chance: one.chance + (by.get(key)?.chance ?? 0) });
  }
  return [...by.values()];
}
