import type * as armies from './en/armies.ts';
import type * as brikwars from './en/brikwars.ts';
import type * as castle from './en/castle.ts';
import type * as dice from './en/dice.ts';
import type * as fight from './en/fight.ts';
import type * as kit from './en/kit.ts';
import type * as lookup from './en/lookup.ts';
import type * as settings from './en/settings.ts';
import type * as start from './en/start.ts';
import type * as usb from './en/usb.ts';
import type * as welcome from './en/welcome.ts';

/** The words of the interface: one file a slice and language. English gives the shape; the compiler holds the others to it. */
export interface SliceWords {
  /** What every visit shows at once: the shell and the first roll. */
  readonly start: typeof start;
  /** What several places use. */
  readonly kit: typeof kit;
  readonly dice: typeof dice;
  readonly fight: typeof fight;
  readonly brikwars: typeof brikwars;
  readonly usb: typeof usb;
  readonly castle: typeof castle;
  readonly armies: typeof armies;
  readonly lookup: typeof lookup;
  readonly settings: typeof settings;
  readonly welcome: typeof welcome;
}

export type Slice = keyof SliceWords;

type All<Union> = (Union extends unknown ? (value: Union) => void : never) extends (value: infer All) => void
  ? All
  : never;

/** Every text by the part of a screen that shows it. */
export type Messages = All<SliceWords[Slice]>;

export type Part = keyof Messages;
