import { type ChargeBlowOdds, type ChargeSide, chargeBlowOdds } from './charge-blow.ts';
import type { ChargeExplained, ChargeReason } from './charge-effects.ts';
import { knockbackOdds } from './charge-knockback.ts';
import type { ChargeRules } from './charge-rules.ts';

/** A side of a Charge by Size, with the Size of the part that is struck (BWC-79). */
export interface CollidingSide extends ChargeSide {
  readonly size: number;
  readonly rooted?: boolean;
}

export const strikeOrders = ['attacker-first', 'defender-first', 'together'] as const;
export type StrikeOrder = (typeof strikeOrders)[number];

/** Who dies; the four add up to 1. */
export interface ChargeEndings {
  /** The defender dies, whatever becomes of the attacker. */
  readonly defenderDies: ChargeExplained;
  readonly attackerDies: ChargeExplained;
  readonly bothDie: ChargeExplained;
  readonly neitherDies: ChargeExplained;
}

export interface CollisionOdds extends ChargeEndings {
  readonly order: StrikeOrder;
  readonly attackerBlow: ChargeBlowOdds;
  readonly defenderBlow: ChargeBlowOdds;
  /** Something struck, so that KnockBack is rolled for (BW-CHG-17). */
  readonly contact: ChargeExplained;
}

/** Who strikes first: whoever reaches at least 1" farther, a body reaching 0" (BW-CHG-15, BW-CHGW-03). */
export function strikeOrder(attackerReach: number, defenderReach: number): StrikeOrder {
  const lead = attackerReach - defenderReach;
  return lead >= 1 ? 'attacker-first' : lead <= -1 ? 'defender-first' : 'together';
}

/** Why the blows fall in that order. */
export function orderReason(order: StrikeOrder, rules: Pick<ChargeRules, 'model'>): ChargeReason {
  const rule = rules.model === 'die' ? 'BW-CHGW-03' : 'BW-CHG-15';
  return { rule, effect: order === 'together' ? 'at-once' : 'longer-first' };
}

interface Half {
  readonly armed: boolean;
  readonly hit: number;
  readonly kill: number;
  readonly bodyKill: number;
  readonly rams: boolean;
  readonly flies: number;
}

/** How far the collision has come: who is dead, who has struck already. */
interface Moment {
  readonly chance: number;
  readonly dead: readonly [boolean, boolean];
  readonly struck: readonly [boolean, boolean];
}

/**
 * The exact odds of a Charge by speed and Size (BW-CHG-11 to BW-CHG-17): the longer weapon first, whose hit may kill or
 * knock back before the return blow; who missed follows with his body, if the bodies meet.
 */
export function collisionOdds(
  attacker: CollidingSide,
  defender: CollidingSide,
  rules: ChargeRules,
): CollisionOdds {
  const order = strikeOrder(attacker.weapon?.reach ?? 0, defender.weapon?.reach ?? 0);
  const attackerBlow = chargeBlowOdds(attacker, defender, rules);
  const defenderBlow = chargeBlowOdds(defender, attacker, rules);
  const contest = knockbackOdds(attacker, defender, rules);
  const half = (own: CollidingSide, other: CollidingSide, blow: ChargeBlowOdds, flies: number): Half => ({
    armed: own.weapon !== undefined,
    hit: blow.hit.value,
    kill: blow.killGivenHit.value,
    bodyKill: chargeBlowOdds(own, other, rules, true).killGivenHit.value,
    rams: own.afterMiss !== 'past',
    flies,
  });
  const halves = [
    half(attacker, defender, attackerBlow, contest.attackerFlies.value),
    half(defender, attacker, defenderBlow, contest.defenderFlies.value),
  ] as const;
  const ends = followed(halves, order);
  const reasons = [orderReason(order, rules)];
  const misses: readonly ChargeReason[] = attacker.weapon
    ? [{ rule: 'BW-CHG-16', effect: halves[0].rams ? 'body-after-miss' : 'runs-past' }]
    : [];
  const early: readonly ChargeReason[] =
    order === 'together' ? [] : [{ rule: 'BW-CHG-15', effect: 'knocked-back-first' }];
  const told = (value: number, more: readonly ChargeReason[] = []): ChargeExplained => ({
    value: Math.min(1, Math.max(0, value)),
    reasons: [...reasons, ...early, ...misses, ...more],
  });
  return {
    order,
    attackerBlow,
    defenderBlow,
    defenderDies: told(ends.defender + ends.both, attackerBlow.kill.reasons),
    attackerDies: told(ends.attacker + ends.both, defenderBlow.kill.reasons),
    bothDie: told(ends.both),
    neitherDies: told(ends.neither),
    contact: told(ends.contact),
  };
}

