import { Toggle } from '../../kit/choice.tsx';
import { useTexts } from '../../kit/context.ts';
import { Stepper } from '../../kit/stepper.tsx';
import { fightBounds, mayBeAutomatic } from './inputs.ts';
import type { FightModel } from './model.ts';

/** What few need of the situation. */
export function MoreOptions({ model }: { readonly model: FightModel }) {
  const t = useTexts('fightmore');
  const inputs = model.inputs.value.value;
  const { mode, automatic, shovedOutOfReach, slowMissile, distance, height } = inputs;
  const close = mode === 'close';
  return (
    <>
      <div class="row">
        {mayBeAutomatic(inputs) && (
          <Toggle pressed={automatic} onChange={(on) => model.change({ automatic: on })}>
            {t.automatic}
          </Toggle>
        )}
        {close && (
          <Toggle pressed={shovedOutOfReach} onChange={(on) => model.change({ shovedOutOfReach: on })}>
            {t.shovedOutOfReach}
          </Toggle>
        )}
        {!close && (
          <Toggle pressed={slowMissile} onChange={(on) => model.change({ slowMissile: on })}>
            {t.slowMissile}
          </Toggle>
        )}
      </div>
      {!close && distance > 0 && (
        <Stepper
          label={t.height}
          value={height}
          min={0}
          max={fightBounds.height}
          onChange={(value) => model.change({ height: value })}
        />
      )}
    </>
  );
}
