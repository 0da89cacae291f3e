import type { Thing } from '../plan/model.ts';
import type { MapView } from './map-view.ts';
import type { CastleMapModel } from './model.ts';

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
    if (event.key !== 'Escape') model.choose(thing);
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
  // The list is drawn anew in a moment: its places keep their elements, and only the last one goes.
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
    if (key === 'z') event.shiftKey ? model.redo() : model.undo();
    else if (key === 'y') model.redo();
    else return;
    event.preventDefault();
  };
}
