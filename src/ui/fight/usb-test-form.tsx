import type { UsbTestModel } from '../../state/usb-test.ts';
import { printedStats, rerolls, usbLimits } from '../../state/usb-test-inputs.ts';
import { useTexts } from '../context.ts';
import { Choice, Toggle } from '../parts/choice.tsx';
import { Stepper } from '../parts/stepper.tsx';

const pools = [1, 5, 10, 20];

/** The pool: how many dice, on what, with what help. */
export function UsbTestForm({ model }: { readonly model: UsbTestModel }) {
  const t = useTexts('usb');
  const { dice, stat, modifier, reroll, onlySix } = model.inputs.value.value;
  return (
    <section class="card" aria-labelledby="usb-inputs">
      <h2 id="usb-inputs" class="visually-hidden">
        {t.inputs}
      </h2>
      <Stepper
        label={t.dice}
        value={dice}
        min={1}
        max={usbLimits.dice}
        onChange={(value) => model.change({ dice: value })}
      />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend in sight */}
      <div role="group" aria-label={t.pools} class="chips">
        {pools.map((pool) => (
          <Toggle key={pool} pressed={dice === pool} onChange={() => model.change({ dice: pool })}>
            {pool}
          </Toggle>
        ))}
      </div>
      <Choice
        legend={t.stat}
        value={String(stat)}
        options={printedStats.map((value) => ({ value: String(value), label: `${value}+` }))}
        onChange={(value) => model.change({ stat: Number(value) })}
      />
      <Stepper
        label={t.modifier}
        signed
        value={modifier}
        min={-usbLimits.modifier}
        max={usbLimits.modifier}
        onChange={(value) => model.change({ modifier: value })}
      />
      <p class="hint">{t.modifierHint}</p>
      <Choice
        legend={t.reroll}
        value={reroll}
        options={rerolls.map((value) => ({ value, label: t.rerolls[value] }))}
        onChange={(value) => model.change({ reroll: value })}
      />
      <div class="row">
        <Toggle pressed={onlySix} onChange={(value) => model.change({ onlySix: value })}>
          {t.onlySix}
        </Toggle>
      </div>
    </section>
  );
}
