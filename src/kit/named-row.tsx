import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Button } from './button.tsx';
import { Field } from './field.tsx';
import type { NamedRow as Does } from './named-rows.ts';
import './controls.css';

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

export interface NamedRowDoes extends Does {
  readonly onOpen: () => void;
  readonly onRename: (name: string) => void;
  readonly onDuplicate: () => void;
}

interface NamedRowProps {
  /** Its styles and those of its tools hang on them. */
  readonly classes: { readonly row: string; readonly tools: string };
  readonly of: { readonly id: string; readonly name: string };
  readonly longest: number;
  readonly words: {
    readonly more: (name: string) => string;
    readonly rename: string;
    readonly nameNeeded: string;
    readonly duplicate: string;
    readonly remove: string;
  };
  readonly does: NamedRowDoes;
  /** What else can be done with it; shown while it is unfolded. */
  readonly tools: ComponentChildren;
  /** What it is and says; a tap opens it. */
  readonly children: ComponentChildren;
}

/** Something kept under a name: a tap opens it; what is rarer unfolds. */
export function NamedRow({ classes, of, longest, words, does, tools, children }: NamedRowProps) {
  const { id, name } = of;
  return (
    <li class={`${classes.row} card`} data-id={id}>
      <div class="named-row-head">
        <button type="button" class="named-row-open" onClick={does.onOpen}>
          {children}
        </button>
        <Button
          kind="quiet"
          icon="more"
          label={words.more(name)}
          expanded={does.unfolded}
          onClick={() => does.onUnfold(!does.unfolded)}
        />
      </div>
      {does.unfolded && (
        <div class="stack">
          <RenameField
            label={words.rename}
            longest={longest}
            needed={words.nameNeeded}
            name={name}
            onRename={does.onRename}
          />
          <div class={classes.tools}>
            {tools}
            <Button icon="copy" onClick={does.onDuplicate}>
              {words.duplicate}
            </Button>
            <Button kind="danger" icon="trash" onClick={does.onRemove}>
              {words.remove}
            </Button>
          </div>
        </div>
      )}
    </li>
  );
}
