import { type ComponentChildren, Fragment } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Button } from '../kit/button.tsx';
import { useFormat, useServices, useTexts } from '../kit/context.ts';
import { Field } from '../kit/field.tsx';
import { later } from '../kit/later.tsx';
import { Stepper } from '../kit/stepper.tsx';
import type { ArmyEditor, ArmyLineView } from './editor.ts';
import { PointsField } from './points.tsx';

interface LineFormProps {
  readonly line: ArmyLineView;
  readonly editor: ArmyEditor;
  readonly first: boolean;
  readonly last: boolean;
  readonly onMove: (by: number) => void;
  readonly onRemove: (called?: string) => void;
  /** What the line is called without a name; a line with a price of its own has none to enter. */
  readonly called?: string;
}

/** Everything about one line; stored as it is typed. */
export function LineForm({ line, editor, first, last, onMove, onRemove, called }: LineFormProps) {
  const t = useTexts('armies');
  const named = useTexts('named');
  const { id } = line;
  return (
    <div class="stack">
      <Field
        label={t.lineName}
        value={line.name}
        maxLength={editor.bounds.name}
        placeholder={called ?? t.lineNamePlaceholder}
        onInput={(name) => editor.changeLine(id, { name })}
      />
      {called === undefined && (
        <PointsField
          label={t.linePoints}
          value={line.points}
          onType={(text) => editor.typePoints(id, text)}
        />
      )}
      <Field
        label={t.lineNote}
        multiline
        value={line.note}
        maxLength={editor.bounds.note}
        onInput={(note) => editor.changeLine(id, { note })}
      />
      <div class="row">
        <Button icon="up" label={t.moveUp} disabled={first} onClick={() => onMove(-1)} />
        <Button icon="down" label={t.moveDown} disabled={last} onClick={() => onMove(1)} />
        <Button icon="copy" onClick={() => editor.copyLine(id)}>
          {named.duplicate}
        </Button>
        <Button icon="trash" onClick={() => onRemove(called)}>
          {t.removeLine}
        </Button>
      </div>
      <p class="army-keys hint">{t.moveHint}</p>
    </div>
  );
}

interface LineHeadProps extends Pick<ArmyLineProps, 'line' | 'unfolded' | 'onUnfold' | 'onMove'> {
  readonly name: string;
  /** Of the whole line. */
  readonly points: number;
  /** What stands between the points and the note. */
  readonly children?: ComponentChildren;
}

/** The name of a line and its points: a tap unfolds the rest, Alt with an arrow moves it. */
export function LineHead({ line, name, points, unfolded, onUnfold, onMove, children }: LineHeadProps) {
  const t = useTexts('armies');
  const { times } = useTexts('units');
  const format = useFormat();
  return (
    <button
      type="button"
      class="army-line-name"
      aria-expanded={unfolded}
      aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
      onClick={() => onUnfold(!unfolded)}
      onKeyDown={(event) => {
        if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
        event.preventDefault();
        onMove(event.key === 'ArrowUp' ? -1 : 1);
      }}
    >
      <b>{line.count === 1 ? name : times(format.number(line.count), name)}</b>
      <span class="army-line-points">
        <span aria-hidden="true">{format.number(points)}</span>
        <span class="visually-hidden">{t.points(format.number(points))}</span>
      </span>
      {children}
      {line.note && !unfolded && <span class="army-line-note hint">{line.note}</span>}
    </button>
  );
}

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

export interface ArmyLineProps {
  readonly line: ArmyLineView;
  readonly editor: ArmyEditor;
  readonly first: boolean;
  readonly last: boolean;
  readonly unfolded: boolean;
  readonly onUnfold: (unfolded: boolean) => void;
  readonly onMove: (by: number) => void;
  /** Takes it away; without a name it is called `called`. */
  readonly onRemove: (called?: string) => void;
}

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
