import { certain, type Distribution, mixture, sum } from '../../dice/distribution.ts';
import type { Asked } from '../../steps.ts';
import { armorHolds, damageOdds, noDamage, parriedDamage } from '../attack/damage.ts';
import { armOf, type Fight, type Side } from '../attack/fight.ts';
import { skillOdds, successTable } from '../attack/hit.ts';
import { type Body, bodyOf, standingAt, suffer } from '../attack/standing.ts';
import { type Blow, blowOdds, otherSide } from '../attack/strike.ts';
import type { ArmId } from '../weapons.ts';
import type { GangUp } from './gang-up.ts';
import { createGangBook, gangAttack, gangCounterattacks, struckBack } from './gang-up-chances.ts';
import type { ManyEntry, ManyMoment } from './many-record.ts';
import { narrowed } from './many-sum.ts';

/** How a fight of several on one ends from here: where the victim dies, nobody else does, but where it takes a pip (BW-DMG-03). */
export interface GangAhead {
  readonly victimDies: number;
  readonly attackerDies: number;
  readonly bothDie: number;
  readonly nobodyDies: number;
}

/** One way a blow can fall: its chance, the points that arrive, and whether it hits without being parried. */
interface Way {
  readonly chance: number;
  readonly damage: Distribution;
  readonly landed: boolean;
}

/** The ways of a blow whose dice lie on the table as far as its lines say. */
function waysOf(fight: Fight, blow: Blow, log: readonly ManyEntry[]): readonly Way[] {
  const attack = log.find(({ purpose }) => purpose === 'attack');
  if (attack === undefined) {
    const { lands, cases } = blowOdds(fight, blow);
    const { landed, failed } = cases();
    return [
      { chance: lands, damage: landed.damage, landed: true },
      { chance: 1 - lands, damage: failed.damage, landed: false },
    ];
  }
  if (attack.result !== 'hit') return [{ chance: 1, damage: noDamage, landed: false }];
  const full = pointsOf(fight, blow.by, blow.arm, log, 'damage');
  if (blow.parry === undefined) return [{ chance: 1, damage: full, landed: true }];
  const other = otherSide(blow.by);
  const parrier = fight[other];
  const shield = armOf(parrier, blow.parry);
  const rolled = log.find(({ purpose }) => purpose === 'parry');
  const skill = skillOdds(parrier.skill, parrier.bonus, fight.rules.skillCriticalFailure);
  const parried =
    rolled === undefined
      ? (successTable(skill)[Math.max(shield.use, attack.amount)] ?? 0)
      : Number(rolled.result === 'parried');
  const stopped = pointsOf(fight, other, blow.parry, log, 'parry-damage');
  return [
    { chance: 1 - parried, damage: full, landed: true },
    { chance: parried, damage: parriedDamage(full, stopped), landed: false },
  ];
}

/** Points on the table, or the odds of those still to be thrown. */
function pointsOf(
  fight: Fight,
  by: Side,
  arm: ArmId,
  log: readonly ManyEntry[],
  of: 'damage' | 'parry-damage',
): Distribution {
  const shown = log.find(({ purpose }) => purpose === of);
  if (shown !== undefined) return certain(shown.amount);
  return damageOdds(armOf(fight[by], arm).damage, fight[by].bonus, fight.rules.damageCriticalFailure);
}

/** A chance that something happens to at least one, each on his own. */
function anyOf(chances: readonly number[]): number {
  return 1 - chances.reduce((none, chance) => none * (1 - chance), 1);
}

