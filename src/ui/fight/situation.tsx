import type { FightModel } from '../../state/fight.ts';
import { fightBounds } from '../../state/fight-inputs.ts';
import { asksHeadOn } from '../../state/fight-options.ts';
import { useTexts } from '../context.ts';
import { Toggle } from '../parts/choice.tsx';
import { Stepper } from '../parts/stepper.tsx';

/** The attack modifiers as chips; nobody stands still in close combat, so two of them are for shooting only. */
export function Situation({ model }: { readonly model: FightModel }) {
  const t = useTexts('fight');
  const inputs = model.inputs.value.value;
  const { situation, mode } = inputs;
  const { still, aimed, thirds, blind, speed, headOn, large } = situation;
  const set = model.changeSituation;
  return (
    <section class="card">
      <fieldset class="choice">
        <legend>{t.situation}</legend>
        <div class="chips">
          {mode === 'ranged' && (
            <>
              <Toggle pressed={still} onChange={(on) => set({ still: on })}>
                {t.still}
              </Toggle>
              <Toggle pressed={aimed} onChange={(on) => set({ aimed: on })}>
                {t.aimed}
              </Toggle>
            </>
          )}
          <Toggle pressed={thirds === 2} onChange={(on) => set({ thirds: on ? 2 : 3 })}>
            {t.legsHidden}
          </Toggle>
          <Toggle pressed={thirds === 1} onChange={(on) => set({ thirds: on ? 1 : 3 })}>
            {t.headOnly}
          </Toggle>
          <Toggle pressed={blind} onChange={(on) => set({ blind: on })}>
            {t.blind}
          </Toggle>
          <Toggle pressed={speed >= 6} onChange={(on) => set({ speed: on ? 6 : 0 })}>
            {t.moved}
          </Toggle>
          <Toggle pressed={large >= 2} onChange={(on) => set({ large: on ? 2 : 0 })}>
            {t.large}
          </Toggle>
        </div>
      </fieldset>
      {speed > 0 && (
        <Stepper
          label={t.speed}
          value={speed}
          min={0}
          max={fightBounds.speed}
          onChange={(value) => set({ speed: value })}
        />
      )}
      {asksHeadOn(inputs) && (
        <div class="row">
          <Toggle pressed={headOn} onChange={(on) => set({ headOn: on })}>
            {t.headOn}
          </Toggle>
        </div>
      )}
      {large > 0 && (
        <Stepper
          label={t.breadth}
          value={large}
          min={0}
          max={fightBounds.large}
          onChange={(value) => set({ large: value })}
        />
      )}
    </section>
  );
}
