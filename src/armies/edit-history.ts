import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Army, ArmyLine } from '../storage/army/army.ts';
import { joinArmies } from '../storage/army/army-join.ts';
import type { KeptStep } from '../storage/army/kept-steps.ts';

/** What an edit did, as far as it is announced. */
export type ArmyEdit =
  | { readonly did: 'add' | 'remove' | 'change'; readonly line: ArmyLine; readonly lines: number }
  | { readonly did: 'order' }
  | { readonly did: 'army' };

export interface EditHistory {
  /** What the next step back takes back, and the next step forth does again. */
  readonly back: ReadonlySignal<ArmyEdit | undefined>;
  readonly forth: ReadonlySignal<ArmyEdit | undefined>;
  note(before: Army, after: Army): void;
  /** The army without its last edit; what else became of it meanwhile stays. */
  undo(now: Army): Army;
  redo(now: Army): Army;
  clear(): void;
  /** What can be taken back, the oldest first. */
  readonly steps: ReadonlySignal<readonly KeptStep[]>;
  /** Edits of before a restart, where none was made since. */
  restore(steps: readonly KeptStep[]): void;
}

/** So many edits can be taken back; older states are kept as versions. */
const mostSteps = 200;
/** What is typed without such a pause is taken back as one. */
const pause = 1500;

/** Also of what was kept over a restart, which is never the same object. */
const isSame = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

/** The fields of the army itself that differ. */
function fieldsOf(before: Army, after: Army): readonly string[] {
  const { lines: _l, changed: _c, revision: _r, ...all } = { ...before, ...after };
  return Object.keys(all).filter((field) => !isSame(Reflect.get(before, field), Reflect.get(after, field)));
}

/** What makes one army the other. */
export function editOf(before: Army, after: Army): ArmyEdit {
  const was = new Map(before.lines.map((line) => [line.id, line]));
  const is = new Map(after.lines.map((line) => [line.id, line]));
  const added = after.lines.filter(({ id }) => !was.has(id));
  const removed = before.lines.filter(({ id }) => !is.has(id));
  const changed = after.lines.filter((line) => was.has(line.id) && !isSame(was.get(line.id), line));
  for (const [did, lines] of [
    ['add', added],
    ['remove', removed],
    ['change', changed],
  ] as const) {
    const [line] = lines;
    if (line) return { did, line, lines: lines.length };
  }
  return fieldsOf(before, after).length > 0 ? { did: 'army' } : { did: 'order' };
}

/** The same was entered again: there is nothing to take back. */
const isNothing = (before: Army, after: Army): boolean =>
  editOf(before, after).did === 'order' && before.lines.every(({ id }, at) => id === after.lines[at]?.id);

/** What is typed letter by letter; everything else is a step by itself. */
function typedIn(before: Army, after: Army): string | undefined {
  const edit = editOf(before, after);
  if (edit.did === 'army') return fieldsOf(before, after).join();
  if (edit.did !== 'change' || edit.lines > 1) return undefined;
  const was = before.lines.find(({ id }) => id === edit.line.id);
  const texts = (['name', 'note', 'squad', 'points'] as const).filter(
    (field) => was?.[field] !== edit.line[field],
  );
  const same = was && { ...was, ...Object.fromEntries(texts.map((field) => [field, edit.line[field]])) };
  return texts.length > 0 && JSON.stringify(same) === JSON.stringify(edit.line)
    ? `${edit.line.id} ${texts}`
    : undefined;
}

/** The edits of the army on the screen, one after another. */
export function createEditHistory(now: () => number): EditHistory {
  const past = signal<readonly KeptStep[]>([]);
  const future = signal<readonly KeptStep[]>([]);
  const notify = (step: KeptStep | undefined) => step && editOf(step.before, step.after);
  return {
    back: computed(() => notify(past.value.at(-1))),
    forth: computed(() => notify(future.value.at(-1))),
    note(before, after) {
      if (isNothing(before, after)) return;
      const time = now();
      const last = past.peek().at(-1);
      const typed = typedIn(before, after);
      const goesOn =
        last !== undefined &&
        typed !== undefined &&
        time - last.time < pause &&
        typedIn(last.before, last.after) === typed;
      past.value = goesOn
        ? [...past.peek().slice(0, -1), { before: last.before, after, time }]
        : [...past.peek(), { before, after, time }].slice(-mostSteps);
      future.value = [];
    },
    undo(army) {
      const step = past.peek().at(-1);
      if (!step) return army;
      past.value = past.peek().slice(0, -1);
      future.value = [...future.peek(), step];
      return joinArmies(step.after, step.before, army).army;
    },
    redo(army) {
      const step = future.peek().at(-1);
      if (!step) return army;
      future.value = future.peek().slice(0, -1);
      past.value = [...past.peek(), step];
      return joinArmies(step.before, step.after, army).army;
    },
    steps: past,
    restore(steps) {
      if (past.peek().length === 0 && future.peek().length === 0) past.value = steps;
    },
    clear() {
      past.value = [];
      future.value = [];
    },
  };
}
