import './dice.css';

interface DieProps {
  readonly sides: number;
  readonly face: number;
  readonly bonus?: boolean;
  /** Rolled again or not kept. */
  readonly faded?: boolean;
  readonly success?: boolean;
  readonly tumble?: boolean;
  readonly size?: number;
}

const near = 27;
const mid = 50;
const far = 73;
const spots: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[mid, mid]],
  2: [
    [near, near],
    [far, far],
  ],
  3: [
    [near, near],
    [mid, mid],
    [far, far],
  ],
  4: [
    [near, near],
    [far, near],
    [near, far],
    [far, far],
  ],
  5: [
    [near, near],
    [far, near],
    [mid, mid],
    [near, far],
    [far, far],
  ],
  6: [
    [near, 24],
    [far, 24],
    [near, mid],
    [far, mid],
    [near, 76],
    [far, 76],
  ],
};

/** All pips as one path: a hundred dice are a hundred paths, not three hundred circles. */
const pips = (face: number): string | undefined =>
  spots[face]?.map(([x, y]) => `M${x - 9} ${y}a9 9 0 1 0 18 0a9 9 0 1 0-18 0`).join('');

const outlines: Readonly<Record<number, string>> = {
  4: '50,6 96,90 4,90',
  8: '50,3 94,50 50,97 6,50',
  10: '50,4 96,44 80,80 50,96 20,80 4,44',
  12: '50,4 94,36 78,92 22,92 6,36',
  20: '50,3 93,27 93,75 50,97 7,75 7,27',
};

/** One die as it lies on the table. The words of the result say the same, so it is hidden from screen readers. */
export function Die({ sides, face, bonus, faded, success, tumble, size = 48 }: DieProps) {
  const ink = sides === 6 ? pips(face) : undefined;
  const outline = outlines[sides];
  return (
    <svg
      class="die"
      viewBox="0 0 100 100"
      aria-hidden="true"
      data-bonus={bonus || undefined}
      data-faded={faded || undefined}
      data-success={success || undefined}
      data-tumble={tumble || undefined}
      style={{ '--die': `${size}px` }}
    >
      {outline ? (
        <polygon class="die-body" points={outline} stroke-linejoin="round" />
      ) : (
        <rect class="die-body" x="4" y="4" width="92" height="92" rx="20" />
      )}
      {ink ? (
        <path class="die-ink" d={ink} />
      ) : (
        <text
          x="50"
          y={sides === 4 ? 64 : 52}
          style={{ fontSize: face > 999 ? '22px' : face > 99 ? '28px' : '34px' }}
        >
          {face}
        </text>
      )}
    </svg>
  );
}
