import { chanceAtLeast, type Distribution } from '../../dice/distribution.ts';
import { askOption } from '../../steps.ts';
import { contestTotals } from '../contests/contest-rules.ts';
import { lugpolActOdds, lugpolActRoll } from './lugpol-acts.ts';
import { groupAttack, type QuikGroup, quikGroupsChance } from './quik-advice.ts';
import type { QuikAttack } from './quik-attack.ts';
import type { QuikDemolition } from './quik-construction.ts';
import type { QuikCollision } from './quik-crash.ts';
import { quikCrashOdds } from './quik-crash.ts';
import { quikRoll } from './quik-dice.ts';
import type { QuikRules } from './quik-game.ts';
import { stupendousOdds } from './quik-hero.ts';
import { damageTotals } from './quik-kill.ts';
import type { BricksLost, QuikEntry, QuikMoment, QuikOutcome } from './quik-play-record.ts';
import {
  armorSteps,
  brickSteps,
  damageSteps,
  featSteps,
  type QuikSteps,
  throwQuik,
} from './quik-play-steps.ts';

/** What a hero may do before he attacks. */
const quikBeginnings = ['attack', 'feat'] as const;

/** An attack on a unit that is ready to be played. */
export interface QuikAttackPlay {
  readonly attack: QuikAttack;
  /** Who rolls together, in turn. */
  readonly groups: readonly QuikGroup[];
  /** A hero is among them, who may try a Stupendous Feat first (BW-QW-08). */
  readonly mayFeat: boolean;
}

/** The attacks on one unit, each against an Armor roll of its own, until it is destroyed (BW-QW-06, BW-QW-09). */
export function* quikAttackTurn(
  { attack, groups, mayFeat }: QuikAttackPlay,
  log: QuikEntry[],
): QuikSteps<QuikOutcome> {
  let feat: boolean | undefined;
  if (mayFeat) {
    const begin: QuikMoment = { purpose: 'begin', who: 'hero' };
    const chosen = yield* askOption(begin, quikBeginnings);
    if (chosen === 'feat') feat = yield* featSteps(attack.rules, log);
  }
  const more = feat === undefined ? {} : { feat };
  for (const [place, group] of groups.entries()) {
    const base = { attack: place, attacks: groups.length };
    const damage = yield* damageSteps(
      groupAttack(attack, group),
      { ...base, purpose: 'damage', who: 'attacker' },
      log,
    );
    const armor = quikRoll(attack.armor, attack.rules);
    if (yield* armorSteps(damage, armor, { ...base, who: 'target' }, log))
      return { kind: 'attack', destroyed: true, ...more };
  }
  return { kind: 'attack', destroyed: false, ...more };
}

/** All attackers at a Construction at once, brick by brick (BW-QW-09, BW-QW-15). */
export function* quikDemolitionTurn(
  { strikes, studs, rules }: QuikDemolition,
  log: QuikEntry[],
): QuikSteps<QuikOutcome> {
  const attack: QuikAttack = { strikes, armor: { groups: [], constant: 0 }, armorReasons: [], rules };
  const damage = yield* damageSteps(attack, { purpose: 'damage', who: 'attacker' }, log);
  return { kind: 'building', ...(yield* brickSteps(damage, studs, 'target', log)) };
}

/** A crash: first what the vehicle takes, then what it hit (BW-QW-20). */
export function* quikCrashTurn(crash: QuikCollision, log: QuikEntry[]): QuikSteps<QuikOutcome> {
  const roll = quikRoll(crash.damage, crash.rules);
  const own: QuikMoment = { purpose: 'damage', who: 'vehicle' };
  const taken = yield* throwQuik(own, roll);
  log.push({ ...own, ...taken, result: 'damage' });
  const vehicle = yield* brickSteps(taken.total, crash.studs, 'vehicle', log);
  const other: QuikMoment = { purpose: 'damage', who: 'obstacle' };
  const given = yield* throwQuik(other, roll);
  log.push({ ...other, ...given, result: 'damage' });
  const { obstacle } = crash;
  if ('studs' in obstacle)
    return {
      kind: 'crash',
      vehicle,
      obstacle: yield* brickSteps(given.total, obstacle.studs, 'obstacle', log),
    };
  const armor = quikRoll(obstacle.armor, crash.rules);
  const destroyed = yield* armorSteps(given.total, armor, { who: 'obstacle' }, log);
  return { kind: 'crash', vehicle, obstacle: { destroyed } };
}

