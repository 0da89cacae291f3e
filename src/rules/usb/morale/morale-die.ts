/** One way that the die of a test can end, rerolls and the second six included. */
export interface DieEnd {
  readonly passed: boolean;
  /** How far a failed die stayed below the target, at least 1; 0 when it passed. */
  readonly margin: number;
  readonly chance: number;
}

const faces = [1, 2, 3, 4, 5, 6] as const;
const one = 1 / 6;

/**
 * How one die against a target of 2 to 7 ends: passed, or failed by how much (USB-TEST-03 for 7; USB-MOR-09 counts the
 * margin). `again` rolls a failed die once more (USB-SPEC-08).
 */
export function dieEnds(target: number, again = false): readonly DieEnd[] {
  const single = singleEnds(target);
  const ends = again ? single.flatMap((end) => (end.passed ? [end] : scaled(single, end.chance))) : single;
  return merged(ends);
}

function singleEnds(target: number): readonly DieEnd[] {
  return faces.flatMap((face): readonly DieEnd[] => {
    if (target > 6 && face === 6) {
      return [
        { passed: true, margin: 0, chance: one * one },
        { passed: false, margin: 1, chance: one * (1 - one) },
      ];
    }
    const passed = face >= target && face > 1;
    return [{ passed, margin: passed ? 0 : marginOf(target, face), chance: one }];
  });
}

/** How far a failed face is below the target: at least 1 (USB-MOR-09). */
export function marginOf(target: number, face: number): number {
  return Math.max(1, target - face);
}

function scaled(ends: readonly DieEnd[], by: number): readonly DieEnd[] {
  return ends.map((end) => ({ ...end, chance: end.chance * by }));
}

function merged(ends: readonly DieEnd[]): readonly DieEnd[] {
  const sums = new Map<number, DieEnd>();
  for (const end of ends) {
    const chance = (sums.get(end.margin)?.chance ?? 0) + end.chance;
    sums.set(end.margin, { ...end, chance });
  }
  return [...sums.values()].sort((a, b) => a.margin - b.margin);
}
