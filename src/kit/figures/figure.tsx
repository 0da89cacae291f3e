import {
  fallen,
  fallenBarding,
  fallenHead,
  fallenHorse,
  fallenRobe,
  fallenSaddle,
  lying,
} from './fallen-parts.ts';
import {
  armour,
  badge,
  barding,
  beard,
  cape,
  type Hat,
  hands,
  hats,
  head,
  held,
  heldBehind,
  horse,
  legs,
  type Piece,
  ridingLeg,
  robe,
  saddle,
  shadow,
  sleeves,
  torso,
  type Weapon,
  wall,
  weapons,
} from './figure-parts.ts';
import { Pieces } from './pieces.tsx';
import './figure.css';

export type { Weapon } from './figure-parts.ts';

export interface FigureLook {
  /** In the front hand. */
  readonly weapon: Weapon;
  /** In the other hand. */
  readonly other?: Weapon | 'shield';
  readonly armour?: boolean;
  /** A plume is the hat of a hero or an officer. */
  readonly hat?: Hat;
  /** A hero's. */
  readonly cape?: boolean;
  /** A mage's, with the beard. */
  readonly robe?: boolean;
  readonly mount?: 'horse' | 'barded-horse';
  /** With a mount: the horse without its rider. */
  readonly alone?: boolean;
  /** Fallen to bricks. */
  readonly down?: boolean;
}

/** Where hands and the rest are, in the units of FigureGroup facing right. */
export const anchors: Readonly<Record<'hand' | 'other' | 'head' | 'torso', readonly [number, number]>> = {
  hand: [124, 97],
  other: [16, 106],
  head: [65, 38],
  torso: [64, 88],
};

/** How a figure's rider sits: so far from where it would stand. */
const riding = { x: -6, y: -50 } as const;

const width = 128;

const larger = 1.18;

function Turned({
  of,
}: {
  readonly of: readonly (readonly [turn: string | undefined, pieces: readonly Piece[]])[];
}) {
  return (
    <>
      {of.map(([turn, pieces]) => (
        <g key={`${turn} ${pieces[0]?.[1]}`} transform={turn}>
          <Pieces of={pieces} />
        </g>
      ))}
    </>
  );
}

function Held({
  weapon,
  at,
  turn,
}: {
  weapon: Weapon | 'shield';
  at: readonly [number, number];
  turn: number;
}) {
  if (weapon === 'none') return null;
  return (
    <g transform={`translate(${at[0]} ${at[1]}) rotate(${turn}) scale(${weapon === 'shield' ? 1 : larger})`}>
      <g class={weapon === 'shield' ? undefined : 'fg-stir'}>
        <Pieces of={weapons[weapon]} />
      </g>
    </g>
  );
}

function Person({ look, rides }: { readonly look: FigureLook; readonly rides: boolean }) {
  const { weapon, other = 'none', hat = 'hair' } = look;
  const carried = <Held weapon={other} at={anchors.other} turn={heldBehind[other] ?? 0} />;
  return (
    <>
      {!rides && <Pieces of={[shadow]} />}
      {look.cape && <Pieces of={cape} />}
      {other !== 'shield' && carried}
      <g transform="rotate(24 36 72)">
        <Pieces of={sleeves.back} />
      </g>
      <Pieces of={hands.back} />
      <Pieces
        of={[
          ...(rides ? [] : look.robe ? robe : legs),
          ...torso,
          ...(look.armour ? armour : [badge]),
          ...head,
          ...(look.robe ? beard : []),
          ...hats[hat],
        ]}
      />
      {other === 'shield' && carried}
      <g transform="rotate(-48 94 74)">
        <Pieces of={sleeves.front} />
      </g>
      <Held weapon={weapon} at={anchors.hand} turn={held[weapon] ?? 0} />
      <Pieces of={hands.front} />
    </>
  );
}

function Mounted({ look }: { readonly look: FigureLook }) {
  const barded = look.mount === 'barded-horse';
  return (
    <>
      <g transform="translate(-30 0)">
        <Turned of={horse} />
        <Pieces of={barded ? barding : saddle} />
        {!look.alone && <Pieces of={ridingLeg} />}
      </g>
      {!look.alone && (
        <g transform={`translate(${riding.x} ${riding.y})`}>
          <Person look={look} rides />
        </g>
      )}
    </>
  );
}

