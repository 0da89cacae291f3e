import { useSignal } from '@preact/signals';
import { type ComponentType, createElement } from 'preact';
import { useEffect } from 'preact/hooks';
import { useServices } from '../context.ts';

/** A component whose code is fetched when it is first shown; until then nothing stands in its place. */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;
  return function Later(props: Props) {
    const { offline } = useServices();
    const arrived = useSignal(loaded !== undefined);
    useEffect(() => {
      if (loaded) return;
      load().then(
        (component) => {
          loaded = component;
          arrived.value = true;
        },
        () => offline.markOutdated(),
      );
    }, [offline, arrived]);
    return arrived.value && loaded ? createElement(loaded, props) : null;
  };
}
