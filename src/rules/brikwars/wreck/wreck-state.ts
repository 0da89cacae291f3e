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
}

export const unhurt: WreckState = { pips: 0, weaponsOff: [], partsOff: [], controlsOff: false };

/** Whether it is steered from a place that can be struck. */
export function hasControls(creation: BuiltCreation): boolean {
  return creationClass(creation) === 'vehicle';
}

/** A state as far as it fits what is built: no part is lost that is not there. */
export function fittingState(creation: BuiltCreation, state: WreckState): WreckState {
  const { weapons, propulsion, size } = creation;
  return {
    ...state,
    pips: Math.min(state.pips, stepsToDestroy(size)),
    weaponsOff: state.weaponsOff.filter((place) => place < weapons.length),
    partsOff: propulsion.map(({ parts }, place) => Math.min(parts, state.partsOff[place] ?? 0)),
    controlsOff: state.controlsOff && hasControls(creation),
  };
}

/** Whether anything has happened to it. */
export function isHurt({ pips, weaponsOff, partsOff, controlsOff }: WreckState): boolean {
  return pips > 0 || weaponsOff.length > 0 || partsOff.some((lost) => lost > 0) || controlsOff;
}
