import { useFormat } from '../../kit/context.ts';
import { FigureGroup, type FigureLook } from '../../kit/figures/figure.tsx';
import { blastRadius } from '../../rules/brikwars/many/explosion.ts';
import { dress } from '../looks.ts';
import type { BlastInputs } from './inputs.ts';
import type { Places, Point, TableField } from './places.ts';

export interface PictureProps {
  readonly field: TableField;
  readonly blast: BlastInputs;
  readonly places: Places;
  readonly aim: Point;
  readonly inch: number;
  readonly seen: (point: Point) => Point;
}

const small = 0.34;

interface SmallProps {
  readonly at: Point;
  readonly look: FigureLook;
  readonly count: number;
  readonly own: boolean;
  readonly scale?: number;
}

/** Upright on a round base, two more behind it where there are several. */
function Small({ at: [x, y], look, count, own, scale = small }: SmallProps) {
  const [wide, low] = [58 * scale, 20 * scale];
  const drawn = Array.from({ length: Math.min(3, count) }, (_, place) => place).reverse();
  return (
    <g data-side={own ? 'mine' : 'theirs'}>
      {drawn.map((place) => (
        <g
          key={place}
          transform={`translate(${(x + place * 20 - (drawn.length - 1) * 10).toFixed(1)} ${(y - place * 6).toFixed(1)})`}
        >
          <ellipse class="many-base" cx="0" cy="0" rx={wide} ry={low} />
          <g
            transform={`translate(${(-64 * scale).toFixed(1)} ${(-192 * scale).toFixed(1)}) scale(${scale})`}
          >
            <FigureGroup look={look} mirrored={!own} />
          </g>
        </g>
      ))}
    </g>
  );
}

/** A length, written on its line. */
function Length({ at: [x, y], inches }: { readonly at: Point; readonly inches: string }) {
  return (
    <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
      <rect class="many-length" x="-16" y="-10" width="32" height="20" rx="10" />
      <text class="many-length-text" y="4.5">
        {inches}″
      </text>
    </g>
  );
}

/** The field from above: the throw, the circle, and who stands there. */
export function Picture({
  field,
  blast,
  places: { thrower, things },
  aim: [x, y],
  inch,
  seen,
}: PictureProps) {
  const format = useFormat();
  const from = thrower && seen(thrower);
  const reach = blastRadius * inch;
  const far = Math.min(field.width - 18, x + reach);
  return (
    <svg viewBox={`0 0 ${field.width} ${field.height}`} aria-hidden="true" focusable="false">
      <circle class="many-circle" cx={x} cy={y} r={reach} />
      <path class="many-radius" d={`M${x} ${y}H${x + reach}`} />
      {from && (
        <path
          class="many-throw"
          d={`M${from[0] + 10} ${from[1] - 30}Q${(from[0] + x) / 2} ${(from[1] + y) / 2 - 56} ${x} ${y}`}
        />
      )}
      {from && (
        <Small
          at={from}
          look={{ ...dress[blast.unit], weapon: blast.way === 'thrown' ? 'grenade' : 'rifle' }}
          count={1}
          own
          scale={small * 1.15}
        />
      )}
      {things
        .map((at, place) => ({ at: seen(at), target: blast.targets[place], place }))
        .toSorted((a, b) => a.at[1] - b.at[1])
        .map(
          ({ at, target, place }) =>
            target && (
              <Small
                key={place}
                at={at}
                look={{ ...dress[target.unit], weapon: 'none' }}
                count={target.count}
                own={target.own}
              />
            ),
        )}
      {from && blast.distance > 0 && (
        <Length at={[(from[0] + x) / 2, (from[1] + y) / 2 - 38]} inches={format.number(blast.distance)} />
      )}
      <Length at={[far, y]} inches={format.number(blastRadius)} />
    </svg>
  );
}