/** How far to the right of its rider a horse falls. */
const besideHorse = 64;

/** Fallen to bricks: a mount lies on its back, and who rode it before it. */
function Fallen({ look }: { readonly look: FigureLook }) {
  const { mount, alone, hat = 'hair' } = look;
  return (
    <>
      {mount && (
        <g class="fg-fall" transform={alone ? 'translate(-30 0)' : `translate(${besideHorse} -4)`}>
          <Turned of={fallenHorse} />
          <Pieces of={mount === 'horse' ? fallenSaddle : fallenBarding} />
        </g>
      )}
      {!(mount && alone) && (
        <>
          <g class="fg-fall">
            <Turned of={look.robe ? fallenRobe : fallen} />
          </g>
          <g class="fg-fall" transform={`translate(${mount ? 60 : 86} 186) rotate(80)`}>
            <Pieces of={weapons[look.weapon]} />
          </g>
          <g class="fg-fall" transform="translate(-10 112) rotate(-24 60 30)">
            <Pieces of={[...fallenHead, ...(look.robe ? beard : []), ...hats[hat]]} />
          </g>
        </>
      )}
    </>
  );
}

/** 128 x 200 units, the feet on 192, facing right; a mount and what is held reach beyond. */
export function FigureGroup({ look, mirrored }: { readonly look: FigureLook; readonly mirrored?: boolean }) {
  return (
    <g class="fg" transform={mirrored ? `translate(${width} 0) scale(-1 1)` : undefined}>
      {look.down ? (
        <Fallen look={look} />
      ) : look.mount ? (
        <Mounted look={look} />
      ) : (
        <Person look={look} rides={false} />
      )}
    </g>
  );
}

/** What is drawn of it, in the units of FigureGroup facing right. */
export function figureBox({ weapon, other = 'none', hat, mount, alone, down }: FigureLook): {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
} {
  if (down)
    return mount && !alone
      ? { x: -26, y: 80, width: 320, height: 120 }
      : { x: -32, y: 90, width: 226, height: 110 };
  const long = (one: string) => one === 'two-handed' || one === 'spear' || one === 'staff' || one === 'lance';
  const sits = mount !== undefined && !alone;
  const right =
    weapon === 'lance'
      ? 300
      : weapon === 'rifle'
        ? 212
        : weapon === 'bow' || weapon === 'longbow'
          ? 184
          : long(weapon)
            ? 206
            : 174;
  const top = hat === 'pointed' ? -50 : (long(weapon) && weapon !== 'lance') || long(other) ? -40 : -16;
  const x = mount ? -32 : -18;
  const y = mount ? (sits ? top + riding.y : 0) : top;
  const far = mount && !sits ? 184 : Math.max(sits ? right + riding.x : right, mount ? 184 : 0);
  return { x, y, width: far - x, height: 200 - y };
}

/** One figure by itself, for lists, empty states and sheets. The words beside it say the same. */
export function Figure({
  look,
  side,
  size = 96,
  mirrored,
}: {
  readonly look: FigureLook;
  readonly side: 'mine' | 'theirs';
  /** Its height. */
  readonly size?: number;
  readonly mirrored?: boolean;
}) {
  const { x, y, width: across, height } = figureBox(look);
  const left = mirrored ? width - x - across : x;
  return (
    <svg
      class="fg-picture"
      data-side={side}
      viewBox={`${left} ${y} ${across} ${height}`}
      width={Math.round((size * across) / height)}
      height={size}
      aria-hidden="true"
      focusable="false"
    >
      <FigureGroup look={look} mirrored={mirrored ?? false} />
    </svg>
  );
}

/** A weapon by itself, for sheets. */
export function WeaponPicture({
  weapon,
  size = 40,
}: {
  readonly weapon: Weapon | 'shield';
  readonly size?: number;
}) {
  return (
    <svg
      class="fg-picture"
      viewBox="0 0 40 40"
      width={size}
      height={size}
      aria-hidden="true"
      focusable="false"
    >
      <g class="fg" transform={lying[weapon]}>
        <Pieces of={weapon === 'none' ? hands.front : weapons[weapon]} />
      </g>
    </svg>
  );
}

/** A low wall of bricks, 96 x 60 units: cover. */
export function WallGroup() {
  return (
    <g class="fg">
      <Pieces of={wall} />
    </g>
  );
}
