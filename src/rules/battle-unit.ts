// What a unit brings to a battle.
import type { BattleMage } from './battle-mage.ts';

/** A whole number between bounds, or what is said only where it is so. */
type BroughtKind = 'yes' | { readonly least: number; readonly most: number };

/** What a unit may bring to a battle beside its models, if anything of it is known. What is kept of it follows from this. */
export const battleUnitFields = {
  /** What each model has before it falls, where that is more than one: Standfast, pips, clicks of a dial. */
  points: { least: 1, most: 99 },
  /** Whose death shakes all the others of its side (USB-MOR-10). */
  commander: 'yes',
  /** What its loss counts for: 1, a hero of USB 2 (USB-VIC-01), a figure of Mage Knight its points (MK-VP-01). */
  weight: { least: 1, most: 999 },
  /** What all its models cost together, in whole CP of BrikWars. */
  cost: { least: 1, most: 999_999 },
  /** Points of Power that it began with (USB-PP-01). */
  power: { least: 0, most: 99 },
  /** Explosives that it brought, each used once (BW-WEAP-11); the fallen leave theirs to the others (BW-WEAP-09). */
  explosives: { least: 0, most: 99 },
  /** It may roll one roll of the game again (USB-SPEC-08). */
  blessed: 'yes',
  /** It was not there at the start: it comes with the event that says so. */
  late: 'yes',
} as const satisfies Readonly<Record<string, BroughtKind>>;

type Brought = {
  readonly [Name in keyof typeof battleUnitFields]?: (typeof battleUnitFields)[Name] extends 'yes'
    ? true
    : number;
};

/** A unit on the table, as it began. */
export interface BattleUnit extends Brought {
  readonly id: string;
  readonly side: 'mine' | 'theirs';
  readonly name: string;
  /** How many models it began with. */
  readonly models: number;
  /** The line of the army that it came from. */
  readonly line?: string;
  readonly mage?: BattleMage;
}
