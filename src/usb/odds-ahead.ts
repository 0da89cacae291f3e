// What a play of USB says of the odds given what has been rolled: to its panel, and of each choice. Each mode says its
// own in a file of this name.

/**
 * The whole odds of a turn in hand, of which every play shows a few: a panel of USB says more than the chances of ends.
 */
export interface Begun<Inputs, Odds> {
  readonly inputs: Inputs;
  readonly odds: Odds;
}

/**
 * Options that nothing beats, by what they are worth to the side that chooses and, of equals, by what they cost; none
 * where all are alike.
 */
function bestOf<Odds>(
  options: Readonly<Record<string, Odds>>,
  worth: (odds: Odds) => readonly [chance: number, points: number],
): readonly string[] {
  const weighed = Object.entries(options).map(([option, odds]) => ({ option, worth: worth(odds) }));
  const beats = (
    [chance, points]: readonly [number, number],
    [other, otherPoints]: readonly [number, number],
  ) => (Math.abs(chance - other) > 1e-9 ? chance > other : points > otherPoints + 1e-9);
  const best = weighed.filter((one) => !weighed.some((other) => beats(other.worth, one.worth)));
  return best.length === weighed.length ? [] : best.map(({ option }) => option);
}

/** What a choice among options is looked at by: those that nothing beats, and what each is worth in chances. */
export function weighed<Odds>(
  options: Readonly<Record<string, Odds>>,
  worth: (odds: Odds) => readonly [chance: number, points: number],
) {
  return { best: bestOf(options, worth), worths: ofEach(options, (odds) => worth(odds)[0]) };
}

/** A value of the odds of each option. */
export const ofEach = <Odds, Value>(options: Readonly<Record<string, Odds>>, value: (odds: Odds) => Value) =>
  Object.fromEntries(Object.entries(options).map(([option, odds]) => [option, value(odds)]));
