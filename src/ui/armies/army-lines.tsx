import { useSignal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { ArmyEditor } from '../../state/armies-editor.ts';
import { useFormat, useServices, useTexts } from '../context.ts';
import { Button } from '../parts/button.tsx';
import { later } from '../parts/later.tsx';
import { ArmyLine } from './army-line.tsx';

// An army of another game needs none of this.
const AddUnit = later(() => import('./add-unit.tsx').then((module) => module.AddUnit), ['units']);

/** The lines of an army; one at a time is unfolded for editing. */
export function ArmyLines({ editor }: { readonly editor: ArmyEditor }) {
  const { announcer } = useServices();
  const t = useTexts('armies');
  const format = useFormat();
  const unfolded = useSignal<string | undefined>(undefined);
  const list = useRef<HTMLUListElement>(null);
  /** What had the focus before a line moved: moving its element takes the focus away. */
  const focused = useRef<Element | null>(null);
  const added = useRef<string | undefined>(undefined);
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

  const full = lines.length >= editor.bounds.lines;
  return (
    <section class="stack">
      <h2>{t.lines}</h2>
      {lines.length === 0 && <p class="hint">{t.noLines}</p>}
      <ul class="army-lines" ref={list}>
        {lines.map((line, index) => (
          <ArmyLine
            key={line.id}
            line={line}
            editor={editor}
            first={index === 0}
            last={index === lines.length - 1}
            unfolded={unfolded.value === line.id}
            onUnfold={(on) => {
              unfolded.value = on ? line.id : undefined;
            }}
            onMove={(by) => move(line.id, by)}
          />
        ))}
      </ul>
      {full && <p class="note">{t.tooManyLines(format.number(editor.bounds.lines))}</p>}
      <Button
        kind="primary"
        icon="plus"
        wide
        disabled={full}
        onClick={() => {
          added.current = editor.addLine();
          unfolded.value = added.current;
        }}
      >
        {t.addLine}
      </Button>
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
