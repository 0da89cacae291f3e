import { describe, expect, it } from 'vitest';
import { pieceOf } from '../../../src/castle/drawing/oblique.ts';
import { sectionFacts, sectionKinds } from '../../../src/rules/mage-knight/kinds.ts';
import type { Outline } from '../../../src/rules/mage-knight/plan/plan.ts';

/** Every point that a path names, its arcs by their ends. */
function pointsOf(d: string): readonly (readonly [number, number])[] {
  let at: readonly [number, number] = [0, 0];
  return [...d.matchAll(/([MLHVAa])([^MLHVAaz]*)/g)].map(([, command, rest = '']) => {
    const numbers = (rest.match(/-?[\d.]+/g) ?? []).map(Number);
    const [x = 0, y = 0] = numbers.slice(-2);
    if (command === 'V') at = [at[0], numbers[0] ?? 0];
    else if (command === 'H') at = [numbers[0] ?? 0, at[1]];
    else at = command === 'a' ? [at[0] + x, at[1] + y] : [x, y];
    return at;
  });
}

function roomOf(d: string): { readonly x: number; readonly far: number; readonly near: number } {
  const points = pointsOf(d);
  return {
    x: Math.max(...points.map(([x]) => Math.abs(x))),
    far: Math.min(...points.map(([, y]) => y)),
    near: Math.max(...points.map(([, y]) => y)),
  };
}

const block = (width: number, depth: number, angle = 0): Outline => ({
  shape: 'rectangle',
  centre: { x: 9, y: 12 },
  width,
  depth,
  angle,
});

describe('castle/drawing', () => {
  it('castle/drawing a footprint is true to the inch and its top is pushed up by the height of its kind', () => {
    for (const kind of sectionKinds) {
      for (const angle of [0, 15, 45, 90, 133, 180, 271]) {
        const { silhouette, rise } = pieceOf(kind, block(6, 2, angle));
        const turn = (angle * Math.PI) / 180;
        const across = (6 * Math.abs(Math.cos(turn)) + 2 * Math.abs(Math.sin(turn))) / 2;
        const deep = (6 * Math.abs(Math.sin(turn)) + 2 * Math.abs(Math.cos(turn))) / 2;
        const room = roomOf(silhouette);
        expect(room.x).toBeCloseTo(across, 2);
        expect(room.near).toBeCloseTo(deep, 2);
        expect(room.far).toBeCloseTo(-deep - rise, 2);
      }
    }
    const tower = pieceOf('round-tower', { shape: 'circle', centre: { x: 0, y: 0 }, radius: 2 });
    expect(roomOf(tower.silhouette).x).toBe(2);
    expect(roomOf(tower.silhouette).far).toBe(-tower.rise);
  });

  it('MK-ENT-01 doors are closed until they are opened; a wall has none', () => {
    for (const kind of sectionKinds) {
      const outline: Outline =
        kind === 'round-tower' ? { shape: 'circle', centre: { x: 0, y: 0 }, radius: 2 } : block(6, 4);
      const count = (open: number, paint: string) =>
        pieceOf(kind, outline, { open }).strokes.filter((stroke) => stroke.paint === paint).length;
      const doors = sectionFacts[kind].doors.length;
      expect(count(0, 'opening')).toBe(0);
      expect(count(doors, 'opening') > 0).toBe(doors > 0);
      expect(count(0, 'leaf') > 0).toBe(doors > 0);
    }
  });

  it('MK-GATE-01 double door and portcullis of a gatehouse are seen apart', () => {
    const paints = (open: number) => pieceOf('gatehouse', block(6, 4), { open }).strokes;
    const bars = (open: number) => paints(open).filter(({ paint }) => paint === 'slit').length;
    expect(bars(0)).toBe(bars(1));
    expect(bars(2)).toBe(bars(0) - 1);
  });

  it('MK-DST-01 of a destroyed section only stones remain, where it stood', () => {
    for (const angle of [0, 30, 90]) {
      const { strokes, rise } = pieceOf('wall', block(6, 2, angle), { destroyed: true, breached: true });
      expect(strokes.map(({ paint }) => paint)).toEqual(['rubble']);
      expect(rise).toBe(0);
      const turn = (angle * Math.PI) / 180;
      for (const [x, y] of pointsOf(strokes[0]?.d ?? '')) {
        const along = x * Math.cos(turn) + y * Math.sin(turn);
        const across = -x * Math.sin(turn) + y * Math.cos(turn);
        expect(Math.abs(along)).toBeLessThan(3 + 1);
        expect(Math.abs(across)).toBeLessThan(1 + 1);
      }
    }
  });

  it('MK-BRE-01 damage, breach, planking and ladders are painted on', () => {
    const paints = (looks: Parameters<typeof pieceOf>[2]) =>
      pieceOf('wall', block(6, 2), looks).strokes.map(({ paint }) => paint);
    expect(paints({})).not.toContain('crack');
    expect(paints({ cracked: true })).toContain('crack');
    expect(paints({ breached: true })).toContain('badge');
    expect(paints({ planking: true })).toContain('plank');
    expect(paints({ ladders: 2 }).filter((paint) => paint === 'plank')).toHaveLength(2);
  });
});
