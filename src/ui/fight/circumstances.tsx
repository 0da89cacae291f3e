import type { FightModel } from '../../state/fight.ts';
import { KnownRoll } from './known-roll.tsx';
import { Situation } from './situation.tsx';

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
