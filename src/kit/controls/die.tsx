import './dice.css';

interface DieProps {
  readonly sides: number;
  /** Without one it lies there, and nobody has said what it shows. */
  readonly face?: number | undefined;
  readonly bonus?: boolean;
  /** Rolled again or not kept. */
  readonly faded?: boolean;
  readonly success?: boolean;
  readonly tumble?: boolean;
  readonly size?: number;
  /** Whose it is; without it the die has the game's colour too. */
  readonly side?: 'mine' | 'theirs';
  /** Its place among the dice thrown with it: each flies, in three quarters of the time or more, and lies in its own way. */
  readonly index?: number;
}

const near = 28;
const mid = 50;
const far = 72;
const [high, middle, low] = [31, 52, 73];
const spots: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[mid, middle]],
  2: [
    [near, high],
    [far, low],
  ],
  3: [
    [near, high],
    [mid, middle],
    [far, low],
  ],
  4: [
    [near, high],
    [far, high],
    [near, low],
    [far, low],
  ],
  5: [
    [near, high],
    [far, high],
    [mid, middle],
    [near, low],
    [far, low],
  ],
  6: [
    [near, 30],
    [far, 30],
    [near, middle],
    [far, middle],
    [near, 74],
    [far, 74],
  ],
};

/** All pips as one path: a hundred dice are a hundred paths, not three hundred circles. */
const pips = (face: number): string | undefined =>
  spots[face]?.map(([x, y]) => `M${x - 9.5} ${y}a9.5 9.5 0 1 0 19 0a9.5 9.5 0 1 0-19 0`).join('');

/** A die is a brick, as in the app's sign: a block with an edge in the light, its lip below, two studs above. */
const brick = {
  body: 'M22 13H78q18 0 18 18V72q0 18-18 18H22q-18 0-18-18V31q0-18 18-18z',
  light: 'M19 13V6q0-4 4-4H40q4 0 4 4V13zM56 13V6q0-4 4-4H77q4 0 4 4V13zM20 17H80v4H20z',
};

const outlines: Readonly<Record<number, string>> = {
  4: 'M50 4 96 86H4z',
  8: 'M50 2 95 47 50 92 5 47z',
  10: 'M50 2 96 40 80 76 50 92 20 76 4 40z',
  12: 'M50 2 94 34 78 90H22L6 34z',
  20: 'M50 2 92 25V69L50 92 8 69V25z',
};

/** How it flies and where it ends, out of its place alone: the same dice lie the same when drawn again. */
function flight(index: number): Record<string, string> {
  return {
    '--fly': String((75 + ((index * 17) % 26)) / 100),
    '--from-x': `${((index * 53) % 161) - 80}px`,
    '--from-y': `${-70 - ((index * 37) % 71)}px`,
    '--spin': `${(index % 2 ? 1 : -1) * (160 + ((index * 71) % 200))}deg`,
  };
}

/** One die as it lies on the table. The words of the result say the same, so it is hidden from screen readers. */
export function Die({
  sides,
  face,
  bonus,
  faded,
  success,
  tumble,
  size = 48,
  side = 'mine',
  index = face ?? 0,
}: DieProps) {
  const ink = sides === 6 && face !== undefined ? pips(face) : undefined;
  const body = outlines[sides] ?? brick.body;
  return (
    <svg
      class="die"
      viewBox="0 0 100 100"
      aria-hidden="true"
      data-side={side}
      data-bonus={bonus || undefined}
      data-faded={faded || undefined}
      data-success={success || undefined}
      data-tumble={tumble || undefined}
      data-index={index}
      style={{
        '--die': `${size}px`,
        '--tilt': `${((index * 29 + 4) % 9) - 4}deg`,
        ...(tumble ? flight(index) : {}),
      }}
    >
      <path class="die-lip" d={body} />
      <path class="die-body" d={body} />
      {outlines[sides] === undefined && <path class="die-light" d={brick.light} />}
      {ink ? (
        <path class="die-ink" d={ink} />
      ) : face === undefined ? null : (
        <text
          x="50"
          y={sides === 4 ? 61 : sides === 8 || sides === 10 ? 46 : 52}
          style={{ fontSize: face > 999 ? '24px' : face > 99 ? '30px' : '38px' }}
        >
          {face}
        </text>
      )}
    </svg>
  );
}
