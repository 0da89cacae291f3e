import { batch, effect, type ReadonlySignal, Signal, signal } from '@preact/signals';

const waiting = new Set<() => void>();
let unplan: (() => void) | undefined;

/** What is touched next must be what is shown: then nothing waits any more. */
const touches = ['pointerdown', 'keydown', 'click', 'input'] as const;

function flush(): void {
  unplan?.();
  unplan = undefined;
  const now = [...waiting];
  waiting.clear();
  batch(() => {
    for (const show of now) show();
  });
}

/** In the frame after the next one; a page that nobody sees draws none. */
function flushSoon(): void {
  const late = setTimeout(flush, 100);
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(flush);
  });
  for (const touch of touches) addEventListener(touch, flush, true);
  unplan = () => {
    clearTimeout(late);
    cancelAnimationFrame(frame);
    for (const touch of touches) removeEventListener(touch, flush, true);
  };
}

/** Reads what the signal says, a frame after it says so while somebody looks, and at once while nobody does. */
function lagging<Value>(source: ReadonlySignal<Value>): ReadonlySignal<Value> {
  let stop: (() => void) | undefined;
  const show = () => {
    shown.value = source.peek();
  };
  const shown: Signal<Value> = signal(source.peek(), {
    watched() {
      stop = effect(() => {
        if (source.value === shown.peek()) return;
        waiting.add(show);
        if (!unplan) flushSoon();
      });
    },
    unwatched() {
      stop?.();
      stop = undefined;
      waiting.delete(show);
    },
  });
  return new Proxy(shown, {
    get(target, key) {
      // What is done goes by what is so, not by what is shown.
      if (key === 'peek') return () => source.peek();
      if (key === 'value' && !stop) target.value = source.peek();
      const part: unknown = Reflect.get(target, key, target);
      return typeof part === 'function' ? part.bind(target) : part;
    },
  });
}

const made = new WeakMap<object, object>();

/**
 * The same model as its screen may show it one frame later: the odds of a tap are drawn first, and then what they are the
 * odds of. All that is done to it is done to the model itself.
 */
export function behind<Model extends { readonly inputs: { readonly value: ReadonlySignal<unknown> } }>(
  model: Model,
): Model {
  const known = made.get(model);
  // What was made of a model has its type.
  if (known) return known as Model;
  const parts = Object.entries(model).map(([name, part]): readonly [string, unknown] => {
    if (part instanceof Signal) return [name, lagging(part)];
    return [name, name === 'inputs' ? { ...part, value: lagging(model.inputs.value) } : part];
  });
  const late = Object.fromEntries(parts) as Model;
  made.set(model, late);
  return late;
}
