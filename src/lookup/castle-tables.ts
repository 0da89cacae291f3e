import type { CastleRulesTable, CastleTableId } from '../rules/mage-knight/table-ids.ts';
import { castleTableOf } from '../rules/mage-knight/tables.ts';

export function castleTables(ids: readonly CastleTableId[]): readonly CastleRulesTable[] {
  return ids.map(castleTableOf);
}
