import { useFormat } from '../kit/context.ts';

/** The mood of a Hero among others, and what it costs each of his dice; `at` is its middle from left to right. */
export function CrankyCloud({ at, by }: { readonly at: number; readonly by: number }) {
  const format = useFormat();
  return (
    <g class="cranky-cloud" transform={`translate(${at} 18)`}>
      <path d="M-14 12a11 11 0 0 1-2-21 14 14 0 0 1 26-3 12 12 0 0 1 5 24z" />
      <text y="8">{format.signed(-by)}</text>
    </g>
  );
}
