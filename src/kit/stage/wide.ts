import { type ReadonlySignal, signal } from '@preact/signals';

let known: ReadonlySignal<boolean> | undefined;

function watchWidth(): ReadonlySignal<boolean> {
  const query = matchMedia('(min-width: 900px)');
  const wide = signal(query.matches);
  query.addEventListener('change', () => {
    wide.value = query.matches;
  });
  return wide;
}

/** Whether there is room for a second column. */
export function isWide(): boolean {
  known ??= watchWidth();
  return known.value;
}
