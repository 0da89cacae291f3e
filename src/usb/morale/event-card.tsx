import { useFormat, useTexts } from '../../kit/context.ts';
import { matters } from '../../kit/question/asked.ts';
import { asksIn } from '../../kit/question/asks-in.tsx';
import { LengthStepper } from '../phase-card.tsx';
import { contradictsLosses, usbMorale } from './inputs.ts';
import type { UsbMoraleModel } from './model.ts';

/** What has happened to the unit, and who helps it. */
export function EventCard({ model }: { readonly model: UsbMoraleModel }) {
  const t = useTexts('usbmorale');
  const format = useFormat();
  const inputs = model.inputs.value.value;
  const { lost, start, ram, blast } = model.answer.value;
  const ignoresLosses = contradictsLosses(inputs, lost, start);
  const { event, height, lostBefore } = inputs;
  const ask = asksIn(usbMorale, { ...inputs, lostBefore: Math.min(lostBefore, lost) }, model.change);
  return (
    <section class="card tight">
      {ask.choice('event', t.event, t.events)}
      {ignoresLosses && <p class="hint">{t.lossesIgnored(format.number(lost), format.number(start))}</p>}
      {ask.number('lostBy', t.lostBy)}
      {ask.number('lostBefore', t.lostBefore)}
      {matters(usbMorale, 'lostBefore', inputs) && (
        <p class="hint">{t.lostNow(format.number(lost), format.number(start))}</p>
      )}
      {ask.choice('from', t.from, t.fromStates)}
      {event === 'hits' && (
        <>
          {ask.choice('hazard', t.hazard, t.hazards)}
          {matters(usbMorale, 'height', inputs) && (
            <>
              <LengthStepper
                inchesLabel={t.height}
                centimetresLabel={t.heightCm}
                value={height}
                max={usbMorale.fields.height.most}
                onChange={(value) => model.change({ height: value })}
              />
              <p class="hint">{t.heightHint}</p>
            </>
          )}
          {ram > 0 && <p class="hint">{t.ownRam(ram)}</p>}
          {blast > 0 && <p class="hint">{t.ownBlast(blast)}</p>}
        </>
      )}
      {ask.choice('aura', t.auraTough, (value) => (value === 'none' ? t.noAura : `${format.number(value)}+`))}
      {ask.flag('blessed', t.blessed)}
    </section>
  );
}
