import { useServices } from '../kit/context.ts';
import { Stepper } from '../kit/stepper.tsx';

interface LengthStepperProps {
  readonly inchesLabel: string;
  readonly centimetresLabel: string;
  /** All in inches, whatever the table measures with. */
  readonly value: number;
  readonly max: number;
  readonly step?: number;
  readonly decimals?: number;
  readonly onChange: (inches: number) => void;
}

/** A length, typed in the measure of the table: two centimetres are an inch (USB-MEAS-02). */
export function LengthStepper({ inchesLabel, centimetresLabel, ...inches }: LengthStepperProps) {
  const { settings } = useServices();
  if (!settings.value.value.centimetres) return <Stepper {...inches} label={inchesLabel} min={0} />;
  const { value, max, step = 1, decimals = 0, onChange } = inches;
  // Finer than the field takes it is not in reach any more: a length is never made shorter.
  const inchesOf = (centimetres: number) => {
    const tens = 10 ** decimals;
    return Math.ceil(Number(((centimetres / 2) * tens).toFixed(3))) / tens;
  };
  return (
    <Stepper
      label={centimetresLabel}
      value={Number((2 * value).toFixed(decimals))}
      min={0}
      max={2 * max}
      step={2 * step}
      decimals={decimals}
      onChange={(centimetres) => onChange(inchesOf(centimetres))}
    />
  );
}
