import { Bars } from '../../kit/bars.tsx';
import { useFormat, useTexts } from '../../kit/context.ts';
import { Reasons } from '../../kit/reasons.tsx';
import type { VolleyExplained } from '../../rules/brikwars/volley-effects.ts';
import type { Distribution } from '../../rules/dice/distribution.ts';
import { manyReasons } from './phrases.ts';
import '../../fight/steps.css';

interface FigureProps {
  readonly label: string;
  readonly explained: VolleyExplained;
  /** An average, not a chance. */
  readonly mean?: boolean;
}

/** A number that unfolds into its reasons. */
export function Figure({ label, explained, mean = false }: FigureProps) {
  const t = useTexts('manymore');
  const fight = useTexts('fightwhy');
  const format = useFormat();
  const { value, reasons } = explained;
  return (
    <details class="figure">
      <summary>
        <span>{label}</span>
        <b>{mean ? format.number(value, 1) : format.percent(value)}</b>
      </summary>
      <Reasons items={manyReasons(fight, t, format, reasons)} />
    </details>
  );
}

interface ChartProps {
  readonly label: string;
  readonly odds: Distribution;
  /** From here on the bars are marked. */
  readonly from?: number | undefined;
}

/** How likely each number is; a single one says nothing. */
export function Chart({ label, odds, from }: ChartProps) {
  const t = useTexts('manymore');
  if (odds.weights.length < 2) return null;
  return (
    <>
      <p class="label">{label}</p>
      <Bars
        label={label}
        weights={odds.weights}
        min={odds.min}
        columns={t.chartColumns}
        {...(from === undefined ? {} : { from })}
      />
    </>
  );
}
