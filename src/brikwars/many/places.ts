import { blastRadius } from '../../rules/brikwars/many/explosion.ts';
import type { BlastInputs } from './inputs.ts';

/** Inches on the table. */
export type Point = readonly [x: number, y: number];

/** Where everybody stands round an Explosive: the rules know how far each is from the point aimed at, and no more. */
export interface Places {
  readonly aim: Point;
  /** Left out where the Explosive is put to its place. */
  readonly thrower?: Point;
  /** One for each kind of things near. */
  readonly things: readonly Point[];
}

/** Where a kind stands whose place nobody has entered, seen from the point aimed at; in turns of the circle. */
const bearings = [0.62, 0.98, 0.3, 0.78, 0.14] as const;
const backwards = 0.5;
/** A thrower at an unknown distance is drawn so far away. */
const somewhere = 5;

/** A throw is measured to the next whole inch: a unit that is not nearer than that is not reached. */
export function inchesBetween([ax, ay]: Point, [bx, by]: Point): number {
  return Math.max(0, Math.ceil(Math.hypot(ax - bx, ay - by) - 1e-9));
}

function away([x, y]: Point, turn: number, inches: number): Point {
  return [x + Math.cos(turn * 2 * Math.PI) * inches, y + Math.sin(turn * 2 * Math.PI) * inches];
}

function turnTo([ax, ay]: Point, [bx, by]: Point): number {
  return Math.atan2(by - ay, bx - ax) / (2 * Math.PI);
}

type Things = BlastInputs['targets'];

/** Which of those that were there each thing is: where one was taken out, those behind it are what they were. */
function placesBefore(targets: Things, were: Things): readonly number[] {
  const alike = (one: number, other: number) => JSON.stringify(targets[one]) === JSON.stringify(were[other]);
  const out =
    targets.length < were.length ? targets.findIndex((_, place) => !alike(place, place)) : targets.length;
  return targets.map((_, place) => (out >= 0 && place >= out ? place + were.length - targets.length : place));
}

/** Where they stand: as before, but for those whose place was changed since. */
export function placesOf({ way, distance, targets }: BlastInputs, before?: Places, were = targets): Places {
  const stood = placesBefore(targets, were);
  const aim = before?.aim ?? [0, 0];
  const put = (stood: Point | undefined, inches: number, turn: number): Point => {
    if (stood && inchesBetween(stood, aim) === inches) return stood;
    return away(aim, stood && inchesBetween(stood, aim) > 0 ? turnTo(aim, stood) : turn, inches);
  };
  return {
    aim,
    things: targets.map(({ fromAim }, thing) =>
      put(before?.things[stood[thing] ?? thing], fromAim, bearings[thing % bearings.length] ?? 0),
    ),
    ...(way !== 'placed' && {
      thrower: put(before?.thrower, distance > 0 ? distance : somewhere, backwards),
    }),
  };
}

/** Whether they stand as the inputs say. */
export function standsAs({ aim, things, thrower }: Places, { way, distance, targets }: BlastInputs): boolean {
  return (
    things.length === targets.length &&
    things.every((thing, place) => inchesBetween(thing, aim) === targets[place]?.fromAim) &&
    (way === 'placed') === (thrower === undefined) &&
    (thrower === undefined || distance === 0 || inchesBetween(thrower, aim) === distance)
  );
}

/** Another point aimed at, and how far everybody is from it. */
export function aimedAt(
  blast: BlastInputs,
  places: Places,
  aim: Point,
): { readonly places: Places; readonly part: Pick<BlastInputs, 'distance' | 'targets'> } {
  const { thrower, things } = places;
  return {
    places: { ...places, aim },
    part: {
      distance: blast.distance > 0 && thrower ? Math.max(1, inchesBetween(thrower, aim)) : blast.distance,
      targets: blast.targets.map((target, place) => {
        const thing = things[place];
        return thing ? { ...target, fromAim: inchesBetween(thing, aim) } : target;
      }),
    },
  };
}

/** The part of the table that is drawn: its upper left corner, and how long an inch is. */
export interface Window {
  readonly corner: Point;
  readonly inch: number;
}

/** Farther things are drawn at the edge. */
const farthest = 7;

/** A part of the table with all that matters, and room to move the point aimed at. */
export function windowOf({ aim, thrower, things }: Places, width: number, height: number): Window {
  const [ax, ay] = aim;
  const near = [...things, ...(thrower ? [thrower] : [])].filter(
    ([x, y]) => Math.abs(x - ax) <= farthest * 2 && Math.abs(y - ay) <= farthest,
  );
  const span = (of: 0 | 1, room: number): readonly [number, number] => [
    Math.min(aim[of] - blastRadius, ...near.map((point) => point[of])) - room,
    Math.max(aim[of] + blastRadius, ...near.map((point) => point[of])) + room,
  ];
  const [left, right] = span(0, 0.8);
  const [top, bottom] = span(1, 0.6);
  const inch = Math.min(width / (right - left), height / (bottom - top));
  return {
    corner: [(left + right) / 2 - width / inch / 2, (top + bottom) / 2 - height / inch / 2],
    inch,
  };
}

export interface TableField {
  readonly width: number;
  readonly height: number;
}
