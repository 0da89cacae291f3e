/** A weapon as the army generator of BrikWars writes it. */
export interface GeneratorWeapon {
  /** What kind it is: a weapon of the table by its id, where the app wrote it. */
  readonly type: string;
  readonly name: string;
  readonly use: string;
  readonly range: string;
  readonly damage: string;
  /** 1 to 3: shorter than, as long as, longer than who holds it. */
  readonly size: string;
  /** All that is said of it. */
  readonly said: string;
}

/** The values that a unit fights with, as the army generator of BrikWars writes them. */
export interface GeneratorUnit {
  readonly size: string;
  readonly armor: string;
  readonly action: string;
  readonly move: string;
  readonly weapons: readonly GeneratorWeapon[];
  /** What else is said of it, beyond these values. */
  readonly also: string;
}
