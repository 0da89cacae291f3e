import { Choice } from '../../../kit/choice.tsx';
import { useTexts } from '../../../kit/context.ts';
import { visitorKinds } from '../../../rules/mage-knight/access.ts';
import type { CastleWaysModel } from './model.ts';

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
