import { Attacks } from './attack-advice.tsx';
import { Defences } from './defence-advice.tsx';
import type { FightModel } from './model.ts';

/** What each side had best do. */
export function Counsel({ model }: { readonly model: FightModel }) {
  const answer = model.answer.value;
  if (!answer.ok) return null;
  return (
    <>
      <div id="fight-defences" class="fight-jump-target">
        <Defences model={model} answer={answer.value} />
      </div>
      {model.inputs.value.value.mode === 'close' && <Attacks model={model} />}
    </>
  );
}
