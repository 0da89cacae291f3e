import { describe, expect, it } from 'vitest';
import {
  apart,
  bodyOf,
  boxOfName,
  type NamedPawn,
  nameBelow,
  namesWithRoom,
} from '../../../src/castle/drawing/names.ts';
import { createSeededSource } from '../../../src/rules/dice/random.ts';

const size = 0.87;
const room = { left: -14, top: -12, right: 14, bottom: 12 };

describe('castle/drawing/names', () => {
  it('castle/drawing/names: alone one stands at its feet, as on the map', () => {
    const pawn = { foot: { x: 0, y: 0 }, radius: 0.75, name: 'Smok' };
    expect(namesWithRoom([pawn], size, room)).toEqual([{ text: 'Smok', x: 0, y: nameBelow(0.75, size) }]);
  });

  it('castle/drawing/names: four on a wall are all named in full, and at the edge as well', () => {
    const names = ['Anna', 'Béla', 'Cili', 'Dénes'];
    const row = (left: number) =>
      names.map((name, place): NamedPawn => ({ foot: { x: left + place * 1.25, y: 0 }, radius: 0.75, name }));
    for (const left of [-13, 0, 8.5]) {
      expect(namesWithRoom(row(left), size, room).map((placed) => placed?.text)).toEqual(names);
    }
  });

  it('castle/drawing/names: none covers another, a pawn or what is taken, nor leaves the room; each is its own, if shorter', () => {
    const random = createSeededSource(3);
    let [written, whole, all] = [0, 0, 0];
    for (let round = 0; round < 200; round += 1) {
      const at = () => ({ x: random(25) - 13, y: random(21) - 11 });
      const pawns = Array.from({ length: random(12) }, (_, place) => ({
        foot: at(),
        radius: 0.75,
        name: `${'ÁrvíztűrőŻółw'.slice(0, random(13))}${place}`,
      }));
      const taken = [at(), at()].map(({ x, y }) => ({ left: x, top: y, right: x + 1, bottom: y + 1 }));
      const placed = namesWithRoom(pawns, size, room, taken);
      expect(placed).toHaveLength(pawns.length);
      const boxes = placed.flatMap((name) => (name ? [boxOfName(name, size)] : []));
      boxes.forEach((box, place) => {
        for (const other of [...boxes.slice(place + 1), ...taken, ...pawns.map(bodyOf)]) {
          expect(apart(box, other)).toBe(true);
        }
        expect(box.left >= room.left - 1e-9 && box.right <= room.right + 1e-9).toBe(true);
        expect(box.top >= room.top && box.bottom <= room.bottom).toBe(true);
      });
      placed.forEach((name, place) => {
        const own = pawns[place]?.name ?? '';
        if (name) expect(own.startsWith(name.text.replace('…', ''))).toBe(true);
        all += 1;
        written += name ? 1 : 0;
        whole += name?.text === own ? 1 : 0;
      });
    }
    process.stdout.write(`castle/drawing/names: ${whole} whole, ${written} written of ${all}\n`);
    expect(whole / all).toBeGreaterThan(0.9);
  });
});
