import { endsFrom, type Place } from '../../rules/brikwars/supplement/stages.ts';
import type { MagicKind } from './inputs.ts';

/** How each thing may end, as the bar shows it: first what is hoped for. */
export const magicEnds = {
  bolt: ['dies', 'lives', 'misses'],
  area: ['someone', 'nobody', 'misses', 'self'],
  shield: ['saved', 'lost'],
  summon: ['called', 'uncalled'],
  raise: ['rises', 'stays'],
  heal: ['healed', 'unhurt', 'bleeds'],
  shot: ['dies', 'lives', 'misses'],
} as const satisfies Readonly<Record<MagicKind, readonly string[]>>;
export type MagicEndId = (typeof magicEnds)[MagicKind][number];

/** What the ends of rolls are called where they mean something else. */
const renamed: Readonly<Record<MagicKind, Readonly<Record<string, MagicEndId>>>> = {
  bolt: {},
  area: { 'dead-0': 'nobody', 'dead-0.self': 'self' },
  shield: { lives: 'saved', dies: 'lost' },
  summon: { succeeds: 'called', fails: 'uncalled' },
  raise: { succeeds: 'rises', fails: 'stays' },
  heal: { dies: 'bleeds' },
  shot: {},
};

/** The end of the bar that an end of the rolls belongs to. */
export function endOf(kind: MagicKind, end: string): MagicEndId {
  const known = renamed[kind][end] ?? magicEnds[kind].find((id) => id === end);
  return known ?? 'someone';
}

export interface MagicEnd {
  readonly id: MagicEndId;
  readonly chance: number;
}

/** The ends of the bar from a place in the rolls. */
export function endsAt(kind: MagicKind, place: Place): readonly MagicEnd[] {
  const chances = new Map<MagicEndId, number>();
  for (const [end, chance] of endsFrom(place)) {
    const id = endOf(kind, end);
    chances.set(id, (chances.get(id) ?? 0) + chance);
  }
  return magicEnds[kind].map((id) => ({ id, chance: chances.get(id) ?? 0 }));
}
