import { useTexts } from '../../kit/context.ts';
import { type Gain, type Outcome, OutcomeInside } from '../../kit/stage/outcome-bar.tsx';
import './saved.css';

const order: readonly Gain[] = ['mine', 'nobody', 'theirs'];

/** The ends as they stand in a bar: mine from the left, theirs from the right; what cannot be is left out. */
export function inBarOrder(ends: readonly Outcome[]): readonly Outcome[] {
  const parts = order.flatMap((gain) => ends.filter((end) => end.gain === gain));
  const seen = parts.filter(({ chance }) => chance > 0);
  return seen.length > 0 ? seen : parts;
}

interface BarProps {
  readonly ends: readonly Outcome[];
}

/** The bar of a fight that is only looked at. */
export function FightBar({ ends }: BarProps) {
  const words = useTexts('fight');
  return (
    <div class="outcomes">
      {inBarOrder(ends).map((end) => (
        <div
          key={end.label}
          class="outcome"
          data-gain={end.gain}
          style={{ flexGrow: Math.max(end.chance, 0.01) }}
        >
          <OutcomeInside outcome={end} words={words} />
        </div>
      ))}
    </div>
  );
}

/** The same in a line of a list: seen as a thin bar, read as a sentence. */
export function ThinBar({ ends }: BarProps) {
  const t = useTexts('fight');
  const parts = inBarOrder(ends);
  return (
    <>
      <span class="thin-bar" aria-hidden="true">
        {parts.map(({ label, gain, chance }) => (
          <span key={label} data-gain={gain} style={{ flexGrow: Math.max(chance, 0.01) }} />
        ))}
      </span>
      <span class="visually-hidden">
        {parts.map(({ label, shown }) => t.endOdds(label, shown)).join(', ')}
      </span>
    </>
  );
}
