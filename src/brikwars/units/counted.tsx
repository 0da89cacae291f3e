import { Stepper, type StepperProps } from '../../kit/controls/stepper.tsx';

interface CountedProps extends Omit<StepperProps, 'hideLabel' | 'min'> {
  readonly title: string;
  readonly min?: number;
  /** What one more costs. */
  readonly more: string | undefined;
  /** What it buys. */
  readonly does: string | undefined;
}

/** Something bought in number: what it is and does beside how much of it there is. */
export function Counted({ title, more, does, min = 0, ...stepper }: CountedProps) {
  return (
    <div class="unit-counted">
      <p>
        <b>{title} </b>
        {more && <i class="unit-delta">{more}</i>}
        {does && <small>{does}</small>}
      </p>
      <Stepper {...stepper} hideLabel min={min} />
    </div>
  );
}
