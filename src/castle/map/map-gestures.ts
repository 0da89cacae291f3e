import { type ReadonlySignal, signal } from '@preact/signals';
import type { Point } from '../../rules/mage-knight/plan/plan.ts';
import type { Thing, TrayKind } from '../plan/model.ts';
import type { CastleMapModel } from './map-model.ts';
import type { MapView } from './map-view.ts';

/** A finger that shakes by so many pixels does not drag yet. */
const shake = 5;

/** So many milliseconds a finger rests on what it takes. */
export const holdTime = 250;

/** A pull is sideways where it goes so many times as far across as up or down. */
const sideways = 1.2;

interface Pointer {
  readonly start: Point;
  now: Point;
}

/**
 * Fingers and mouse on the map. A mouse drags a thing or the table. A finger drags what it was held on or pulls sideways;
 * otherwise it moves the table, so that a swipe up or down never moves a thing. Two fingers zoom and move the table.
 */
export interface MapGestures {
  down(event: PointerEvent): void;
  move(event: PointerEvent): void;
  up(event: PointerEvent): void;
  cancel(event: PointerEvent): void;
  /** It is a finger that drags: what it covers is shown beside it. */
  readonly byFinger: ReadonlySignal<boolean>;
  /** Keeps the page still: on drawings not every browser heeds `touch-action`. */
  touch(event: TouchEvent): void;
  wheel(event: WheelEvent): void;
  /** Something new is drawn out of the tray; true as soon as it is over the map. */
  carry(kind: TrayKind, at: Point, finger: boolean): void;
  /** It is let go there: off the map it goes back. */
  setDown(at: Point): void;
  letGo(): void;
}

function thingOf(target: EventTarget | null): Thing | undefined {
  const [kind, index] =
    target instanceof Element
      ? (target.closest('[data-thing]')?.getAttribute('data-thing') ?? '').split('-')
      : [];
  if (kind !== 'section' && kind !== 'terrain' && kind !== 'figure') return undefined;
  return { kind, index: Number(index) };
}

export function createMapGestures(
  model: Pick<CastleMapModel, 'lift' | 'dragTo' | 'drop' | 'letGo' | 'choose'>,
  view: MapView,
  frameOf: () => Element | null,
  /** A finger has taken something. */
  taken: () => void = () => undefined,
): MapGestures {
  const byFinger = signal(false);
  const pointers = new Map<number, Pointer>();
  let doing: 'nothing' | 'wait' | 'press' | 'drag' | 'table' | 'pinch' = 'nothing';
  let pressed: Thing | undefined;
  let hold: ReturnType<typeof setTimeout> | undefined;
  let carried = false;
  let frame = 0;
  let waiting: Point | undefined;

  const inFrame = ({ clientX, clientY }: { readonly clientX: number; readonly clientY: number }): Point => {
    const box = frameOf()?.getBoundingClientRect();
    return { x: clientX - (box?.left ?? 0), y: clientY - (box?.top ?? 0) };
  };

  /** Pointers report more often than the screen draws: the plan is judged once a frame. */
  function follow(at: Point): void {
    waiting = at;
    frame ||= requestAnimationFrame(settle);
  }
  function settle(): void {
    cancelAnimationFrame(frame);
    frame = 0;
    if (waiting) model.dragTo(view.inchAt(waiting));
    waiting = undefined;
  }
  function forget(): void {
    cancelAnimationFrame(frame);
    frame = 0;
    waiting = undefined;
  }

  /** The finger has what lies under it. */
  function take(at: Point): void {
    noHold();
    if (doing !== 'wait' || !pressed) return;
    doing = 'press';
    taken();
    model.lift(pressed, view.inchAt(at));
  }
  function noHold(): void {
    clearTimeout(hold);
    hold = undefined;
  }

  const middle = (): Point => {
    const all = [...pointers.values()];
    const sum = all.reduce((total, { now }) => ({ x: total.x + now.x, y: total.y + now.y }), { x: 0, y: 0 });
    return { x: sum.x / all.length, y: sum.y / all.length };
  };
  const spread = (): number => {
    const [a, b] = [...pointers.values()];
    return a && b ? Math.hypot(a.now.x - b.now.x, a.now.y - b.now.y) : 0;
  };

  function end(event: PointerEvent, finish: () => void): void {
    if (!pointers.delete(event.pointerId)) return;
    noHold();
    // The finger that stays after a pinch moves the table, never a thing.
    if (pointers.size > 0) doing = 'table';
    else {
      finish();
      doing = 'nothing';
    }
  }

  return {
    byFinger,
    down(event) {
      if (event.pointerType === 'mouse' && event.button !== 0) return;
      const at = inFrame(event);
      pointers.set(event.pointerId, { start: at, now: at });
      frameOf()?.setPointerCapture(event.pointerId);
      if (pointers.size > 1) {
        noHold();
        forget();
        model.letGo();
        doing = 'pinch';
        return;
      }
      byFinger.value = event.pointerType === 'touch';
      pressed = thingOf(event.target);
      doing = pressed ? 'wait' : 'table';
      if (!pressed) return;
      if (byFinger.peek()) hold = setTimeout(() => take(at), holdTime);
      else {
        doing = 'press';
        model.lift(pressed, view.inchAt(at));
      }
    },
    move(event) {
      const pointer = pointers.get(event.pointerId);
      if (!pointer) return;
      const [before, apart] = [middle(), spread()];
      const last = pointer.now;
      pointer.now = inFrame(event);
      const { start, now } = pointer;
      const [across, along] = [Math.abs(now.x - start.x), Math.abs(now.y - start.y)];
      if (Math.hypot(across, along) > shake) {
        if (doing === 'wait' && across > along * sideways) take(start);
        noHold();
        if (doing === 'press') doing = 'drag';
        else if (doing === 'wait') doing = 'table';
      }
      if (doing === 'drag') follow(now);
      else if (doing === 'table') view.panBy(now.x - last.x, now.y - last.y);
      else if (doing === 'pinch' && apart > 0) {
        const after = middle();
        view.zoomBy(spread() / apart, after);
        view.panBy(after.x - before.x, after.y - before.y);
      }
    },
    up(event) {
      const pointer = pointers.get(event.pointerId);
      end(event, () => {
        if (doing === 'drag') {
          settle();
          model.drop();
        } else {
          // A tap chooses: from then on it follows the finger.
          if (doing === 'wait' && pressed && pointer) model.lift(pressed, view.inchAt(pointer.start));
          model.letGo();
        }
        const still =
          pointer && Math.hypot(pointer.now.x - pointer.start.x, pointer.now.y - pointer.start.y) <= shake;
        if (doing === 'table' && still && !pressed) model.choose(undefined);
      });
    },
    cancel(event) {
      forget();
      end(event, model.letGo);
    },
    touch(event) {
      if (doing !== 'nothing' && event.cancelable) event.preventDefault();
    },
    wheel(event) {
      event.preventDefault();
      view.zoomBy(Math.exp(-event.deltaY / (event.deltaMode === 0 ? 400 : 12)), inFrame(event));
    },
    carry(kind, at, finger) {
      const point = inFrame({ clientX: at.x, clientY: at.y });
      byFinger.value = finger;
      if (!carried) {
        if (finger) taken();
        model.lift(kind, view.inchAt(point));
      }
      carried = true;
      follow(point);
    },
    setDown(at) {
      if (!carried) return;
      carried = false;
      const box = frameOf()?.getBoundingClientRect();
      const inside = box && at.x >= box.left && at.x <= box.right && at.y >= box.top && at.y <= box.bottom;
      if (inside) {
        follow(inFrame({ clientX: at.x, clientY: at.y }));
        settle();
        model.drop();
      } else {
        forget();
        model.letGo();
      }
    },
    letGo() {
      carried = false;
      forget();
      model.letGo();
    },
  };
}

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Moves, turns or removes the thing in focus; false for keys that mean nothing here. */
function moveByKey(event: KeyboardEvent, model: CastleMapModel): boolean {
  const arrow = arrows[event.key];
  if (arrow) {
    const step = event.shiftKey ? 0.25 : 1;
    model.nudge(arrow[0] * step, arrow[1] * step);
  } else if (event.key.toLowerCase() === 'r') model.turn(event.shiftKey ? 90 : 15);
  else if (event.key.toLowerCase() === 'd') model.duplicate();
  else if (event.key === 'Delete' || event.key === 'Backspace') model.remove();
  else if (event.key === 'Escape') model.choose(undefined);
  else return false;
  return true;
}

