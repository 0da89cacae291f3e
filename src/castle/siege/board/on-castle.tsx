import { useFormat, useTexts } from '../../../kit/context.ts';
import type { Outline, Point } from '../../../rules/mage-knight/plan/plan.ts';
import {
  clickShown,
  figuresAt,
  type SectionState,
  type SiegeFigure,
  type SiegeState,
} from '../../../rules/mage-knight/siege/siege-state.ts';
import { halfOfMark, labelsInSight } from '../../drawing/labels.ts';
import { type Box, bodyOf, namesWithRoom } from '../../drawing/names.ts';
import { pieceOf } from '../../drawing/oblique.ts';
import { isHidden } from '../../drawing/pawn.ts';
import { HiddenPawn, Mark, Pawn, PawnName } from '../../drawing/standing.tsx';
import { markOf } from '../../plan/findings-text.ts';
import { halfExtent } from '../../plan/model.ts';
import type { SiegeNames } from '../text.ts';

/** A section and where it stands on the ground. */
export interface PlacedSection {
  readonly index: number;
  readonly section: SectionState;
  readonly outline: Outline;
}

/** So many figures are drawn beside each other; of more the number is said. */
const mostPawns = 4;

const radius = 0.75;

/** Half of the width of what is counted on a section. */
const tokenRadius = 0.95;

interface OnSection {
  readonly shown: readonly { readonly figure: SiegeFigure; readonly at: Point }[];
  /** So many more, and where that is said. */
  readonly more: number;
  readonly moreAt: Point;
}

/** Who stands on a section, under its arch, or where it was; in inches about its middle. */
function pawnsOn(state: SiegeState, index: number, half: Point, rise: number): OnSection {
  const figures = figuresAt(state, index);
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
  return {
    shown: shown.map((figure, place) => ({ figure, at: at(place, figure.at?.part) })),
    more: figures.length - shown.length,
    moreAt: { x: at(shown.length, 'top').x + 0.4, y: -rise },
  };
}

interface PawnsProps {
  readonly state: SiegeState;
  readonly index: number;
  readonly half: Point;
  readonly rise: number;
}

export function PawnsOnSection({ state, index, half, rise }: PawnsProps) {
  const format = useFormat();
  const { shown, more, moreAt } = pawnsOn(state, index, half, rise);
  return (
    <>
      {shown.map(({ figure, at }) => (
        <g key={figure.id} data-player={figure.owner} transform={`translate(${at.x} ${at.y})`}>
          <Pawn radius={radius} demoralised={clickShown(figure)?.demoralised} />
        </g>
      ))}
      {more > 0 && (
        <text class="castle-more" x={moreAt.x} y={moreAt.y}>
          +{format.number(more)}
        </text>
      )}
    </>
  );
}

interface MarksProps {
  readonly placed: readonly PlacedSection[];
  readonly marks: readonly CastleMark[];
  /** Of the letters, in inches. */
  readonly size: number;
}

/**
 * At the left of its foot, in the middle of what is round; of a wall that goes away from the player at its far end, for a
 * tower may stand before the near one.
 */
function markAt(outline: Outline, rise: number, mark: Point): Point {
  const half = halfExtent(outline);
  if (outline.shape === 'circle') return { x: 0, y: half.y - 0.25 };
  if (half.y > half.x * 1.2) return { x: 0, y: -half.y - rise + 1.45 };
  return { x: Math.min(0, mark.x + 0.1 - half.x), y: half.y - 0.25 };
}

/** The number on a section, and the middle of it. */
export interface CastleMark {
  readonly text: string;
  readonly at: Point;
}

const lettersOf = (size: number): number => Math.max(1.3, size);

const halfOf = (text: string, size: number): Point => halfOfMark(text, lettersOf(size));

/** The number of each section where one sees that section, and neither tokens nor pawns are below it; `size` is that of letters. */
export function marksOnCastle(
  state: SiegeState,
  placed: readonly PlacedSection[],
  names: SiegeNames,
  size: number,
  ground: readonly Point[] = [],
): readonly CastleMark[] {
  const pawns = ground.map((foot) => bodyOf({ foot, radius }));
  const taken = placed.flatMap(({ section, index, outline }): readonly Box[] => {
    const half = halfExtent(outline);
    const rise = riseOf(section, outline);
    const on = ({ x, y }: Point): Point => ({ x: outline.centre.x + x, y: outline.centre.y + y });
    return [
      ...(section.tokens > 0 ? [boxAbout(on(tokensAt(half, rise)), tokenRadius)] : []),
      ...pawnsOn(state, index, half, rise).shown.map(({ at }) => bodyOf({ foot: on(at), radius })),
    ];
  });
  const texts = placed.map(({ section, index }) => (section.destroyed ? '' : names.mark(index)));
  const places = labelsInSight(
    placed.map(({ section, outline }, place) => {
      const rise = riseOf(section, outline);
      const half = halfOf(texts[place] ?? '', size);
      const { x, y } = markAt(outline, rise, half);
      const { centre } = outline;
      return { outline, rise, wanted: { x: centre.x + x, y: centre.y + y - half.y }, half };
    }),
    [...taken, ...pawns],
  );
  return texts.map((text, place) => ({ text, at: places[place] ?? { x: 0, y: 0 } }));
}

