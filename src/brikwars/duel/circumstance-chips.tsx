import { Toggle } from '../../kit/choice.tsx';
import { useTexts } from '../../kit/context.ts';
import { Fold } from '../../kit/fold.tsx';
import { Stepper } from '../../kit/stepper.tsx';
import { fightBounds, mayBeAutomatic } from './inputs.ts';
import type { FightModel } from './model.ts';
import { asksHeadOn, optionsInForce } from './options.ts';

/** What few need of the situation. */
function MoreOptions({ model }: { readonly model: FightModel }) {
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

/** The attack modifiers as chips; nobody stands still in close combat, so two of them are for shooting only. */
export function Situation({ model }: { readonly model: FightModel }) {
  const t = useTexts('fight');
  const more = useTexts('fightmore');
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
        <legend>{more.situation}</legend>
        <div class="chips">
          {!close && (
            <>
              <Toggle pressed={still} onChange={(on) => set({ still: on })}>
                {more.still}
              </Toggle>
              <Toggle pressed={aimed} onChange={(on) => set({ aimed: on })}>
                {more.aimed}
              </Toggle>
            </>
          )}
          <Toggle pressed={thirds === 2} onChange={(on) => set({ thirds: on ? 2 : 3 })}>
            {more.legsHidden}
          </Toggle>
          <Toggle pressed={thirds === 1} onChange={(on) => set({ thirds: on ? 1 : 3 })}>
            {more.headOnly}
          </Toggle>
          <Toggle pressed={blind} onChange={(on) => set({ blind: on })}>
            {more.blind}
          </Toggle>
          <Toggle pressed={speed >= 6} onChange={(on) => set({ speed: on ? 6 : 0 })}>
            {more.moved}
          </Toggle>
          <Toggle pressed={large >= 2} onChange={(on) => set({ large: on ? 2 : 0 })}>
            {more.large}
          </Toggle>
          {close && first !== 'bite' && (
            <Toggle
              pressed={twoWeapons}
              onChange={(on) =>
                model.changeSide('attacker', { hands: on ? ['hand', 'hand'] : [first, 'nothing'] })
              }
            >
              {more.twoWeapons}
            </Toggle>
          )}
          <button type="button" class="chip" onClick={model.toMany}>
            <span>{close ? more.severalOnOne : more.severalShoot}</span>
          </button>
          {asksHeadOn(inputs) && (
            <Toggle pressed={headOn} onChange={(on) => set({ headOn: on })}>
              {more.headOn}
            </Toggle>
          )}
        </div>
      </fieldset>
      {speed > 0 && (
        <Stepper
          label={more.speed}
          value={speed}
          min={0}
          max={fightBounds.speed}
          onChange={(value) => set({ speed: value })}
        />
      )}
      {large > 0 && (
        <Stepper
          label={more.breadth}
          value={large}
          min={0}
          max={fightBounds.large}
          onChange={(value) => set({ large: value })}
        />
      )}
      <Fold title={more.otherOptions} count={optionsInForce(inputs)} countLabel={t.inForce}>
        {() => <MoreOptions model={model} />}
      </Fold>
    </section>
  );
}
