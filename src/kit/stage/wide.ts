import { type ReadonlySignal, signal } from '@preact/signals';

const known = new Map<number, ReadonlySignal<boolean>>();

function watchWidth(least: number): ReadonlySignal<boolean> {
  const query = matchMedia(`(min-width: ${least}px)`);
  const wide = signal(query.matches);
  query.addEventListener('change', () => {
    wide.value = query.matches;
  });
  return wide;
}

/** Whether there is room for a second column; one of few words has it sooner. */
export function isWide(least: 600 | 900 = 900): boolean {
  const wide = known.get(least) ?? watchWidth(least);
  known.set(least, wide);
  return wide.value;
}
