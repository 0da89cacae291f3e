import { TableCard } from '../../fight/step-card.tsx';
import { useFormat, useTexts } from '../../kit/context.ts';
import type { ChargeModel } from './model.ts';
import { chargeTexts } from './text.ts';

/** The Charge rolled step by step. */
export function ChargeTable({ model }: { readonly model: ChargeModel }) {
  const t = { ...useTexts('charge'), ...useTexts('chargeplay') };
  const format = useFormat();
  return <TableCard model={model.play} texts={chargeTexts(t, format)} ready={model.answer.value.ok} />;
}
