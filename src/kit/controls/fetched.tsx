import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { useServices } from '../context.ts';
import { Pending } from './lazy.tsx';

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
