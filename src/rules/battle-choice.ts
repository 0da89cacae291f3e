/** What a choice in a fight has made of the odds, as they were known then: less than 0 is what it cost. */
export interface BattleChoice {
  /** Who chose. */
  readonly unit?: string;
  /** What, and what it is held against: as the player saw it. */
  readonly choice: string;
  readonly other: string;
  /** In hundredths of a percent. */
  readonly by: number;
}
