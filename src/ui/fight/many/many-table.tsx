import type { ManyModel } from '../../../state/many.ts';
import { useFormat, useTexts } from '../../context.ts';
import { TableCard } from '../table-card.tsx';
import { manyTexts } from './many-texts.ts';

/** The attack rolled step by step. */
export function ManyTable({ model }: { readonly model: ManyModel }) {
  const t = { ...useTexts('many'), ...useTexts('manyplay') };
  const format = useFormat();
  return <TableCard model={model.play} texts={manyTexts(t, format)} ready={model.answer.value.ok} />;
}
