import { useTexts } from '../kit/context.ts';
import type { TableId } from '../rules/brikwars/table-ids.ts';
import { brikwarsTables } from './brikwars-tables.ts';
import { RuleTables } from './rule-tables.tsx';

/** Tables of BrikWars, with the figures of the editions that differ. */
export function BrikwarsTables({ tables }: { readonly tables: readonly TableId[] }) {
  const t = useTexts('ruletables');
  return <RuleTables tables={brikwarsTables(tables)} texts={{ ...t, wheres: t.editions }} />;
}
