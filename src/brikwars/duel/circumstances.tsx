import { Situation } from './circumstance-chips.tsx';
import { KnownRoll } from './known-roll.tsx';
import type { FightModel } from './model.ts';

/** What has happened this turn already, and what else bears on the roll. */
export function Circumstances({ model }: { readonly model: FightModel }) {
  const answer = model.answer.value;
  return (
    <>
      <KnownRoll model={model} answer={answer.ok ? answer.value : undefined} />
      <Situation model={model} />
    </>
  );
}
