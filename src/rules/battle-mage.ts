/** What a mage went into a battle with, and so many of each where several of them go together. */
export interface BattleMage {
  /** Area spells that were bought (BW-MAG-03). */
  readonly area?: readonly { readonly level: number; readonly casts: number }[];
  /** The highest level of his magic shield (BW-MAG-04). */
  readonly shield?: number;
  /** He raises the dead (BW-MAG-08). */
  readonly raises?: true;
}
