import { certain, type Distribution, sum } from '../../dice/distribution.ts';
import { hidingTest } from '../hiding.ts';
import type { UsbRules } from '../house-rules.ts';
import type { MoraleLevel } from '../morale/morale.ts';
import { afterLoss, type Fate, type MoraleMoment, type MoraleReason } from '../morale/morale-odds.ts';
import { hitsOf, type Pool, passChance, pointsLost, removedFrom, unsavedOf } from '../pools.ts';
import { chargeBroken } from '../reaction/reaction-rights.ts';
import { effectiveTarget } from '../test/test.ts';
import { type Fighter, pointsOf, startOf } from '../units/fighter.ts';
import { hurt } from '../wounds.ts';
import { isHidden, type ShootingSetup } from './shooting.ts';
import { firingLine, type SilentWeapon } from './shooting-line.ts';

export interface ShootingPoolOdds {
  readonly pool: Pool;
  /** Faces needed. */
  readonly hitTarget: number | undefined;
  readonly saveTarget: number;
  /** Of one die. */
  readonly hitChance: number;
  readonly saveChance: number;
  readonly hits: Distribution;
  readonly unsaved: Distribution;
}

/** One end of a shooting. */
export interface ShootingEnd {
  /** Points of Standfast that the shots took. */
  readonly points: number;
  /** Models that went by the shots, and by morale too. */
  readonly models: number;
  readonly allModels: number;
  readonly fate: Fate;
  readonly chance: number;
}

export interface ShootingOdds {
  /** The chance to find a hidden target; 1 for others. */
  readonly found: number;
  readonly pools: readonly ShootingPoolOdds[];
  readonly silent: readonly SilentWeapon[];
  readonly halvedFrom?: number;
  readonly hits: Distribution;
  readonly unsaved: Distribution;
  /** Points of Standfast and models lost by the shots alone. */
  readonly points: Distribution;
  readonly models: Distribution;
  /** Models lost with those that an unbreakable unit loses instead of its nerve. */
  readonly allModels: Distribution;
  /** The chance of each morale test: only the highest threshold newly reached is tested (USB-MOR-08). */
  readonly tested: Readonly<Record<MoraleLevel, number>>;
  readonly fates: Readonly<Record<Fate, number>>;
  readonly ends: readonly ShootingEnd[];
  /** In reaction to a charge: the chance that it is broken (USB-REACT-03). */
  readonly broken?: number;
  /** What a morale test needs and why, of the likeliest loss that asks for one. */
  readonly morale?: { readonly target: number; readonly reasons: readonly MoraleReason[] };
}

/** With this chance not found, and then nothing comes of it. */
export function ifFound(found: number, { min, weights, cutOff }: Distribution): Distribution {
  if (found === 1) return { min, weights, cutOff };
  const scaled = new Float64Array(min + weights.length);
  weights.forEach((chance, at) => {
    scaled[min + at] = chance * found;
  });
  scaled[0] = (scaled[0] as number) + 1 - found;
  return { min: 0, weights: scaled, cutOff };
}

function oddsOfPool(pool: Pool): ShootingPoolOdds {
  return {
    pool,
    hitTarget: pool.hit && effectiveTarget(pool.hit).value,
    saveTarget: effectiveTarget(pool.save).value,
    hitChance: pool.hit ? passChance(pool.hit) : 1,
    saveChance: passChance(pool.save),
    hits: hitsOf(pool),
    unsaved: unsavedOf(pool),
  };
}

/** The exact odds of a shooting that `checkShooting` has passed (USB-SHOOT-03 to USB-SHOOT-10, USB-WOUND-01 to USB-WOUND-03, USB-MOR-08). */
export function shootingOdds(setup: ShootingSetup, rules: UsbRules): ShootingOdds {
  const { shooter, target } = setup;
  const { silent, pools: firing, halvedFrom } = firingLine(setup, rules);
  const found = isHidden(setup) ? passChance(hidingTest(shooter, rules)) : 1;
  const pools = firing.map(oddsOfPool);
  const standing = pointsOf(target, rules);
  const points = ifFound(found, pointsLost(firing, standing, rules));
  const added = (of: (pool: ShootingPoolOdds) => Distribution) =>
    ifFound(
      found,
      pools.reduce((total, pool) => sum(total, of(pool)), certain(0)),
    );
  const moment = {
    ...(setup.aura !== undefined && { aura: setup.aura }),
    blessed: setup.targetBlessed === 'morale',
  };
  return {
    pools,
    silent,
    ...(halvedFrom !== undefined && { halvedFrom }),
    hits: added(({ hits }) => hits),
    unsaved: added(({ unsaved }) => unsaved),
    ...shotsEnd(setup, rules, { found, points, moment }),
  };
}

/** How the odds of a shooting end: what the target loses, and what that does to it. */
export type ShotsEnd = Omit<ShootingOdds, 'pools' | 'silent' | 'halvedFrom' | 'hits' | 'unsaved'>;

/** What comes of a target that loses so many points, that of not being found included. */
export function shotsEnd(
  { target, kind }: Pick<ShootingSetup, 'target' | 'kind'>,
  rules: UsbRules,
  {
    found,
    points,
    moment,
  }: { readonly found: number; readonly points: Distribution; readonly moment: MoraleMoment },
): ShotsEnd {
  const start = startOf(target, rules);
  const broken = points.weights.reduce(
    (total, chance, lost) => total + (chargeBroken(start, lost) ? chance : 0),
    0,
  );
  return {
    found,
    points,
    models: removedFrom(points, pointsOf(target, rules)),
    ...shotAftermath(target, points, rules, moment),
    ...(kind === 'reaction' && { broken }),
  };
}

/** What becomes of a target, by the points that it lost: its morale at each loss (USB-MOR-08). */
export function shotAftermath(
  target: Fighter,
  points: Distribution,
  rules: UsbRules,
  moment: MoraleMoment = {},
) {
  const standing = pointsOf(target, rules).length;
  const fateSums: Record<Fate, number> = { steady: 0, shaken: 0, panicked: 0, destroyed: 0, wiped: 0 };
  const tested: Record<MoraleLevel, number> = { 25: 0, 50: 0, 75: 0 };
  const ends: ShootingEnd[] = [];
  const allModels = new Float64Array(standing + 1);
  let morale: ShootingOdds['morale'];
  let likeliest = 0;
  points.weights.forEach((chance, lost) => {
    if (chance === 0) return;
    const now = hurt(target, lost, rules);
    const odds = afterLoss(target, now, rules, moment);
    const models = standing - (now ? pointsOf(now, rules).length : 0);
    if (odds.level !== undefined) tested[odds.level] += chance;
    if (odds.target !== undefined && chance > likeliest) {
      likeliest = chance;
      morale = { target: odds.target, reasons: odds.reasons };
    }
    for (const outcome of odds.outcomes) {
      const weight = chance * outcome.chance;
      const gone = Math.min(standing, models + outcome.models);
      fateSums[outcome.fate] += weight;
      allModels[gone] = (allModels[gone] as number) + weight;
      ends.push({ points: lost, models, allModels: gone, fate: outcome.fate, chance: weight });
    }
  });
  return {
    allModels: { min: 0, weights: allModels, cutOff: 0 },
    tested,
    fates: fateSums,
    ends,
    ...(morale && { morale }),
  };
}
