import type { Signal } from '@preact/signals';
import { type ComponentChildren, Fragment } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { useFormat, useServices, useTexts } from '../kit/context.ts';
import { Button } from '../kit/controls/button.tsx';
import { later } from '../kit/controls/lazy.tsx';
import { Portions } from '../kit/controls/portions.tsx';
import { Stepper } from '../kit/controls/stepper.tsx';
import { squadsOf } from '../kit/units/army-squads.ts';
import type { ArmyEditor, ArmyLineView } from './editor.ts';
import { type ArmyLineProps, LineForm, LineHead } from './line-parts.tsx';
import { SquadHead, TickHead } from './squad-head.tsx';

// Only lines that say how they fight need the words of the fight.
const FigureSamples = later(() => import('./mage-knight/entry.ts').then((module) => module.FigureSamples));

const LineUnit = later(
  () => import('./brikwars/entry.ts').then((module) => module.LineUnit),
  ['kit', 'brikwars', 'fight'],
);

const LineValues = later(
  () => import('./brikwars/entry.ts').then((module) => module.LineValues),
  ['kit', 'brikwars', 'fight'],
);

const LineKnight = later(
  () => import('./mage-knight/entry.ts').then((module) => module.LineKnight),
  ['kit', 'castle'],
);

const LineNow = later(
  () => import('./mage-knight/entry.ts').then((module) => module.LineNow),
  ['kit', 'castle'],
);

const AddCastle = later(
  () => import('./mage-knight/entry.ts').then((module) => module.AddCastle),
  ['kit', 'castle'],
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
  const open = editor.current.value;
  const game = open.state === 'ready' ? open.army.game : undefined;
  return (
    <li class="army-line" data-reserve={line.reserve}>
      <LineHead {...props} name={name} points={editor.pointsOf(line)}>
        {unit && !unfolded && <LineValues unit={unit} />}
        {line.unit?.game === 'mage-knight' && !unfolded && <LineNow line={line} />}
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
            <span class="hint">{t.each(format.number(line.points), game)}</span>
          </div>
          {line.unit?.game === 'mage-knight' && <LineKnight name={name} line={line} editor={editor} />}
          {unit && <LineUnit {...{ unit, name, edition, editor }} line={line.id} points={line.points} />}
          <LineForm {...props} />
        </>
      )}
    </li>
  );
}

// Armies of other games need none of this.
const Samples = later(
  () => import('./brikwars/entry.ts').then((module) => module.Samples),
  ['kit', 'brikwars', 'fight'],
);

interface ArmyLinesProps {
  readonly editor: ArmyEditor;
  /** How a game shows a line of its own; undefined for lines that are like those of all. */
  readonly own?: (line: ArmyLineProps) => ComponentChildren;
  /** How a game adds lines, in the place of what all have; `add` adds an empty one. */
  readonly adding?: (full: boolean, add: () => void) => ComponentChildren;
  /** What the columns of its lines are called, above the first of them. */
  readonly columns?: ComponentChildren;
  /** Whether the rows ask who plays today. */
  readonly ticking: Signal<boolean>;
}

/** The lines of an army; one at a time is unfolded for editing. */
export function ArmyLines({ editor, own, adding, columns, ticking }: ArmyLinesProps) {
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
    const before = squadsOf(lines).flatMap((squad) => squad.lines);
    const line = before.find((each) => each.id === id);
    if (!line) return;
    focused.current = document.activeElement;
    editor.moveLine(id, by);
    const now = editor.current.peek();
    if (now.state !== 'ready' || now.army.lines === lines) return;
    const place = squadsOf(now.army.lines)
      .flatMap((squad) => squad.lines)
      .findIndex((each) => each.id === id);
    announcer.announce(t.moved(line.name || t.unnamedLine, place + 1, lines.length));
  }

  function add(): void {
    added.current = editor.addLine();
    unfolded.value = added.current;
  }

  const shown = squadsOf(lines).flatMap((squad) => squad.lines);
  function row(line: ArmyLineView): ComponentChildren {
    const index = shown.indexOf(line);
    const props: ArmyLineProps = {
      ...{ line, editor },
      first: index === 0,
      last: index === shown.length - 1,
      ticking: ticking.value,
      unfolded: !ticking.value && unfolded.value === line.id,
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
  }

  const full = lines.length >= editor.bounds.lines;
  return (
    <section class="stack">
      <h2 class="visually-hidden" ref={heading} tabIndex={-1}>
        {t.lines}
      </h2>
      {lines.length === 0 ? <p class="hint">{t.noLines}</p> : columns}
      {ticking.value && (
        <TickHead
          onDone={() => {
            ticking.value = false;
          }}
        />
      )}
      <ul class="army-lines" ref={list}>
        <Portions
          rows={squadsOf(lines).flatMap(({ name, lines: those }) => [
            ...(name === undefined
              ? []
              : [<SquadHead key={`squad ${name}`} {...{ editor, name }} lines={those} />]),
            ...(name !== undefined && editor.folded.value.has(name) ? [] : those.map(row)),
          ])}
        />
      </ul>
      {full && <p class="note">{t.tooManyLines(format.number(editor.bounds.lines))}</p>}
      {open.state === 'ready' && open.army.game === 'brikwars' && lines.length === 0 && (
        <Samples
          edition={open.army.edition}
          onTake={(units, name) => {
            if (open.army.name === '') editor.rename(name);
            for (const { count, profile } of units) editor.addUnits(profile, count);
            heading.current?.focus();
          }}
        />
      )}
      {open.state === 'ready' && open.army.game === 'mage-knight' && lines.length === 0 && (
        <FigureSamples editor={editor} army={open.army} onTaken={() => heading.current?.focus()} />
      )}
      {adding ? (
        adding(full, add)
      ) : (
        <div class="row">
          {open.state === 'ready' && open.army.game === 'mage-knight' && (
            <AddCastle editor={editor} disabled={full} />
          )}
          <Button kind="quiet" icon="plus" disabled={full} onClick={add}>
            {t.addLine}
          </Button>
        </div>
      )}
    </section>
  );
}
