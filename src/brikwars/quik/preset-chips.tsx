import { Choice } from '../../kit/choice.tsx';
import { useTexts } from '../../kit/context.ts';
import type { QuikRow } from './inputs.ts';
import type { QuikModel } from './model.ts';
import { presetRow, presetShown, type QuikPresetId, quikPresetsOf } from './presets.ts';

interface PresetChipsProps {
  readonly model: QuikModel;
  readonly attacks: boolean;
  readonly row: QuikRow;
  readonly onChange: (row: QuikRow) => void;
}

/** Units that stand ready: one tap each. */
export function PresetChips({ model, attacks, row, onChange }: PresetChipsProps) {
  const t = useTexts('quik');
  const game = model.game.value;
  const names: Readonly<Partial<Record<QuikPresetId, string>>> = t.presets;
  return (
    <div class="quik-presets">
      <Choice
        legend={t.readyMade}
        hideLegend
        value={presetShown(game, attacks, row)}
        options={quikPresetsOf(game, attacks).map((id) => ({
          value: id,
          label: names[id] ?? t.units[presetRow(game, id, row).unit],
        }))}
        onChange={(id) => onChange(presetRow(game, id, row))}
      />
    </div>
  );
}
