import type { ComponentProps } from 'preact';
import { Reasons } from '../kit/reasons.tsx';
import './steps.css';

type Items = ComponentProps<typeof Reasons>['items'];

interface FigureLineProps {
  readonly label: string;
  /** The number as shown. */
  readonly shown: string;
  readonly items: Items;
}

/** A number that unfolds into its reasons. */
export function FigureLine({ label, shown, items }: FigureLineProps) {
  return (
    <details class="figure">
      <summary>
        <span>{label}</span>
        <b>{shown}</b>
      </summary>
      <Reasons items={items} />
    </details>
  );
}

/** Why a number of the answer is what it is. */
export function FigureWhy({ title, items }: { readonly title: string; readonly items: Items }) {
  return (
    <>
      <h3 class="label">{title}</h3>
      <Reasons items={items} />
    </>
  );
}
