import type { Ref } from 'preact';
import { useId } from 'preact/hooks';
import './controls.css';

interface FieldProps {
  readonly label: string;
  readonly value: string;
  readonly onInput: (value: string) => void;
  readonly error?: string | undefined;
  readonly hint?: string;
  readonly multiline?: boolean;
  readonly maxLength?: number;
  readonly placeholder?: string;
  readonly type?: 'text' | 'search';
  readonly inputMode?: 'text' | 'numeric' | 'decimal' | 'search' | 'none';
  readonly inputRef?: Ref<HTMLInputElement>;
  /** The line was tapped. */
  readonly onPress?: () => void;
  readonly onEnter?: () => void;
  /** The line has lost the focus. */
  readonly onLeave?: () => void;
}

/** A line (or box) of text with its label, hint and error tied to it. */
export function Field(props: FieldProps) {
  const id = useId();
  const { label, value, onInput, error, hint, multiline, type = 'text', inputMode, onEnter } = props;
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  const shared = {
    id,
    value,
    maxLength: props.maxLength ?? 200,
    placeholder: props.placeholder,
    'aria-invalid': error ? ('true' as const) : undefined,
    'aria-describedby': described || undefined,
  };
  const line = {
    inputMode,
    ref: props.inputRef ?? null,
    onClick: props.onPress,
    onBlur: props.onLeave,
    autoComplete: 'off' as const,
    autoCapitalize: 'off' as const,
    spellcheck: false,
    enterKeyHint: type === 'search' ? ('search' as const) : ('done' as const),
    onInput: (event: { readonly currentTarget: HTMLInputElement }) => onInput(event.currentTarget.value),
    onKeyDown: (event: { readonly key: string; preventDefault: () => void }) => {
      if (event.key !== 'Enter' || !onEnter) return;
      // What gets the focus then must not be pressed by the same key.
      event.preventDefault();
      onEnter();
    },
  };
  return (
    <div class="field">
      <label class="label" for={id}>
        {label}
      </label>
      {multiline ? (
        <textarea {...shared} rows={3} onInput={(event) => onInput(event.currentTarget.value)} />
      ) : type === 'search' ? (
        <input {...shared} {...line} type="search" />
      ) : (
        <input {...shared} {...line} type="text" />
      )}
      {hint && (
        <span id={`${id}-hint`} class="hint">
          {hint}
        </span>
      )}
      {error && (
        <span id={`${id}-error`} class="error">
          {error}
        </span>
      )}
    </div>
  );
}
