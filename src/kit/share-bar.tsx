import type { ComponentChildren } from 'preact';
import './controls.css';

interface ShareBarProps {
  readonly label: ComponentChildren;
  /** The number as shown, already in words of the language. */
  readonly value: string;
  /** 0 to 1. */
  readonly share: number;
}

/** A chance as a line: words, number, bar. */
export function ShareBar({ label, value, share }: ShareBarProps) {
  return (
    <div class="share">
      <div class="share-line">
        <span>{label}</span>
        <b>{value}</b>
      </div>
      <div class="share-track" aria-hidden="true">
        <span style={{ inlineSize: `${Math.min(100, Math.max(0, share * 100))}%` }} />
      </div>
    </div>
  );
}
