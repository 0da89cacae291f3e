import { useSignal } from '@preact/signals';
import { type ComponentType, createElement } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Slice } from '../platform/words.ts';
import { useServices } from './context.ts';

/** A component whose code and texts are fetched when it is first shown; until then nothing stands in its place. */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  words: readonly Slice[] = [],
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;
  return function Later(props: Props) {
    const { offline, language } = useServices();
    const arrived = useSignal(loaded !== undefined);
    useEffect(() => {
      if (loaded) return;
      Promise.all([load(), language.load(words)]).then(
        ([component]) => {
          loaded = component;
          arrived.value = true;
        },
        () => offline.markOutdated(),
      );
    }, [offline, language, arrived]);
    return arrived.value && loaded ? createElement(loaded, props) : null;
  };
}
