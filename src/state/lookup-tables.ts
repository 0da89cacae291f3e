import type { EntryFacts } from '../reference/types.ts';
import { type RulesTable, tableOf } from '../rules/brikwars/tables.ts';

/** The tables that an entry names, in its order. */
export function tablesOf({ tables = [] }: Pick<EntryFacts, 'tables'>): readonly RulesTable[] {
  return tables.map(tableOf);
}
