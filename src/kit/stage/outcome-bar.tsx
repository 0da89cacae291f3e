import './stage.css';

/** Whose gain an outcome is: the side that acts is mine on every screen. The colour of a figure says this and nothing else. */
export type Gain = 'mine' | 'theirs' | 'nobody';

export interface Outcome {
  readonly label: string;
  /** The beginning of the label that stands below its brick, where all of it would need a second line; read aloud is all. */
  readonly short?: string;
  /** 0 to 1. */
  readonly chance: number;
  /** In whole percent, without the sign. */
  readonly shown: string;
  readonly gain: Gain;
}

interface OutcomeBarProps<Of extends Outcome> {
  /** The ends that exclude each other: together 100. */
  readonly outcomes: readonly Of[];
  /** Which of them is explained now. */
  readonly open?: Of | undefined;
  /** The reasons stand beside the bar, and not in a sheet. */
  readonly beside?: boolean | undefined;
  /** Asks why a figure is what it is. */
  readonly onWhy: (outcome: Of) => void;
}

const order: readonly Gain[] = ['mine', 'nobody', 'theirs'];

/** How it may end, as one wall of bricks: mine from the left, theirs from the right, nobody's between. A tap asks why. */
export function OutcomeBar<Of extends Outcome>({ outcomes, open, beside, onWhy }: OutcomeBarProps<Of>) {
  const parts = order.flatMap((gain) => outcomes.filter((outcome) => outcome.gain === gain));
  const seen = parts.filter(({ chance }) => chance > 0);
  return (
    <div class="outcomes">
      {(seen.length > 0 ? seen : parts).map((outcome) => (
        <button
          key={outcome.label}
          type="button"
          class="outcome"
          data-gain={outcome.gain}
          aria-haspopup={beside ? undefined : 'dialog'}
          aria-expanded={open?.label === outcome.label}
          style={{ flexGrow: Math.max(outcome.chance, 0.01) }}
          onClick={() => onWhy(outcome)}
        >
          <span class="outcome-label">
            {outcome.short ?? outcome.label}
            {outcome.short && (
              <span class="visually-hidden">{outcome.label.slice(outcome.short.length)}</span>
            )}
          </span>
          <span class="outcome-brick">
            <span class="fight-number">{outcome.shown}</span>
            <small aria-hidden="true">%</small>
          </span>
        </button>
      ))}
    </div>
  );
}
