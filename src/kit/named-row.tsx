import { useSignal } from '@preact/signals';
import type { ComponentChildren, RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { useTexts } from './context.ts';
import { Button } from './controls/button.tsx';
import { Field } from './controls/field.tsx';
import type { Naming } from './named-list.ts';
import './controls/controls.css';

interface RowDoes {
  readonly unfolded: boolean;
  readonly onUnfold: (open: boolean) => void;
  readonly onRemove: () => void;
}

interface NamedRows {
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly list: RefObject<HTMLUListElement | null>;
  readonly rowOf: (id: string) => RowDoes;
  /** The row that the keyboard goes on with, once the rows stand again, folded. */
  readonly goTo: (id: string) => void;
}

/** Rows with these ids, from the top down: one at a time unfolds, and the keyboard stays where rows come and go. */
export function useNamedRows(ids: readonly string[], remove: (id: string) => void): NamedRows {
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const next = useRef<string | undefined>(undefined);
  const unfolded = useSignal<string | undefined>(undefined);
  useEffect(() => {
    const wanted = next.current;
    // A row that is only coming is waited for: what was drawn before it may announce itself as late as this.
    if (wanted === undefined || (wanted !== '' && !ids.includes(wanted))) return;
    const row = list.current?.querySelector<HTMLElement>(`[data-id="${wanted}"] button`);
    next.current = undefined;
    (row ?? heading.current)?.focus();
  });
  function goTo(id: string): void {
    next.current = id;
    unfolded.value = undefined;
  }
  return {
    heading,
    list,
    goTo,
    rowOf: (id) => ({
      unfolded: unfolded.value === id,
      onUnfold(open) {
        unfolded.value = open ? id : undefined;
      },
      onRemove() {
        const at = ids.indexOf(id);
        goTo(ids[at + 1] ?? ids[at - 1] ?? '');
        remove(id);
      },
    }),
  };
}

interface NameFormProps {
  readonly naming: Naming;
  readonly field: RefObject<HTMLInputElement | null>;
  readonly label: string;
  readonly longest: number;
  readonly hint?: string;
  /** Said where the name is none. */
  readonly needed: string;
  /** Saves it under the name; undefined where that is not possible. */
  readonly add: (name: string) => { readonly name: string } | undefined;
  readonly onSaved: (name: string) => void;
  /** Saved, or given up. */
  readonly onDone?: () => void;
}

/** Gives what is in hand a name and saves it under that. */
export function NameForm(props: NameFormProps) {
  const { naming, field, longest, needed, add, onSaved, onDone, ...words } = props;
  const shell = useTexts('shell');
  const nameless = useSignal(false);
  function close(): void {
    naming.stopNaming();
    onDone?.();
  }
  function save(): void {
    const kept = add(naming.naming.peek() ?? '');
    nameless.value = kept === undefined;
    if (!kept) {
      field.current?.focus();
      return;
    }
    onSaved(kept.name);
    close();
  }
  return (
    <>
      <Field
        {...words}
        maxLength={longest}
        value={naming.naming.value ?? ''}
        inputRef={field}
        error={nameless.value ? needed : undefined}
        onInput={naming.startNaming}
        onEnter={save}
      />
      <div class="row">
        <Button kind="primary" icon="check" onClick={save}>
          {shell.save}
        </Button>
        <Button kind="quiet" onClick={close}>
          {shell.cancel}
        </Button>
      </div>
    </>
  );
}

interface RenameFieldProps {
  readonly label: string;
  readonly hint?: string;
  readonly longest: number;
  /** Said where the name is none. */
  readonly needed: string;
  readonly name: string;
  readonly onRename: (name: string) => void;
}

/** Every letter is stored; the text in the field may be no name for a moment, and the stored name then stays. */
export function RenameField({ longest, needed, name, onRename, ...words }: RenameFieldProps) {
  const text = useSignal(name);
  const stored = useRef(name);
  // Renamed in another tab: the field follows, unless it says the same but for blanks.
  useEffect(() => {
    if (stored.current !== name && text.peek().trim() !== name) text.value = name;
    stored.current = name;
  }, [name, text]);
  return (
    <Field
      {...words}
      maxLength={longest}
      value={text.value}
      error={text.value.trim() === '' ? needed : undefined}
      onInput={(typed) => {
        text.value = typed;
        onRename(typed);
      }}
    />
  );
}

export interface NamedRowDoes extends RowDoes {
  readonly onOpen: () => void;
  readonly onRename: (name: string) => void;
  readonly onDuplicate: () => void;
}

interface NamedRowProps {
  /** Its styles and those of its tools hang on them. */
  readonly classes: { readonly row: string; readonly tools: string };
  readonly of: { readonly id: string; readonly name: string };
  readonly longest: number;
  /** Said where the name is none. */
  readonly needed: string;
  readonly does: NamedRowDoes;
  /** What else can be done with it; shown while it is unfolded. */
  readonly tools: ComponentChildren;
  /** What stands before it. */
  readonly before?: ComponentChildren;
  /** What it is and says; a tap opens it. */
  readonly children: ComponentChildren;
}

/** Something kept under a name: a tap opens it; what is rarer unfolds. */
export function NamedRow({ classes, of, longest, needed, does, tools, before, children }: NamedRowProps) {
  const t = useTexts('named');
  const shell = useTexts('shell');
  const { id, name } = of;
  return (
    <li class={`${classes.row} card`} data-id={id}>
      <div class="named-row-head">
        {before}
        <button type="button" class="named-row-open" onClick={does.onOpen}>
          {children}
        </button>
        <Button
          kind="quiet"
          icon="more"
          label={t.more(name)}
          expanded={does.unfolded}
          onClick={() => does.onUnfold(!does.unfolded)}
        />
      </div>
      {does.unfolded && (
        <div class="stack">
          <RenameField
            label={t.rename}
            longest={longest}
            needed={needed}
            name={name}
            onRename={does.onRename}
          />
          <div class={classes.tools}>
            {tools}
            <Button icon="copy" onClick={does.onDuplicate}>
              {t.duplicate}
            </Button>
            <Button kind="danger" icon="trash" onClick={does.onRemove}>
              {shell.delete}
            </Button>
          </div>
        </div>
      )}
    </li>
  );
}
