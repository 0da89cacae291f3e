import { signal } from '@preact/signals';
import { once } from '../platform/lazily.ts';

type AfterSight = typeof import('./table/entry.ts');

/** What comes after the first sight of a fight: there before anybody can have looked at it. */
export const afterSight = signal<AfterSight | undefined>(undefined);

export const fetchAfterSight = once(async () => {
  afterSight.value = await import('./table/entry.ts');
});
