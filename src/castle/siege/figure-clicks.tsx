import { Toggle } from '../../kit/choice.tsx';
import { useTexts } from '../../kit/context.ts';
import { Stepper } from '../../kit/stepper.tsx';
import { siegeLimits } from '../../rules/mage-knight/siege-setup.ts';

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
