import { useState } from 'preact/hooks';
import { useFormat, useTexts } from '../context.ts';
import '../controls/dice.css';

type Pair = readonly [name: string, value: string];

/** Names and what each comes to; the class says how they stand. */
export function Pairs({ look, pairs }: { readonly look: string; readonly pairs: readonly Pair[] }) {
  return (
    <dl class={look}>
      {pairs.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

interface BarsProps {
  readonly label: string;
  /** Chances of the values from `min` upwards. */
  readonly weights: ArrayLike<number>;
  readonly min: number;
  /** Bars from this value on are marked ("at least N"). */
  readonly from?: number;
  readonly columns: { readonly value: string; readonly chance: string };
}

const mostBars = 120;

/** Bounds of what is worth drawing: tails below one in ten thousand are left out, wide ranges are drawn in steps. */
function visible(weights: ArrayLike<number>): { first: number; last: number; step: number } {
  let first = 0;
  let last = weights.length - 1;
  while (first < last && (weights[first] ?? 0) < 1e-4) first += 1;
  while (last > first && (weights[last] ?? 0) < 1e-4) last -= 1;
  return { first, last, step: Math.max(1, Math.ceil((last - first + 1) / mostBars)) };
}

/** A distribution: bars to look at; a drag, a tap or the arrow keys ask for a value and for it or more; a table for screen readers. */
export function Bars({ label, weights, min, from, columns }: BarsProps) {
  const format = useFormat();
  const { orMore } = useTexts('compose');
  const [chosen, setChosen] = useState<number | undefined>(undefined);
  const { first, last, step } = visible(weights);
  const bars: { readonly value: number; readonly chance: number }[] = [];
  for (let index = first; index <= last; index += step) {
    let chance = 0;
    for (let inner = index; inner < Math.min(index + step, last + 1); inner += 1)
      chance += weights[inner] ?? 0;
    bars.push({ value: min + index, chance });
  }
  const chances = format.percentShares(bars.map(({ chance }) => chance));
  const tallest = Math.max(...bars.map((bar) => bar.chance), Number.MIN_VALUE);
  const picked = chosen === undefined ? undefined : bars[Math.min(chosen, bars.length - 1)];
  const place = Math.min(chosen ?? -1, bars.length - 1);
  const choose = (index: number) => setChosen(Math.min(bars.length - 1, Math.max(0, index)));
  const move = (by: number) => choose((chosen ?? 0) + by);
  const above = picked && bars.slice(place).reduce((sum, { chance }) => sum + chance, 0);
  const described = picked && [
    `${format.number(picked.value)}${step > 1 ? `–${format.number(picked.value + step - 1)}` : ''}: ${chances[place]}`,
    `${orMore(format.number(picked.value))}: ${format.percent(Math.min(1, above ?? 0))}`,
  ];
  const shown = described?.join(' · ') ?? '';
  const point = ({ currentTarget, clientX }: PointerEvent & { readonly currentTarget: Element }) => {
    const box = currentTarget.getBoundingClientRect();
    choose(Math.floor(((clientX - box.left) / box.width) * bars.length));
  };
  return (
    <figure class="bars">
      <div
        class="bars-plot"
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-valuemin={min + first}
        aria-valuemax={min + last}
        aria-valuenow={picked?.value ?? min + first}
        aria-valuetext={shown || label}
        onKeyDown={(event) => {
          if (event.key === 'ArrowRight' || event.key === 'ArrowUp') move(chosen === undefined ? 0 : 1);
          else if (event.key === 'ArrowLeft' || event.key === 'ArrowDown') move(-1);
          else return;
          event.preventDefault();
        }}
        onPointerDown={point}
        onPointerMove={(event) => {
          if (event.buttons > 0) point(event);
        }}
      >
        {bars.map((bar, index) => (
          <span
            key={bar.value}
            class="bars-bar"
            data-in={
              picked
                ? index > place || undefined
                : (from !== undefined && bar.value + step - 1 >= from) || undefined
            }
            data-chosen={index === place || undefined}
            style={{ blockSize: `${Math.max(1, (bar.chance / tallest) * 100)}%` }}
          />
        ))}
      </div>
      <div class="bars-foot" aria-hidden="true">
        <span>{format.number(min + first)}</span>
        <b>{shown}</b>
        <span>{format.number(min + last)}</span>
      </div>
      {/* A table keeps its height whatever the style says: the box around it is what hides. */}
      <div class="visually-hidden">
        <table>
          <caption>{label}</caption>
          <thead>
            <tr>
              <th scope="col">{columns.value}</th>
              <th scope="col">{columns.chance}</th>
            </tr>
          </thead>
          <tbody>
            {bars.map((bar, index) => (
              <tr key={bar.value}>
                <th scope="row">{format.number(bar.value)}</th>
                <td>{chances[index]}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}