const tokensAt = (half: Point, rise: number): Point => ({ x: half.x - 0.2, y: -rise - half.y + 0.4 });

/** The numbers of sections among those like them, and their tokens: over all stones, so that none hides them. */
export function MarksOnCastle({ placed, marks, size }: MarksProps) {
  const format = useFormat();
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group of a drawing takes no focus
    <g aria-hidden="true" class="castle-names">
      {placed.map(({ section, index, outline }, place) => {
        const { x, y } = outline.centre;
        const tokens = tokensAt(halfExtent(outline), riseOf(section, outline));
        const { text, at } = marks[place] ?? { text: '', at: outline.centre };
        return (
          <g key={index} transform={`translate(${x} ${y})`}>
            {text && <Mark text={text} x={at.x - x} y={at.y - y} size={lettersOf(size)} />}
            {section.tokens > 0 && (
              <>
                <circle class="castle-token" cx={tokens.x} cy={tokens.y} r={tokenRadius} />
                <text class="castle-tokens" x={tokens.x} y={tokens.y + 0.5}>
                  {format.number(section.tokens)}
                </text>
              </>
            )}
          </g>
        );
      })}
    </g>
  );
}

const riseOf = (section: SectionState, outline: Outline): number =>
  pieceOf(section.kind, outline, { destroyed: section.destroyed !== undefined }).rise;

const boxAbout = ({ x, y }: Point, half: number): Box => ({
  left: x - half,
  top: y - half,
  right: x + half,
  bottom: y + half,
});

interface NamesProps {
  readonly state: SiegeState;
  readonly placed: readonly PlacedSection[];
  readonly marks: readonly CastleMark[];
  /** Of the letters, in inches. */
  readonly size: number;
  /** Who stands on the ground. */
  readonly ground: readonly (SiegeFigure & { readonly spot: Point })[];
  readonly room: Box;
}

/** The names of those who are drawn, over everything; a screen reader gets each with its section. */
export function NamesOnCastle({ state, placed, marks, size, ground, room }: NamesProps) {
  const t = useTexts('castleplan');
  const taken = marks.flatMap(({ text, at }): Box[] => {
    const { x, y } = halfOf(text, size);
    return text ? [{ left: at.x - x, right: at.x + x, top: at.y - y, bottom: at.y + y }] : [];
  });
  const nameOf = (figure: SiegeFigure) => figure.name.trim() || markOf(t, 'figure', figure.id);
  const pieces = placed.map(({ section, outline }) => ({ outline, rise: riseOf(section, outline) }));
  const onFoot = ground.map((figure) => ({
    figure,
    inFront: pieces.filter(({ outline }) => outline.centre.y + halfExtent(outline).y > figure.spot.y),
    radius,
    foot: figure.spot,
    name: nameOf(figure),
  }));
  const onStone = placed.flatMap(({ section, index, outline }, place) => {
    const half = halfExtent(outline);
    const rise = riseOf(section, outline);
    const { x, y } = outline.centre;
    const on = (at: Point): Point => ({ x: x + at.x, y: y + at.y });
    const { shown, more, moreAt } = pawnsOn(state, index, half, rise);
    if (section.tokens > 0) taken.push(boxAbout(on(tokensAt(half, rise)), tokenRadius));
    if (more > 0) taken.push(boxAbout(on({ ...moreAt, y: moreAt.y - 0.45 }), 0.9));
    const inFront = pieces.slice(place + 1);
    return shown.map(({ figure, at }) => ({
      figure,
      inFront,
      radius,
      foot: on(at),
      name: nameOf(figure),
    }));
  });
  const pawns = [...onFoot, ...onStone];
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group of a drawing takes no focus
    <g aria-hidden="true" class="castle-names">
      {pawns
        .filter(({ foot, inFront }) => isHidden(foot, radius, inFront))
        .map(({ figure, foot }) => (
          <g key={figure.id} transform={`translate(${foot.x} ${foot.y})`} data-player={figure.owner}>
            <HiddenPawn radius={radius} />
          </g>
        ))}
      {namesWithRoom(pawns, size, room, taken).map(
        (name, place) => name && <PawnName key={pawns[place]?.figure.id} size={size} {...name} />,
      )}
    </g>
  );
}
