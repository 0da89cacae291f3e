/** Grinding points on a part of a creation by one kind of attack; they stay for the whole battle (BW-DMG-09). */
export interface BattleGround {
  /** What was ground, and which of several such parts. */
  readonly part: string;
  readonly place: number;
  readonly attack: string;
  readonly points: number;
}

/** What has become of a creation beside its pips; an absent field says that nothing has (BW-DMG-05, BW-DMG-07). */
export interface BattleWreck {
  /** Places of the weapons that are off. */
  readonly weaponsOff?: readonly number[];
  /** Of each propulsion, how many of its parts are off. */
  readonly partsOff?: readonly number[];
  readonly controlsOff?: true;
  /** Inches of the piece that is left of it. */
  readonly size?: number;
  readonly ground?: readonly BattleGround[];
}
