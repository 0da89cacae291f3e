import { createContext } from 'preact';
import { outsidePlace } from '../../kit/mode.ts';
import type { Whose } from '../../storage/settings-mirror.ts';
import type { DuelInputs } from './inputs.ts';

/** Goes on to several attackers with the same units and weapons: the place has the way to them. */
export const ToMany =
  createContext<(inputs: DuelInputs, acting: Whose, count?: number) => void>(outsidePlace);

/** Goes on to a target that may not be seen at all: who looks first, and what comes of it. */
export const ToHider = createContext<(inputs: DuelInputs, acting: Whose) => void>(outsidePlace);
