import type { Layer, NavigationModel } from './navigation.ts';

interface Cover {
  readonly id: number;
  readonly onBack: () => void;
}

/** The covers of each app; a browser has one. */
const known = new WeakMap<Layer, (onBack: () => void) => () => void>();

/**
 * Something stands over the place, such as a sheet: Back takes that away, through `onBack`, and the place stays. Answers
 * with what to call when it went another way.
 */
export function coverPlace({ layer }: NavigationModel, onBack: () => void): () => void {
  const cover = known.get(layer) ?? createCovers(layer);
  known.set(layer, cover);
  return cover(onBack);
}

function createCovers(layer: Layer): (onBack: () => void) => () => void {
  const { history } = layer;
  const entry = () => (history.state() ?? {}) as { readonly cover?: number };
  let covers: readonly Cover[] = [];
  // After a reload an entry of a cover may be left over.
  let last = entry().cover ?? 0;
  /** On the way back from an entry of our own; what must wait until there. */
  let returning: (() => void)[] | undefined;

  /** Leaves the entry of a cover that is gone. */
  function uncover(id: number): void {
    if (!covers.some((cover) => cover.id === id)) return;
    covers = covers.filter((cover) => cover.id !== id);
    if (entry().cover !== id) return;
    returning ??= [];
    history.back();
  }

  layer.over = {
    holds: () => covers.length > 0 || returning !== undefined,
    clear(then) {
      const top = covers.at(-1);
      if (returning) returning.push(then);
      else if (top && entry().cover === top.id) {
        returning = [then];
        top.onBack();
        uncover(top.id);
      } else return false;
      return true;
    },
    arrived() {
      if (covers.length === 0 && !returning) return undefined;
      const at = entry().cover ?? 0;
      const left = covers.filter(({ id }) => id > at);
      const waiting = returning ?? [];
      returning = undefined;
      covers = covers.filter((cover) => !left.includes(cover));
      return () => {
        for (const { onBack } of left) onBack();
        for (const then of waiting) then();
      };
    },
  };

  return (onBack) => {
    if (covers.length === 0) layer.flush();
    last += 1;
    const id = last;
    covers = [...covers, { id, onBack }];
    history.push({ ...entry(), cover: id }, history.hash());
    return () => uncover(id);
  };
}
