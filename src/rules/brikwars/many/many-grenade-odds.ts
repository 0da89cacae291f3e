import { chanceOf, type Distribution, mean, mixture } from '../../dice/distribution.ts';
import {
  type Blast,
  type BlastTarget,
  blastChance,
  blastDeaths,
  blastOdds,
  blastRadius,
  isEnemy,
  isOwn,
} from './explosion.ts';
import { caughtThing, type Grenade, type Landing, type LandingKind, landingsOf } from './many-grenade.ts';
import type { BlastOutcome } from './many-record.ts';
import { missedShotOdds } from './missed-shot.ts';
import { distinctReasons, type VolleyExplained, type VolleyReason } from './volley-effects.ts';

/** The dead of one side. */
export interface SideDeaths {
  readonly deaths: VolleyExplained<Distribution>;
  readonly meanDeaths: VolleyExplained;
}

export interface GrenadeOdds {
  readonly landings: readonly Landing[];
  readonly onTarget: VolleyExplained;
  readonly atFeet: VolleyExplained;
  /** One for each kind of targets: the chance to be reached wherever the Explosive lands, and to die of it. */
  readonly targets: readonly { readonly reached: VolleyExplained; readonly kill: VolleyExplained }[];
  readonly enemies: SideDeaths;
  /** The thrower, and those of his side who stand near. */
  readonly own: SideDeaths;
  readonly nobodyDies: number;
  /** Whether nobody else can be reached; else the deaths are the least that must be expected. */
  readonly whole: boolean;
}

/** The blast of an Explosive that came down there: it reaches those in reach wherever it lies. */
function blastAt(grenade: Grenade, landing: Pick<Landing, 'kind' | 'inches'>): Blast {
  const { blast } = grenade;
  const targets = blast.targets.map(
    (target, thing): BlastTarget => ({
      ...target,
      reached: caughtThing(grenade, landing, thing) === 'surely',
    }),
  );
  return { ...blast, targets };
}

/**
 * How likely an Explosive was to come down so and to kill so many enemies and so many of its own side among those it
 * reached, as the table said who these are (BW-WEAP-12).
 */
export function blastLikelihood(grenade: Grenade, { landed, reached, dead }: BlastOutcome): number {
  const there = landingsOf(grenade).reduce(
    (sum, { kind, inches, chance }) =>
      kind === landed.kind && inches === landed.inches ? sum + chance : sum,
    0,
  );
  const targets = grenade.blast.targets.map(
    (target, thing): BlastTarget => ({
      ...target,
      count: reached[thing] ?? 0,
      reached: (reached[thing] ?? 0) > 0,
    }),
  );
  const total = (side: (target: BlastTarget) => boolean) =>
    targets.reduce((sum, target, thing) => sum + (side(target) ? (dead[thing] ?? 0) : 0), 0);
  return there * blastChance({ ...grenade.blast, targets }, total(isEnemy), total(isOwn));
}

/** Whether the odds of a landing leave nobody out: nobody off the aimed point may or may not be reached. */
function isWhole(grenade: Grenade, landing: Landing): boolean {
  const { fromAim, blast, thrower } = grenade;
  // Nobody would spare the thrower.
  if (thrower !== undefined && caughtThing(grenade, landing, thrower) === 'perhaps') return false;
  const unsure = fromAim.reduce(
    (sum, inches, thing) =>
      inches > 0 && caughtThing(grenade, landing, thing) === 'perhaps'
        ? sum + (blast.targets[thing]?.count ?? 1)
        : sum,
    0,
  );
  // The defender can always spare one by choosing the other side.
  return unsure === 0 || (landing.kind === 'missed' && unsure === 1);
}

/**
 * The odds of an Explosive thrown, fired or put somewhere (BW-WEAP-11, BW-WEAP-12, BW-RNG-03, BWC-64): a miss lands
 * where the defender wants it, so only those are counted that it reaches wherever that is.
 */
export function grenadeOdds(grenade: Grenade): GrenadeOdds {
  const landings = landingsOf(grenade);
  const chanceOfKind = (wanted: LandingKind): number =>
    landings.reduce((sum, { kind, chance }) => sum + (kind === wanted ? chance : 0), 0);
  const caught = new Map<string, { weight: number; blast: Blast }>();
  for (const landing of landings) {
    const blast = blastAt(grenade, landing);
    const key = blast.targets.map(({ reached }) => Number(reached)).join('');
    const weight = landing.chance + (caught.get(key)?.weight ?? 0);
    caught.set(key, { weight, blast });
  }
  const parts = [...caught.values()];
  const near = blastOdds({
    ...grenade.blast,
    targets: grenade.blast.targets.map((target) => ({ ...target, reached: true })),
  });
  const shown = grenade.fight === undefined ? undefined : missedShotOdds(grenade.fight);
  const toHit: readonly VolleyReason[] = shown?.hit.reasons ?? [];
  const scatter: readonly VolleyReason[] =
    shown === undefined ? [] : [...toHit, { rule: 'BW-RNG-03', effect: 'missed-by' }];
  const targets = near.targets.map(({ kill }, kind) => {
    const reached = parts.reduce(
      (sum, { weight, blast }) => sum + (blast.targets[kind]?.reached ? weight : 0),
      0,
    );
    const reach: VolleyReason = { rule: 'BW-WEAP-12', effect: 'blast-radius', amount: blastRadius };
    return {
      reached: { value: Math.min(1, reached), reasons: distinctReasons([...scatter, reach]) },
      kill: {
        value: Math.min(1, reached) * kill.value,
        reasons: distinctReasons([...scatter, ...kill.reasons]),
      },
    };
  });
  const deathsOf = (side: (target: BlastTarget) => boolean): SideDeaths => {
    const shown = near.targets.filter((_, kind) => side(grenade.blast.targets[kind] as BlastTarget));
    const reasons = distinctReasons([...scatter, ...shown.flatMap(({ kill }) => kill.reasons)]);
    const deaths = mixture(
      parts.map(({ weight, blast }) => ({ weight, distribution: blastDeaths(blast, side) })),
    );
    return { deaths: { value: deaths, reasons }, meanDeaths: { value: mean(deaths), reasons } };
  };
  return {
    landings,
    onTarget: { value: chanceOfKind('on-target'), reasons: toHit },
    atFeet: {
      value: chanceOfKind('at-feet'),
      reasons: [{ rule: 'BWC-50', effect: 'drops-at-feet' }],
    },
    targets,
    enemies: deathsOf(isEnemy),
    own: deathsOf(isOwn),
    nobodyDies: parts.reduce((sum, { weight, blast }) => sum + weight * chanceOf(blastDeaths(blast), 0), 0),
    whole: landings.every((landing) => isWhole(grenade, landing)),
  };
}
