import { signal } from '@preact/signals';
import { describe, expect, it } from 'vitest';
import { createMapView } from '../../../src/castle/map/map-view.ts';

function open(width: number, height: number) {
  const table = signal({ width, height });
  const view = createMapView(table);
  view.measure({ width: 328, height: 400 });
  return { table, view };
}

describe('castle/map/map-view', () => {
  it('castle/map/map-view: the whole table is seen, with room for the buttons at its narrow side', () => {
    const tall = open(36, 72).view;
    expect(tall.view.value).toMatchObject({ room: 'sides', zoom: 1, middle: { x: 18, y: 36 } });
    expect(tall.view.value.scale * 72).toBeLessThanOrEqual(400);
    expect(tall.view.value.scale * 36).toBeLessThanOrEqual(328 - 2 * 56);
    const square = open(48, 48).view;
    expect(square.view.value.room).toBe('below');
    expect(square.inchAt({ x: 12, y: 12 }).y).toBeLessThanOrEqual(0);
    expect(square.inchAt({ x: 164, y: 400 - 56 }).y).toBeGreaterThanOrEqual(48);
  });

  it.each([
    [36, 72],
    [48, 48],
    [144, 12],
    [12, 144],
  ])('castle/map/map-view: a table of %i by %i inches is wholly in the frame', (width, height) => {
    const { view } = open(width, height);
    const from = view.inchAt({ x: 0, y: 0 });
    const to = view.inchAt({ x: 328, y: 400 });
    expect(Math.min(from.x, from.y)).toBeLessThanOrEqual(0);
    expect(to.x).toBeGreaterThanOrEqual(width);
    expect(to.y).toBeGreaterThanOrEqual(height);
  });

  it('castle/map/map-view: the inch between the fingers stays there while they zoom', () => {
    const { view } = open(36, 72);
    const at = { x: 200, y: 150 };
    for (const factor of [1.3, 2, 0.7]) {
      const inch = view.inchAt(at);
      view.zoomBy(factor, at);
      expect(view.inchAt(at).x).toBeCloseTo(inch.x, 9);
      expect(view.inchAt(at).y).toBeCloseTo(inch.y, 9);
    }
  });

  it('castle/map/map-view: it never zooms out further than the table, nor without end', () => {
    const { view } = open(36, 72);
    view.zoomBy(0.1);
    expect(view.view.value.zoom).toBe(1);
    view.zoomBy(100);
    expect(view.view.value.zoom).toBe(8);
  });

  it('castle/map/map-view: the table moves with the finger, and its middle stays on it', () => {
    const { view } = open(36, 72);
    view.panBy(50, 50);
    expect(view.view.value.middle).toEqual({ x: 18, y: 36 });
    view.zoomBy(4);
    const before = view.inchAt({ x: 100, y: 100 });
    view.panBy(20, -10);
    const after = view.inchAt({ x: 120, y: 90 });
    expect(after.x).toBeCloseTo(before.x, 9);
    expect(after.y).toBeCloseTo(before.y, 9);
    view.panBy(-99999, 99999);
    // Beside the table there is room for the buttons, and no more.
    const corner = view.pixelAt({ x: 36, y: 0 });
    expect(corner?.x).toBeCloseTo(328 - 56, 6);
    expect(corner?.y).toBeCloseTo(56, 6);
    view.fit();
    expect(view.view.value).toMatchObject({ zoom: 1, middle: { x: 18, y: 36 } });
  });

  it('castle/map/map-view: an inch is found in the frame as long as it is in sight', () => {
    const { view } = open(36, 72);
    const at = view.pixelAt({ x: 18, y: 60 });
    expect(at && view.inchAt(at)).toEqual({ x: expect.closeTo(18, 9), y: expect.closeTo(60, 9) });
    view.zoomBy(6);
    expect(view.pixelAt({ x: 1, y: 1 })).toBeUndefined();
  });

  it('castle/map/map-view: text twice as large is as large on the map', () => {
    const { view } = open(36, 72);
    const { letter } = view.view.value;
    view.measure({ width: 328, height: 400 }, 2);
    expect(view.view.value.letter).toBeCloseTo(letter * 2, 12);
  });

  it('castle/map/map-view: a frame without size changes nothing', () => {
    const { view } = open(36, 72);
    const before = view.view.value;
    view.measure({ width: 0, height: 0 });
    expect(view.view.value).toEqual(before);
  });

  it('castle/map/map-view: what is put down out of sight is brought into sight, the rest stays', () => {
    const { view } = open(36, 72);
    view.zoomBy(4, { x: 164, y: 200 });
    const { middle } = view.view.value;
    view.reveal({ x: middle.x + 2, y: middle.y });
    expect(view.view.value.middle).toEqual(middle);
    expect(view.pixelAt({ x: 18, y: 64 })).toBeUndefined();
    view.reveal({ x: 18, y: 64 });
    expect(view.view.value.middle).toEqual({ x: 18, y: 64 });
  });

  it('castle/map/map-view: a part of the table is shown as near as it fits', () => {
    const { view } = open(36, 72);
    view.showBox({ left: 6, far: 48, right: 30, near: 68 });
    const from = view.inchAt({ x: 0, y: 0 });
    const to = view.inchAt({ x: 328, y: 400 });
    expect(view.view.value.middle).toEqual({ x: 18, y: 58 });
    expect(Math.max(from.x - 6, from.y - 48, 30 - to.x, 68 - to.y)).toBeLessThan(1e-9);
    expect(Math.min(to.x - from.x - 24, to.y - from.y - 20)).toBeCloseTo(0, 9);
    // Where buttons lie over the map it stands beside or below them.
    view.showBox({ left: 6, far: 48, right: 30, near: 58 }, 'right');
    expect(view.pixelAt({ x: 30, y: 50 })?.x).toBeCloseTo(328 - 56, 6);
    expect(view.inchAt({ x: 0, y: 200 }).x).toBeCloseTo(6, 6);
    view.showBox({ left: 14, far: 20, right: 22, near: 44 }, 'top');
    expect(view.pixelAt({ x: 18, y: 20 })?.y).toBeCloseTo(56, 6);
    expect(view.inchAt({ x: 100, y: 400 }).y).toBeCloseTo(44, 6);
    view.showBox({ left: -50, far: -50, right: 90, near: 120 });
    expect(view.view.value.zoom).toBe(1);
  });
});
