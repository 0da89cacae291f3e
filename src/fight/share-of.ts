import type { Format } from '../platform/format.ts';
import type { EndChance } from './step-record.ts';
import type { OddsAhead } from './trail.ts';

/**
 * How a chance is written beside the bar of these ends: where it is that of one end, as the bar writes it, whose shares
 * add up to 100, so that they never differ by one. Two may come about together: the bar has the first whole.
 */
export function shareOf(
  format: Format,
  { ends, also = [] }: Pick<OddsAhead, 'ends' | 'also'>,
  chance: (known: readonly EndChance[]) => number,
): string {
  const all = [...ends, ...also];
  const counted = ends.flatMap((end, at) =>
    chance(all.map((one) => ({ ...one, chance: one === end ? 1 : 0 }))) === 1 ? [at] : [],
  );
  const both = ends.reduce((sum, end) => sum + end.chance, -1);
  const overlap = both > 1e-9;
  const shares = format.shares(ends.map((end, at) => (at === 1 && overlap ? end.chance - both : end.chance)));
  const [at, ...more] = counted;
  const brick = at === undefined || more.length > 0 || (at === 1 && overlap) ? undefined : shares[at];
  return brick ?? format.hundredths(chance(all));
}
