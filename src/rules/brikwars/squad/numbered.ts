/** Nothing yet; numbers of records and their cells are not negative. */
export const unknown = -1;

/**
 * Records of whole numbers, each pair of the first two once, numbered from 0 on; `extra` more cells of each are `unknown`
 * until they are set. All cells of one lie side by side: those of thousands are looked at in no order.
 */
export function numbered(extra: number) {
  const width = 2 + extra;
  let slots = new Int32Array(1 << 10).fill(unknown);
  let room = slots.length / 2;
  let cells = new Int32Array(room * width).fill(unknown);
  let count = 0;
  const slotOf = (a: number, b: number): number => {
    const last = slots.length - 1;
    const mixed = Math.imul(Math.imul(a, 0x9e3779b1) ^ b, 0x85ebca6b);
    for (let slot = (mixed ^ (mixed >>> 15)) & last; ; slot = (slot + 1) & last) {
      const id = slots[slot] as number;
      if (id === unknown || (cells[id * width] === a && cells[id * width + 1] === b)) return slot;
    }
  };
  const widen = (): void => {
    const before = cells;
    room = slots.length;
    cells = new Int32Array(room * width).fill(unknown);
    cells.set(before);
    slots = new Int32Array(2 * room).fill(unknown);
    for (let id = 0; id < count; id++)
      slots[slotOf(cells[id * width] as number, cells[id * width + 1] as number)] = id;
  };
  return {
    numberOf(a: number, b: number): number {
      const slot = slotOf(a, b);
      const known = slots[slot] as number;
      if (known !== unknown) return known;
      if (count === room) {
        widen();
        slots[slotOf(a, b)] = count;
      } else slots[slot] = count;
      cells[count * width] = a;
      cells[count * width + 1] = b;
      return count++;
    },
    cell: (id: number, at: number): number => cells[id * width + at] as number,
    set(id: number, at: number, value: number) {
      cells[id * width + at] = value;
    },
  };
}
