import { Choice, Toggle } from '../../kit/choice.tsx';
import { useFormat, useTexts } from '../../kit/context.ts';
import { Stepper } from '../../kit/stepper.tsx';
import { LengthStepper } from '../phase-card.tsx';
import { moraleOptions } from './facts.ts';
import { auras, contradictsLosses, mayBless, moraleBounds, moraleEvents } from './inputs.ts';
import type { UsbMoraleModel } from './model.ts';

const fromStates = ['shaken', 'panicked'] as const;

/** What has happened to the unit, and who helps it. */
export function EventCard({ model }: { readonly model: UsbMoraleModel }) {
  const t = useTexts('usbmorale');
  const format = useFormat();
  const inputs = model.inputs.value.value;
  const { lost, start, ram, blast } = model.answer.value;
  const ignoresLosses = contradictsLosses(inputs, lost, start);
  const { event, hazard, height, from, lostBefore, lostBy, aura, blessed } = inputs;
  return (
    <section class="card tight">
      <Choice
        legend={t.event}
        value={event}
        options={moraleEvents.map((value) => ({ value, label: t.events[value] }))}
        onChange={(value) => model.change({ event: value })}
      />
      {ignoresLosses && <p class="hint">{t.lossesIgnored(format.number(lost), format.number(start))}</p>}
      {event === 'defeat' && (
        <Stepper
          label={t.lostBy}
          value={lostBy}
          min={0}
          max={moraleBounds.lostBy}
          onChange={(value) => model.change({ lostBy: value })}
        />
      )}
      {(event === 'losses' || event === 'defeat') && (
        <>
          <Stepper
            label={t.lostBefore}
            value={Math.min(lostBefore, lost)}
            min={0}
            max={lost}
            onChange={(value) => model.change({ lostBefore: value })}
          />
          <p class="hint">{t.lostNow(format.number(lost), format.number(start))}</p>
        </>
      )}
      {event === 'recovery' && (
        <Choice
          legend={t.from}
          value={from}
          options={fromStates.map((value) => ({ value, label: t.fromStates[value] }))}
          onChange={(value) => model.change({ from: value })}
        />
      )}
      {event === 'hits' && (
        <>
          <Choice
            legend={t.hazard}
            value={hazard}
            options={moraleOptions.hazards.map((value) => ({ value, label: t.hazards[value] }))}
            onChange={(value) => model.change({ hazard: value })}
          />
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
      <Choice
        legend={t.auraTough}
        value={String(aura)}
        options={auras.map((value) => ({
          value: String(value),
          label: value === 'none' ? t.noAura : `${format.number(value)}+`,
        }))}
        onChange={(value) => model.change({ aura: auras.find((known) => String(known) === value) ?? 'none' })}
      />
      {event !== 'commander' && mayBless(inputs) && (
        <Toggle pressed={blessed} onChange={(on) => model.change({ blessed: on })}>
          {t.blessed}
        </Toggle>
      )}
    </section>
  );
}
