import type { FightModel } from '../../state/fight.ts';
import { fightBounds } from '../../state/fight-inputs.ts';
import { asksHeadOn, optionsInForce } from '../../state/fight-options.ts';
import { useTexts } from '../context.ts';
import { Toggle } from '../parts/choice.tsx';
import { later } from '../parts/later.tsx';
import { Stepper } from '../parts/stepper.tsx';
import { LateFold } from './late-fold.tsx';

const MoreOptions = later(() => import('./more-options.tsx').then((module) => module.MoreOptions));

/** The attack modifiers as chips; nobody stands still in close combat, so two of them are for shooting only. */
export function Situation({ model }: { readonly model: FightModel }) {
  const t = useTexts('fight');
  const inputs = model.inputs.value.value;
  const { situation, mode, attacker } = inputs;
  const { still, aimed, thirds, blind, speed, headOn, large } = situation;
  const set = model.changeSituation;
  const close = mode === 'close';
  const [first, other] = attacker.hands;
  const twoWeapons = other !== 'nothing' && other !== 'shield';
  return (
    <section class="card tight">
      <fieldset class="choice">
        <legend>{t.situation}</legend>
        <div class="chips">
          {!close && (
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
          {close && first !== 'bite' && (
            <Toggle
              pressed={twoWeapons}
              onChange={(on) =>
                model.changeSide('attacker', { hands: on ? ['hand', 'hand'] : [first, 'nothing'] })
              }
            >
              {t.twoWeapons}
            </Toggle>
          )}
          <button type="button" class="chip" onClick={model.toMany}>
            <span>{close ? t.severalOnOne : t.severalShoot}</span>
          </button>
          {asksHeadOn(inputs) && (
            <Toggle pressed={headOn} onChange={(on) => set({ headOn: on })}>
              {t.headOn}
            </Toggle>
          )}
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
      {large > 0 && (
        <Stepper
          label={t.breadth}
          value={large}
          min={0}
          max={fightBounds.large}
          onChange={(value) => set({ large: value })}
        />
      )}
      <LateFold title={t.otherOptions} count={optionsInForce(inputs)} countLabel={t.inForce}>
        {() => <MoreOptions model={model} />}
      </LateFold>
    </section>
  );
}
