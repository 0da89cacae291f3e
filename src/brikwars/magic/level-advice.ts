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

const levelMark = 'level-';

/** The level that a decision is. */
export const levelIn = (option: string): string => option.slice(levelMark.length);

/** The level at which a spell was cast, of all at which it may be; nothing where there was but one. */
export function declaredLevel(inputs: MagicInputs) {
  const worths = Object.fromEntries(
    levelChances(inputs).flatMap((chance, at) =>
      chance === undefined ? [] : [[`${levelMark}${at + 1}`, chance] as const],
    ),
  );
  const chosen = `${levelMark}${inputs.level}`;
  const options = Object.keys(worths);
  return options.length > 1 && chosen in worths ? [{ chosen, worths, options }] : [];
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
