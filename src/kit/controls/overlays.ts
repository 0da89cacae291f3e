import type { Layer, NavigationModel } from '../../platform/navigation.ts';

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

/** So long the browser may take to go back. */
const patience = 1000;

/** The covers of each app; a browser has one. */
const known = new WeakMap<Layer, LayCover>();

function coversOf(layer: Layer): LayCover {
  const cover = known.get(layer) ?? createCovers(layer);
  known.set(layer, cover);
  return cover;
}

/** After a reload nothing lies over the place any more: the entries of what did are left, so that Back leads on. */
export function passLeftOvers({ layer }: NavigationModel): void {
  coversOf(layer);
}

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
  const { uncover, again } = coversOf(layer)(onBack, keeps);
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
  let last = 0;
  /** On the way back from an entry of our own; what must wait until there. */
  let returning: (() => void)[] | undefined;
  /** Says that the way back leads nowhere after all. */
  let giveUp: (() => void) | undefined;
  /** What the address of the place became over an entry that a reload left. */
  let address: string | undefined;

  function leave(waiting: (() => void)[] = []): void {
    returning = waiting;
    history.back();
  }

  /** Leaves the entry of a cover that is gone. */
  function uncover(id: number): void {
    if (!covers.some((cover) => cover.id === id)) return;
    covers = covers.filter((cover) => cover.id !== id);
    if (entry().cover === id) leave(returning);
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
      giveUp?.();
      const at = entry().cover ?? 0;
      if (at === 0 && covers.length === 0 && !returning) return undefined;
      const left = covers.filter(({ id }) => id > at);
      const waiting = returning ?? [];
      returning = undefined;
      covers = covers.filter((cover) => !left.includes(cover));
      const here = path();
      const follow = () => {
        for (const cover of left) if (!cover.keeps || cover.path === here) cover.onBack();
      };
      if (address && address.split('?')[0] === here) history.replace(entry(), address);
      if (at !== 0 && !covers.some(({ id }) => id === at)) {
        // What lay here is gone as well.
        leave(waiting);
        return follow;
      }
      address = undefined;
      return () => {
        follow();
        for (const then of waiting) then();
      };
    },
  };

  if (entry().cover) {
    address = history.hash();
    giveUp = history.later(() => {
      // The browser kept nothing below: this is the entry of the place from now on.
      const { cover: _gone, ...own } = entry();
      history.replace(own, history.hash());
      const waiting = returning ?? [];
      returning = undefined;
      address = undefined;
      for (const then of waiting) then();
    }, patience);
    leave();
  }

  return (onBack, keeps) => {
    let id: number | undefined;
    let laid: Cover | undefined;
    let gone = false;
    function lay(): void {
      if (gone || (laid && covers.includes(laid))) return;
      if (covers.length === 0) layer.flush();
      last += 1;
      id = last;
      laid = { id, onBack, keeps, path: path() };
      covers = [...covers, laid];
      history.push({ ...entry(), cover: id }, history.hash());
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
        if (!laid) return;
        if (returning) returning.push(lay);
        else lay();
      },
    };
  };
}
