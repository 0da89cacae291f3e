import { useServices, useTexts } from './context.ts';

/** Stands in the place of a part that is on its way, and says when it will not come; what is below waits with it. */
export function Pending() {
  const { offline } = useServices();
  const t = useTexts('shell');
  if (offline.outdated.value) return <p class="note pending">{t.outdated}</p>;
  return <p class="hint pending">{offline.missed.value > 0 ? t.notStored : t.loading}</p>;
}
