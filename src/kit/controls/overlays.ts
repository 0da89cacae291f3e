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

type LayOverlay = (onBack: () => void, keeps: boolean) => Laid;

/** So long the browser may take to go back. */
const patience = 1000;

/** The overlays of each app; a browser has one. */
const known = new WeakMap<Layer, LayOverlay>();

function overlaysOf(layer: Layer): LayOverlay {
  const overlay = known.get(layer) ?? createOverlays(layer);
  known.set(layer, overlay);
  return overlay;
}

/** After a reload nothing lies over the place any more: the entries of what did are left, so that Back leads on. */
export function passLeftOvers({ layer }: NavigationModel): void {
  overlaysOf(layer);
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
  const { uncover, again } = overlaysOf(layer)(onBack, keeps);
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

function createOverlays(layer: Layer): LayOverlay {
  const { history } = layer;
  const entry = () => (history.state() ?? {}) as { readonly overlay?: number; readonly rule?: string };
  const path = () => history.hash().split('?')[0];
  let overlays: readonly Cover[] = [];
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

  /** Leaves the entry of an overlay that is gone. */
  function uncover(id: number): void {
    if (!overlays.some((overlay) => overlay.id === id)) return;
    overlays = overlays.filter((overlay) => overlay.id !== id);
    if (entry().overlay === id) leave(returning);
  }

  layer.over = {
    holds: () => overlays.length > 0 || returning !== undefined,
    clear(then) {
      const top = overlays.at(-1);
      if (returning) returning.push(then);
      else if (top && entry().overlay === top.id && entry().rule === undefined) {
        returning = [then];
        if (!top.keeps) top.onBack();
        uncover(top.id);
      } else return false;
      return true;
    },
    arrived() {
      giveUp?.();
      const at = entry().overlay ?? 0;
      if (at === 0 && overlays.length === 0 && !returning) return undefined;
      const left = overlays.filter(({ id }) => id > at);
      const waiting = returning ?? [];
      returning = undefined;
      overlays = overlays.filter((overlay) => !left.includes(overlay));
      const here = path();
      const follow = () => {
        for (const overlay of left) if (!overlay.keeps || overlay.path === here) overlay.onBack();
      };
      if (address && address.split('?')[0] === here) history.replace(entry(), address);
      if (at !== 0 && entry().rule === undefined && !overlays.some(({ id }) => id === at)) {
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

  if (entry().overlay && entry().rule === undefined) {
    address = history.hash();
    giveUp = history.later(() => {
      // The browser kept nothing below: this is the entry of the place from now on.
      const { overlay: _gone, ...own } = entry();
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
      if (gone || (laid && overlays.includes(laid))) return;
      if (overlays.length === 0) layer.flush();
      last += 1;
      id = last;
      laid = { id, onBack, keeps, path: path() };
      overlays = [...overlays, laid];
      history.push({ ...entry(), overlay: id }, history.hash());
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
