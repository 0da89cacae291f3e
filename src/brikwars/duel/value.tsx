import { useFormat, useTexts } from '../../kit/context.ts';
import { Reasons } from '../../kit/reasons.tsx';
import type { BrikwarsExplained } from '../../rules/brikwars/effects.ts';
import { reasonItems } from '../reason-phrases.ts';
import '../../fight/steps.css';

interface FigureProps {
  readonly label: string;
  /** The number as shown. */
  readonly shown: string;
  readonly explained: BrikwarsExplained;
}

/** A number that unfolds into its reasons. */
export function Figure({ label, shown, explained }: FigureProps) {
  const t = useTexts('fightwhy');
  const format = useFormat();
  return (
    <details class="figure">
      <summary>
        <span>{label}</span>
        <b>{shown}</b>
      </summary>
      <Reasons items={reasonItems(t, format, explained.reasons)} />
    </details>
  );
}
