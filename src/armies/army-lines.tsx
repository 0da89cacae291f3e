import { useSignal } from '@preact/signals';
import { type ComponentChildren, Fragment } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Button } from '../kit/button.tsx';
import { useFormat, useServices, useTexts } from '../kit/context.ts';
import { later } from '../kit/later.tsx';
import { ArmyLine, type ArmyLineProps } from './army-line.tsx';
import type { ArmyEditor } from './editor.ts';

// An army of another game needs none of this.
const AddUnit = later(
  () => import('./brikwars/entry.ts').then((module) => module.AddUnit),
  ['brikwars', 'fight'],
);

const AddFigures = later(
  () => import('./mage-knight/entry.ts').then((module) => module.AddFigures),
  ['kit', 'castle'],
);

interface ArmyLinesProps {
  readonly editor: ArmyEditor;
  /** How a game shows a line of its own; undefined for lines that are like those of all. */
  readonly own?: (line: ArmyLineProps) => ComponentChildren;
  /** How a game adds lines, in the place of what all have; `add` adds an empty one. */
  readonly adding?: (full: boolean, add: () => void) => ComponentChildren;
}

/** The lines of an army; one at a time is unfolded for editing. */
export function ArmyLines({ editor, own, adding }: ArmyLinesProps) {
  const { announcer } = useServices();
  const t = useTexts('armies');
  const format = useFormat();
  const unfolded = useSignal<string | undefined>(undefined);
  const list = useRef<HTMLUListElement>(null);
  /** What had the focus before a line moved: moving its element takes the focus away. */
  const focused = useRef<Element | null>(null);
  const added = useRef<string | undefined>(undefined);
  /** Where a line was taken away, with the button that did it. */
  const removed = useRef<number | undefined>(undefined);
  const heading = useRef<HTMLHeadingElement>(null);
  const open = editor.current.value;
  const lines = open.state === 'ready' ? open.army.lines : [];

  useLayoutEffect(() => {
    const before = focused.current;
    focused.current = null;
    if (before instanceof HTMLElement && before.isConnected && document.activeElement !== before) {
      before.focus();
      if (document.activeElement !== before) {
        before.closest('.army-line')?.querySelector<HTMLElement>('.army-line-name')?.focus();
      }
    }
    if (removed.current !== undefined) {
      const names = list.current?.querySelectorAll<HTMLElement>('.army-line-name') ?? [];
      (names[Math.min(removed.current, names.length - 1)] ?? heading.current)?.focus();
      removed.current = undefined;
    }
    if (added.current && unfolded.peek() === added.current) {
      list.current?.lastElementChild?.querySelector('input')?.focus();
      added.current = undefined;
    }
  });

  function move(id: string, by: number): void {
    const from = lines.findIndex((line) => line.id === id);
    const to = from + by;
    const line = lines[from];
    if (!line || to < 0 || to >= lines.length) return;
    focused.current = document.activeElement;
    editor.moveLine(id, by);
    announcer.announce(t.moved(line.name || t.unnamedLine, to + 1, lines.length));
  }

  function add(): void {
    added.current = editor.addLine();
    unfolded.value = added.current;
  }

  const full = lines.length >= editor.bounds.lines;
  return (
    <section class="stack">
      <h2 ref={heading} tabIndex={-1}>
        {t.lines}
      </h2>
      {lines.length === 0 && <p class="hint">{t.noLines}</p>}
      <ul class="army-lines" ref={list}>
        {lines.map((line, index) => {
          const props: ArmyLineProps = {
            ...{ line, editor },
            first: index === 0,
            last: index === lines.length - 1,
            unfolded: unfolded.value === line.id,
            onUnfold(on) {
              unfolded.value = on ? line.id : undefined;
            },
            onMove: (by) => move(line.id, by),
            onRemove(called) {
              removed.current = index;
              editor.removeLine(line.id, called);
            },
          };
          return <Fragment key={line.id}>{own?.(props) ?? <ArmyLine {...props} />}</Fragment>;
        })}
      </ul>
      {full && <p class="note">{t.tooManyLines(format.number(editor.bounds.lines))}</p>}
      {adding ? (
        adding(full, add)
      ) : (
        <Button kind="primary" icon="plus" wide disabled={full} onClick={add}>
          {t.addLine}
        </Button>
      )}
      {open.state === 'ready' && open.army.game === 'mage-knight' && (
        <AddFigures disabled={full} onPick={(figures) => void editor.addFigures(figures)} />
      )}
      {open.state === 'ready' && open.army.game === 'brikwars' && (
        <AddUnit
          disabled={full}
          onPick={(profile) => {
            editor.addUnit(profile);
          }}
        />
      )}
    </section>
  );
}
