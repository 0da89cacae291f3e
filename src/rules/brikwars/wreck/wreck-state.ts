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
