import type { Adapter } from './cases.ts';

export const brikwarsAdapters: Readonly<Record<string, Adapter>> = {};
