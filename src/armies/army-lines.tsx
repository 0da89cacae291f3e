import { type ComponentChildren, Fragment } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Button } from '../kit/button.tsx';
import { useFormat, useServices, useTexts } from '../kit/context.ts';
import { later } from '../kit/later.tsx';
import { Stepper } from '../kit/stepper.tsx';
import type { ArmyEditor } from './editor.ts';
import { type ArmyLineProps, LineForm, LineHead } from './line-parts.tsx';

// Only lines that say how they fight need the words of the fight.
const LineUnit = later(
  () => import('./brikwars/entry.ts').then((module) => module.LineUnit),
  ['kit', 'brikwars', 'fight'],
);

const LineValues = later(
  () => import('./brikwars/entry.ts').then((module) => module.LineValues),
  ['kit', 'brikwars', 'fight'],
);

const LineFigure = later(
  () => import('./mage-knight/entry.ts').then((module) => module.LineFigure),
  ['castle'],
);

/** What the units of the open army are built by. */
function useEdition({ current }: ArmyEditor): string | undefined {
  const open = current.value;
  return open.state === 'ready' ? open.army.edition : undefined;
}

/** A line: name and points, the number under the thumb; a tap on the name unfolds the rest. */
function ArmyLine(props: ArmyLineProps) {
  const { line, editor, unfolded } = props;
  const t = useTexts('armies');
  const format = useFormat();
  const name = line.name || t.unnamedLine;
  const unit = editor.unitOf(line);
  const edition = useEdition(editor);
  return (
    <li class="army-line">
      <LineHead {...props} name={name} points={editor.pointsOf(line)}>
        {unit && !unfolded && <LineValues unit={unit} />}
      </LineHead>
      {unfolded && (
        <>
          <div class="army-line-count">
            <Stepper
              label={t.number(name)}
              hideLabel
              value={line.count}
              min={0}
              max={editor.bounds.count}
              onChange={(count) => editor.changeLine(line.id, { count })}
            />
            <span class="hint">{t.each(format.number(line.points))}</span>
          </div>
          {line.unit?.game === 'mage-knight' && <LineFigure name={name} line={line.id} />}
          {unit && <LineUnit unit={unit} name={name} line={line.id} points={line.points} edition={edition} />}
          <LineForm {...props} />
        </>
      )}
    </li>
  );
}

// An army of another game needs none of this.
const AddUnit = later(
  () => import('./brikwars/entry.ts').then((module) => module.AddUnit),
  ['brikwars', 'fight'],
);

const Samples = later(
  () => import('./brikwars/entry.ts').then((module) => module.Samples),
  ['kit', 'brikwars', 'fight'],
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
  /** What the columns of its lines are called, above the first of them. */
  readonly columns?: ComponentChildren;
}

/** The lines of an army; one at a time is unfolded for editing. */
export function ArmyLines({ editor, own, adding, columns }: ArmyLinesProps) {
  const { announcer } = useServices();
  const t = useTexts('armies');
  const format = useFormat();
  const { unfolded } = editor;
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

  function move(id: string, by: -1 | 1): void {
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
      <h2 class="visually-hidden" ref={heading} tabIndex={-1}>
        {t.lines}
      </h2>
      {lines.length === 0 ? <p class="hint">{t.noLines}</p> : columns}
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
      {open.state === 'ready' && open.army.game === 'brikwars' && (
        <AddUnit
          disabled={full}
          edition={open.army.edition}
          onPick={(profile) => {
            editor.addUnit(profile);
          }}
        />
      )}
      {open.state === 'ready' && open.army.game === 'brikwars' && lines.length === 0 && (
        <Samples
          onTake={(units) => {
            for (const { count, profile } of units) editor.changeLine(editor.addUnit(profile), { count });
            heading.current?.focus();
          }}
        />
      )}
      {open.state === 'ready' && open.army.game === 'mage-knight' && (
        <AddFigures disabled={full} onPick={(figures) => void editor.addFigures(figures)} />
      )}
      {adding ? (
        adding(full, add)
      ) : (
        <Button
          {...(open.state === 'ready' && open.army.game === 'brikwars' ? {} : { kind: 'primary' })}
          icon="plus"
          wide
          disabled={full}
          onClick={add}
        >
          {t.addLine}
        </Button>
      )}
    </section>
  );
}
