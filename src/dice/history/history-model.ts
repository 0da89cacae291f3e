import { type ReadonlySignal, signal } from '@preact/signals';
import type { Services } from '../../platform/services.ts';
import type { DiceExpression, RollRules } from '../../rules/dice/expression.ts';
import { parseDice, printDice } from '../../rules/dice/notation.ts';
import { type Roll, rollFromFaces } from '../../rules/dice/roll.ts';
import type { RollRecord } from '../../storage/rolls.ts';
import type { HistoryView } from './history-keeper.ts';

/** As many as the store keeps. */
const rollsShown = 1000;

/** What a record can say beside the roll itself. */
export type RollNotes = Partial<
  Pick<RollRecord, 'label' | 'preset' | 'need' | 'inches' | 'kept' | 'contest'>
>;

export interface DiceHistory {
  /** What is read so far, newest last. */
  readonly rolls: ReadonlySignal<readonly RollRecord[]>;
  /** The rolls of earlier visits are there: the newest of them, all after `readAll`. */
  readonly arrived: Promise<void>;
  /** Nothing older is left to be read. */
  readonly complete: ReadonlySignal<boolean>;
  readAll(): Promise<void>;
  add(roll: Roll, notes?: RollNotes): RollRecord;
  /** A roll of which only the total is known. */
  addBare(dice: DiceExpression, rules: RollRules, total: number, notes?: RollNotes): RollRecord;
  /** Takes the newest roll back that is no throw of a contest. */
  undo(): RollRecord | undefined;
  /** Takes all rolls away, also those not read yet, and returns them for an undo. */
  clear(): Promise<readonly RollRecord[]>;
  /** Puts back what `undo` or `clear` took away. */
  restore(rolls: readonly RollRecord[]): Promise<void>;
}

type Recorded = Pick<Roll, 'expression' | 'rules' | 'dice' | 'typed' | 'total'>;

function recordOf({ expression, rules, dice, typed, total }: Recorded, time: number): RollRecord {
  return {
    time,
    label: '',
    notation: printDice(expression),
    rules,
    faces: dice.map((die) => die.face),
    typed,
    total,
  };
}

/** The roll of a record with its whole trail; undefined where the record holds what cannot have been rolled. */
export function rollOf(record: RollRecord): Roll | undefined {
  const expression = expressionOf(record);
  if (!expression) return undefined;
  const made = rollFromFaces(expression, record.rules, record.faces);
  return made.ok ? { ...made.value, typed: record.typed } : undefined;
}

export function expressionOf(record: RollRecord): DiceExpression | undefined {
  const parsed = parseDice(record.notation);
  return parsed.ok ? parsed.value : undefined;
}

/** The last rolls, on the device and in step with other tabs. Rolling waits neither for the store nor for its code. */
export function openHistory(services: Pick<Services, 'store' | 'storage' | 'sync' | 'now'>): DiceHistory {
  const rolls = signal<readonly RollRecord[]>([]);
  const complete = signal(false);
  const view: HistoryView = { rolls, complete, coming: new Set(), going: new Set(), clearing: 0 };
  const keeper = import('./history-keeper.ts').then(({ keepHistory }) => keepHistory(services, view));

  function put(roll: Recorded, notes: RollNotes & Pick<RollRecord, 'bare'> = {}): RollRecord {
    // Two rolls of the same millisecond must stay two.
    const time = Math.max(services.now(), (rolls.peek().at(-1)?.time ?? 0) + 1);
    const record = { ...recordOf(roll, time), ...notes };
    rolls.value = [...rolls.peek(), record].slice(-rollsShown);
    view.coming.add(record);
    void keeper.then(({ append }) => append(record));
    return record;
  }

  return {
    rolls,
    arrived: keeper.then(({ arrived }) => arrived),
    complete,
    readAll: () => keeper.then(({ readAll }) => readAll()),
    add: put,
    addBare: (expression, rules, total, notes) =>
      put({ expression, rules, dice: [], typed: true, total }, { ...notes, bare: true }),
    undo() {
      const newest = rolls.peek().findLast((roll) => !roll.contest);
      if (newest) {
        view.going.add(newest);
        rolls.value = rolls.peek().filter((roll) => roll !== newest);
        void keeper.then(({ remove }) => remove(newest));
      }
      return newest;
    },
    clear() {
      view.clearing += 1;
      rolls.value = [];
      return keeper.then(({ clear }) => clear());
    },
    restore: (given) => keeper.then(({ restore }) => restore(given)),
  };
}

/** No task hangs on these, so all ones are just a low number (BWC-50). */
const noTask: readonly (string | undefined)[] = ['sprint', 'collapse', 'dispute'];

export function isTask(preset: string | undefined): boolean {
  return !noTask.includes(preset);
}

/** All ones count as a failure only under the dice rules of BrikWars, which the floor stands for. */
export function isCriticalFailure(roll: Roll, preset?: string): boolean {
  return roll.allOnes && roll.rules.floor && isTask(preset);
}

/** Whether a roll came to what was asked for; undefined when nothing was asked. */
export function isMade(
  { need, total }: Pick<RollRecord, 'need' | 'total'>,
  criticalFailure: boolean,
): boolean | undefined {
  return need === undefined ? undefined : !criticalFailure && total >= need;
}
