import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Point } from '../../rules/mage-knight/plan/plan.ts';
import type { Box } from '../plan/castle-box.ts';

/** Where the buttons that lie over the map need it to be clear. */
export type Room = 'right' | 'top';

/** Room for the buttons beside or below the table, and around it, in pixels. */
const buttons = 56;
const margin = 12;
const mostZoom = 8;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The part of the table that is seen. */
export interface View {
  /** The inch in the middle of the frame. */
  readonly middle: Point;
  /** Pixels per inch. */
  readonly scale: number;
  /** Inches of a pixel of text, which is larger for who wants large text. */
  readonly letter: number;
  readonly box: string;
  /** Of the frame, in pixels. */
  readonly width: number;
  readonly height: number;
  /** Where the table leaves room for buttons when all of it is seen. */
  readonly room: 'sides' | 'below';
  readonly zoom: number;
}

export interface MapView {
  readonly view: ReadonlySignal<View>;
  /** Its frame is known. */
  readonly measured: ReadonlySignal<boolean>;
  /** The frame in pixels, and how many times its normal size text has. */
  measure(frame: Size, text?: number): void;
  fit(): void;
  /** As near as this part of the table can be shown whole; clear of the buttons that lie over the map. */
  showBox(box: Box, room?: Room): void;
  /** So many pixels per inch, about this inch, as far as the table allows it. */
  showAt(scale: number, middle: Point): void;
  /** Nearer or farther, about a point of the frame; its middle if none is named. */
  zoomBy(factor: number, at?: Point): void;
  /** Moves the table under the frame by so many pixels. */
  panBy(right: number, down: number): void;
  /** Moves the table if this inch of it is out of sight. */
  reveal(inch: Point): void;
  /** The inch under a point of the frame. */
  inchAt(at: Point): Point;
  /** Where an inch is in the frame; undefined if it is out of sight. */
  pixelAt(inch: Point): Point | undefined;
}

/** How large the whole table can be shown, and where the buttons go then. */
function fitted(table: Size, frame: Size): Pick<View, 'scale' | 'room'> {
  const scaleIn = (width: number, height: number) =>
    Math.max(1, Math.min(width / table.width, height / table.height));
  const sides = scaleIn(frame.width - 2 * buttons, frame.height - 2 * margin);
  const below = scaleIn(frame.width - 2 * margin, frame.height - margin - buttons);
  return sides >= below ? { scale: sides, room: 'sides' } : { scale: below, room: 'below' };
}

export function createMapView(table: ReadonlySignal<Size>): MapView {
  const frame = signal<Size>({ width: 328, height: 400 });
  const measured = signal(false);
  const text = signal(1);
  const zoom = signal(1);
  const held = signal<Point | undefined>(undefined);

  const view = computed((): View => {
    const { width, height } = frame.value;
    const { scale: whole, room } = fitted(table.value, frame.value);
    const scale = whole * zoom.value;
    const lowered = room === 'below' ? (buttons - margin) / 2 / whole : 0;
    const home = { x: table.value.width / 2, y: table.value.height / 2 + lowered };
    const middle = zoom.value === 1 ? home : (held.value ?? home);
    const box = [middle.x - width / 2 / scale, middle.y - height / 2 / scale, width / scale, height / scale];
    return {
      middle,
      scale,
      width,
      height,
      letter: text.value / scale,
      room,
      zoom: zoom.value,
      box: box.map((value) => value.toFixed(3)).join(' '),
    };
  });

  function inchAt({ x, y }: Point): Point {
    const { middle, scale } = view.peek();
    const { width, height } = frame.peek();
    return { x: middle.x + (x - width / 2) / scale, y: middle.y + (y - height / 2) / scale };
  }

  /** The table fills the frame where it can; what is beside it is seen only as far as buttons need room. */
  function hold({ x, y }: Point): void {
    const { width, height } = table.peek();
    const { scale } = view.peek();
    const inside = (at: number, seen: number, length: number) => {
      const half = Math.min(length / 2, Math.max(0, seen / 2 - buttons) / scale);
      return Math.min(length - half, Math.max(half, at));
    };
    const { width: across, height: along } = frame.peek();
    held.value = { x: inside(x, across, width), y: inside(y, along, height) };
  }

  function pixelAt({ x, y }: Point): Point | undefined {
    const { middle, scale } = view.peek();
    const { width, height } = frame.peek();
    const at = { x: (x - middle.x) * scale + width / 2, y: (y - middle.y) * scale + height / 2 };
    return at.x >= 0 && at.x <= width && at.y >= 0 && at.y <= height ? at : undefined;
  }

  return {
    view,
    measured,
    inchAt,
    pixelAt,
    reveal(inch) {
      if (!pixelAt(inch)) hold(inch);
    },
    measure(size, times = 1) {
      text.value = times;
      if (size.width <= 0 || size.height <= 0) return;
      frame.value = size;
      measured.value = true;
    },
    fit() {
      zoom.value = 1;
      held.value = undefined;
    },
    showBox({ left, far, right, near }, room) {
      const { width, height } = frame.peek();
      const { scale: whole } = fitted(table.peek(), frame.peek());
      const [aside, above] = [room === 'right' ? buttons : 0, room === 'top' ? buttons : 0];
      const scale = Math.min(
        (width - aside) / Math.max(1, right - left),
        (height - above) / Math.max(1, near - far),
      );
      zoom.value = Math.min(mostZoom, Math.max(1, scale / whole));
      const pixel = 1 / view.peek().scale;
      hold({
        x: (left + right) / 2 + (aside / 2) * pixel,
        y: (far + near) / 2 - (above / 2) * pixel,
      });
    },
    showAt(scale, middle) {
      const { scale: whole } = fitted(table.peek(), frame.peek());
      zoom.value = Math.min(mostZoom, Math.max(1, scale / whole));
      hold(middle);
    },
    zoomBy(factor, at) {
      const { width, height } = frame.peek();
      const fixed = at ?? { x: width / 2, y: height / 2 };
      const inch = inchAt(fixed);
      zoom.value = Math.min(mostZoom, Math.max(1, zoom.peek() * factor));
      const { scale } = view.peek();
      hold({ x: inch.x - (fixed.x - width / 2) / scale, y: inch.y - (fixed.y - height / 2) / scale });
    },
    panBy(right, down) {
      const { middle, scale } = view.peek();
      if (zoom.peek() > 1) hold({ x: middle.x - right / scale, y: middle.y - down / scale });
    },
  };
}
