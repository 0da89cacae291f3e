import type { Asked } from '../rules/steps.ts';
import type { EndChance } from './step-player.ts';

/** One line of the record in words. */
export interface TableLine {
  readonly text: string;
  readonly hint?: string;
  /** What came of it, in a few words. */
  readonly result?: string;
}

/** The words of one kind of fight. */
export interface TableTexts<Inputs, Moment, Entry, Outcome> {
  /** What is to be done now; `need` is what a roll must reach. */
  step(asked: Asked<Moment>, inputs: Inputs): { readonly title: string; readonly need?: number };
  option(option: string, asked: Asked<Moment>, inputs: Inputs): string;
  line(entry: Entry, inputs: Inputs): TableLine;
  /** The odds of the turn in a few words, for whoever cannot see the panel. */
  odds?(ends: readonly EndChance[], inputs: Inputs): string | undefined;
  /** What an option comes to for whoever chooses. */
  optionOdds?(ends: readonly EndChance[], asked: Asked<Moment>, inputs: Inputs): string | undefined;
  outcome(outcome: Outcome, inputs: Inputs): string;
  /** The name of the fight, for whoever gets its record as a text. */
  title(inputs: Inputs): string;
  /** The head of a turn that follows another, where it says more than the name. */
  turn?(inputs: Inputs): string;
}
