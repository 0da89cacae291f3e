import type { ComponentChildren } from 'preact';
import { useContext, useEffect, useId, useLayoutEffect, useState } from 'preact/hooks';
import { useTexts } from '../kit/context.ts';
import { StageNotesOf } from '../kit/stage/advice-chip.tsx';
import { ReasonBar } from '../kit/stage/outcome-bar.tsx';
import type { OddsAhead, TablePlayModel } from './step-player.ts';

interface Ahead<Inputs, Whole> {
  /** Those of the turn in hand. */
  readonly inputs: Inputs;
  readonly turn: number;
  readonly odds: OddsAhead<Whole>;
  /** What the odds are given, in a few words. */
  readonly given: string;
  /** The chance of an end, or of something else that the panel shows. */
  chance(id: string): number | undefined;
}

/**
 * The odds of the fight in hand, which stand above its dice instead of those of the beginning from the first roll until
 * the turn is over; undefined while those are to be shown.
 */
export function useAhead<Inputs, Moment, Entry, Outcome, Whole>({
  seen,
  open,
}: Pick<TablePlayModel<Inputs, Moment, Entry, Outcome, Whole>, 'seen' | 'open'>):
  | Ahead<Inputs, Whole>
  | undefined {
  const { given, givenTurn } = useTexts('fight');
  const now = seen('bar');
  const shown = now.play;
  if (!shown || !open.value || shown.stale || shown.outcome !== undefined) return undefined;
  const turn = shown.earlier.length + 1;
  if (!shown.mayUndo) return undefined;
  const odds = now.ahead;
  if (!odds) return undefined;
  const all = [...odds.ends, ...(odds.also ?? [])];
  return {
    inputs: shown.inputs,
    turn,
    odds,
    given: turn === 1 ? given : givenTurn(turn),
    chance: (id) => all.find((end) => end.id === id)?.chance,
  };
}

/**
 * What is slow to weigh, weighed once nothing has changed for so many milliseconds: it holds up neither the answer nor
 * the next tap. Until then what was weighed last; nothing before the first, or without `weigh`.
 */
export function useWeighed<Weighed extends object>(
  pause: number,
  weigh: (() => Weighed) | undefined,
  changing: readonly unknown[],
): Weighed | undefined {
  const [weighed, setWeighed] = useState<Weighed | undefined>(undefined);
  useEffect(() => {
    if (!weigh) return undefined;
    const timer = setTimeout(() => setWeighed(weigh()), pause);
    return () => clearTimeout(timer);
  }, changing);
  return weighed;
}

/** So long nothing changes before anything is weighed, in milliseconds. */
const beforeEach = 80;

/** Several things, each as `useWeighed` has one, one after the other: no touch waits for more than one. Until all are weighed, those of before. */
export function useWeighedEach<Weighed>(
  all: readonly ((() => Weighed) | undefined)[],
  given: unknown,
): readonly (Weighed | undefined)[] {
  const [weighed, setWeighed] = useState<readonly (Weighed | undefined)[]>([]);
  useEffect(() => {
    const found: (Weighed | undefined)[] = [];
    const weigh = () => {
      found.push(all[found.length]?.());
      if (found.length < all.length) timer = setTimeout(weigh);
      else setWeighed(found);
    };
    let timer = setTimeout(weigh, beforeEach);
    return () => clearTimeout(timer);
  }, [given]);
  return weighed;
}

/** What sticks below the header must not hide behind a notice, which makes the header taller: `--top` says how tall it is. */
export function useBelowHeader(): void {
  useEffect(() => {
    const header = document.querySelector<HTMLElement>('.top');
    if (!header) return undefined;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => style.setProperty('--top', `${header.offsetHeight}px`));
    observer.observe(header);
    return () => {
      observer.disconnect();
      style.removeProperty('--top');
    };
  }, []);
}

interface AnswerSectionProps {
  /** Its heading, for those who cannot see that it is the answer. */
  readonly title: string;
  /** Why there is no answer. */
  readonly faults?: readonly string[];
  /** What the figures are the odds of, where not of the whole fight. */
  readonly given?: string | undefined;
  readonly children?: ComponentChildren;
}

/** The answer to a fight, or what keeps it from being one. */
export function AnswerSection({ title, faults = [], given, children }: AnswerSectionProps) {
  const head = useId();
  const faulty = useContext(StageNotesOf)?.faulty;
  useLayoutEffect(() => {
    if (faulty) faulty.value = faults.length > 0;
  });
  return (
    <section class="fight-answer" aria-labelledby={head}>
      <h2 id={head} class="visually-hidden">
        {title}
      </h2>
      {faults.length > 0 && <ReasonBar fault reasons={faults} />}
      {children}
      {given && <p class="fight-given">{given}</p>}
    </section>
  );
}
