import type { CastleWaysModel } from '../../../state/castle-ways.ts';
import { visitorKinds } from '../../../state/castle-ways-inputs.ts';
import { useTexts } from '../../context.ts';
import { Choice } from '../../parts/choice.tsx';

/** Who wants to get there. */
export function VisitorChoice({ model }: { readonly model: CastleWaysModel }) {
  const t = useTexts('castleways');
  return (
    <Choice
      legend={t.visitor}
      value={model.inputs.value.value.visitor}
      options={visitorKinds.map((value) => ({ value, label: t.visitors[value] }))}
      onChange={model.choose}
    />
  );
}
