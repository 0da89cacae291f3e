/**
 * What somebody chose, and what each thing that could be chosen was worth to him then, in chances of what he hoped for:
 * the greater the better.
 */
export interface Decision {
  readonly chosen: string;
  /** What happens when nobody says anything. */
  readonly standard?: string | undefined;
  readonly worths: Readonly<Record<string, number>>;
}

/** What a choice has made of the odds, as they were known then. */
export interface Weight {
  /** What it is held against: the best that else could have been chosen, or where that is no better, the standard. */
  readonly other: string;
  /** By how much the choice was worth more than that; less than 0 is what it cost. */
  readonly by: number;
}

/** Less than this nobody would call a difference: it is not half a percent. */
const noticed = 0.005;

/**
 * The least difference that a player feels: one fight in twenty. The least thing he can change, one on one die of six,
 * moves it by three times as much, so what is below comes and goes unseen in an evening of twenty fights.
 */
export const felt = 0.05;

/**
 * What options are worth to who chooses, by what he wishes for, the first thing first: the first of them in which the
 * options differ so that somebody would notice; all alike where there is none.
 */
export function worthsBy(
  options: readonly (readonly [id: string, wishes: readonly number[]])[],
): Readonly<Record<string, number>> {
  const wishes = options[0]?.[1].length ?? 0;
  const differs = (at: number): boolean => {
    const all = options.map(([, wished]) => wished[at] ?? 0);
    return Math.max(...all) - Math.min(...all) >= noticed;
  };
  const first = Array.from({ length: wishes }, (_, at) => at).find(differs) ?? 0;
  return Object.fromEntries(options.map(([id, wished]) => [id, wished[first] ?? 0]));
}

/**
 * What a choice has cost against the best other, or else brought against what would have happened by itself; undefined
 * where there was nothing else to choose.
 */
export function weightOf({ chosen, standard, worths }: Decision): Weight | undefined {
  const own = worths[chosen];
  const others = Object.entries(worths).filter(([option]) => option !== chosen);
  const [first, ...rest] = others;
  if (own === undefined || first === undefined) return undefined;
  const [other, best] = rest.reduce((top, one) => (one[1] > top[1] ? one : top), first);
  const plain = standard === undefined || standard === chosen ? undefined : worths[standard];
  if (standard === undefined || plain === undefined || best > own) return { other, by: own - best };
  return { other: standard, by: own - plain };
}

/** A decision with what it has made of the odds. */
export interface Telling<Of extends Decision> extends Weight {
  readonly decision: Of;
}

/** What is seen of decisions when they are looked back at. */
export type LookBack<Of extends Decision = Decision> =
  /** The one that cost or brought most, if that is felt; of equals the first. */
  | ({ readonly kind: 'told' } & Telling<Of>)
  /** Nothing could have been chosen that is felt to be better. */
  | { readonly kind: 'right' }
  /** Nothing that could be chosen made a difference. */
  | { readonly kind: 'same' };

function spread({ worths }: Decision): number {
  const all = Object.values(worths);
  return Math.max(...all) - Math.min(...all);
}

/** Looks back at all decisions of a fight, in their order; undefined where nothing was decided. */
export function lookBack<Of extends Decision>(decisions: readonly Of[]): LookBack<Of> | undefined {
  const weighed = decisions.flatMap((decision): readonly Telling<Of>[] => {
    const weight = weightOf(decision);
    return weight ? [{ ...weight, decision }] : [];
  });
  const [first, ...rest] = weighed;
  if (first === undefined) return undefined;
  const most = rest.reduce((top, one) => (Math.abs(one.by) > Math.abs(top.by) + 1e-12 ? one : top), first);
  if (Math.abs(most.by) > felt - 1e-12) return { kind: 'told', ...most };
  return { kind: weighed.every(({ decision }) => spread(decision) < noticed) ? 'same' : 'right' };
}

/** The few that gave away most by the odds known then, the greatest first. */
export function costliest<Of extends { readonly by: number }>(
  all: readonly Of[],
  count: number,
): readonly Of[] {
  return all
    .filter(({ by }) => by < 0)
    .toSorted((one, other) => one.by - other.by)
    .slice(0, count);
}
