/** Nothing yet; numbers of records and their cells are not negative. */
export const unknown = -1;

/**
 * Records of whole numbers, each pair of the first two once, numbered from 0 on; `extra` more cells of each are
 * `unknown` until they are set. All cells of one lie side by side: those of thousands are looked at in no order. A
 * class, for functions made again with each table would not be compiled into those that call them.
 */
export class Numbered {
  readonly #width: number;
  #slots = new Int32Array(1 << 10).fill(unknown);
  #room = this.#slots.length / 2;
  #cells: Int32Array;
  #count = 0;

  constructor(extra: number) {
    this.#width = 2 + extra;
    this.#cells = new Int32Array(this.#room * this.#width).fill(unknown);
  }

  #slotOf(a: number, b: number): number {
    const slots = this.#slots;
    const cells = this.#cells;
    const width = this.#width;
    const last = slots.length - 1;
    const mixed = Math.imul(Math.imul(a, 0x9e3779b1) ^ b, 0x85ebca6b);
    for (let slot = (mixed ^ (mixed >>> 15)) & last; ; slot = (slot + 1) & last) {
      const id = slots[slot] as number;
      if (id === unknown || (cells[id * width] === a && cells[id * width + 1] === b)) return slot;
    }
  }

  #widen(): void {
    const before = this.#cells;
    const width = this.#width;
    this.#room = this.#slots.length;
    this.#cells = new Int32Array(this.#room * width).fill(unknown);
    this.#cells.set(before);
    this.#slots = new Int32Array(2 * this.#room).fill(unknown);
    for (let id = 0; id < this.#count; id++)
      this.#slots[this.#slotOf(before[id * width] as number, before[id * width + 1] as number)] = id;
  }

  numberOf(a: number, b: number): number {
    let slot = this.#slotOf(a, b);
    const known = this.#slots[slot] as number;
    if (known !== unknown) return known;
    if (this.#count === this.#room) {
      this.#widen();
      slot = this.#slotOf(a, b);
    }
    const id = this.#count++;
    this.#slots[slot] = id;
    this.#cells[id * this.#width] = a;
    this.#cells[id * this.#width + 1] = b;
    return id;
  }

  cell(id: number, at: number): number {
    return this.#cells[id * this.#width + at] as number;
  }

  set(id: number, at: number, value: number): void {
    this.#cells[id * this.#width + at] = value;
  }
}
