import { useFormat, useTexts } from '../../kit/context.ts';
import { areAllEnds, type Verdict } from '../outcomes.ts';

/** The figures of a fight in one line. */
export function VerdictLine({ verdict }: { readonly verdict: Verdict }) {
  const t = useTexts('fightsaved');
  const format = useFormat();
  const chances = verdict.figures.map(({ chance }) => chance);
  const written = areAllEnds(verdict) ? format.percentShares(chances) : chances.map(format.percent);
  return (
    <span class="verdict-line">
      {verdict.figures.map(({ id }, index) => t.figure(t.figures[id], written[index] ?? '')).join(' · ')}
    </span>
  );
}
