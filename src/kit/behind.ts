import { batch, effect, type ReadonlySignal, Signal, signal } from '@preact/signals';

const waiting = new Set<() => void>();
let unplan: (() => void) | undefined;
let flushing = false;

/** What is touched next must be what is shown: then nothing waits any more. */
const touches = ['pointerdown', 'keydown', 'click', 'input'] as const;

function flush(): void {
  unplan?.();
  unplan = undefined;
  const now = [...waiting];
  waiting.clear();
  flushing = true;
  batch(() => {
    for (const follow of now) follow();
  });
  flushing = false;
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

/** Shows at once what waits, and does something when it is there, such as giving it the focus. */
export function onceShown(act: () => void): void {
  flush();
  requestAnimationFrame(act);
}

/**
 * Reads what the signal says, a frame after it says so while somebody looks, and at once while nobody does. What follows
 * from what was entered is not even worked out before.
 */
function lagging<Value>(
  source: ReadonlySignal<Value>,
  entered: ReadonlySignal<unknown>,
): ReadonlySignal<Value> {
  let stop: (() => void) | undefined;
  const turn = signal(0);
  const follow = () => {
    turn.value += 1;
  };
  const wait = () => {
    waiting.add(follow);
    if (!unplan) flushSoon();
  };
  const shown: Signal<Value> = signal(source.peek(), {
    watched() {
      let seen = entered.peek();
      stop = effect(() => {
        turn.value;
        if (entered.value !== seen && !flushing) return wait();
        seen = entered.peek();
        const { value } = source;
        if (flushing) shown.value = value;
        else if (value !== shown.peek()) wait();
      });
    },
    unwatched() {
      stop?.();
      stop = undefined;
      waiting.delete(follow);
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

interface Played {
  readonly first: ReadonlySignal<unknown>;
}

/**
 * The same model as its screen may show it one frame later: the odds of a tap are drawn first, and then what they are the
 * odds of. All that is done to it is done to the model itself.
 */
export function behind<
  Model extends { readonly inputs: { readonly value: ReadonlySignal<unknown> }; readonly play?: Played },
>(model: Model): Model {
  const known = made.get(model);
  // What was made of a model has its type.
  if (known) return known as Model;
  const { inputs, play } = model;
  const late = <Value>(signal: ReadonlySignal<Value>) => lagging(signal, inputs.value);
  const own = Object.entries<unknown>(model).flatMap(([name, part]) =>
    part instanceof Signal ? [[name, late(part)]] : [],
  );
  const shown = {
    ...model,
    ...Object.fromEntries(own),
    inputs: { ...inputs, value: late(inputs.value) },
    ...(play && { play: { ...play, first: late(play.first) } }),
  };
  made.set(model, shown);
  return shown;
}
