import { useContext, useId, useMemo } from 'preact/hooks';
import { type Fates, isGone, type SideFate } from '../fight/step-record.ts';
import { BlockGroup } from '../kit/figures/block.tsx';
import { FigureGroup, type FigureLook } from '../kit/figures/figure.tsx';
import { StageView, scene } from '../kit/stage/stage.tsx';
import type { Fighter } from '../rules/usb/units/fighter.ts';
import { Ground, Wrecked } from './unit-ground.tsx';
import { type Arms, lookOf, machineIn, modelKindOf } from './unit-looks.ts';

/** Most models that are drawn of a unit; a number says how many there are. */
const mostDrawn = 10;

/** Where the figures of a unit stand, in its own half of the scene: as wide and as high as this, the feet at the foot. */
const room = { left: 6, width: 154, foot: 209, height: 98 } as const;

/** No higher are they drawn, where there is more. */
const mostHigh = 196;

/** How much of the scene units take: they stand in ranks, and none is tall. */
export const unitsTall = 114;

/** One unit by itself has the whole scene, and is drawn larger. */
const aloneScale = 1.7;
export const aloneTall = Math.round(unitsTall * aloneScale);

/** What one figure takes up of a rank, and how far the next rank stands behind it, in its own units. */
function stepOf({ mount, down }: FigureLook): { readonly across: number; readonly behind: number } {
  if (down) return { across: 150, behind: 40 };
  return mount ? { across: 168, behind: 84 } : { across: 92, behind: 62 };
}

interface Place {
  readonly x: number;
  readonly y: number;
}

/** How a formation stands: how many abreast, and how close, as a part of the room that they have in the open. */
const ranksOf: Readonly<
  Record<
    Fighter['formation'],
    { readonly abreast?: number; readonly close: number; readonly deep: number; readonly loose: boolean }
  >
> = {
  // No two of them in line.
  skirmish: { close: 1, deep: 1, loose: true },
  hide: { close: 1, deep: 1, loose: true },
  // Two abreast, one behind the other.
  column: { abreast: 2, close: 0.62, deep: 0.8, loose: false },
  // Shoulder to shoulder.
  phalanx: { close: 0.56, deep: 0.62, loose: false },
};

/** Ranks of as many figures as there are, those behind first, in the units of a figure. */
function placesOf(
  count: number,
  look: FigureLook,
  formation: Fighter['formation'],
  high: number,
): { readonly places: readonly Place[]; readonly scale: number } {
  const { abreast, close, deep, loose } = ranksOf[formation];
  const step = stepOf(look);
  const [across, behind] = look.down ? [step.across, step.behind] : [step.across * close, step.behind * deep];
  const aside = loose ? 30 : 14;
  const scaleOf = (columns: number) => {
    const behindFirst = Math.ceil(count / columns) - 1;
    const height = (look.mount ? 262 : 216) + behindFirst * behind;
    const width = columns * across + 40 + behindFirst * aside;
    return Math.min(room.width / width, high / height, 0.92);
  };
  // As many ranks as make them largest, where the formation has no number of its own.
  const tried = Array.from({ length: count }, (_, at) => at + 1);
  const columns = abreast
    ? Math.ceil(count / abreast)
    : tried.reduce((best, one) => (scaleOf(one) > scaleOf(best) ? one : best), 1);
  const scale = scaleOf(columns);
  const places = Array.from({ length: count }, (_, at) => {
    const fromLast = count - 1 - at;
    const row = Math.floor(fromLast / columns);
    return { x: (columns - 1 - (fromLast % columns)) * across + row * aside, y: -row * behind };
  });
  return { places, scale };
}

/** The first is drawn, the others are as it: a block of many costs no more than one. */
function Soldiers({
  look,
  count,
  formation,
  flees,
  high,
}: {
  readonly look: FigureLook;
  readonly count: number;
  readonly high: number;
  readonly formation: Fighter['formation'];
  /** They have turned their backs. */
  readonly flees: boolean;
}) {
  const id = useId();
  const { places, scale } = placesOf(count, look, formation, high);
  return (
    <g transform={`translate(${room.left} ${room.foot - 192 * scale}) scale(${scale.toFixed(3)})`}>
      {places.map(({ x, y }, at) =>
        at === 0 ? (
          <g key={at} transform={`translate(${x} ${y})`}>
            <g id={id}>
              <FigureGroup look={look} mirrored={flees} />
            </g>
          </g>
        ) : (
          <use key={at} href={`#${id}`} x={x} y={y} />
        ),
      )}
    </g>
  );
}

/** More than these lie there as a number says. */
const mostLying = 5;

/** Those who fell lie before those who stand. */
function Lying({ look, count }: { readonly look: FigureLook; readonly count: number }) {
  return (
    <>
      {Array.from({ length: count }, (_, at) => (
        <g
          key={at}
          transform={`translate(${118 - (at % 3) * 46} ${room.foot - 192 * 0.26 + 5 - Math.floor(at / 3) * 10}) scale(.26)`}
        >
          <FigureGroup look={{ ...look, down: true }} />
        </g>
      ))}
    </>
  );
}