interface Ends {
  attacker: number;
  defender: number;
  both: number;
  neither: number;
  contact: number;
}

function followed(halves: readonly [Half, Half], order: StrikeOrder): Ends {
  const ends: Ends = { attacker: 0, defender: 0, both: 0, neither: 0, contact: 0 };

  const end = ({ chance, dead, struck }: Moment) => {
    const key = dead[0] ? (dead[1] ? 'both' : 'attacker') : dead[1] ? 'defender' : 'neither';
    ends[key] += chance;
    if (struck[0] || struck[1]) ends.contact += chance;
  };

  /** The bodies meet at last: all who have not struck and live do so now, together. */
  const meet = (moment: Moment) => {
    const { chance, dead, struck } = moment;
    const [mine, theirs] = halves;
    // A charger who ran past, or who lies dead, meets nobody.
    if (dead[0] || dead[1] || !(struck[0] || !mine.armed || mine.rams)) return end(moment);
    const blow = [!struck[0], !struck[1] && (!theirs.armed || theirs.rams)] as const;
    const kills = [blow[0] ? mine.bodyKill : 0, blow[1] ? theirs.bodyKill : 0] as const;
    for (const killed of [true, false]) {
      for (const died of [true, false]) {
        const part = (killed ? kills[0] : 1 - kills[0]) * (died ? kills[1] : 1 - kills[1]);
        if (part > 0) end({ chance: chance * part, dead: [died, killed], struck: [true, true] });
      }
    }
  };

  /** One side strikes with its weapon, alone; what it hits may die or fly before it strikes back. */
  const strikeAlone = (who: 0 | 1, moment: Moment, then: (next: Moment) => void) => {
    const own = halves[who];
    const other = who === 0 ? 1 : 0;
    const { chance, dead, struck } = moment;
    if (!own.armed) return then(moment);
    const mark = <Value>(at: 0 | 1, pair: readonly [Value, Value], value: Value): readonly [Value, Value] =>
      at === 0 ? [value, pair[1]] : [pair[0], value];
    const hit = chance * own.hit;
    const after = mark(who, struck, true);
    if (hit > 0) {
      end({ chance: hit * own.kill, dead: mark(other, dead, true), struck: after });
      const alive = hit * (1 - own.kill);
      const flies = struck[other] ? 0 : halves[other].flies;
      end({ chance: alive * flies, dead, struck: after });
      then({ chance: alive * (1 - flies), dead, struck: after });
    }
    if (own.hit < 1) then({ ...moment, chance: chance * (1 - own.hit) });
  };

  const start: Moment = { chance: 1, dead: [false, false], struck: [false, false] };
  if (order !== 'together') {
    const first = order === 'attacker-first' ? 0 : 1;
    strikeAlone(first, start, (next) => strikeAlone(first === 0 ? 1 : 0, next, meet));
    return ends;
  }
  const [mine, theirs] = halves;
  for (const hit of [true, false]) {
    for (const struckBack of [true, false]) {
      const chance = (hit ? mine.hit : 1 - mine.hit) * (struckBack ? theirs.hit : 1 - theirs.hit);
      if (chance === 0) continue;
      // A body strikes only where the charger does not run past it.
      const answered = struckBack && (theirs.armed || hit || mine.rams);
      const kills = [hit ? mine.kill : 0, answered ? theirs.kill : 0] as const;
      for (const killed of [true, false]) {
        for (const died of [true, false]) {
          const part = (killed ? kills[0] : 1 - kills[0]) * (died ? kills[1] : 1 - kills[1]);
          if (part === 0) continue;
          meet({ chance: chance * part, dead: [died, killed], struck: [hit, answered] });
        }
      }
    }
  }
  return ends;
}
