import { useFormat, useTexts } from '../context.ts';
import { Group } from '../group.tsx';
import './ground.css';

interface CountPillProps {
  readonly label: string;
  readonly side: 'mine' | 'theirs';
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
}

/** How many stand there, one more or one fewer at a tap. */
export function CountPill({ label, side, value, min, max, onChange }: CountPillProps) {
  const t = useTexts('stepping');
  const format = useFormat();
  return (
    <Group class="count-pill" data-side={side} label={label}>
      <button
        type="button"
        aria-label={t.less(label)}
        disabled={value <= min}
        onClick={() => onChange(value - 1)}
      >
        −
      </button>
      <span aria-live="polite">×{format.number(value)}</span>
      <button
        type="button"
        aria-label={t.more(label)}
        disabled={value >= max}
        onClick={() => onChange(value + 1)}
      >
        +
      </button>
    </Group>
  );
}
