import { useSignal } from '@preact/signals';
import { Choice } from '../../kit/choice.tsx';
import { useTexts } from '../../kit/context.ts';
import { UnitSheet } from '../units/unit-sheet.tsx';
import { presetOf, presetsFor } from './presets.ts';
import type { SideProps } from './side-card.tsx';

/** The common units one tap away, all others behind the last chip. */
export function UnitChoice({ model, side }: SideProps) {
  const t = useTexts('fight');
  const picking = useSignal(false);
  const inputs = model.inputs.value.value;
  const preset = presetOf(inputs, side);
  const name = model.names.value(inputs[side]);
  const offered = [...presetsFor(inputs, side), ...(preset === 'own' ? (['own'] as const) : [])];
  return (
    <>
      <Choice
        legend={t.unit}
        hideLegend
        value={preset}
        options={offered.map((value) => ({ value, label: (value === 'own' && name) || t.presets[value] }))}
        onChange={(value) => {
          if (value !== 'own') model.choosePreset(side, value);
        }}
      >
        <button
          type="button"
          class="chip"
          onClick={() => {
            picking.value = true;
          }}
        >
          <span>{t.mine}</span>
        </button>
      </Choice>
      {picking.value && (
        <UnitSheet
          onPick={(profile) => {
            picking.value = false;
            model.useProfile(side, profile);
          }}
          onClose={() => {
            picking.value = false;
          }}
        />
      )}
    </>
  );
}
