import { BlockGroup, type ModelKind, modelPlace } from '../../kit/figures/block.tsx';
import { Holes, HullPips, LooseBricks, Smoke } from '../../kit/figures/debris.tsx';
import { FigureGroup } from '../../kit/figures/figure.tsx';
import { type ModelPart, models, type UnitModel } from '../../kit/figures/unit-models.ts';
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

type Drawn = ReturnType<typeof modelOf>;

/** The hull of a horse: its body, in the box of a figure. */
const horseHull = [4, 112, 96] as const;

/** Where the studs of its hull are, from the left and how wide, in the box of a figure. */
function hullOf(kind: Drawn): readonly [x: number, y: number, width: number] {
  if (kind === 'horse') return horseHull;
  const model = typeof kind === 'string' ? models[kind] : kind;
  const [left, top, width] = model.hull ?? [-model.width / 3, -model.height / 2, (2 * model.width) / 3];
  const [x, y, scale] = modelPlace(kind, [left, top]);
  return [x, y, width * scale];
}

/** Where a part of a creation is that may be aimed at, in the box of a figure facing right: its hull where it has no such part of its own. */
export function partPlace(creation: BuiltCreation, part?: ModelPart): readonly [x: number, y: number] {
  const kind = modelOf(creation);
  const model = kind === 'horse' ? undefined : typeof kind === 'string' ? models[kind] : kind;
  const known = part && model?.at?.[part];
  if (known && kind !== 'horse') {
    const [x, y] = modelPlace(kind, known);
    return [x, y];
  }
  const [x, y, width] = hullOf(kind);
  return [x + width / 2, y + 6];
}

/** The parts that have come off. */
function lostParts({ weapons, propulsion }: BuiltCreation, state: WreckState): readonly ModelPart[] {
  const { weaponsOff, partsOff, controlsOff } = state;
  const stands = propulsion.length > 0 && propulsion.every(({ parts }, at) => (partsOff[at] ?? 0) >= parts);
  return [
    ...(weapons.length > 0 && weaponsOff.length >= weapons.length ? (['weapon'] as const) : []),
    ...(stands ? (['propulsion'] as const) : []),
    ...(controlsOff ? (['mind'] as const) : []),
  ];
}

/** What was shot off it, in the box of a figure: holes, loose bricks, and smoke where little is left. */
function Damage({
  hull: [x, y, width],
  share,
}: {
  readonly hull: ReturnType<typeof hullOf>;
  readonly share: number;
}) {
  const holes = [
    [x + width * 0.78, y + 22, 10],
    [x + width * 0.28, y + 20, 8],
    [x + width * 0.52, y - 14, 8],
  ] as const;
  const bricks = [
    [x - 10, 186],
    [x + 8, 191],
    [x + width + 6, 188],
    [x + width * 0.5, 193],
    [x + width * 0.75, 190],
  ] as const;
  const much = Math.ceil(share * holes.length);
  return (
    <>
      {share >= 0.5 && <Smoke at={[x + width * 0.62, y - 30]} scale={share >= 1 ? 1.3 : 0.9} />}
      <Holes of={holes.slice(0, much)} />
      <LooseBricks at={bricks.slice(0, much + 2)} scale={share >= 1 ? 1.15 : 0.9} />
    </>
  );
}

interface CreationGroupProps {
  readonly creation: BuiltCreation;
  /** Nothing of it is left to fight with. */
  readonly broken: boolean;
  readonly mirrored: boolean;
  readonly scale?: number;
  /** What has happened to it: its pips are studs of its hull, those that are lost are holes. */
  readonly state?: WreckState;
}

/** A creation in the box of a figure, but larger: the feet on 192; it looks to the left where it is the enemy's. */
export function CreationGroup({ creation, broken, mirrored, scale = 1, state }: CreationGroupProps) {
  const turn = broken ? ` rotate(9 ${box / 2} 192)` : '';
  const kind = modelOf(creation);
  const across = mirrored ? -scale : scale;
  const hull = hullOf(kind);
  const count = Math.max(1, state ? pieceSize(creation, state) : creation.size);
  const lost = broken ? count : Math.min(count, state?.pips ?? 0);
  const parts: readonly ModelPart[] = broken ? ['weapon', 'mind'] : state ? lostParts(creation, state) : [];
  const hurt = lost > 0 || parts.length > 0;
  return (
    <g
      class={broken ? 'creation-broken' : undefined}
      transform={`translate(${box / 2} 192) scale(${across} ${scale}) translate(${-box / 2} -192)`}
    >
      <g transform={turn || undefined}>
        {kind === 'horse' ? (
          <FigureGroup look={{ weapon: 'none', mount: 'horse', alone: true, down: broken }} />
        ) : (
          <BlockGroup count={1} kind={kind} lost={parts} />
        )}
        {state && !(broken && kind === 'horse') && (
          <HullPips count={count} lost={lost} at={[hull[0], hull[1]]} width={hull[2]} />
        )}
      </g>
      {hurt && kind !== 'horse' && <Damage hull={hull} share={lost === 0 ? 0.3 : lost / count} />}
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
  const gone = state.pips >= Math.max(1, pieceSize(creation, state));
  const [across, down] = [176, 184];
  return (
    <svg
      class="fg-picture"
      data-side="mine"
      viewBox={`-24 20 ${across} ${down}`}
      width={Math.round((height * across) / down)}
      height={height}
      aria-hidden="true"
      focusable="false"
    >
      <CreationGroup creation={creation} broken={gone} mirrored={false} state={state} />
    </svg>
  );
}
