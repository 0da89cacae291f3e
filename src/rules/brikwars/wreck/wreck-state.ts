import type { BuiltCreation } from '../creation/built.ts';
import { creationClass } from '../creation/creation-structure.ts';
import { stepsToDestroy } from './size-damage.ts';

/** What has happened to a creation. */
export interface WreckState {
  readonly pips: number;
  /** Places of the weapons that are off. */
  readonly weaponsOff: readonly number[];
  /** Of each propulsion, how many major components are off. */
  readonly partsOff: readonly number[];
  readonly controlsOff: boolean;
  /** Inches of what is left of its Structure, where it was cut apart (BW-DMG-07). */
  readonly size?: number;
}

/** The Size of the piece that is left of a creation, with all that it was unless it was cut apart (BW-DMG-07). */
export function pieceSize({ size }: Pick<BuiltCreation, 'size'>, state: WreckState): number {
  return Math.min(size, state.size ?? size);
}

export const unhurt: WreckState = { pips: 0, weaponsOff: [], partsOff: [], controlsOff: false };

/** Whether it is steered from a place that can be struck. */
export function hasControls(creation: BuiltCreation): boolean {
  return creationClass(creation) === 'vehicle';
}

/** A state as far as it fits what is built: no part is lost that is not there. */
export function fittingState(creation: BuiltCreation, state: WreckState): WreckState {
  const { weapons, propulsion } = creation;
  const { size: _, ...rest } = state;
  const size = pieceSize(creation, state);
  return {
    ...rest,
    ...(size < creation.size && { size }),
    pips: Math.min(state.pips, stepsToDestroy(size)),
    weaponsOff: state.weaponsOff.filter((place) => place < weapons.length),
    partsOff: propulsion.map(({ parts }, place) => Math.min(parts, state.partsOff[place] ?? 0)),
    controlsOff: state.controlsOff && hasControls(creation),
  };
}

/** Where each thing of a list stands in the list after a change; what is gone stands nowhere. */
function standsAt(before: readonly object[], after: readonly object[]): readonly (number | undefined)[] {
  const [old, now] = [before, after].map((things) => things.map((thing) => JSON.stringify(thing)));
  if (!old || !now) return [];
  const fewer = Math.min(old.length, now.length);
  const differs = old.findIndex((thing, at) => thing !== now[at]);
  const head = differs < 0 ? fewer : Math.min(differs, fewer);
  let tail = 0;
  while (tail < fewer - head && old.at(-1 - tail) === now.at(-1 - tail)) tail++;
  const open = [...now.keys()].slice(head, now.length - tail);
  const places = old.map((thing, at) => {
    if (at < head) return at;
    if (at >= old.length - tail) return at + now.length - old.length;
    const same = open.findIndex((place) => now[place] === thing);
    return same < 0 ? undefined : open.splice(same, 1)[0];
  });
  // What was changed itself is in its old place.
  return places.map(
    (place, at) => place ?? (old.length === now.length && open.includes(at) ? at : undefined),
  );
}

/** A part of a creation, and which of several. */
interface AimedPart {
  readonly kind: string;
  readonly place: number;
}

/**
 * What has happened to a creation, and the part that is aimed at, where it is built otherwise from now on: each part keeps
 * what has become of it in whatever place it stands. Undefined is a part that is gone.
 */
export function rebuilt<Aim extends AimedPart>(
  before: BuiltCreation,
  after: BuiltCreation,
  state: WreckState,
  aim?: Aim,
): { readonly state: WreckState; readonly aim: Aim | undefined } {
  const weapons = standsAt(before.weapons, after.weapons);
  const propulsion = standsAt(before.propulsion, after.propulsion);
  const places = aim && ({ weapon: weapons, propulsion } as const)[aim.kind as 'weapon' | 'propulsion'];
  const place = places ? places[aim?.place ?? 0] : aim?.place;
  return {
    state: {
      ...state,
      weaponsOff: state.weaponsOff.flatMap((off) => weapons[off] ?? []).toSorted((a, b) => a - b),
      partsOff: after.propulsion.map((_, at) => state.partsOff[propulsion.indexOf(at)] ?? 0),
    },
    aim: aim && place !== undefined ? { ...aim, place } : undefined,
  };
}

/** Whether anything has happened to it. */
export function isHurt({ pips, weaponsOff, partsOff, controlsOff, size }: WreckState): boolean {
  return (
    size !== undefined ||
    pips > 0 ||
    weaponsOff.length > 0 ||
    partsOff.some((lost) => lost > 0) ||
    controlsOff
  );
}
