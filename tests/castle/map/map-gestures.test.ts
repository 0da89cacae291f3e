import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createMapGestures, holdTime } from '../../../src/castle/map/map-gestures.ts';

type Call = readonly [string, ...unknown[]];

const third = { kind: 'section', index: 3 } as const;

/** A map whose pixels are inches, with a log of what the fingers ask for. */
function open() {
  const calls: Call[] = [];
  const log =
    (name: string) =>
    (...values: unknown[]) =>
      void calls.push([name, ...values]);
  const frame = {
    getBoundingClientRect: () => ({ left: 100, top: 50, right: 400, bottom: 450 }),
    setPointerCapture: () => undefined,
  };
  const gestures = createMapGestures(
    {
      lift: log('lift'),
      dragTo: log('dragTo'),
      drop: log('drop'),
      letGo: log('letGo'),
      choose: log('choose'),
    },
    {
      inchAt: (at: { x: number; y: number }) => at,
      zoomBy: log('zoomBy'),
      panBy: log('panBy'),
    } as never,
    () => frame as never,
    log('taken'),
  );
  const event = (id: number, x: number, y: number, more: object = {}) =>
    ({
      pointerId: id,
      clientX: x,
      clientY: y,
      button: 0,
      pointerType: 'touch',
      target: null,
      ...more,
    }) as unknown as PointerEvent;
  return { calls, gestures, event };
}

class FakeElement {
  constructor(readonly name: string) {}
  closest(): this {
    return this;
  }
  getAttribute(): string {
    return this.name;
  }
}
const thing = { target: new FakeElement('section-3') };

/** Frames run when the test says so. */
let frames: (() => void)[] = [];
const draw = () => {
  const waiting = frames;
  frames = [];
  for (const run of waiting) run();
};

