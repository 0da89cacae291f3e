import { type ReadonlySignal, signal } from '@preact/signals';
import type { DiceExpression } from '../rules/dice/expression.ts';
import { parseDice, printDice } from '../rules/dice/notation.ts';
import { type Roll, rollFromFaces } from '../rules/dice/roll.ts';
import type { Result } from '../rules/result.ts';
import type { RollRecord } from '../storage/rolls.ts';
import type { StorageIssue } from '../storage/store.ts';
import type { Services } from './services.ts';

export type { RollRecord };

const storedRolls = () => import('../storage/rolls.ts');
/** As many as the store keeps. */
const rollsShown = 200;

export interface DiceHistory {
  /** Newest last. */
  readonly rolls: ReadonlySignal<readonly RollRecord[]>;
  /** The rolls of earlier visits are there. */
  readonly arrived: Promise<void>;
  add(roll: Roll): RollRecord;
  /** Takes the newest roll back. */
  undo(): RollRecord | undefined;
}

export function recordOf(roll: Roll, time: number): RollRecord {
  return {
    time,
    label: '',
    notation: printDice(roll.expression),
    rules: roll.rules,
    faces: roll.dice.map((die) => die.face),
    typed: roll.typed,
    total: roll.total,
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

/** The last rolls, on the device and in step with other tabs. Rolling need not wait for those of earlier visits. */
export function openHistory(services: Pick<Services, 'store' | 'storage' | 'sync' | 'now'>): DiceHistory {
  const { store, storage, sync, now } = services;
  const rolls = signal<readonly RollRecord[]>([]);
  const taken = new Set<number>();

  async function read(): Promise<void> {
    const { listRolls } = await storedRolls();
    const stored = await listRolls(store);
    if (!stored.ok) {
      stored.issues.forEach(storage.report);
      return;
    }
    const last = stored.value.at(-1)?.time ?? 0;
    const known = stored.value.filter(({ time }) => !taken.has(time));
    rolls.value = [...known, ...rolls.peek().filter(({ time }) => time > last)].slice(-rollsShown);
  }

  async function follow(change: Promise<Result<unknown, StorageIssue>>): Promise<void> {
    const stored = await change;
    if (stored.ok) sync.tell({ kind: 'rolls' });
    else stored.issues.forEach(storage.report);
  }

  sync.listen((change) => {
    if (change.kind === 'rolls') void read();
  });

  return {
    rolls,
    arrived: read(),
    add(roll) {
      // Two rolls of the same millisecond must stay two.
      const record = recordOf(roll, Math.max(now(), (rolls.peek().at(-1)?.time ?? 0) + 1));
      rolls.value = [...rolls.peek(), record].slice(-rollsShown);
      void follow(storedRolls().then(({ appendRoll }) => appendRoll(store, record)));
      return record;
    },
    undo() {
      const newest = rolls.peek().at(-1);
      if (!newest) return undefined;
      taken.add(newest.time);
      rolls.value = rolls.peek().slice(0, -1);
      void follow(storedRolls().then(({ removeRoll }) => removeRoll(store, newest.time)));
      return newest;
    },
  };
}
