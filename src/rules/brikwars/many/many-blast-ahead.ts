import { binomial } from '../../dice/binomial.ts';
import { certain, chanceOf, type Distribution, mean, sum } from '../../dice/distribution.ts';
import { bodyOf } from '../attack/standing.ts';
import { killChance } from './combined-fire.ts';
import { type BlastTarget, blastDamage, blastDeaths, isEnemy, isOwn } from './explosion.ts';
import { caughtThing, type Grenade, type Landing } from './many-grenade.ts';
import { type GrenadeOdds, grenadeOdds } from './many-grenade-odds.ts';
import type { ManyEntry } from './many-record.ts';
import { deathsUnder, inRange, pointsOf } from './many-shown.ts';

/** What an Explosive comes to, given what has been rolled and said in it. */
export interface BlastAhead {
  readonly onTarget: number;
  readonly enemyDies: number;
  readonly ownDies: number;
  readonly nobodyDies: number;
  readonly meanEnemies: number;
}

/** Where the Explosive has come down, if it has. */
function landedAt(
  { fight, distance = 0 }: Grenade,
  log: readonly ManyEntry[],
): Omit<Landing, 'chance'> | undefined {
  if (fight === undefined) return { kind: 'on-target', inches: 0 };
  const range = log.find(({ purpose }) => purpose === 'range');
  if (range?.result === 'at-feet') return { kind: 'at-feet', inches: distance };
  if (range?.result === 'short') return { kind: 'short', inches: (range.need ?? 0) - range.amount };
  const attack = log.find(({ purpose }) => purpose === 'attack');
  if (attack === undefined) return undefined;
  if (attack.result === 'hit') return { kind: 'on-target', inches: 0 };
  return { kind: 'missed', inches: attack.inches ?? 0 };
}

function fromOdds({ onTarget, enemies, own, nobodyDies }: GrenadeOdds): BlastAhead {
  return {
    onTarget: onTarget.value,
    enemyDies: 1 - chanceOf(enemies.deaths.value, 0),
    ownDies: 1 - chanceOf(own.deaths.value, 0),
    nobodyDies,
    meanEnemies: enemies.meanDeaths.value,
  };
}

/**
 * The exact odds of an Explosive after the rolls and answers of its record; nobody else is near it unless somebody says
 * so (BW-WEAP-12, BWC-64).
 */
export function blastAhead(grenade: Grenade, log: readonly ManyEntry[]): BlastAhead {
  const landed = landedAt(grenade, log);
  if (landed === undefined) {
    const { fight } = grenade;
    const far = log.some(({ purpose }) => purpose === 'range');
    return fromOdds(grenadeOdds(far && fight ? { ...grenade, fight: inRange(fight) } : grenade));
  }
  const { blast } = grenade;
  const targets = blast.targets.map((target, thing): BlastTarget => {
    const said = log.find((entry) => entry.purpose === 'near' && entry.thing === thing);
    const there = said?.amount ?? (caughtThing(grenade, landed, thing) === 'surely' ? target.count : 0);
    return { ...target, count: there, reached: there > 0 };
  });
  const all = targets.reduce((sum, target) => sum + target.count, 0);
  const [first] = targets;
  if (first === undefined) throw new RangeError('no target');
  const points = pointsOf(first.fight, log);
  const forAll = blast.rules.blastRoll === 'for-all';
  const onTarget = Number(landed.kind === 'on-target');
  if (forAll && points.length === 0 && all > 0) {
    const there = { ...blast, targets };
    const enemies = blastDeaths(there, isEnemy);
    return {
      onTarget,
      enemyDies: 1 - chanceOf(enemies, 0),
      ownDies: 1 - chanceOf(blastDeaths(there, isOwn), 0),
      nobodyDies: chanceOf(blastDeaths(there), 0),
      meanEnemies: mean(enemies),
    };
  }
  let met = 0;
  const deaths = targets.map(({ count: there, fight }, thing): Distribution => {
    const own = Array.from({ length: there }, () => points[forAll ? 0 : met++]);
    const known = own.flatMap((one) => (one === undefined ? [] : [one]));
    const armors = log.filter((entry) => entry.purpose === 'armor' && entry.thing === thing);
    const { hold } = bodyOf(fight, 'defender');
    const open = binomial(there - known.length, Math.min(1, killChance(blastDamage(fight), hold)));
    return sum(deathsUnder(fight, known, armors), open);
  });
  const of = (side: (target: BlastTarget) => boolean): Distribution =>
    deaths.reduce(
      (all, one, thing) => (side(targets[thing] as BlastTarget) ? sum(all, one) : all),
      certain(0),
    );
  const enemies = of(isEnemy);
  const own = of(isOwn);
  return {
    onTarget,
    enemyDies: 1 - chanceOf(enemies, 0),
    ownDies: 1 - chanceOf(own, 0),
    nobodyDies: chanceOf(enemies, 0) * chanceOf(own, 0),
    meanEnemies: mean(enemies),
  };
}
