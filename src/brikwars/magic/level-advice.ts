import { boundsOf } from '../../kit/question/asked.ts';
import { hoped } from './answer.ts';
import { type MagicInputs, magicAsked } from './inputs.ts';

/** The chance of what is hoped for at each level that the mages are able to, from 1; undefined where it may not be cast. */
export function levelChances(inputs: MagicInputs): readonly (number | undefined)[] {
  const { kind, landed } = inputs;
  const casts = kind === 'bolt' || kind === 'area' || kind === 'shield';
  if (!casts || landed !== undefined) return [];
  const { most } = boundsOf(magicAsked, 'level', inputs);
  return Array.from({ length: most }, (_, at) => hoped({ ...inputs, level: at + 1 }));
}

export interface LevelAdvice {
  readonly level: number;
  /** With the level as it is; undefined where that may not be cast. */
  readonly now: number | undefined;
  readonly chance: number;
}

/** Chances closer than this are equal; what is left is rounding. */
const equal = 1e-9;

/** The level at which a spell does best, the lowest of several. */
export function bestLevel(
  inputs: MagicInputs,
  chances: readonly (number | undefined)[] = levelChances(inputs),
): LevelAdvice | undefined {
  let best: { readonly level: number; readonly chance: number } | undefined;
  chances.forEach((chance, at) => {
    if (chance !== undefined && (!best || chance > best.chance + equal)) best = { level: at + 1, chance };
  });
  return best && { ...best, now: chances[inputs.level - 1] };
}
