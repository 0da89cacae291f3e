import type { Layer, NavigationModel } from '../platform/navigation.ts';

interface Cover {
  readonly id: number;
  readonly onBack: () => void;
  readonly keeps: boolean;
  /** The place it covers. */
  readonly path: string | undefined;
}

interface Laid {
  readonly uncover: () => void;
  /** Lays it again where it lay before, if it was taken away by going elsewhere. */
  readonly again: () => void;
}

type LayCover = (onBack: () => void, keeps: boolean) => Laid;

/** The covers of each app; a browser has one. */
const known = new WeakMap<Layer, LayCover>();

/**
 * Something stands over the place, such as a sheet: Back takes that away, through `onBack`, and the place stays. Answers
 * with what to call when it went another way. What `keeps` is not taken away by going to another place: it is there again
 * when that is left.
 */
export function openOverlay(
  { layer, location }: NavigationModel,
  onBack: () => void,
  keeps = false,
): () => void {
  const cover = known.get(layer) ?? createCovers(layer);
  known.set(layer, cover);
  const { uncover, again } = cover(onBack, keeps);
  if (!keeps) return uncover;
  // Who is back before the other place was drawn still sees it: it has to go by Back as before.
  const here = () => `${location.peek().place}/${location.peek().rest}`;
  const own = here();
  let before = own;
  const stop = location.subscribe(() => {
    const away = before !== own;
    before = here();
    if (away && before === own) again();
  });
  return () => {
    stop();
    uncover();
  };
}

function createCovers(layer: Layer): LayCover {
  const { history } = layer;
  const entry = () => (history.state() ?? {}) as { readonly cover?: number };
  const path = () => history.hash().split('?')[0];
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
        if (!top.keeps) top.onBack();
        uncover(top.id);
      } else return false;
      return true;
    },
    arrived() {
      if (covers.length === 0 && !returning) return undefined;
      const at = entry().cover ?? 0;
      const left = covers.filter(({ id }) => id > at);
      const wasReturning = returning !== undefined;
      const waiting = returning ?? [];
      returning = undefined;
      covers = covers.filter((cover) => !left.includes(cover));
      const here = path();
      const follow = () => {
        for (const cover of left) if (!cover.keeps || cover.path === here) cover.onBack();
      };
      if (at !== 0 && (left.length > 0 || wasReturning) && !covers.some(({ id }) => id === at)) {
        // What lay here is gone as well.
        returning = waiting;
        history.back();
        return follow;
      }
      return () => {
        follow();
        for (const then of waiting) then();
      };
    },
  };

  return (onBack, keeps) => {
    let id: number | undefined;
    let laid: Cover | undefined;
    let gone = false;
    function lay(): void {
      if (gone) return;
      if (covers.length === 0) layer.flush();
      const leftOver = covers.length === 0 ? entry().cover : undefined;
      last = Math.max(last, leftOver ?? last + 1);
      id = leftOver ?? last;
      laid = { id, onBack, keeps, path: path() };
      covers = [...covers, laid];
      // The entry that a reload left over serves again: one more would take one more Back.
      if (leftOver === undefined) history.push({ ...entry(), cover: id }, history.hash());
    }
    // An entry pushed on the way back would be the one that is left.
    if (returning) returning.push(lay);
    else lay();
    return {
      uncover() {
        gone = true;
        if (id !== undefined) uncover(id);
      },
      again() {
        // By itself, and not by its entry: another may lie on the entry that was left over.
        if (!laid || returning || covers.includes(laid)) return;
        lay();
      },
    };
  };
}
