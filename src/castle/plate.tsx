import type { ComponentChildren } from 'preact';
import { useFormat, useTexts } from '../kit/context.ts';
import { Dialog, useShown } from '../kit/controls/dialog.tsx';
import { Stepper, type StepperProps } from '../kit/controls/stepper.tsx';
import { isWide } from '../kit/stage/wide.ts';
import './plate.css';

interface PlateProps {
  /** What is set here. */
  readonly legend: string;
  /** How it is set. */
  readonly stands: ComponentChildren;
  /** How many of what few need are in force. */
  readonly count?: number;
  readonly countLabel?: string;
  /** What may be set, in a sheet. */
  readonly children: (close: () => void) => ComponentChildren;
}

/** Something that is set in a sheet, and how it stands, as a plate among others. */
export function Plate({ legend, stands, count = 0, countLabel, children }: PlateProps) {
  const [open, show, hide] = useShown();
  return (
    <>
      <button type="button" class="castle-plate" aria-haspopup="dialog" onClick={show}>
        <span>
          <small>{legend}</small> <b>{stands}</b>
        </span>
        {count > 0 && (
          <span class="badge">
            {count}
            {countLabel && <span class="visually-hidden"> {countLabel}</span>}
          </span>
        )}
      </button>
      {open && (
        <Dialog kind="sheet" title={legend} onClose={hide}>
          {children(hide)}
        </Dialog>
      )}
    </>
  );
}

interface PickProps<Value extends string> {
  readonly legend: string;
  readonly value: Value;
  readonly known: readonly Value[];
  readonly names: Readonly<Record<Value, string>>;
  /** What the answer would be with it. */
  readonly becomes: (value: Value) => ComponentChildren;
  readonly onChange: (value: Value) => void;
  /** What else may be taken, below them. */
  readonly others?: ((close: () => void) => ComponentChildren) | undefined;
}

/** One of several, chosen in a sheet where each says what it would make of the answer. */
export function Pick<Value extends string>(props: PickProps<Value>) {
  const { legend, value, known, names, becomes, onChange, others } = props;
  return (
    <Plate legend={legend} stands={names[value]}>
      {(close) => (
        <>
          <ul class="pick-list">
            {known.map((each) => (
              <li key={each}>
                <button
                  type="button"
                  class="pick-option"
                  aria-pressed={each === value}
                  onClick={() => {
                    onChange(each);
                    close();
                  }}
                >
                  <span>{names[each]}</span> <small>{becomes(each)}</small>
                </button>
              </li>
            ))}
          </ul>
          {others?.(close)}
        </>
      )}
    </Plate>
  );
}

/** Some numbers in one plate, each with its name: they are set in a sheet, where there is no room for all of them beside the rest. */
export function NumbersPlate({ numbers }: { readonly numbers: readonly StepperProps[] }) {
  const t = useTexts('castle');
  const format = useFormat();
  const steppers = (
    <div class="castle-numbers">
      {numbers.map((number) => (
        <Stepper key={number.label} {...number} />
      ))}
    </div>
  );
  const [open, show, hide] = useShown();
  if (isWide()) return steppers;
  return (
    <>
      <button type="button" class="number-plate" aria-haspopup="dialog" onClick={show}>
        <span class="visually-hidden">{t.numbers}: </span>
        {numbers.map(({ label, value }) => (
          <span key={label} class="number-tile">
            <small>{label}</small> <b>{format.number(value)}</b>
          </span>
        ))}
      </button>
      {open && (
        <Dialog kind="sheet" title={t.numbers} onClose={hide}>
          {steppers}
        </Dialog>
      )}
    </>
  );
}
