// What is settled on the board of a battle itself, as the battle keeps it.

/** What asks units for a test on the board: their losses, the fall of their commander, a bad state. */
export const testCauses = ['morale', 'commander', 'recover'] as const;
export type TestCause = (typeof testCauses)[number];

/** How the test of one unit came out; with the face that decided it where the app threw the die. */
export interface TestedUnit {
  readonly unit: string;
  readonly passed: boolean;
  readonly need: number;
  readonly face?: number;
}

/** Tests that were settled on the board itself, those of several units together. */
export interface TestsEvent<Change, Dice, Side> {
  readonly do: 'test';
  readonly why: TestCause;
  readonly tests: readonly TestedUnit[];
  readonly changes: readonly Change[];
  readonly dice?: Dice;
  /** What each side was to lose by them on average, in hundredths of a point; absent where they can cost nobody. */
  readonly expected?: { readonly mine?: number; readonly theirs?: number };
  /** Whose turn it is by that: who stays in panic does nothing else. */
  readonly hand?: Side;
}

/** What each side threw for who begins. */
export interface RollOff {
  readonly mine: number;
  readonly theirs: number;
}
