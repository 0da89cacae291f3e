import { hoped } from './answer.ts';
import type { MagicInputs } from './inputs.ts';

export interface LevelAdvice {
  readonly level: number;
  /** With the level as it is; undefined where that may not be cast. */
  readonly now: number | undefined;
  readonly chance: number;
}

/** Chances closer than this are equal; what is left is rounding. */
const equal = 1e-9;

/** The level at which a spell does best, the lowest of several. */
export function bestLevel(inputs: MagicInputs): LevelAdvice | undefined {
  const { kind, landed } = inputs;
  const casts = kind === 'bolt' || kind === 'area' || kind === 'shield';
  if (!casts || landed !== undefined) return undefined;
  let best: { readonly level: number; readonly chance: number } | undefined;
  // Above what the mages are able to, none may be cast.
  for (let tried = 1; tried <= 10; tried++) {
    const chance = hoped({ ...inputs, level: tried });
    if (chance !== undefined && (!best || chance > best.chance + equal)) best = { level: tried, chance };
  }
  return best && { ...best, now: hoped(inputs) };
}
