import { useSignal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { useFormat, useTexts } from '../../../kit/context.ts';
import { gapToPoint } from '../../../rules/mage-knight/plan/geometry.ts';
import type { Outline, Point } from '../../../rules/mage-knight/plan/plan.ts';
import { doorsOpen, figuresAt, type SectionState } from '../../../rules/mage-knight/siege/siege-state.ts';
import { pieceOf } from '../../drawing/oblique.ts';
import { Strokes } from '../../drawing/standing.tsx';
import type { Looks } from '../../drawing/strokes.ts';
import { halfExtent } from '../../plan/model.ts';
import { baseRadius, type Ground, outlinesOf } from '../ground.ts';
import type { SiegeProps } from '../text.ts';
import { conditionOf, factsOf } from './facts.ts';
import { type GroundHands, GroundPawn, onGround } from './ground-pawns.tsx';
import {
  MarksOnCastle,
  marksOnCastle,
  NamesOnCastle,
  PawnsOnSection,
  type PlacedSection,
} from './on-castle.tsx';
import '../../plan/drawing.css';
import './castle-board.css';

/** How a section looks by what has happened to it. */
function looksOf(section: SectionState, ladders: number): Looks {
  const open = doorsOpen(section);
  const gate = (open.includes('double-door') ? 1 : 0) + (open.includes('portcullis') ? 2 : 0);
  return {
    open: section.kind === 'gatehouse' ? gate : open.length,
    cracked: section.click > section.start,
    breached: section.breached !== undefined,
    demoralised: section.breached?.cause === 'demoralised',
    destroyed: section.destroyed !== undefined,
    planking: section.planking,
    ladders,
  };
}

interface Room {
  readonly left: number;
  readonly far: number;
  readonly right: number;
  readonly near: number;
}

/** The ground that all of it takes; `above` is what rises over it. */
function roomOf(outlines: readonly Outline[], margin: number, above: number): Room {
  const extents = outlines.map((outline) => ({ at: outline.centre, half: halfExtent(outline) }));
  return {
    left: Math.min(...extents.map(({ at, half }) => at.x - half.x)) - margin,
    far: Math.min(...extents.map(({ at, half }) => at.y - half.y)) - margin - above,
    right: Math.max(...extents.map(({ at, half }) => at.x + half.x)) + margin,
    near: Math.max(...extents.map(({ at, half }) => at.y + half.y)) + margin,
  };
}

/** Flags and roofs rise so far over the farthest footprints, in inches. */
const flags = 2.6;

/** Ground about a pawn that is in the picture, for its name. */
const aroundPawn = 1.2;

/** A castle is never drawn larger than one so broad. */
const narrowest = 24;

/** A finger may miss a thin wall by so many pixels. */
const slip = 24;

/** So many inches is a pixel of text, which is larger for who wants large text. */
function useInches(width: number, depth: number) {
  const frame = useRef<SVGSVGElement>(null);
  const inches = useSignal(1 / 14);
  useLayoutEffect(() => {
    const drawing = frame.current;
    if (!drawing) return undefined;
    const measure = () => {
      const text = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
      const scale = Math.min(drawing.clientWidth / width, drawing.clientHeight / depth);
      if (scale > 0) inches.value = (text || 1) / scale;
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(drawing);
    return () => watch.disconnect();
  }, [width, depth, inches]);
  return { frame, inches: inches.value };
}

interface CastleBoardProps extends Pick<SiegeProps, 'names'> {
  readonly siege: Pick<SiegeProps['siege'], 'state'>;
  /** Whose castle; all of them where they stand in one plan. */
  readonly lord: number | undefined;
  readonly label: string;
  readonly chosen?: number | undefined;
  /** Where the figure that is being moved may go. */
  readonly lit?: readonly number[] | undefined;
  /** Without it the castle is a picture. */
  readonly onChoose?: ((section: number) => void) | undefined;
  /** Where figures stand about the castle, if they do. */
  readonly ground?: Ground | undefined;
  readonly hands?: (GroundHands & { readonly onGround: (at: Point) => void }) | undefined;
  /** The figure that is asked about, or moved. */
  readonly figure?: number | undefined;
  /** A figure goes where is tapped: beside a section is beside it. */
  readonly moving?: boolean;
}

/** The castle of one lord, or of all, as it stands now, what has become of it painted on; each section a button. */
export function CastleBoard(props: CastleBoardProps) {
  const { siege, names, lord, label, chosen, lit, onChoose, ground, hands, figure, moving } = props;
  const { state } = siege;
  const pawns = ground ? onGround(state) : [];
  const own = state.sections.flatMap((section, index) =>
    lord === undefined || section.owner === lord ? [{ section, index }] : [],
  );
  const outlines = outlinesOf(own.map(({ section }) => section));
  const bases = pawns.map(
    ({ spot }): Outline => ({ shape: 'circle', centre: spot, radius: baseRadius + aroundPawn }),
  );
  const room = roomOf([...outlines, ...bases], 1, flags);
  const width = Math.max(narrowest, room.right - room.left);
  const left = (room.left + room.right - width) / 2;
  const { frame, inches } = useInches(width, room.near - room.far);
  const size = Math.max(0.6, 12 * inches);
  const yard = roomOf(
    outlines.map((outline): Outline => ({ shape: 'circle', centre: outline.centre, radius: 0.1 })),
    0,
    0,
  );
  const placed = own
    .flatMap((each, place): readonly PlacedSection[] => {
      const outline = outlines[place];
      return outline ? [{ ...each, outline }] : [];
    })
    .sort((a, b) => nearOf(a.outline) - nearOf(b.outline));

  const marks = marksOnCastle(
    state,
    placed,
    names,
    size,
    pawns.map(({ spot }) => spot),
  );

  /** Those on the ground that stand behind this section and before the one behind it. */
  const pawnsBefore = (place: number) => {
    const lines = [Number.NEGATIVE_INFINITY, ...placed.map(({ outline }) => nearOf(outline)), Infinity];
    const [from = 0, to = 0] = [lines[place], lines[place + 1]];
    return pawns.filter(({ spot }) => spot.y > from && spot.y <= to);
  };
  const pawnOf = (each: (typeof pawns)[number]) =>
    ground && (
      <GroundPawn
        key={`figure-${each.id}`}
        names={names}
        state={state}
        ground={ground}
        figure={each}
        chosen={figure === each.id}
        hands={hands}
      />
    );

  /** A tap beside every section means the nearest one, if it is near. */
  function chooseNear({ currentTarget, target, clientX, clientY }: MouseEvent): void {
    if (!(currentTarget instanceof SVGSVGElement) || !(target instanceof Element)) return;
    const scale = currentTarget.getScreenCTM();
    if (!scale || target.closest('.siege-piece, .ground-pawn')) return;
    const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(scale.inverse());
    if (moving && hands) {
      hands.onGround({ x, y });
      return;
    }
    const near = placed
      .map(({ outline, index }) => ({
        index,
        away: gapToPoint(outline, { x, y: y + 0.5 }).distance * scale.a,
      }))
      .toSorted((one, other) => one.away - other.away)[0];
    if (near && near.away <= slip) onChoose?.(near.index);
    else hands?.onGround({ x, y });
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a tap beside a button; the keyboard has the buttons
    <svg
      ref={frame}
      class="castle-board"
      role={onChoose ? 'group' : 'img'}
      aria-label={label}
      viewBox={`${left} ${room.far} ${width} ${room.near - room.far}`}
      data-player={lord}
      data-moving={moving || lit !== undefined}
      onClick={chooseNear}
    >
      <rect
        class="castle-yard"
        x={yard.left}
        y={yard.far}
        width={yard.right - yard.left}
        height={yard.near - yard.far}
      />
      {placed.flatMap(({ section, index, outline }, place) => [
        ...pawnsBefore(place).map(pawnOf),
        <SectionOnBoard
          key={index}
          siege={siege}
          names={names}
          index={index}
          section={section}
          outline={outline}
          chosen={chosen === index}
          lit={lit?.includes(index) ?? false}
          onChoose={onChoose}
        />,
      ])}
      {pawnsBefore(placed.length).map(pawnOf)}
      <MarksOnCastle placed={placed} marks={marks} size={size} />
      <NamesOnCastle
        state={state}
        placed={placed}
        marks={marks}
        size={size}
        ground={pawns}
        room={{ left, top: room.far, right: left + width, bottom: room.near }}
      />
    </svg>
  );
}

const nearOf = (outline: Outline): number => outline.centre.y + halfExtent(outline).y;

interface SectionOnBoardProps extends Pick<CastleBoardProps, 'siege' | 'names'>, PlacedSection {
  readonly chosen: boolean;
  readonly lit: boolean;
  readonly onChoose: ((section: number) => void) | undefined;
}

function SectionOnBoard({
  siege,
  names,
  index,
  section,
  outline,
  chosen,
  lit,
  onChoose,
}: SectionOnBoardProps) {
  const t = useTexts('castlesiege');
  const format = useFormat();
  const { state } = siege;
  const ladders = state.ladders.filter((ladder) => ladder.section === index).length;
  const piece = pieceOf(section.kind, outline, looksOf(section, ladders));
  const { x, y } = outline.centre;
  const half = halfExtent(outline);
  const called = names.section(index);
  const condition = conditionOf(section);
  const standing = figuresAt(state, index).map((figure) => names.figure(figure));
  const facts = [t.conditions[condition], ...factsOf(siege, index, t, format), ...standing];
  const pressed = onChoose && {
    role: 'button' as const,
    tabindex: 0,
    'aria-label': `${called}: ${facts.join(', ')}`,
    'aria-haspopup': 'dialog' as const,
    onClick: () => onChoose(index),
    onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      onChoose(index);
    },
  };
  return (
    <g
      class="siege-piece"
      {...pressed}
      data-condition={condition}
      data-section={index}
      data-chosen={chosen}
      data-lit={lit}
      data-player={section.owner}
      transform={`translate(${x} ${y})`}
    >
      <Strokes strokes={piece.strokes} />
      <path class="map-cover" d={piece.silhouette} />
      {(chosen || lit) && <path class={chosen ? 'castle-chosen' : 'castle-lit'} d={piece.silhouette} />}
      <PawnsOnSection state={state} index={index} half={half} rise={piece.rise} />
    </g>
  );
}
