import { chanceAtLeast, compare, type Distribution, floorAt, shift } from '../../dice/distribution.ts';
import type { Asked } from '../../steps.ts';
import { contestTotals } from '../contests/contest-rules.ts';
import { groupAttack, type QuikGroup, quikGroupsChance } from './quik-advice.ts';
import type { QuikAttack } from './quik-attack.ts';
import { quikRolls } from './quik-attack-odds.ts';
import { bricksFrom } from './quik-bricks.ts';
import type { QuikDemolition } from './quik-construction.ts';
import type { QuikCollision } from './quik-crash.ts';
import { quikRoll } from './quik-dice.ts';
import type { QuikRules } from './quik-game.ts';
import { stupendousRolls } from './quik-hero.ts';
import { type DamagePart, damageTotals } from './quik-kill.ts';
import type { QuikAttackPlay } from './quik-play.ts';
import type { QuikEntry, QuikMoment, QuikSide } from './quik-play-record.ts';

/** A turn of the short games as far as it has been played. */
export interface QuikPlace {
  readonly log: readonly QuikEntry[];
  readonly next: Asked<QuikMoment>;
}

/** The damage of attackers who roll as one, given what of it is on the table: each throw and each roll in its order. */
function damageLeft(attack: QuikAttack, rolled: readonly QuikEntry[]): Distribution {
  const shown = rolled.filter(({ purpose }) => purpose === 'throw' || purpose === 'damage');
  const due = new Map<string, DamagePart>();
  let damage = 0;
  let place = 0;
  for (const { roll, factor, reach } of quikRolls(attack).damage) {
    let far = false;
    if (reach) {
      const thrown = shown[place];
      if (thrown) place++;
      if (thrown?.result === 'short') continue;
      far = thrown !== undefined;
    }
    const entry = shown[place];
    if (entry) {
      place++;
      damage += factor * entry.total;
      continue;
    }
    const part: DamagePart = {
      damage: roll.expression,
      times: 1,
      factor,
      ...(reach && !far ? { reach: { throw: reach.roll.expression, inches: reach.inches } } : {}),
    };
    // Hundreds of rolls alike are worked out together.
    const like = JSON.stringify(part);
    due.set(like, { ...part, times: 1 + (due.get(like)?.times ?? 0) });
  }
  return floorAt(shift(damageTotals([...due.values()], attack.rules, false), damage), 0);
}

/** The chance that an attack on a unit destroys it after all, given what has been rolled (BW-QW-06, BW-QW-09). */
export function attackAhead({ attack, groups }: QuikAttackPlay, { log, next }: QuikPlace): number {
  const { attack: now, purpose, need = 0 } = next;
  // The feat of a hero changes nothing of his attack.
  if (now === undefined) return quikGroupsChance(attack, groups);
  const armor = contestTotals(quikRoll(attack.armor, attack.rules));
  const survives = 1 - quikGroupsChance(attack, groups.slice(now + 1));
  if (purpose === 'armor') return 1 - chanceAtLeast(armor, need) * survives;
  const group: QuikGroup = groups[now] ?? [];
  const rolled = log.filter((entry) => entry.attack === now);
  const { higher } = compare(damageLeft(groupAttack(attack, group), rolled), armor);
  return 1 - (1 - higher) * survives;
}

/** What a choice of the next brick makes of the number that come off. */
export interface BricksAhead {
  /** The chance of each number of bricks. */
  readonly bricks: Distribution;
  readonly options: readonly (readonly [id: string, bricks: Distribution])[];
}

const surely = (bricks: number): Distribution => ({ min: bricks, weights: Float64Array.of(1), cutOff: 0 });

/** How many more come off in their order, one of them having come off before. */
function more(left: number, studs: readonly number[]): number {
  let damage = left;
  let off = 0;
  for (const held of studs)
    if (damage > held) {
      damage -= held;
      off++;
    }
  return off;
}

/** The bricks that come off these studs where a choice among them is due, each followed by the others in their order. */
function bricksDue(
  studs: readonly number[],
  log: readonly QuikEntry[],
  next: QuikPlace['next'],
): BricksAhead {
  const rest = [...studs];
  const off = log.filter(({ who, result }) => who === next.who && result === 'comes-off');
  for (const { studs: held = 0 } of off) rest.splice(rest.indexOf(held), 1);
  const { damage = 0 } = next;
  const options = ('options' in next ? next.options : []).map((id) => {
    const held = Number(id.replace('studs-', ''));
    const others = rest.toSpliced(rest.indexOf(held), 1);
    return [id, surely(off.length + 1 + more(damage - held, others))] as const;
  });
  return { bricks: options[0]?.[1] ?? surely(off.length), options };
}

/** How many bricks come off a Construction, given what has been rolled (BW-QW-09, BW-QW-15). */
export function demolitionAhead(
  { strikes, studs, rules }: QuikDemolition,
  { log, next }: QuikPlace,
): BricksAhead {
  if (next.purpose === 'brick') return bricksDue(studs, log, next);
  const attack: QuikAttack = { strikes, armor: { groups: [], constant: 0 }, armorReasons: [], rules };
  return { bricks: bricksFrom(damageLeft(attack, log), studs), options: [] };
}

/** What a crash does to both, given what has been rolled (BW-QW-20). */
export interface CrashAhead {
  readonly vehicle: Distribution;
  /** The bricks of what is hit, or the chance that it is destroyed. */
  readonly obstacle: Distribution | number;
  readonly options: BricksAhead['options'];
}

export function crashAhead(crash: QuikCollision, { log, next }: QuikPlace): CrashAhead {
  const { studs, obstacle, rules } = crash;
  const damage = contestTotals(quikRoll(crash.damage, rules));
  const due = (who: QuikSide, own: readonly number[]): BricksAhead => {
    if (next.purpose === 'brick' && next.who === who) return bricksDue(own, log, next);
    if (!log.some((entry) => entry.who === who && entry.purpose === 'damage'))
      return { bricks: bricksFrom(damage, own), options: [] };
    const off = log.filter((entry) => entry.who === who && entry.result === 'comes-off');
    return { bricks: surely(off.length), options: [] };
  };
  const vehicle = due('vehicle', studs);
  if ('studs' in obstacle) {
    const other = due('obstacle', obstacle.studs);
    return {
      vehicle: vehicle.bricks,
      obstacle: other.bricks,
      options: [...vehicle.options, ...other.options],
    };
  }
  const armor = contestTotals(quikRoll(obstacle.armor, rules));
  const destroyed =
    next.purpose === 'armor' ? 1 - chanceAtLeast(armor, next.need ?? 0) : compare(damage, armor).higher;
  return { vehicle: vehicle.bricks, obstacle: destroyed, options: vehicle.options };
}

/** The chance that a Stupendous Feat succeeds, given the hero's die (BW-QW-08). */
export function featAhead(rules: Pick<QuikRules, 'bonus'>, { next }: QuikPlace): number {
  const { hero, opponent } = stupendousRolls(rules);
  const against = contestTotals(opponent);
  if (next.purpose === 'opposing') return 1 - chanceAtLeast(against, (next.need ?? 0) + 1);
  return 1 - compare(contestTotals(hero), against).lower;
}
