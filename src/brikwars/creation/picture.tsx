import { BlockGroup, FigureGroup, type ModelKind } from '../../kit/figures/figure.tsx';
import type { UnitModel } from '../../kit/figures/unit-models.ts';
import type { BuiltCreation } from '../../rules/brikwars/creation/built.ts';
import type { CreationWeaponKind } from '../../rules/brikwars/creation/creation.ts';
import { creationClass } from '../../rules/brikwars/creation/creation-structure.ts';
import { pieceSize, type WreckState } from '../../rules/brikwars/wreck/wreck-state.ts';
import { creationModels } from './models.ts';
import './creation.css';

const longWall = 6;
const ofHorse = { size: 2, inches: 8 } as const;

/** How a creation is drawn, by what it is built of. */
function modelOf(creation: BuiltCreation): ModelKind | UnitModel | 'horse' {
  const { size, level, propulsion, weapons } = creation;
  const moves = propulsion.filter(({ inches }) => inches > 0);
  const flies = moves.some(({ medium }) => medium === 'flight');
  const swims = moves.length > 0 && moves.every(({ medium }) => medium !== 'ground');
  const gun = Math.max(0, ...weapons.map((weapon) => (shoots(weapon.kind) ? weapon.size : 0)));
  switch (creationClass(creation)) {
    case 'building':
      if (gun > 0) return 'building';
      return size >= longWall ? creationModels.wall : creationModels.house;
    case 'vehicle':
      if (flies) return 'flyer';
      if (swims) return creationModels.boat;
      return level > 1 || gun > 1 ? 'vehicle' : creationModels.car;
    case 'creature': {
      if (flies) return creationModels.dragon;
      const runs = moves.some(({ inches }) => inches >= ofHorse.inches);
      return size <= ofHorse.size && runs && gun === 0 ? 'horse' : 'monster';
    }
  }
}

const shoots = (kind: CreationWeaponKind) => kind === 'gun' || kind === 'launcher' || kind === 'rocket';

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
  const model = modelOf(creation);
  const across = mirrored ? -scale : scale;
  return (
    <g
      class={broken ? 'creation-broken' : undefined}
      transform={`translate(${box / 2} 192) scale(${across} ${scale}) translate(${-box / 2} -192)${turn}`}
    >
      {model === 'horse' ? (
        <FigureGroup look={{ weapon: 'none', mount: 'horse', alone: true }} />
      ) : (
        <BlockGroup count={1} kind={model} />
      )}
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

/** A creation by itself with its pips, for lists and sheets. The words beside it say the same. */
export function CreationFigure({
  creation,
  state,
  height = 72,
}: {
  readonly creation: BuiltCreation;
  readonly state: WreckState;
  readonly height?: number;
}) {
  const { pips } = state;
  const size = pieceSize(creation, state);
  const gone = pips >= Math.max(1, size);
  const [across, down] = [152, 184];
  return (
    <svg
      class="fg-picture"
      data-side="mine"
      viewBox={`-12 36 ${across} ${down}`}
      width={Math.round((height * across) / down)}
      height={height}
      aria-hidden="true"
      focusable="false"
    >
      <CreationGroup creation={creation} broken={gone} mirrored={false} />
      <Pips size={size} pips={pips} at={[box / 2, 202]} width={across} />
    </svg>
  );
}
