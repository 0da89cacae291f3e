import { BlockGroup, type ModelKind } from '../../kit/figure.tsx';
import { creationClass } from '../../rules/brikwars/creation/creation-structure.ts';
import type { BuiltCreation } from './creation-field.ts';

/** How a creation is drawn. */
function kindOf(creation: BuiltCreation): ModelKind {
  const flies = creation.propulsion.some(({ medium, inches }) => medium === 'flight' && inches > 0);
  const drawn = { building: 'building', creature: 'monster', vehicle: flies ? 'flyer' : 'vehicle' } as const;
  return drawn[creationClass(creation)];
}

const box = 128;

/** A creation in the box of a figure, but larger: the feet on 192; it looks to the left where it is the enemy's. */
export function CreationGroup({
  creation,
  broken,
  mirrored,
  scale = 1,
}: {
  readonly creation: BuiltCreation;
  readonly broken: boolean;
  readonly mirrored: boolean;
  readonly scale?: number;
}) {
  const turn = broken ? ` rotate(9 ${box / 2} 192)` : '';
  const across = mirrored ? -scale : scale;
  return (
    <g
      class={broken ? 'creation-broken' : undefined}
      transform={`translate(${box / 2} 192) scale(${across} ${scale}) translate(${-box / 2} -192)${turn}`}
    >
      <BlockGroup count={1} kind={kindOf(creation)} />
    </g>
  );
}

interface PipsProps {
  readonly size: number;
  readonly pips: number;
  /** The middle of the row, and how wide it may be. */
  readonly at: readonly [x: number, y: number];
  readonly width: number;
}

/** A brick for each point of Size; those that are shot away are hollow. */
export function Pips({ size, pips, at: [x, y], width }: PipsProps) {
  const count = Math.max(1, size);
  const each = Math.min(24, width / count);
  const from = x - (count * each) / 2;
  return (
    <g class="creation-pips">
      {Array.from({ length: count }, (_, at) => (
        <rect
          key={at}
          class={at < count - pips ? undefined : 'creation-pip-gone'}
          x={from + at * each + 1}
          y={y}
          width={Math.max(1, each - 2)}
          height={13}
          rx={3}
        />
      ))}
    </g>
  );
}
