import type { TableId } from '../rules/brikwars/table-ids.ts';
import { type BrikwarsTable, tableOf } from '../rules/brikwars/tables.ts';

export function brikwarsTables(ids: readonly TableId[]): readonly BrikwarsTable[] {
  return ids.map(tableOf);
}
