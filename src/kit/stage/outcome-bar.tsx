import { Fragment } from 'preact';
import './outcome-bar.css';

/** Whose gain an outcome is: the side that acts is mine on every screen. The colour of a figure says this and nothing else. */
export type Gain = 'mine' | 'theirs' | 'nobody';

export interface Outcome {
  readonly label: string;
  /** What stands below its brick where the label has no room in one line; read aloud is the label. */
  readonly short?: string;
  /** 0 to 1. */
  readonly chance: number;
  /** In whole percent, without the sign. */
  readonly shown: string;
  readonly gain: Gain;
}

interface OutcomeWords {
  /** What is short for a label that says nothing of it. */
  readonly brief: (label: string) => string | undefined;
  /** How a chance is said that has no whole percent. */
  readonly slight: Readonly<Record<string, string>>;
}

interface OutcomeBarProps<Of extends Outcome> {
  readonly words?: OutcomeWords;
  /** The ends that exclude each other: together 100. */
  readonly outcomes: readonly Of[];
  /** One of them has come about, and the others leave it their room. */
  readonly came?: boolean;
  /** Which of them is explained now. */
  readonly open?: Of | undefined;
  /** The reasons stand beside the bar, and not in a sheet. */
  readonly beside?: boolean | undefined;
  /** Asks why a figure is what it is. */
  readonly onWhy: (outcome: Of) => void;
}

const order: readonly Gain[] = ['mine', 'nobody', 'theirs'];

/** How it may end, as one wall of bricks: mine from the left, theirs from the right, nobody's between. A tap asks why. */
export function OutcomeBar<Of extends Outcome>({
  outcomes,
  came = false,
  words,
  open,
  beside,
  onWhy,
}: OutcomeBarProps<Of>) {
  const parts = order.flatMap((gain) => outcomes.filter((outcome) => outcome.gain === gain));
  const seen = parts.filter(({ chance, shown }) => (chance > 0 || came) && shown !== '0');
  return (
    <div class="outcomes">
      {(seen.length > 0 ? seen : parts).map((outcome) => (
        <button
          key={outcome.label}
          type="button"
          class="outcome"
          data-gain={outcome.gain}
          data-gone={(came && outcome.chance === 0) || undefined}
          aria-hidden={(came && outcome.chance === 0) || undefined}
          aria-haspopup={beside ? undefined : 'dialog'}
          aria-expanded={open?.label === outcome.label}
          style={{ flexGrow: came ? outcome.chance : Math.max(outcome.chance, 0.01) }}
          onClick={() => onWhy(outcome)}
        >
          <OutcomeInside outcome={outcome} words={words} />
        </button>
      ))}
    </div>
  );
}

interface OutcomeInsideProps {
  readonly outcome: Outcome;
  readonly words?: OutcomeWords | undefined;
}

/** A brick with its number, and below it the label, or what is short for it: the style sheet sees which has room. */
export function OutcomeInside({ outcome: { label, short, shown }, words }: OutcomeInsideProps) {
  const brief = short ?? words?.brief(label);
  const slight = words?.slight[shown];
  return (
    <>
      <span class="outcome-label" data-brief={brief}>
        <span class={brief === undefined ? 'outcome-all' : undefined}>{label}</span>
      </span>
      <span class="outcome-brick">
        <span class="fight-number" aria-hidden={slight !== undefined || undefined}>
          {shown}
        </span>
        <small aria-hidden={slight !== undefined || undefined}>%</small>
        {slight !== undefined && <span class="visually-hidden">{slight}</span>}
      </span>
    </>
  );
}

/** What keeps it from having any odds, or what is sure: one brick as wide as the bar, and as high. */
export function ReasonBar({ reasons, fault = false }: ReasonBarProps) {
  return (
    <div class="outcomes">
      <div class="outcome" data-gain="nobody">
        <div class="outcome-brick">
          <div class="outcome-reason">
            {reasons.map((reason) => (
              <Fragment key={reason}>
                <p class={fault ? 'error' : undefined}>{reason}</p>{' '}
              </Fragment>
            ))}
          </div>
        </div>
      </div>
    </div>
  );
}

interface ReasonBarProps {
  readonly reasons: readonly string[];
  /** Nothing can be rolled. */
  readonly fault?: boolean;
}
