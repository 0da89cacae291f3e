import type { ComponentProps } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { useServices } from '../kit/context.ts';
import { Reasons } from '../kit/stage/reasons.tsx';
import { chanceAtLeast, type Distribution, highest } from '../rules/dice/distribution.ts';
import './steps.css';

/** What a side usually loses: the narrowest run of numbers that holds half of all cases; the lowest where several do. */
export function narrowestHalf(lost: Distribution): { readonly from: number; readonly to: number } {
  const all = chanceAtLeast(lost, lost.min);
  const top = highest(lost);
  for (let width = 0; lost.min + width <= top; width++) {
    let best = { chance: 0, from: lost.min };
    for (let from = lost.min; from + width <= top; from++) {
      const chance = chanceAtLeast(lost, from) - chanceAtLeast(lost, from + width + 1);
      if (chance > best.chance + 1e-12) best = { chance, from };
    }
    if (best.chance >= all / 2 - 1e-12) return { from: best.from, to: best.from + width };
  }
  return { from: lost.min, to: top };
}

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

/**
 * Tells the screen reader an answer whenever it becomes another one; where there is none, the part that says why
 * announces that.
 */
export function useSpoken(answer: string): void {
  const { announcer } = useServices();
  const before = useRef(answer);
  useEffect(() => {
    if (answer !== '' && before.current !== answer) announcer.announce(answer);
    before.current = answer;
  }, [answer, announcer]);
}
