import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import './controls.css';

interface FoldProps {
  readonly title: string;
  /** How many of the options inside are in force; shown beside the title. */
  readonly count?: number;
  readonly countLabel?: string;
  /** Beside the title in a line of its own, which is kept free while there is nothing to say yet. */
  readonly note?: string;
  readonly open?: boolean;
  readonly onOpen?: () => void;
  /** A function is asked for what is inside when the fold is first opened: what is long is not made before. */
  readonly children: ComponentChildren | (() => ComponentChildren);
}

/** What few need stays folded. */
export function Fold({ title, count, countLabel, note, open, onOpen, children }: FoldProps) {
  const opened = useSignal(open === true);
  return (
    <details
      class="fold"
      open={open}
      onToggle={(event) => {
        if (!event.currentTarget.open) return;
        opened.value = true;
        onOpen?.();
      }}
    >
      <summary>
        <span>
          {title}
          {note !== undefined && ' '}
          {note !== undefined && <span class="fold-note">{note}</span>}
        </span>
        {count !== undefined && count > 0 && (
          <span class="badge">
            {count}
            {countLabel && <span class="visually-hidden"> {countLabel}</span>}
          </span>
        )}
      </summary>
      <div class="fold-body">{typeof children === 'function' ? opened.value && children() : children}</div>
    </details>
  );
}
