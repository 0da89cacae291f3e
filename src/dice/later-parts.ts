import { later } from '../kit/later.tsx';
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

export const Above = later(() => fetchMore().then((module) => module.Above), words);

export const Below = later(() => fetchMore().then((module) => module.Below), words);

export const Beside = later(() => fetchMore().then((module) => module.Beside), words);

export const DicePart = later(() => fetchMore().then((module) => module.DicePart), words);

export const Head = later(() => fetchMore().then((module) => module.Head), words);

export const Sheets = later(() => fetchMore().then((module) => module.Sheets), words);

export const Tray = later(() => fetchMore().then((module) => module.Tray), words);
