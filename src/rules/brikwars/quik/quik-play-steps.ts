import { askOption, askRoll, type Steps } from '../../steps.ts';
import type { ContestRoll } from '../contests/contest-rules.ts';
import type { QuikAttack } from './quik-attack.ts';
import { quikRolls } from './quik-attack-odds.ts';
import type { QuikRules } from './quik-game.ts';
import { stupendousRolls, stupendousSucceeds } from './quik-hero.ts';
import { isDestroyed } from './quik-kill.ts';
import type { BricksLost, QuikEntry, QuikMoment } from './quik-play-record.ts';

export type QuikSteps<Value> = Steps<QuikMoment, Value>;

/** Dice for a moment; a roll without dice is not asked for. */
export function* throwQuik(
  moment: QuikMoment,
  { expression, rules }: ContestRoll,
): QuikSteps<Pick<QuikEntry, 'total' | 'roll'>> {
  if (expression.groups.length === 0) return { total: expression.constant };
  const roll = yield* askRoll(moment, expression, rules);
  return { total: roll.total, roll };
}

/** The damage of attackers who roll as one: each throw first, then its dice (BW-QW-09, BW-LP-02, BWC-69). */
export function* damageSteps(attack: QuikAttack, base: QuikMoment, log: QuikEntry[]): QuikSteps<number> {
  let damage = 0;
  for (const { roll, factor, reach } of quikRolls(attack).damage) {
    if (reach) {
      const moment: QuikMoment = { ...base, purpose: 'throw', need: reach.inches };
      const thrown = yield* throwQuik(moment, reach.roll);
      const short = thrown.total < reach.inches;
      log.push({ ...moment, ...thrown, result: short ? 'short' : 'in-range' });
      if (short) continue;
    }
    const moment: QuikMoment = { ...base, ...(factor === 2 ? { doubled: true } : {}) };
    const thrown = yield* throwQuik(moment, roll);
    log.push({ ...moment, ...thrown, result: 'damage' });
    damage += factor * thrown.total;
  }
  return Math.max(0, damage);
}

/** The Armor roll against damage; no damage asks for none (BW-QW-06, BWC-108). */
export function* armorSteps(
  damage: number,
  armor: ContestRoll,
  base: Omit<QuikMoment, 'purpose'>,
  log: QuikEntry[],
): QuikSteps<boolean> {
  const moment: QuikMoment = { ...base, purpose: 'armor', need: damage };
  if (damage === 0) {
    log.push({ ...moment, total: 0, result: 'lives' });
    return false;
  }
  const thrown = yield* throwQuik(moment, armor);
  const destroyed = isDestroyed(damage, thrown.total);
  log.push({ ...moment, ...thrown, result: destroyed ? 'destroyed' : 'lives' });
  return destroyed;
}

/**
 * Damage spent on bricks: the first is the one aimed at, after it the player picks among those that would come off;
 * where they differ in their studs he is asked, the next in his order first (BW-QW-15, BWC-110).
 */
export function* brickSteps(
  damage: number,
  studs: readonly number[],
  who: QuikMoment['who'],
  log: QuikEntry[],
): QuikSteps<BricksLost> {
  const rest = [...studs];
  const off: number[] = [];
  let left = damage;
  let aim = rest[0];
  while (aim !== undefined) {
    const holds = left <= aim;
    log.push({
      purpose: 'brick',
      who,
      damage: left,
      studs: aim,
      total: aim,
      result: holds ? 'holds' : 'comes-off',
    });
    if (holds) break;
    rest.splice(rest.indexOf(aim), 1);
    off.push(aim);
    left -= aim;
    const loose = [...new Set(rest)].filter((held) => held < left);
    aim = loose[0] ?? rest[0];
    if (loose.length > 1) {
      const options = loose.map((held) => `studs-${held}`);
      const chosen = yield* askOption<QuikMoment, string>({ purpose: 'brick', who, damage: left }, options);
      aim = loose[options.indexOf(chosen)];
    }
  }
  return { off, left: rest };
}

/** A Stupendous Feat: the hero's die against one of an opponent (BW-QW-08). */
export function* featSteps(rules: Pick<QuikRules, 'bonus'>, log: QuikEntry[]): QuikSteps<boolean> {
  const { hero, opponent } = stupendousRolls(rules);
  const own: QuikMoment = { purpose: 'feat', who: 'hero' };
  const tried = yield* throwQuik(own, hero);
  log.push({ ...own, ...tried, result: 'rolled' });
  const against: QuikMoment = { purpose: 'opposing', who: 'opponent', need: tried.total };
  const opposed = yield* throwQuik(against, opponent);
  const succeeds = stupendousSucceeds(tried.total, opposed.total);
  log.push({ ...against, ...opposed, result: succeeds ? 'succeeds' : 'fails' });
  return succeeds;
}
