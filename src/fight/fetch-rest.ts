import { signal } from '@preact/signals';
import { once } from '../platform/lazily.ts';

type Rest = typeof import('./rest/entry.ts');

/** What the first sight of a fight does not need: there before anybody has read it. */
export const rest = signal<Rest | undefined>(undefined);

export const fetchRest = once(async () => {
  const { AfterTries, FoundFight, KeepButtons, Played, SavedPage } = await import('./rest/entry.ts');
  rest.value = { AfterTries, FoundFight, KeepButtons, Played, SavedPage };
  return rest.value;
});
