import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';

interface PortionsProps {
  readonly rows: readonly ComponentChildren[];
  /** More than stand on any screen. */
  readonly atATime?: number;
}

/** The rows of a long list: what is not in sight at first is drawn portion by portion, between which the page has its turn. */
export function Portions({ rows, atATime = 40 }: PortionsProps) {
  const drawn = useSignal(atATime);
  useEffect(() => {
    // Once all are there, a row more is there at once.
    const next = drawn.value < rows.length ? drawn.value + atATime : Number.POSITIVE_INFINITY;
    const timer = setTimeout(() => {
      drawn.value = next;
    });
    return () => clearTimeout(timer);
  }, [drawn.value]);
  return <>{rows.slice(0, drawn.value)}</>;
}
