import { useEffect, useRef } from 'preact/hooks';

const held = 450;
const slip = 12;

interface Press {
  readonly onClick: (event: MouseEvent) => void;
  readonly onPointerDown: (event: PointerEvent) => void;
  readonly onPointerMove: (event: PointerEvent) => void;
  readonly onPointerUp: () => void;
  readonly onPointerCancel: () => void;
  readonly onContextMenu: (event: Event) => void;
}

/** A button that does one thing on a tap and another when it is held; the keyboard taps. */
export function usePress(onTap: () => void, onLong: () => void): Press {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const start = useRef({ x: 0, y: 0 });
  const done = useRef(false);
  const stop = () => clearTimeout(timer.current);
  useEffect(() => stop, []);
  return {
    onClick(event) {
      // The click that ends a long press has done its work already; a key's click has no pointer.
      if (!done.current || event.detail === 0) onTap();
      done.current = false;
    },
    onPointerDown(event) {
      done.current = false;
      start.current = { x: event.clientX, y: event.clientY };
      stop();
      if (event.button !== 0) return;
      timer.current = setTimeout(() => {
        done.current = true;
        onLong();
      }, held);
    },
    // A finger that scrolls is not holding.
    onPointerMove({ clientX, clientY }) {
      if (Math.hypot(clientX - start.current.x, clientY - start.current.y) > slip) stop();
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    onContextMenu: (event) => event.preventDefault(),
  };
}