beforeEach(() => {
  frames = [];
  vi.stubGlobal('Element', FakeElement);
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => frames.push(run));
  vi.stubGlobal('cancelAnimationFrame', () => {
    frames = [];
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('castle/map/map-gestures', () => {
  it('castle/map/map-gestures: pulled sideways a thing follows the finger once a frame, and is put where it ends', () => {
    const { calls, gestures, event } = open();
    gestures.down(event(1, 200, 150, thing));
    for (const x of [210, 220, 230]) gestures.move(event(1, x, 150));
    draw();
    gestures.move(event(1, 240, 150));
    gestures.up(event(1, 240, 150));
    expect(calls).toEqual([
      ['taken'],
      ['lift', third, { x: 100, y: 100 }],
      ['dragTo', { x: 130, y: 100 }],
      ['dragTo', { x: 140, y: 100 }],
      ['drop'],
    ]);
  });

  it('castle/map/map-gestures: a shaking tap chooses and moves nothing', () => {
    const { calls, gestures, event } = open();
    gestures.down(event(1, 200, 150, thing));
    gestures.move(event(1, 203, 152));
    gestures.up(event(1, 203, 152));
    expect(calls.map(([name]) => name)).toEqual(['lift', 'letGo']);
  });

  it.each([
    ['up', 2, -60],
    ['down', -3, 60],
    ['askew', 30, 40],
  ])('castle/map/map-gestures: a swipe %s that begins on a thing moves the table', (_, right, down) => {
    const { calls, gestures, event } = open();
    gestures.down(event(1, 200, 150, thing));
    gestures.move(event(1, 200 + right, 150 + down));
    gestures.up(event(1, 200 + right, 150 + down));
    expect(calls).toEqual([['panBy', right, down], ['letGo']]);
  });

  it('castle/map/map-gestures: a finger that rested takes what lies under it, whichever way it goes then', () => {
    vi.useFakeTimers();
    try {
      const { calls, gestures, event } = open();
      gestures.down(event(1, 200, 150, thing));
      vi.advanceTimersByTime(holdTime);
      gestures.move(event(1, 200, 110));
      gestures.up(event(1, 200, 110));
      expect(calls).toEqual([
        ['taken'],
        ['lift', third, { x: 100, y: 100 }],
        ['dragTo', { x: 100, y: 60 }],
        ['drop'],
      ]);

      calls.length = 0;
      gestures.down(event(1, 200, 150, thing));
      gestures.move(event(1, 202, 100));
      vi.advanceTimersByTime(holdTime);
      gestures.cancel(event(1, 202, 100));
      expect(calls.map(([name]) => name)).toEqual(['panBy', 'letGo']);

      calls.length = 0;
      gestures.down(event(1, 200, 150, { ...thing, pointerType: 'mouse' }));
      expect(calls.map(([name]) => name)).toEqual(['lift']);
    } finally {
      vi.useRealTimers();
    }
  });

  it('castle/map/map-gestures: bare ground moves the table; tapped, it ends the choice', () => {
    const { calls, gestures, event } = open();
    gestures.down(event(1, 200, 150));
    gestures.move(event(1, 230, 140));
    gestures.up(event(1, 230, 140));
    expect(calls).toEqual([['panBy', 30, -10], ['letGo']]);
    calls.length = 0;
    gestures.down(event(1, 200, 150));
    gestures.up(event(1, 200, 150));
    expect(calls).toEqual([['letGo'], ['choose', undefined]]);
  });

  it('castle/map/map-gestures: a second finger ends the drag and zooms; the one that stays moves the table', () => {
    const { calls, gestures, event } = open();
    gestures.down(event(1, 200, 150, thing));
    gestures.move(event(1, 220, 150));
    gestures.down(event(2, 240, 150, thing));
    draw();
    gestures.move(event(2, 260, 150));
    expect(calls.slice(2)).toEqual([['letGo'], ['zoomBy', 2, { x: 140, y: 100 }], ['panBy', 10, 0]]);
    gestures.up(event(1, 220, 150));
    gestures.move(event(2, 270, 150));
    gestures.up(event(2, 270, 150));
    expect(calls.slice(5)).toEqual([['panBy', 10, 0], ['letGo']]);
    expect(calls.some(([name]) => name === 'dragTo' || name === 'drop')).toBe(false);
  });

  it('castle/map/map-gestures: a broken-off touch puts everything back', () => {
    const { calls, gestures, event } = open();
    gestures.down(event(1, 200, 150, thing));
    gestures.move(event(1, 220, 150));
    gestures.cancel(event(1, 220, 150));
    draw();
    expect(calls.map(([name]) => name)).toEqual(['taken', 'lift', 'letGo']);
    gestures.move(event(1, 260, 150));
    expect(calls).toHaveLength(3);
  });

  it('castle/map/map-gestures: out of the tray it is put down on the map, and nowhere else', () => {
    const { calls, gestures } = open();
    gestures.carry('keep', { x: 150, y: 500 }, false);
    gestures.carry('keep', { x: 200, y: 150 }, false);
    gestures.setDown({ x: 200, y: 150 });
    expect(calls).toEqual([['lift', 'keep', { x: 50, y: 450 }], ['dragTo', { x: 100, y: 100 }], ['drop']]);
    calls.length = 0;
    gestures.carry('keep', { x: 150, y: 500 }, false);
    gestures.setDown({ x: 150, y: 500 });
    expect(calls.at(-1)).toEqual(['letGo']);
    calls.length = 0;
    gestures.setDown({ x: 200, y: 150 });
    expect(calls).toEqual([]);
  });

  it('castle/map/map-gestures: the right button of a mouse does nothing', () => {
    const { calls, gestures, event } = open();
    gestures.down(event(1, 200, 150, { ...thing, pointerType: 'mouse', button: 2 }));
    gestures.move(event(1, 260, 150));
    expect(calls).toEqual([]);
  });

  it('castle/map/map-gestures: the page is held still as long as a finger is on the map', () => {
    const { gestures, event } = open();
    let held = 0;
    const preventDefault = () => {
      held += 1;
    };
    const touch = () => gestures.touch({ cancelable: true, preventDefault } as unknown as TouchEvent);
    touch();
    expect(held).toBe(0);
    gestures.down(event(1, 150, 80));
    touch();
    expect(held).toBe(1);
    gestures.up(event(1, 150, 80));
    touch();
    expect(held).toBe(1);
  });

  it('castle/map/map-gestures: what a finger carries is shown beside it, not what a mouse does', () => {
    const { gestures, event } = open();
    gestures.down(event(1, 200, 150, thing));
    expect(gestures.byFinger.value).toBe(true);
    gestures.up(event(1, 200, 150));
    gestures.down(event(2, 200, 150, { ...thing, pointerType: 'mouse' }));
    expect(gestures.byFinger.value).toBe(false);
  });
});
