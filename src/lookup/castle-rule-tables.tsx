import { useTexts } from '../kit/context.ts';
import type { CastleTableId } from '../rules/mage-knight/table-ids.ts';
import { castleTables } from './castle-tables.ts';
import { RuleTables } from './rule-tables.tsx';

/** Tables of the castle rules; sections and strengths are called as in the Castle place. */
export function CastleTables({ tables }: { readonly tables: readonly CastleTableId[] }) {
  const t = useTexts('castletables');
  const { sections, strengths } = useTexts('castleterms');
  const texts = { ...t, columns: { ...t.columns, ...strengths }, rows: { ...t.rows, ...sections } };
  return <RuleTables tables={castleTables(tables)} texts={texts} />;
}
