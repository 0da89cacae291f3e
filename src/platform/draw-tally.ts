import type { RandomSource } from '../rules/dice/random.ts';

/** Dice that are counted as they are drawn. */
export interface DrawCounter {
  readonly random: RandomSource;
  /** How often each face was drawn since the last `take`, by the number of sides; face 1 first. */
  readonly drawn: ReadonlyMap<number, Uint32Array>;
  /** Hands the counts over and starts again. */
  take(): Readonly<Record<string, readonly number[]>>;
  /** `notify` hears of the first die drawn after each `take`. */
  onDraw(notify: () => void): void;
}

/** As many sides as the dice have whose faces are counted. */
const mostSides = 100;

/** Counts every face that the app draws, and so none that was typed; costs a look into a table per die. */
export function countDraws(random: RandomSource): DrawCounter {
  const drawn = new Map<number, Uint32Array>();
  const tables: (Uint32Array | undefined)[] = [];
  let notify: (() => void) | undefined;
  let waiting = true;

  function open(sides: number): Uint32Array | undefined {
    if (waiting) {
      waiting = false;
      notify?.();
    }
    if (sides > mostSides) return undefined;
    const counts = new Uint32Array(sides);
    tables[sides] = counts;
    drawn.set(sides, counts);
    return counts;
  }

  return {
    drawn,
    random(sides) {
      const face = random(sides);
      const counts = tables[sides] ?? open(sides);
      if (counts) counts[face - 1] = (counts[face - 1] as number) + 1;
      return face;
    },
    take() {
      const taken = Object.fromEntries([...drawn].map(([sides, counts]) => [sides, [...counts]]));
      drawn.clear();
      tables.length = 0;
      waiting = true;
      return taken;
    },
    onDraw(listener) {
      notify = listener;
    },
  };
}
