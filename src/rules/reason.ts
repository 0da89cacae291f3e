/**
 * Why a number is what it is: the rule applied, what it did (a closed set of codes per game, phrased by
 * the screen in the player's language), and by how much where that is a number.
 */
export interface Reason<Rule extends string = string, Effect extends string = string> {
  readonly rule: Rule;
  readonly effect: Effect;
  readonly amount?: number;
}

/** A number together with the reasons that made it. */
export interface Explained<Rule extends string = string, Effect extends string = string> {
  readonly value: number;
  readonly reasons: readonly Reason<Rule, Effect>[];
}
