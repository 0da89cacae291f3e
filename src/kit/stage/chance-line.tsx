import { useFormat } from '../context.ts';
import './chance-line.css';

interface ChanceLineProps {
  /** What the line is of, such as "Target dies". */
  readonly label: string;
  readonly side: 'mine' | 'theirs';
  /** 0 to 1, from the beginning to now; what nobody could say is passed over. */
  readonly chances: readonly (number | undefined)[];
  /** The places that a choice led to, and not dice. */
  readonly chosen?: readonly number[];
  /** What such a place is called. */
  readonly choice?: string;
  /** What each thing that may be chosen now makes of it. */
  readonly ahead?: readonly number[];
}

const box = { width: 320, height: 104, left: 30, right: 30, top: 14, bottom: 10 } as const;

const yOf = (chance: number) => box.top + (1 - chance) * (box.height - box.top - box.bottom);

const dot = (x: number, y: number) => `M${x - 5} ${y}a5 5 0 1 1 10 0a5 5 0 1 1-10 0Z`;

const diamond = (x: number, y: number) => `M${x} ${y - 8}l8 8l-8 8l-8-8Z`;

/** How a chance came about, roll by roll and choice by choice: a line from 0 to 100. */
export function ChanceLine({ label, side, chances, chosen = [], choice, ahead = [] }: ChanceLineProps) {
  const format = useFormat();
  const places = Math.max(1, chances.length - 1 + (ahead.length > 0 ? 1 : 0));
  const xOf = (place: number) => box.left + (place / places) * (box.width - box.left - box.right);
  const known = chances.flatMap((chance, place) =>
    chance === undefined ? [] : [{ x: xOf(place), y: yOf(chance), chance, byChoice: chosen.includes(place) }],
  );
  const last = known.at(-1);
  if (!last) return null;
  const path = known.map(({ x, y }, place) => `${place === 0 ? 'M' : 'L'}${x} ${y}`).join('');
  const shown = known.map(({ chance }) => format.hundredths(chance));
  return (
    <figure class="chance-line" data-side={side}>
      <figcaption>
        <b>{label}</b>{' '}
        {choice && known.some(({ byChoice }) => byChoice) && <span aria-hidden="true">◆ {choice}</span>}{' '}
        <span class="visually-hidden">
          {known.map(({ byChoice }, place) => `${byChoice ? `${choice}: ` : ''}${shown[place]}`).join(', ')}
        </span>
      </figcaption>
      <svg viewBox={`0 0 ${box.width} ${box.height}`} aria-hidden="true" focusable="false">
        {[0, 0.5, 1].map((level) => (
          <g key={level}>
            <path class="chance-grid" d={`M${box.left} ${yOf(level)}H${box.width - box.right + 8}`} />
            <text class="chance-scale" x={box.left - 6} y={yOf(level) + 4}>
              {level * 100}
            </text>
          </g>
        ))}
        <path class="chance-area" d={`${path}L${last.x} ${yOf(0)}L${known[0]?.x} ${yOf(0)}Z`} />
        <path class="chance-path" d={path} />
        {ahead.map((chance, place) => (
          <g key={place}>
            <path class="chance-ahead" d={`M${last.x} ${last.y}L${xOf(places)} ${yOf(chance)}`} />
            <circle class="chance-point" cx={xOf(places)} cy={yOf(chance)} r="4" />
          </g>
        ))}
        {known.map(({ x, y, byChoice }, place) => (
          <g key={place}>
            <path
              class="chance-point"
              data-now={place === known.length - 1 || undefined}
              d={byChoice ? diamond(x, y) : dot(x, y)}
            />
            <text class="chance-number" x={place === 0 ? x + 12 : x} y={y < 34 ? y + 20 : y - 9}>
              {shown[place]}
            </text>
          </g>
        ))}
      </svg>
    </figure>
  );
}
