import { editionOf, type TableRules } from '../../rules/brikwars/house-rules.ts';
import type { Asking, Builder, Choice } from './asked-parts.ts';
import { blast, duel, gang, volley } from './in-fight.ts';
import { charge, magic, squads, wreck } from './in-modes.ts';

export const builders: readonly Builder[] = [magic, squads, wreck, charge, gang, volley, duel, blast];

/** Every way in which what the words leave open may be meant. */
export function choicesOf(asked: Asking, table: TableRules): readonly Choice[] {
  const near = editionOf(table).weapons['short-ranged'].range ?? 0;
  const distance = asked.inches(60);
  const bows = !asked.has('bow')
    ? (['short-ranged'] as const)
    : (distance ?? 0) > near
      ? (['long-ranged'] as const)
      : asked.has('squad') && distance === undefined
        ? (['long-ranged'] as const)
        : (['short-ranged', 'long-ranged'] as const);
  const covers = asked.has('cover') ? ([2, 1] as const) : ([3] as const);
  const spells = asked.has('fireball', 'mage') ? (['bolt', 'area'] as const) : (['bolt'] as const);
  return bows.flatMap((bow) => covers.flatMap((thirds) => spells.map((spell) => ({ bow, thirds, spell }))));
}
