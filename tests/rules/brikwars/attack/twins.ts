import type {
  Arm,
  DefencePlan,
  Fight,
  FightSide,
  Response,
} from '../../../../src/rules/brikwars/attack/fight.ts';
import type { ArmId } from '../../../../src/rules/brikwars/weapons.ts';
import type { DiceExpression } from '../../../../src/rules/dice/expression.ts';

interface Fall {
  readonly total: number;
  readonly ones: boolean;
  readonly chance: number;
}

/** Every way the dice of an expression can fall, bonus dice declined: what they add up to, and whether all show 1. */
function falls({ groups, constant }: DiceExpression): readonly Fall[] {
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
  defenderShoved: number;
  attackerShoved: number;
}

interface Landed {
  readonly points: number;
  readonly lost: boolean;
  /** It hit and was not parried. */
  readonly lands: boolean;
  readonly chance: number;
}

function blow(
  fight: Fight,
  striker: FightSide,
  arm: Arm,
  minus: number,
  shoves: boolean,
  parrier?: { side: FightSide; arm: Arm; minus: number },
): readonly Landed[] {
  const { rules } = fight;
  const points = (dice: DiceExpression) =>
    shoves
      ? [{ chance: 1, points: 0 }]
      : falls(dice).map((way) => ({
          chance: way.chance,
          points: way.ones && rules.damageCriticalFailure === 'zero' ? 0 : way.total,
        }));
  const fumbles = (parry: Fall) => parry.ones && rules.skillCriticalFailure;
  const parriedBy = (parry: Fall, against: number, held: Arm) =>
    !fumbles(parry) && parry.total >= held.use && parry.total >= against;
  const lostBy = (parry: Fall, against: number, held: Arm) => {
    const loose = rules.knockedAway === 'light' ? held.light : !held.twoHanded && !held.shield;
    return held.held && (fumbles(parry) || (!parriedBy(parry, against, held) && arm.twoHanded && loose));
  };
  const landed: Landed[] = [];
  for (const swing of falls(add(striker.skill, striker.situation.value - minus))) {
    if ((swing.ones && rules.skillCriticalFailure) || swing.total < arm.use) {
      const parries =
        parrier && rules.parryRolled === 'always' ? falls(add(parrier.side.skill, -parrier.minus)) : [];
      if (parrier === undefined || parries.length === 0)
        landed.push({ points: 0, lost: false, lands: false, chance: swing.chance });
      else {
        for (const parry of parries) {
          const chance = swing.chance * parry.chance;
          landed.push({ points: 0, lost: lostBy(parry, swing.total, parrier.arm), lands: false, chance });
        }
      }
      continue;
    }
    for (const hit of points(add(arm.damage, -minus))) {
      if (parrier === undefined) {
        landed.push({ points: hit.points, lost: false, lands: true, chance: swing.chance * hit.chance });
        continue;
      }
      for (const parry of falls(add(parrier.side.skill, -parrier.minus))) {
        const chance = swing.chance * hit.chance * parry.chance;
        const parried = parriedBy(parry, swing.total, parrier.arm);
        const lost = lostBy(parry, swing.total, parrier.arm);
        if (!parried) landed.push({ points: hit.points, lost, lands: true, chance });
        else {
          for (const stop of points(add(parrier.arm.damage, -parrier.minus))) {
            landed.push({
              points: Math.max(0, hit.points - stop.points),
              lost: false,
              lands: false,
              chance: chance * stop.chance,
            });
          }
        }
      }
    }
  }
  return landed;
}

/** What has happened in a turn beside the dying. */
interface Description {
  readonly lost: boolean;
  readonly shieldLost: boolean;
  readonly pushed: boolean;
  readonly pushedBack: boolean;
}