interface UnitGroupProps {
  readonly fighter: Fighter;
  /** The weapon that it is seen with. */
  readonly arms: Arms;
  readonly side: 'mine' | 'theirs';
  /** Nobody stands against it: in the middle of the scene. */
  readonly alone?: boolean;
  /** How many of its models lie on the ground, and whether nobody is left. */
  readonly fate?: SideFate | undefined;
}

/** Where a place of its half of the scene is then. */
export function aloneX(x: number): number {
  return scene.width / 2 + (x - room.left - room.width / 2) * aloneScale;
}

const aloneAt = `translate(${aloneX(0)} ${scene.height * (1 - aloneScale)}) scale(${aloneScale})`;

/** A unit in its half of the scene: its models with what they hold and wear, the hero among them, and what they stand behind. */
function UnitGroup({ fighter, arms, side, alone, fate }: UnitGroupProps) {
  const { unit, joined, terrain, entrenched, formation, state } = fighter;
  const gone = isGone(fate);
  const lying = fate?.fallen ?? 0;
  const models = Math.max(0, fighter.models - (gone ? 0 : lying));
  const view = useContext(StageView);
  // What is not theirs is the sky, with how they stand.
  const high = alone ? room.height : Math.round(Math.max(room.height, Math.min(mostHigh, view.height - 50)));
  // Most taps change something else than what is seen.
  return useMemo(() => {
    const flees = state === 'panicked';
    const stands = lookOf(unit, arms);
    const look = stands && gone ? { ...stands, down: true } : stands;
    const machine = machineIn(fighter);
    const hero = joined && lookOf(joined.unit, arms);
    const badge = unit.kind === 'line' && fighter.models !== 1 && !gone;
    const place = alone ? aloneAt : side === 'theirs' ? `translate(${scene.width} 0) scale(-1 1)` : undefined;
    return (
      <g data-side={side}>
        <g transform={place}>
          {machine && (
            <g transform="translate(24 98) scale(.58)">
              <BlockGroup count={1} kind={modelKindOf(machine)} lost={gone ? ['weapon', 'mind'] : []} />
              {gone && <Wrecked />}
            </g>
          )}
          {look && models > 0 && !machine && (
            <Soldiers
              look={look}
              count={Math.min(gone ? 3 : mostDrawn, models)}
              formation={formation}
              flees={flees}
              high={high}
            />
          )}
          {stands && lying > 0 && !gone && !machine && (
            <Lying look={stands} count={Math.min(mostLying, lying)} />
          )}
          {look && machine && (
            <g transform="translate(96 126) scale(.43)">
              <FigureGroup look={look} />
            </g>
          )}
          {hero && !gone && (
            <g transform="translate(104 118) scale(.47)">
              <FigureGroup look={hero} mirrored={flees} />
            </g>
          )}
          <Ground terrain={terrain} entrenched={entrenched} formation={formation} />
          {state === 'shaken' && !gone && <Tremble />}
        </g>
        {badge && (
          <Count
            of={models}
            x={side === 'mine' ? 26 : scene.width - 26}
            tall={alone ? aloneTall : high + 16}
          />
        )}
      </g>
    );
  }, [
    unit,
    models,
    joined,
    terrain,
    entrenched,
    formation,
    state,
    arms,
    side,
    alone,
    gone,
    lying,
    fighter.models,
    high,
  ]);
}

/** They waver. */
function Tremble() {
  return (
    <path class="usb-tremble" d="M14 118q5-7 0-14M24 114q5-7 0-14M118 118q-5-7 0-14M128 114q-5-7 0-14" />
  );
}

/** How many there are. */
function Count({ of, x, tall }: { readonly of: number; readonly x: number; readonly tall: number }) {
  return (
    <g class="usb-count" transform={`translate(${x} ${scene.height - tall + 16})`}>
      <rect x={-20} y={-13} width={40} height={26} rx={8} />
      <text y={6} text-anchor="middle">
        {of}
      </text>
    </g>
  );
}

interface UnitsGroupProps {
  readonly mine: Fighter;
  readonly theirs?: Fighter | undefined;
  readonly arms: Arms;
  readonly theirArms?: Arms;
  readonly fates?: Fates;
}

/** Both sides face to face, or one by itself. */
export function UnitsGroup({ mine, theirs, arms, theirArms = 'melee', fates = {} }: UnitsGroupProps) {
  return (
    <>
      <UnitGroup fighter={mine} arms={arms} side="mine" alone={theirs === undefined} fate={fates.mine} />
      {theirs && <UnitGroup fighter={theirs} arms={theirArms} side="theirs" fate={fates.theirs} />}
    </>
  );
}
