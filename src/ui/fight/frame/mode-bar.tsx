import type { FightFrameModel } from '../../../state/fight-frame.ts';
import { barModes } from '../../../state/fight-modes.ts';
import { useTexts } from '../../context.ts';
import { Choice } from '../../parts/choice.tsx';

/** Fight, shoot, charge, or many at once. */
export function ModeBar({ frame }: { readonly frame: FightFrameModel }) {
  const t = useTexts('fights');
  const mode = frame.mode.value;
  return (
    <div class="mode-bar">
      <Choice
        legend={t.modeBar}
        hideLegend
        value={mode === 'quik' ? undefined : mode}
        options={barModes.map((value) => ({ value, label: t.modes[value] }))}
        onChange={(value) => void frame.choose(value)}
      />
    </div>
  );
}
