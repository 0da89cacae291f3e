import { TableCard } from '../../fight/step-card.tsx';
import { useFormat, useTexts } from '../../kit/context.ts';
import type { ManyModel } from './model.ts';
import { manyTexts } from './text.ts';

/** The attack rolled step by step. */
export function ManyTable({ model }: { readonly model: ManyModel }) {
  const t = { ...useTexts('many'), ...useTexts('manyplay') };
  const format = useFormat();
  return <TableCard model={model.play} texts={manyTexts(t, format)} ready={model.answer.value.ok} />;
}
