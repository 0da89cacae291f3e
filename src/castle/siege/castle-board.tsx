import { useFormat, useTexts } from '../../kit/context.ts';
import { sectionFacts } from '../../rules/mage-knight/kinds.ts';
import type { Outline, Point } from '../../rules/mage-knight/plan.ts';
import { doorsOpen, figuresAt, type SectionState } from '../../rules/mage-knight/siege-state.ts';
import { layoutOf } from '../drawing/layout.ts';
import { pieceOf } from '../drawing/oblique.ts';
import { Pawn, Strokes } from '../drawing/standing.tsx';
import type { Looks } from '../drawing/strokes.ts';
import { halfExtent } from '../plan/model.ts';
import { conditionOf, factsOf } from './facts.ts';
import type { SiegeProps } from './text.ts';
import '../plan/drawing.css';
import './castle-board.css';

/** How a section looks by what has happened to it. */
function looksOf(section: SectionState, ladders: number): Looks {
  const open = doorsOpen(section);
  const gate = (open.includes('double-door') ? 1 : 0) + (open.includes('portcullis') ? 2 : 0);
  return {
    open: section.kind === 'gatehouse' ? gate : open.length,
    cracked: section.click > section.start,
    breached: section.breached !== undefined,
    destroyed: section.destroyed !== undefined,
    planking: section.planking,
    ladders,
  };
}

/** Where its sections stand: as they were planned, or as one would build such a castle. */
function outlinesOf(sections: readonly SectionState[]): readonly Outline[] {
  const planned = sections.flatMap(({ outline }) => (outline ? [outline] : []));
  return planned.length === sections.length ? planned : layoutOf(sections.map(({ kind }) => kind));
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

/** A castle is never drawn larger than one so broad. */
const narrowest = 24;

interface CastleBoardProps extends SiegeProps {
  readonly lord: number;
  readonly label: string;
  readonly chosen: number | undefined;
  readonly onChoose: (section: number, board: Element) => void;
}

/** The castle of one lord as it stands now, what has become of it painted on; each section a button. */
export function CastleBoard({ siege, names, lord, label, chosen, onChoose }: CastleBoardProps) {
  const { state } = siege;
  const own = state.sections.flatMap((section, index) =>
    section.owner === lord ? [{ section, index }] : [],
  );
  const outlines = outlinesOf(own.map(({ section }) => section));
  const room = roomOf(outlines, 1, flags);
  const width = Math.max(narrowest, room.right - room.left);
  const left = (room.left + room.right - width) / 2;
  const yard = roomOf(
    outlines.map((outline): Outline => ({ shape: 'circle', centre: outline.centre, radius: 0.1 })),
    0,
    0,
  );
  const placed = own
    .map((each, place) => ({ ...each, outline: outlines[place] }))
    .flatMap(({ outline, ...each }) => (outline ? [{ ...each, outline }] : []))
    .sort((a, b) => nearOf(a.outline) - nearOf(b.outline));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing of buttons, with their name
    <svg
      class="castle-board"
      role="group"
      aria-label={label}
      viewBox={`${left} ${room.far} ${width} ${room.near - room.far}`}
      data-player={lord}
    >
      <rect
        class="castle-yard"
        x={yard.left}
        y={yard.far}
        width={yard.right - yard.left}
        height={yard.near - yard.far}
      />
      {placed.map(({ section, index, outline }) => (
        <SectionOnBoard
          key={index}
          siege={siege}
          names={names}
          index={index}
          section={section}
          outline={outline}
          chosen={chosen === index}
          onChoose={onChoose}
        />
      ))}
    </svg>
  );
}

const nearOf = (outline: Outline): number => outline.centre.y + halfExtent(outline).y;

interface SectionOnBoardProps extends Pick<SiegeProps, 'siege' | 'names'> {
  readonly index: number;
  readonly section: SectionState;
  readonly outline: Outline;
  readonly chosen: boolean;
  readonly onChoose: (section: number, board: Element) => void;
}

function SectionOnBoard({ siege, names, index, section, outline, chosen, onChoose }: SectionOnBoardProps) {
  const t = useTexts('castlesiege');
  const format = useFormat();
  const { state } = siege;
  const ladders = state.ladders.filter((ladder) => ladder.section === index).length;
  const piece = pieceOf(section.kind, outline, looksOf(section, ladders));
  const { x, y } = outline.centre;
  const half = halfExtent(outline);
  const called = names.section(index);
  const condition = conditionOf(section);
  const facts = [t.conditions[condition], ...factsOf(siege, index, t, format)];
  const number = /\d+$/.exec(called)?.[0];
  const choose = (event: Event) => {
    const board = event.currentTarget instanceof Element && event.currentTarget.closest('svg');
    if (board) onChoose(index, board);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button of HTML cannot stand in a drawing
    <g
      class="siege-piece"
      role="button"
      tabindex={0}
      aria-label={`${called}: ${facts.join(', ')}`}
      aria-haspopup="dialog"
      data-condition={condition}
      data-section={index}
      data-chosen={chosen}
      transform={`translate(${x} ${y})`}
      onClick={choose}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        choose(event);
      }}
    >
      <Strokes strokes={piece.strokes} />
      <path class="map-cover" d={piece.silhouette} />
      {chosen && <path class="castle-chosen" d={piece.silhouette} />}
      <OnSection siege={siege} index={index} half={half} rise={piece.rise} />
      {number && !section.destroyed && (
        <text class="castle-number" x={-half.x + 0.75} y={half.y - 0.25}>
          {number}
        </text>
      )}
      {section.tokens > 0 && (
        <>
          <circle class="castle-token" cx={half.x - 0.2} cy={-piece.rise - half.y + 0.4} r={0.95} />
          <text class="castle-tokens" x={half.x - 0.2} y={-piece.rise - half.y + 0.9}>
            {format.number(section.tokens)}
          </text>
        </>
      )}
    </g>
  );
}

/** So many figures are drawn beside each other; of more the number is said. */
const mostPawns = 4;

const pawn = 0.75;

/** Who stands on a section, under its arch, or where it was. */
function OnSection({
  siege,
  index,
  half,
  rise,
}: Pick<SiegeProps, 'siege'> & { readonly index: number; readonly half: Point; readonly rise: number }) {
  const format = useFormat();
  const figures = figuresAt(siege.state, index);
  if (figures.length === 0) return null;
  const shown = figures.slice(0, figures.length > mostPawns ? mostPawns - 1 : mostPawns);
  const long = half.x >= half.y;
  const along = Math.max(half.x, half.y) * 2;
  const step = Math.min(1.5, (along - 1) / mostPawns);
  const at = (place: number, part: string | undefined): Point => {
    const off = (place - (shown.length - 1) / 2) * step;
    const ground = part === 'arch' || part === 'rubble';
    const base = ground ? half.y + 0.3 : -rise;
    return long || ground ? { x: off, y: base } : { x: 0, y: base + off };
  };
  return (
    <>
      {shown.map((figure, place) => {
        const { x, y } = at(place, figure.at?.part);
        return (
          <g key={figure.id} data-player={figure.owner} transform={`translate(${x} ${y})`}>
            <Pawn radius={pawn} />
          </g>
        );
      })}
      {figures.length > shown.length && (
        <text class="castle-more" x={at(shown.length, 'top').x + 0.4} y={-rise}>
          +{format.number(figures.length - shown.length)}
        </text>
      )}
    </>
  );
}

/** Whether a section of this kind may be told to shoot. */
export const mayShoot = ({ kind, destroyed }: SectionState): boolean =>
  !destroyed && sectionFacts[kind].attacks;
