import { useSignal } from '@preact/signals';
import { type ComponentType, createElement } from 'preact';
import { useEffect } from 'preact/hooks';
import type { LanguageModel } from '../../platform/language.ts';
import type { Slice } from '../../platform/words.ts';
import { useServices, useTexts } from '../context.ts';

/** Stands in the place of a part that is on its way, and says when it will not come; what is below waits with it. */
export function Pending() {
  const { offline } = useServices();
  const t = useTexts('shell');
  if (offline.outdated.value) return <p class="note pending">{t.outdated}</p>;
  return <p class="hint pending">{offline.missed.value > 0 ? t.notStored : t.loading}</p>;
}

/** A component whose code and texts are fetched when it is first shown; until then nothing stands in its place. */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  words: readonly Slice[] = [],
): ComponentType<Props> {
  // With its words: what one app has fetched, another that is begun in the same page has not.
  const fetched = new WeakMap<LanguageModel, ComponentType<Props>>();
  return function Later(props: Props) {
    const { offline, language } = useServices();
    const loaded = fetched.get(language);
    const arrived = useSignal(loaded !== undefined);
    useEffect(() => {
      if (fetched.has(language)) return;
      Promise.all([load(), language.load(words)]).then(
        ([component]) => {
          fetched.set(language, component);
          arrived.value = true;
        },
        () => offline.markOutdated(),
      );
    }, [offline, language, arrived]);
    return arrived.value && loaded ? createElement(loaded, props) : null;
  };
}
