import { useSignal } from '@preact/signals';
import type { ComponentChildren, ComponentProps } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { useServices, useTexts } from '../kit/context.ts';
import type { Gain } from '../kit/outcome-bar.tsx';
import { Reasons } from '../kit/reasons.tsx';
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

/** Tells the screen reader an answer whenever it becomes another one; where there is none, whoever says why tells that. */
export function useSpoken(answer: string): void {
  const { announcer } = useServices();
  const before = useRef(answer);
  useEffect(() => {
    if (answer !== '' && before.current !== answer) announcer.announce(answer);
    before.current = answer;
  }, [answer, announcer]);
}

interface AnswerTile {
  readonly label: string;
  readonly shown: string;
  readonly gain: Gain;
}

interface Begun {
  readonly tiles: readonly Pick<AnswerTile, 'label' | 'shown'>[];
  /** Of which turn they are, where there is more than one. */
  readonly turn?: number | undefined;
}

interface AnswerTilesProps<Tile extends AnswerTile> {
  readonly tiles: readonly Tile[];
  /** Why the figure of a tile is what it is. */
  readonly why: (tile: Tile) => ComponentChildren;
  /** The figures that the reasons are for, where others are shown since. */
  readonly begun?: Begun | undefined;
  /** Stands between the tiles and the reasons. */
  readonly children?: ComponentChildren;
}

/** The figures of an answer, the largest things on the screen; a tap on one unfolds its reasons. */
export function AnswerTiles<Tile extends AnswerTile>({
  tiles,
  why,
  begun,
  children,
}: AnswerTilesProps<Tile>) {
  const { whyBegun } = useTexts('fightplace');
  const id = useId();
  const open = useSignal<number | undefined>(undefined);
  // What was asked of other figures is over: it must not cover these.
  const names = tiles.map(({ label }) => label).join();
  useEffect(() => {
    open.value = undefined;
  }, [names]);
  const tile = open.value === undefined ? undefined : tiles[open.value];
  const before = tile && begun?.tiles.find(({ label }) => label === tile.label);
  return (
    <>
      <div class="fight-tiles">
        {tiles.map(({ label, shown, gain }, index) => (
          <button
            key={label}
            type="button"
            class="fight-tile"
            data-gain={gain}
            aria-expanded={open.value === index}
            aria-controls={id}
            onClick={() => {
              open.value = open.value === index ? undefined : index;
            }}
          >
            <span class="fight-tile-label">{label}</span>
            <span class="fight-number">{shown}</span>
          </button>
        ))}
      </div>
      {children}
      <div id={id} class="fight-why">
        {before && <p class="hint">{whyBegun(before.shown, begun?.turn)}</p>}
        {tile && why(tile)}
      </div>
    </>
  );
}
