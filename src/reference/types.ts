import type { TableId } from '../rules/brikwars/table-ids.ts';
import type { Game, RuleId } from '../rules/ids.ts';
import type { Language } from '../rules/languages.ts';
import type { CastleTableId } from '../rules/mage-knight/table-ids.ts';
import type { UsbTableId } from '../rules/usb/table-ids.ts';

/** Facts of an entry that no language changes. */
export interface EntryFacts {
  readonly related: readonly RuleId[];
  /** Which of the sources says so: `E:568-582` (2005 English), `P:172` (Polish), `W:149` (later Chapter Five), `U37/40` (USB), `M17.13` (castle text). Empty for a ruling of ours. */
  readonly source: string;
  /** Only where not all editions have the rule; ids of editions of BrikWars. */
  readonly editions?: readonly string[];
  /** Ids of rulings that settle what the sources leave open. */
  readonly rulings?: readonly RuleId[];
  /** Tables shown with it, made of the figures that the calculators use. */
  readonly tables?: readonly (TableId | UsbTableId | CastleTableId)[];
}

/** An entry in one language. */
export interface EntryText {
  readonly title: string;
  /** One to four short sentences; paragraphs separated by `\n`. */
  readonly text: string;
  /** Further words a player might type to find it, separated by blanks. */
  readonly words: string;
}

export type ChapterFacts<Id extends RuleId> = Readonly<Record<Id, EntryFacts>>;
export type ChapterTexts<Id extends RuleId> = Readonly<Record<Id, EntryText>>;

/** A chapter is loaded on its own, per language. */
export interface Chapter {
  readonly id: string;
  readonly game: Game;
  readonly ids: readonly RuleId[];
  readonly facts: () => Promise<Readonly<Partial<Record<RuleId, EntryFacts>>>>;
  readonly texts: Readonly<Record<Language, () => Promise<Readonly<Partial<Record<RuleId, EntryText>>>>>>;
}
