import type { Verdict } from '../../../state/fight-verdict.ts';
import { useFormat, useTexts } from '../../context.ts';

/** The figures of a fight in one line. */
export function VerdictLine({ verdict }: { readonly verdict: Verdict }) {
  const t = useTexts('fightsaved');
  const format = useFormat();
  return (
    <span class="verdict-line">
      {verdict.figures.map(({ id, chance }) => t.figure(t.figures[id], format.percent(chance))).join(' · ')}
    </span>
  );
}
