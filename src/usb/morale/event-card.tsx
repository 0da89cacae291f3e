import { asksOf } from '../../kit/asks.tsx';
import { useFormat, useTexts } from '../../kit/context.ts';
import { LengthStepper } from '../phase-card.tsx';
import { auras } from '../side.ts';
import { contradictsLosses, mayBless, moraleBounds, moraleEvents } from './inputs.ts';
import type { UsbMoraleModel } from './model.ts';
import { moraleOptions } from './summary.ts';

const fromStates = ['shaken', 'panicked'] as const;

/** What has happened to the unit, and who helps it. */
export function EventCard({ model }: { readonly model: UsbMoraleModel }) {
  const t = useTexts('usbmorale');
  const format = useFormat();
  const inputs = model.inputs.value.value;
  const { lost, start, ram, blast } = model.answer.value;
  const ignoresLosses = contradictsLosses(inputs, lost, start);
  const { event, hazard, height, lostBefore } = inputs;
  const ask = asksOf({ ...inputs, lostBefore: Math.min(lostBefore, lost) }, model.change);
  return (
    <section class="card tight">
      {ask.choice('event', t.event, moraleEvents, t.events)}
      {ignoresLosses && <p class="hint">{t.lossesIgnored(format.number(lost), format.number(start))}</p>}
      {event === 'defeat' && ask.number('lostBy', t.lostBy, moraleBounds.lostBy)}
      {(event === 'losses' || event === 'defeat') && (
        <>
          {ask.number('lostBefore', t.lostBefore, lost)}
          <p class="hint">{t.lostNow(format.number(lost), format.number(start))}</p>
        </>
      )}
      {event === 'recovery' && ask.choice('from', t.from, fromStates, t.fromStates)}
      {event === 'hits' && (
        <>
          {ask.choice('hazard', t.hazard, moraleOptions.hazards, t.hazards)}
          {hazard === 'climbing' && (
            <>
              <LengthStepper
                inchesLabel={t.height}
                centimetresLabel={t.heightCm}
                value={height}
                max={moraleBounds.height}
                onChange={(value) => model.change({ height: value })}
              />
              <p class="hint">{t.heightHint}</p>
            </>
          )}
          {ram > 0 && <p class="hint">{t.ownRam(ram)}</p>}
          {blast > 0 && <p class="hint">{t.ownBlast(blast)}</p>}
        </>
      )}
      {ask.choice('aura', t.auraTough, auras, (value) =>
        value === 'none' ? t.noAura : `${format.number(value)}+`,
      )}
      {event !== 'commander' && mayBless(inputs) && ask.flag('blessed', t.blessed)}
    </section>
  );
}
