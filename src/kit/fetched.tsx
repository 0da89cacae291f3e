import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { useServices, useTexts } from './context.ts';

/** Stands in the place of a part that is on its way, and says when it will not come; what is below waits with it. */
export function Pending() {
  const { offline } = useServices();
  const t = useTexts('shell');
  if (offline.outdated.value) return <p class="note pending">{t.outdated}</p>;
  return <p class="hint pending">{offline.missed.value > 0 ? t.notStored : t.loading}</p>;
}

export type Render = () => ComponentChildren;

/** A part of a place whose code, model and texts are fetched together when it is first shown. Give it a key. */
export function Fetched({ load }: { readonly load: () => Promise<Render> }): ComponentChildren {
  const { offline } = useServices();
  const render = useSignal<Render | undefined>(undefined);
  // Before the paint: what is there already is drawn at once.
  useLayoutEffect(() => {
    let current = true;
    load().then(
      (fetched) => {
        if (current) render.value = fetched;
      },
      () => {
        if (current) offline.markOutdated();
      },
    );
    return () => {
      current = false;
    };
  }, []);
  return render.value ? render.value() : <Pending />;
}
