import { useTexts } from '../../kit/context.ts';
import '../../fight/steps.css';

interface PlanOptionProps {
  readonly name: string;
  readonly lines: readonly string[];
  readonly best: boolean;
  /** What counts when nobody says anything. */
  readonly standard?: boolean;
  readonly checked: boolean;
  readonly onChoose: () => void;
  readonly figures: string;
  readonly hint?: string;
  /** The chance that the bar shows, 0 to 1. */
  readonly share: number;
}

/** One of the things a side may do, with what comes of it. */
export function PlanOption(props: PlanOptionProps) {
  const { name, lines, best, standard, checked, onChoose, figures, hint, share } = props;
  const t = useTexts('fight');
  const more = useTexts('fightmore');
  return (
    <label class="defence">
      <input type="radio" name={name} checked={checked} onChange={onChoose} />
      <span class="defence-body">
        <span class="defence-head">
          <span class="defence-name">
            {lines.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </span>
          {best && <span class="badge">{t.best}</span>}
          {standard && <span class="hint">{more.standard}</span>}
        </span>
        <span class="defence-figures">{figures}</span>
        {hint && <span class="hint">{hint}</span>}
        <span class="defence-track" aria-hidden="true">
          <span style={{ inlineSize: `${share * 100}%` }} />
        </span>
      </span>
    </label>
  );
}
