import { Stepper } from '../../kit/stepper.tsx';
import { shotLimits } from './inputs.ts';

interface ShotValueProps {
  readonly label: string;
  readonly limit: keyof typeof shotLimits;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

/** A value that has a part in a shot, from nothing to as much as can be entered. */
export function ShotValue({ limit, ...value }: ShotValueProps) {
  return <Stepper {...value} min={0} max={shotLimits[limit]} />;
}
