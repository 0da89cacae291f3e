import type { TableRules } from '../rules/brikwars/house-rules.ts';
import type { Variant } from './fight-compare.ts';
import type { FramePart } from './fight-frame.ts';
import type { Verdict } from './fight-verdict.ts';
import { decodeRules } from './table-rules.ts';

type Judge = (query: string) => Verdict | undefined;

const judges: Readonly<Record<FramePart, () => Promise<Judge>>> = {
  brikwars: () => import('./duel-verdict.ts').then((module) => module.verdictOf),
  many: () => import('./many-verdict.ts').then((module) => module.verdictOf),
  charge: () => import('./charge-verdict.ts').then((module) => module.verdictOf),
  quik: () => import('./quik-verdict.ts').then((module) => module.verdictOf),
};

/** The part of the place that a kept fight belongs to; undefined for one of a later version. */
export function partOfFight({ mode }: Variant): FramePart | undefined {
  return Object.hasOwn(judges, mode) ? (mode as FramePart) : undefined;
}

/** What a kept fight comes to; undefined where it cannot be read. */
export async function verdictOfFight(fight: Variant): Promise<Verdict | undefined> {
  const part = partOfFight(fight);
  return part && (await judges[part]())(fight.query);
}

/** What a kept fight of the full game is played by. */
export function rulesOfFight({ query }: Variant): TableRules | undefined {
  return decodeRules(new URLSearchParams(query).get('e') ?? '');
}