/** The exact odds of several on one after the rolls of its record (BW-COMB-05, BWC-58, BWC-60, BWC-127). */
export function gangAhead(gang: GangUp, log: readonly ManyEntry[], next: Asked<ManyMoment>): GangAhead {
  const book = createGangBook(gang);
  if (next.counter) {
    const attackerDies = countersAhead(gang, log, next);
    const hurt = log.some(
      ({ purpose, result, counter }) => purpose === 'armor' && result === 'dies' && !counter,
    );
    return {
      victimDies: Number(hurt),
      attackerDies,
      bothDie: hurt ? attackerDies : 0,
      nobodyDies: hurt ? 0 : 1 - attackerDies,
    };
  }
  const { fights, counters } = gang;
  const failedOnly = fights[0]?.rules.counterAfter === 'failed';
  const struck = struckBack(counters);
  interface Fallen {
    readonly chance: number;
    readonly damage: Distribution;
    readonly landed: readonly number[];
  }
  let falls: readonly Fallen[] = [{ chance: 1, damage: certain(0), landed: [] }];
  for (const [place, fight] of fights.entries()) {
    const own = log.filter((entry) => entry.group === place);
    const ways = waysOf(fight, gangAttack(gang, place), own).filter(({ chance }) => chance > 0);
    // Who has landed his attack is told apart only where that matters.
    const kept = failedOnly && struck.includes(place) ? ways : [mixed(ways)];
    falls = falls.flatMap((fall) =>
      kept.map((way) => ({
        chance: fall.chance * way.chance,
        damage: narrowed(sum(fall.damage, way.damage)),
        landed: way.landed && kept.length > 0 && failedOnly ? [...fall.landed, place] : fall.landed,
      })),
    );
  }
  const dies = fights.map((_, place) => book.dies(gang, place));
  let victimDies = 0;
  let attackerDies = 0;
  let bothDie = 0;
  for (const { chance, damage, landed } of falls) {
    const kill = Math.min(1, book.kills(damage));
    victimDies += chance * kill;
    const countered = dies.filter((_, place) => !failedOnly || !landed.includes(place));
    const any = chance * anyOf(countered);
    attackerDies += any * (book.fightsOn ? 1 : 1 - kill);
    if (book.fightsOn) bothDie += any * kill;
  }
  const nobodyDies = Math.max(0, 1 - victimDies - attackerDies + bothDie);
  return { victimDies, attackerDies, bothDie, nobodyDies };
}

function mixed(ways: readonly Way[]): Way {
  const [only, ...more] = ways;
  if (only === undefined) return { chance: 1, damage: noDamage, landed: false };
  if (more.length === 0) return only;
  const damage = mixture(ways.map((way) => ({ weight: way.chance, distribution: way.damage })));
  return { chance: 1, damage, landed: false };
}

/** The chance that a victim who strikes back kills at least one, or takes a pip. */
function countersAhead(gang: GangUp, log: readonly ManyEntry[], next: Asked<ManyMoment>): number {
  const { fights } = gang;
  const book = createGangBook(gang);
  const at = next.group ?? 0;
  const back = log.filter(({ counter }) => counter);
  if (back.some(({ purpose, result }) => purpose === 'armor' && result === 'dies')) return 1;
  const chances = fights.map((fight, place): number => {
    if (place < at) return 0;
    const own = log.filter((entry) => entry.group === place && !entry.counter);
    if (fight.rules.counterAfter === 'failed' && hasLanded(own)) return 0;
    if (place > at) return book.dies(gang, place);
    const strikes = gangCounterattacks(gang, place);
    const now = strikes.findIndex(({ arm }) => arm === next.arm);
    const held = back.filter(
      ({ group, purpose, result }) => group === place && purpose === 'armor' && result === 'holds',
    );
    const body = shownBody(fight, held.at(-1));
    let stands = body.start;
    for (const [number, blow] of strikes.slice(now).entries()) {
      const dice = number > 0 ? [] : back.filter((entry) => entry.group === place && entry.arm === blow.arm);
      const { damage } = mixed(waysOf(fight, blow, dice));
      stands = suffer(body, stands, { damage, lost: 0, damageNotLost: damage });
    }
    return Math.max(0, 1 - (stands.pips[0] ?? 0));
  });
  return anyOf(chances);
}

/**
 * Who a victim strikes back at: his Armor serves for the whole turn once it is rolled, where blows add up (BWC-54,
 * BW-CC-06).
 */
function shownBody(fight: Fight, held: ManyEntry | undefined): Body {
  const body = bodyOf(fight, 'attacker');
  if (held === undefined || !body.cumulative) return body;
  const hold = new Float64Array(armorHolds(held.amount, fight.rules) + 1).fill(1);
  const sums = new Float64Array(hold.length);
  sums[held.damage ?? 0] = 1;
  return { ...body, hold, start: standingAt(sums) };
}

function hasLanded(log: readonly ManyEntry[]): boolean {
  return (
    log.some(({ purpose, result }) => purpose === 'attack' && result === 'hit') &&
    !log.some(({ purpose, result }) => purpose === 'parry' && result === 'parried')
  );
}
