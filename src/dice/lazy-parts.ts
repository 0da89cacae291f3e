import type { ComponentType } from 'preact';
import { later } from '../kit/controls/lazy.tsx';
import type { LanguageModel } from '../platform/language.ts';
import { once } from '../platform/lazily.ts';

/** The border inside the place: what the first roll does not need comes after it, in one file with its words. */
const fetchMore = once(() => import('./entry.ts'));

const words = ['kit', 'dice'] as const;

/** All of it before any part is shown: none is drawn first and then pushed aside by another. */
export async function fetchRest(language: LanguageModel) {
  const [code] = await Promise.all([fetchMore(), language.load(words)]);
  return code;
}

function part<Props extends object>(
  of: (module: typeof import('./entry.ts')) => ComponentType<Props>,
): ComponentType<Props> {
  return later(async () => of(await fetchMore()), words);
}

export const Above = part((module) => module.Above);
export const Below = part((module) => module.Below);
export const Beside = part((module) => module.Beside);
export const DicePart = part((module) => module.DicePart);
export const Head = part((module) => module.Head);
export const Sheets = part((module) => module.Sheets);
export const Tray = part((module) => module.Tray);
