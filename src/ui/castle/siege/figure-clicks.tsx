import { siegeLimits } from '../../../state/castle-siege-shown.ts';
import { useTexts } from '../../context.ts';
import { Toggle } from '../../parts/choice.tsx';
import { Stepper } from '../../parts/stepper.tsx';

interface FigureClicksProps {
  readonly clicks: number | undefined;
  readonly onChange: (clicks: number | undefined) => void;
}

const likelyClicks = 5;

/** How many clicks a figure has left, where somebody counts them. */
export function FigureClicks({ clicks, onChange }: FigureClicksProps) {
  const t = useTexts('castlesiegeplay');
  return (
    <>
      <Toggle pressed={clicks !== undefined} onChange={(on) => onChange(on ? likelyClicks : undefined)}>
        {t.clicksKnown}
      </Toggle>
      {clicks !== undefined && (
        <Stepper label={t.clicksLeft} value={clicks} min={1} max={siegeLimits.value} onChange={onChange} />
      )}
    </>
  );
}
