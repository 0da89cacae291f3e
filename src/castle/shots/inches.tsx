import { Stepper } from '../../kit/stepper.tsx';
import { shotLimits } from './inputs.ts';

interface InchesProps {
  readonly label: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

/** A measured length: half inches by tap, hundredths by the pad. */
export function Inches({ label, value, onChange }: InchesProps) {
  return (
    <Stepper
      label={label}
      value={value}
      min={0}
      max={shotLimits.distance}
      step={0.5}
      decimals={2}
      onChange={(inches) => onChange(Math.round(inches * 100) / 100)}
    />
  );
}
