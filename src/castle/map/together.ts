import type { CastlePlan, Outline, Point } from '../../rules/mage-knight/plan/plan.ts';
import {
  halfExtent,
  isSameThing,
  outlineOf,
  type Thing,
  thousandth,
  turnedBy,
  withoutThing,
  withThing,
} from '../plan/model.ts';

/** One of several pieces that are moved and turned as if they were one. */
export interface PlacedPiece {
  readonly thing: Thing;
  readonly outline: Outline;
}

export function piecesOf(plan: CastlePlan, things: readonly Thing[]): readonly PlacedPiece[] {
  return things.flatMap((thing) => {
    const outline = outlineOf(plan, thing);
    return outline ? [{ thing, outline }] : [];
  });
}

type Table = Pick<CastlePlan, 'width' | 'depth'>;

/** Moved by so far, all of them, and no further than each stays on the table. */
export function movedTogether(
  pieces: readonly PlacedPiece[],
  by: Point,
  { width, depth }: Table,
): readonly PlacedPiece[] {
  const bounded = (along: 'x' | 'y', length: number): number => {
    const ways = pieces.map(({ outline }) => {
      const half = halfExtent(outline)[along];
      const at = outline.centre[along];
      return { least: half - at, most: length - half - at };
    });
    const least = Math.max(...ways.map((way) => way.least));
    const most = Math.min(...ways.map((way) => way.most));
    return least > most ? (least + most) / 2 : Math.min(most, Math.max(least, by[along]));
  };
  const [x, y] = [bounded('x', width), bounded('y', depth)];
  return pieces.map(({ thing, outline }) => ({
    thing,
    outline: {
      ...outline,
      centre: { x: thousandth(outline.centre.x + x), y: thousandth(outline.centre.y + y) },
    },
  }));
}

/** Turned about the middle of all of them, which keeps how they stand to each other. */
export function turnedTogether(
  pieces: readonly PlacedPiece[],
  degrees: number,
  table: Table,
): readonly PlacedPiece[] {
  const middle = (along: 'x' | 'y') => {
    const ends = pieces.flatMap(({ outline }) => {
      const half = halfExtent(outline)[along];
      return [outline.centre[along] - half, outline.centre[along] + half];
    });
    return (Math.min(...ends) + Math.max(...ends)) / 2;
  };
  const about = { x: middle('x'), y: middle('y') };
  const turn = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const turned = pieces.map(({ thing, outline }) => {
    const [x, y] = [outline.centre.x - about.x, outline.centre.y - about.y];
    const centre = { x: about.x + x * cos - y * sin, y: about.y + x * sin + y * cos };
    return { thing, outline: { ...turnedBy(outline, degrees), centre } };
  });
  return movedTogether(turned, { x: 0, y: 0 }, table);
}

export function withPieces(plan: CastlePlan, pieces: readonly PlacedPiece[]): CastlePlan {
  return pieces.reduce((next, { thing, outline }) => withThing(next, thing, { outline }), plan);
}

/** Without all of them; the last of each kind first, so that the places of the others stay. */
export function withoutPieces(plan: CastlePlan, things: readonly Thing[]): CastlePlan {
  return things
    .toSorted((one, other) => other.index - one.index)
    .reduce((next, thing) => withoutThing(next, thing), plan);
}

export const isAmong = (things: readonly Thing[], thing: Thing): boolean =>
  things.some((each) => isSameThing(each, thing));
