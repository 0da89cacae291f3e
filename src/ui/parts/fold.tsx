import type { ComponentChildren } from 'preact';
import './fold.css';

interface FoldProps {
  readonly title: string;
  /** How many of the options inside are in force; shown beside the title. */
  readonly count?: number;
  readonly countLabel?: string;
  readonly open?: boolean;
  readonly onOpen?: () => void;
  readonly children: ComponentChildren;
}

/** What few need stays folded. */
export function Fold({ title, count, countLabel, open, onOpen, children }: FoldProps) {
  return (
    <details
      class="fold"
      open={open}
      onToggle={(event) => {
        if (event.currentTarget.open) onOpen?.();
      }}
    >
      <summary>
        <span>{title}</span>
        {count !== undefined && count > 0 && (
          <span class="badge">
            {count}
            {countLabel && <span class="visually-hidden"> {countLabel}</span>}
          </span>
        )}
      </summary>
      <div class="fold-body">{children}</div>
    </details>
  );
}
