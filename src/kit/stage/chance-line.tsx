import type { ComponentChildren } from 'preact';
import { box, numberPlaces } from './chance-numbers.ts';
import './chance-line.css';

/** A chance from the beginning to now. */
export interface ChanceOf {
  /** What the line is of, such as "Target dies". */
  readonly label: string;
  readonly side: 'mine' | 'theirs';
  /** 0 to 1; what nobody could say is passed over. */
  readonly chances: readonly (number | undefined)[];
  /** Each as the bar of its moment writes it, in whole percent. */
  readonly shown: readonly (string | undefined)[];
  /** What each thing that may be chosen now makes of it. */
  readonly ahead?: readonly number[];
}

/** A place that a choice led to, and not dice. */
export interface ChanceChoice {
  readonly place: number;
  /** Such as "the enemy's choice". */
  readonly label: string;
}

interface ChanceLineProps {
  /** The first is filled below. */
  readonly lines: readonly ChanceOf[];
  readonly chosen?: readonly ChanceChoice[];
  /** What led to each place, below it, the beginning at first. */
  readonly feet?: readonly ComponentChildren[];
  /** So many steps have room from the start. */
  readonly least?: number;
  /** The last step has just come. */
  readonly grows?: boolean;
}

const yOf = (chance: number) => box.top + (1 - chance) * (box.height - box.top - box.bottom);

const dot = (x: number, y: number) => `M${x - 5} ${y}a5 5 0 1 1 10 0a5 5 0 1 1-10 0Z`;

const diamond = (x: number, y: number) => `M${x} ${y - 8}l8 8l-8 8l-8-8Z`;

/** How chances came about, roll by roll and choice by choice: lines from 0 to 100. */
export function ChanceLine({ lines, chosen = [], feet, least = 1, grows = false }: ChanceLineProps) {
  const steps = lines.map(({ chances, ahead = [] }) => chances.length - 1 + (ahead.length > 0 ? 1 : 0));
  const places = Math.max(1, least, ...steps);
  const xOf = (place: number) => box.left + (place / places) * (box.width - box.left - box.right);
  const drawn = lines.flatMap(({ label, side, chances, shown, ahead = [] }) => {
    const known = chances.flatMap((chance, place) =>
      chance === undefined
        ? []
        : [
            {
              x: xOf(place),
              y: yOf(chance),
              shown: shown[place] ?? '',
              choice: chosen.find((one) => one.place === place)?.label,
            },
          ],
    );
    const last = known.at(-1);
    return last ? [{ label, side, known, last, next: xOf(chances.length), ahead }] : [];
  });
  if (drawn.length === 0) return null;
  const choices = [...new Set(chosen.map(({ label }) => label))];
  const numbers = numberPlaces(drawn.map(({ known }) => known));
  return (
    <figure class="chance-line" data-grows={grows || undefined}>
      <figcaption>
        {drawn.map(({ label, side, known }) => (
          <span key={label} data-side={side}>
            <b>{label}</b>{' '}
            <span class="visually-hidden">
              {known.map(({ shown, choice }) => `${choice ? `${choice}: ` : ''}${shown}`).join(', ')}{' '}
            </span>
          </span>
        ))}
        {choices.map((choice) => (
          <span key={choice} class="chance-chose" aria-hidden="true">
            {choice}
          </span>
        ))}
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
        {drawn.map(({ label, side, known, last, next, ahead }, at) => {
          const path = (of: typeof known) =>
            of.map(({ x, y }, place) => `${place === 0 ? 'M' : 'L'}${x} ${y}`).join('');
          return (
            <g key={label} data-side={side}>
              {at === 0 && (
                <path
                  class="chance-area"
                  d={`${path(known)}L${last.x} ${yOf(0)}L${known[0]?.x} ${yOf(0)}Z`}
                />
              )}
              <path class="chance-path" d={path(grows ? known.slice(0, -1) : known)} />
              {grows && <path class="chance-path chance-last" pathLength="1" d={path(known.slice(-2))} />}
              {ahead.map((chance, place) => (
                <g key={place}>
                  <path class="chance-ahead" d={`M${last.x} ${last.y}L${next} ${yOf(chance)}`} />
                  <circle class="chance-point" cx={next} cy={yOf(chance)} r="4" />
                </g>
              ))}
              {known.map(({ x, y, shown, choice }, place) => {
                const [across, foot] = numbers[at]?.[place] ?? [];
                return (
                  <g key={place} class={place === known.length - 1 ? 'chance-end' : undefined}>
                    <path
                      class={choice && at === 0 ? 'chance-choice' : 'chance-point'}
                      data-now={place === known.length - 1 || undefined}
                      d={choice && at === 0 ? diamond(x, y) : dot(x, y)}
                    />
                    {foot !== undefined && (
                      <text class="chance-number" x={across} y={foot}>
                        {shown}
                      </text>
                    )}
                  </g>
                );
              })}
            </g>
          );
        })}
      </svg>
      {feet && (
        <div class="chance-feet" aria-hidden="true">
          {feet.map((foot, place) => (
            <span
              key={place}
              style={{
                insetInlineStart: `${(100 * xOf(place)) / box.width}%`,
                inlineSize: `${(98 * (box.width - box.left - box.right)) / (box.width * places)}%`,
              }}
            >
              {foot}
            </span>
          ))}
        </div>
      )}
    </figure>
  );
}
