import './die.css';

interface DieProps {
  readonly sides: number;
  readonly face: number;
  readonly bonus?: boolean;
  readonly tumble?: boolean;
  readonly size?: number;
}

const spots: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[50, 50]],
  2: [
    [28, 28],
    [72, 72],
  ],
  3: [
    [26, 26],
    [50, 50],
    [74, 74],
  ],
  4: [
    [28, 28],
    [72, 28],
    [28, 72],
    [72, 72],
  ],
  5: [
    [27, 27],
    [73, 27],
    [50, 50],
    [27, 73],
    [73, 73],
  ],
  6: [
    [28, 24],
    [72, 24],
    [28, 50],
    [72, 50],
    [28, 76],
    [72, 76],
  ],
};

const outlines: Readonly<Record<number, string>> = {
  4: '50,6 96,90 4,90',
  8: '50,3 94,50 50,97 6,50',
  10: '50,4 96,44 80,80 50,96 20,80 4,44',
  12: '50,4 94,36 78,92 22,92 6,36',
  20: '50,3 93,27 93,75 50,97 7,75 7,27',
};

/** One die as it lies on the table. The words of the result say the same, so it is hidden from screen readers. */
export function Die({ sides, face, bonus, tumble, size = 48 }: DieProps) {
  const pips = sides === 6 ? spots[face] : undefined;
  const outline = outlines[sides];
  return (
    <svg
      class="die"
      viewBox="0 0 100 100"
      aria-hidden="true"
      data-bonus={bonus || undefined}
      data-tumble={tumble || undefined}
      style={{ '--die': `${size}px` }}
    >
      {outline ? (
        <polygon class="die-body" points={outline} stroke-linejoin="round" />
      ) : (
        <rect class="die-body" x="4" y="4" width="92" height="92" rx="20" />
      )}
      {pips ? (
        pips.map(([x, y]) => <circle key={`${x}-${y}`} class="die-ink" cx={x} cy={y} r="9" />)
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