/** The keys of a thing on the map or in the list; who removed it goes on at its neighbour. */
export function onThingKey(model: CastleMapModel, thing: Thing): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    // Several are moved together, whichever of them has the focus; Space adds one more.
    if (event.key === ' ' || (event.key !== 'Escape' && !model.several.peek())) model.choose(thing);
    if (event.key === ' ') event.preventDefault();
    const focused = event.currentTarget;
    if (!moveByKey(event, model)) return;
    event.preventDefault();
    if (model.last.peek()?.act === 'removed' && focused instanceof Element) focusInstead(focused);
  };
}

function focusInstead(gone: Element): void {
  const rest = [
    ...document.querySelectorAll<HTMLElement>(`[data-piece="${gone.getAttribute('data-piece')}"]`),
  ];
  const place = rest.indexOf(gone as HTMLElement);
  const next = rest[place + 1] ?? rest[place - 1] ?? document.querySelector<HTMLElement>('.map');
  // The list is redrawn in a moment: its places keep their elements, and only the last one goes.
  requestAnimationFrame(() =>
    (next?.isConnected ? next : document.querySelector<HTMLElement>('.map'))?.focus(),
  );
}

/** Undoing, redoing and zooming anywhere in the mode but where text is typed. */
export function onMapKey(model: CastleMapModel, view: MapView): (event: KeyboardEvent) => void {
  const zooms: Readonly<Record<string, () => void>> = {
    '+': () => view.zoomBy(1.5),
    '=': () => view.zoomBy(1.5),
    '-': () => view.zoomBy(1 / 1.5),
    '0': view.fit,
  };
  return (event) => {
    if (event.altKey || (event.target instanceof HTMLInputElement && event.target.type === 'text')) return;
    const key = event.key.toLowerCase();
    if (!event.ctrlKey && !event.metaKey) {
      zooms[key]?.();
      return;
    }
    if (key === 'a') {
      if (!(event.target instanceof Element && event.target.closest('.map'))) return;
      model.chooseCastle();
    } else if (key === 'z') event.shiftKey ? model.redo() : model.undo();
    else if (key === 'y') model.redo();
    else return;
    event.preventDefault();
  };
}
