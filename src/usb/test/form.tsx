import { Choice, Toggle } from '../../kit/choice.tsx';
import { useTexts } from '../../kit/context.ts';
import { Stepper } from '../../kit/stepper.tsx';
import type { Reroll } from '../../rules/usb/test.ts';
import { asksStat, kindOf, mostDice, printedStats, takesOnlySix, takesOther, usbLimits } from './inputs.ts';
import type { UsbTestModel } from './model.ts';
import { UsbTestModifiers } from './modifiers.tsx';
import { UsbTestPresets } from './preset-chips.tsx';

const pools = [1, 5, 10, 20];

/** The pool: which roll, how many dice, on what, with what help. */
export function UsbTestForm({ model }: { readonly model: UsbTestModel }) {
  const t = useTexts('usb');
  const { kind, dice, stat, other, reroll, onlySix } = model.inputs.value.value;
  const { pool, on, rerolls } = kindOf(kind);
  // Failures are rolled again by a shield, and by whoever is blessed.
  const rerollName = (value: Reroll) =>
    value === 'fails' && kind !== 'save' && kind !== 'any' ? t.blessed : t.rerolls[value];
  return (
    <section class="card" aria-labelledby="usb-inputs">
      <h2 id="usb-inputs" class="visually-hidden">
        {t.inputs}
      </h2>
      <UsbTestPresets model={model} />
      {mostDice(kind) > 1 && (
        <Stepper
          label={t.dice}
          value={dice}
          min={1}
          max={mostDice(kind)}
          onChange={(value) => model.change({ dice: value })}
        />
      )}
      {pool && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend in sight
        <div role="group" aria-label={t.pools} class="chips">
          {pools.map((size) => (
            <Toggle key={size} pressed={dice === size} onChange={() => model.change({ dice: size })}>
              {size}
            </Toggle>
          ))}
        </div>
      )}
      {asksStat(kind) && (
        <Choice
          legend={on === 'hit' || on === 'tough' ? t.stats[on] : t.stat}
          value={String(stat)}
          options={printedStats.map((value) => ({ value: String(value), label: `${value}+` }))}
          onChange={(value) => model.change({ stat: Number(value) })}
        />
      )}
      <UsbTestModifiers model={model} />
      {takesOther(kind) && (
        <>
          <Stepper
            label={t.modifier}
            signed
            value={other}
            min={-usbLimits.other}
            max={usbLimits.other}
            onChange={(value) => model.change({ other: value })}
          />
          <p class="hint">{t.modifierHint}</p>
        </>
      )}
      {rerolls.length > 1 && (
        <Choice
          legend={t.reroll}
          value={reroll}
          options={rerolls.map((value) => ({ value, label: rerollName(value) }))}
          onChange={(value) => model.change({ reroll: value })}
        />
      )}
      {takesOnlySix(kind) && (
        <div class="row">
          <Toggle pressed={onlySix} onChange={(value) => model.change({ onlySix: value })}>
            {t.onlySix}
          </Toggle>
        </div>
      )}
    </section>
  );
}
