// What becomes of one side of a melee, gathered over all its ends.
import type { Distribution } from '../../dice/distribution.ts';
import type { UsbRules } from '../house-rules.ts';
import type { DieEnd } from '../morale/morale-die.ts';
import { type Fate, fateChances, isUnbreakable } from '../morale/morale-odds.ts';
import { bandOf, bandTable } from '../result.ts';
import { type Fighter, pointsOf, sumOf } from '../units/fighter.ts';
import { afterResult, type SideEnd, sideEnds } from './melee-aftermath.ts';
import type { AfterBlows } from './melee-clash.ts';
import { kept, lossKey } from './melee-exchange.ts';
import type { MeleeSide } from './melee-setup.ts';

export interface MeleeSideOdds {
  /** Points of Standfast, and models, lost to shots, blows, a duel, and by being unbreakable. */
  readonly points: Distribution;
  readonly models: Distribution;
  readonly fates: Readonly<Record<Fate, number>>;
  /** Points that it loses on average, all of them where nothing of it is left. */
  readonly meanLost: number;
  /** The chance that a hero who joined it is lost. */
  readonly heroLost: number;
  /** The chance that it ends neither panicked nor gone. */
  readonly stands: number;
  /** The chance that its morale is tested. */
  readonly tested: number;
}

export interface Tally {
  /** A side that ends so with this chance, having lost by so much; fighters are told apart by their places. */
  readonly add: (end: Pick<AfterBlows, 'fighter' | 'place'>, lostBy: number, chance: number) => void;
  readonly odds: () => MeleeSideOdds;
}

/** Ends less likely than this are left out: all of them together stay below 1e-12. */
const negligible = 1e-16;

/** Gathers the ends of a side that lost `earlier` points in this charge before the melee; what follows the same losses and the same band is worked out once. */
export function createTally(side: MeleeSide, earlier: number, rules: UsbRules, thrown?: DieEnd): Tally {
  const had = pointsOf(side.fighter, rules);
  const points = new Float64Array(sumOf(had) + 1);
  const models = new Float64Array(had.length + 1);
  const fates = { ...fateChances([]) };
  const known = new Map<string, readonly SideEnd[]>();
  const seen: { readonly fighter: Fighter | undefined; readonly by: number[] }[] = [];
  let heroLost = 0;
  let meanLost = 0;
  let tested = 0;

  function count(fighter: Fighter | undefined, lostBy: number, chance: number): void {
    const { from } = bandTable[bandOf(lostBy)];
    // An unbreakable loser pays each point of the difference; which of its losses were such makes no difference then.
    const pays = fighter !== undefined && isUnbreakable(fighter) && from > 0;
    const result = pays ? afterResult(fighter, lostBy, rules) : undefined;
    const left = result ? result.fighter : fighter;
    const key = `${left ? lossKey(left) : ''} ${result ? 'paid' : from}`;
    const ends = kept(known, key, () =>
      sideEnds(side, result ?? afterResult(fighter, from, rules), from, earlier, rules, thrown),
    );
    for (const end of ends) {
      const weight = chance * end.chance;
      points[end.points] = (points[end.points] as number) + weight;
      models[end.models] = (models[end.models] as number) + weight;
      fates[end.fate] += weight;
      const gone = end.fate === 'destroyed' || end.fate === 'wiped';
      meanLost += weight * (gone ? sumOf(had) : end.points);
      if (end.heroLost) heroLost += weight;
      if (end.tested) tested += weight;
    }
  }

  return {
    add: ({ fighter, place }, lostBy, chance) => {
      seen[place] ??= { fighter, by: [] };
      const { by } = seen[place];
      by[lostBy] = (by[lostBy] ?? 0) + chance;
    },
    odds: () => {
      // Both lists have gaps, which forEach leaves out.
      seen.forEach(({ fighter, by }) => {
        by.forEach((chance, lostBy) => {
          if (chance > negligible) count(fighter, lostBy, chance);
        });
      });
      return {
        points: { min: 0, weights: points, cutOff: 0 },
        models: { min: 0, weights: models, cutOff: 0 },
        fates,
        meanLost,
        heroLost,
        stands: fates.steady + fates.shaken,
        tested,
      };
    },
  };
}