function pick(side: FightSide, id: ArmId): Arm {
  const arm = side.arms.find((held) => held.id === id);
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
    defenderShoved: 0,
    attackerShoved: 0,
  };
  const { attacker, defender, rules } = fight;
  const strikesBack = ({ kind }: Response) => kind === 'counterattack' || kind === 'riposte';
  const firstCounter = plan.findIndex(strikesBack);
  const rounds = fight.action === 'withdraw' ? [undefined] : fight.attacks;
  const blows = rounds.map((arm, attack) => {
    const response: Response = plan[attack] ?? { kind: 'none' };
    const riposte = response.kind === 'riposte' ? rules.ripostePenalty : 0;
    const parry =
      response.kind === 'riposte' ? response.parry : response.kind === 'parry' ? response.arm : undefined;
    const strike =
      response.kind === 'riposte'
        ? response.strike
        : response.kind === 'counterattack'
          ? response.arm
          : undefined;
    const parrier =
      parry === undefined ? undefined : { side: defender, arm: pick(defender, parry), minus: riposte };
    const shield =
      attack === firstCounter && fight.counterShield !== undefined
        ? { side: attacker, arm: pick(attacker, fight.counterShield), minus: 0 }
        : undefined;
    const shoves = arm !== undefined && (fight.action === 'shove' || pick(attacker, arm).shield);
    const shovesBack = strike !== undefined && pick(defender, strike).shield;
    return {
      shoves,
      shovesBack,
      struckBy:
        arm === undefined
          ? [{ points: 0, lost: false, lands: false, chance: 1 }]
          : merge(blow(fight, attacker, pick(attacker, arm), 0, shoves, parrier)),
      ...(strike === undefined
        ? {}
        : { answer: merge(blow(fight, defender, pick(defender, strike), riposte, shovesBack, shield)) }),
    };
  });
  let weight = 0;
  for (const shell of falls(defender.armor)) {
    for (const mail of falls(attacker.armor)) {
      if (shell.total < defender.priorDamage || mail.total < attacker.priorDamage) continue;
      weight += shell.chance * mail.chance;
      const start: Description = { lost: false, shieldLost: false, pushed: false, pushedBack: false };
      follow(0, defender.priorDamage, attacker.priorDamage, start, shell.chance * mail.chance);

      function follow(
        attack: number,
        hurt: number,
        struck: number,
        shown: Description,
        chance: number,
      ): void {
        const round = blows[attack];
        if (round === undefined) {
          end('neitherDies', shown, chance);
          return;
        }
        for (const landed of round.struckBy) {
          const p = chance * landed.chance;
          const now = rules.cumulativeDamage ? hurt + landed.points : landed.points;
          const pushes = round.shoves && landed.lands;
          const after = { ...shown, lost: shown.lost || landed.lost, pushed: shown.pushed || pushes };
          if (landed.points > 0 && now > shell.total) end('defenderDies', after, p);
          else if (pushes && fight.shovedOutOfReach) end('neitherDies', after, p);
          else if (round.answer === undefined || (landed.lands && rules.counterAfter === 'failed'))
            follow(attack + 1, now, struck, after, p);
          else {
            for (const back of round.answer) {
              const q = p * back.chance;
              const sum = rules.cumulativeDamage ? struck + back.points : back.points;
              const pushesBack = round.shovesBack && back.lands;
              const then = {
                ...after,
                shieldLost: after.shieldLost || back.lost,
                pushedBack: after.pushedBack || pushesBack,
              };
              if (back.points > 0 && sum > mail.total) end('attackerDies', then, q);
              else if (pushesBack && fight.shovedOutOfReach) end('neitherDies', then, q);
              else follow(attack + 1, now, sum, then, q);
            }
          }
        }
      }
    }
  }
  function end(
    what: 'defenderDies' | 'attackerDies' | 'neitherDies',
    shown: Description,
    chance: number,
  ): void {
    ending[what] += chance;
    if (shown.lost) ending.defenderWeaponLost += chance;
    if (shown.shieldLost) ending.attackerWeaponLost += chance;
    if (shown.pushed) ending.defenderShoved += chance;
    if (shown.pushedBack) ending.attackerShoved += chance;
  }
  for (const key of Object.keys(ending) as (keyof Ending)[]) ending[key] /= weight;
  return ending;
}

/** Equal endings of a blow taken together, so that the tree stays small. */
function merge(landed: readonly Landed[]): readonly Landed[] {
  const by = new Map<string, Landed>();
  for (const one of landed) {
    const key = `${one.points} ${one.lost} ${one.lands}`;
    by.set(key, { ...one, chance: one.chance + (by.get(key)?.chance ?? 0) });
  }
  return [...by.values()];
}
