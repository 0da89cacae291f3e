import type { ChargeModel } from '../../../state/charge.ts';
import { useFormat, useTexts } from '../../context.ts';
import { TableCard } from '../table-card.tsx';
import { chargeTexts } from './charge-texts.ts';

/** The Charge rolled step by step. */
export function ChargeTable({ model }: { readonly model: ChargeModel }) {
  const t = { ...useTexts('charge'), ...useTexts('chargeplay') };
  const format = useFormat();
  return <TableCard model={model.play} texts={chargeTexts(t, format)} ready={model.answer.value.ok} />;
}