/** A Stupendous Feat alone (BW-QW-08). */
export function* quikFeatTurn(rules: Pick<QuikRules, 'bonus'>, log: QuikEntry[]): QuikSteps<QuikOutcome> {
  return { kind: 'feat', succeeds: yield* featSteps(rules, log) };
}

/** An extra act of LUGPolWars: one die against its difficulty (BW-LP-05). */
export function* lugpolActTurn(
  use: number,
  rules: Pick<QuikRules, 'bonus'>,
  log: QuikEntry[],
): QuikSteps<QuikOutcome> {
  const moment: QuikMoment = { purpose: 'act', who: 'hero', need: use };
  const tried = use <= 0 ? { total: 0 } : yield* throwQuik(moment, lugpolActRoll(rules));
  const succeeds = tried.total >= use;
  log.push({ ...moment, ...tried, result: succeeds ? 'succeeds' : 'fails' });
  return { kind: 'feat', succeeds };
}

/** How likely an attack ends so; the feat that was tried counts too. */
export function attackLikelihood(
  { attack, groups }: QuikAttackPlay,
  { destroyed, feat }: { readonly destroyed: boolean; readonly feat?: boolean },
): number {
  const kills = quikGroupsChance(attack, groups);
  const featOdds = stupendousOdds(attack.rules).value;
  const tried = feat === undefined ? 1 : feat ? featOdds : 1 - featOdds;
  return (destroyed ? kills : 1 - kills) * tried;
}

/** How likely damage is enough for these bricks, no matter who chose them, and for none of the others. */
function bricksLikelihood(
  damage: Distribution,
  { off, left }: BricksLost,
  first: number | undefined,
): number {
  const spent = off.reduce((sum, studs) => sum + studs, 0);
  // Only the brick aimed at can hold while another would not.
  const next = off.length === 0 ? first : left.length === 0 ? undefined : Math.min(...left);
  const atLeast = off.length === 0 ? 1 : chanceAtLeast(damage, spent + 1);
  return atLeast - (next === undefined ? 0 : chanceAtLeast(damage, spent + next + 1));
}

/** How likely an attack on a Construction knocks off these bricks. */
export function demolitionLikelihood({ strikes, studs, rules }: QuikDemolition, lost: BricksLost): number {
  const parts = strikes.map(({ part }) => part);
  return bricksLikelihood(damageTotals(parts, rules), lost, studs[0]);
}

/** How likely a crash ends so for both. */
export function crashLikelihood(
  crash: QuikCollision,
  { vehicle, obstacle }: Extract<QuikOutcome, { readonly kind: 'crash' }>,
): number {
  const damage = contestTotals(quikRoll(crash.damage, crash.rules));
  const own = bricksLikelihood(damage, vehicle, crash.studs[0]);
  if ('off' in obstacle) {
    const first = 'studs' in crash.obstacle ? crash.obstacle.studs[0] : undefined;
    return own * bricksLikelihood(damage, obstacle, first);
  }
  const odds = quikCrashOdds(crash).obstacle;
  if (!('killed' in odds)) return own;
  return own * (obstacle.destroyed ? odds.killed.value : odds.survives.value);
}

export function featLikelihood(rules: Pick<QuikRules, 'bonus'>, succeeds: boolean): number {
  const chance = stupendousOdds(rules).value;
  return succeeds ? chance : 1 - chance;
}

export function actLikelihood(use: number, rules: Pick<QuikRules, 'bonus'>, succeeds: boolean): number {
  const chance = lugpolActOdds(use, rules).value;
  return succeeds ? chance : 1 - chance;
}
