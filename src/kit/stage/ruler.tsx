import { useFormat } from '../context.ts';
import './stage.css';

export interface RulerProps {
  readonly label: string;
  /** In inches. */
  readonly value: number;
  /** More than that is never asked. */
  readonly most: number;
  /** As long is the ruler, where neither the value nor the reach is more. */
  readonly default?: number;
  /** How far the weapon carries; the rest is pale. */
  readonly reach?: number | undefined;
  /** The value in words, where inches do not say it. */
  readonly shown?: string | undefined;
  /** The value says all; the label is for screen readers. */
  readonly hideLabel?: boolean;
  readonly onChange: (value: number) => void;
}

/** A distance on a ruler, as far as the weapon carries in gold; dragged, or by the arrow keys. */
export function Ruler({
  label,
  value,
  most,
  default: plain = 24,
  reach,
  shown,
  hideLabel,
  onChange,
}: RulerProps) {
  const format = useFormat();
  const says = shown ?? `${format.number(value)}″`;
  const max = Math.min(most, Math.max(plain, Math.ceil(value), Math.ceil(reach ?? 0)));
  return (
    <label class="ruler">
      <span class="ruler-words">
        <span class={hideLabel ? 'visually-hidden' : undefined}>{label}</span> <b>{says}</b>
      </span>
      <input
        type="range"
        min={0}
        max={max}
        step={1}
        value={value}
        aria-valuetext={says}
        style={{ '--reach': `${(Math.min(reach ?? max, max) / max) * 100}%` }}
        onInput={(event) => onChange(Number(event.currentTarget.value))}
      />
    </label>
  );
}
