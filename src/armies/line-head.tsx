import type { ComponentChildren } from 'preact';
import { useFormat, useTexts } from '../kit/context.ts';
import type { ArmyLineProps } from './army-line.tsx';

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
      <b>{name}</b>
      <span class="army-line-points">{t.points(format.number(points))}</span>
      {children}
      {line.note && !unfolded && <span class="army-line-note hint">{line.note}</span>}
    </button>
  );
}
