import type { ReadonlySignal, Signal } from '@preact/signals';
import type { InputsModel } from '../kit/question/inputs.ts';
import type { Services } from '../platform/services.ts';
import type { DiceExpression } from '../rules/dice/expression.ts';
import type { Roll } from '../rules/dice/roll.ts';
import type { RollRecord } from '../storage/rolls.ts';
import type { DiceHistory } from './history/history-model.ts';
import type { DiceInputs } from './inputs.ts';
import type { FaceCounts, TrailStep } from './trail-model.ts';

/** A roll of the history with all that the screen says about it. */
export interface ShownRoll {
  readonly record: RollRecord;
  /** Rolled just now, not read from the history. */
  readonly fresh: boolean;
  /** Undefined where only the total was typed. */
  readonly roll: Roll | undefined;
  readonly trail: readonly TrailStep[];
  readonly faces: readonly FaceCounts[];
  readonly criticalFailure: boolean;
  /** Whether it came to what was asked for; undefined when nothing was. */
  readonly made: boolean | undefined;
  /** How likely that total or more was, and that or less. */
  readonly luck: { readonly orMore: number; readonly orLess: number } | undefined;
}

/** The dice that stay, of one roll: another roll on the screen ends the choice. */
export interface Keeping {
  readonly time: number;
  readonly dice: readonly number[];
  /** Faces of the others, typed so far; present while they are being typed. */
  readonly faces?: readonly number[];
}

/** What the rest is built on. */
export interface DiceCore {
  readonly services: Services;
  readonly history: DiceHistory;
  readonly inputs: InputsModel<DiceInputs>;
  readonly expression: ReadonlySignal<DiceExpression | undefined>;
  readonly last: ReadonlySignal<ShownRoll | undefined>;
  readonly keeping: Signal<Keeping | undefined>;
  /** What is shown changed: a result stands from here on. */
  touch(): void;
  /** Sets other dice up: what was typed or asked for with the old ones no longer fits. */
  setUp(part: Partial<DiceInputs>, typed?: string): void;
  /** Sets up all again; faces being typed start again. */
  replace(inputs: DiceInputs, typed?: string): void;
  finish(roll: Roll, extra?: RollExtra): void;
  finishBare(dice: DiceExpression, total: number): void;
}

/** What a roll of these inputs is for, as its record keeps it. */
export function extraOf({ preset, inches, name, atLeast }: DiceInputs): RollExtra {
  return {
    ...(preset === undefined ? {} : { preset }),
    ...(inches ? { inches } : {}),
    ...(name === undefined ? {} : { label: name }),
    ...(atLeast === undefined ? {} : { need: atLeast }),
  };
}

export type RollExtra = Pick<RollRecord, 'preset' | 'need' | 'inches' | 'kept'> & { readonly label?: string };
