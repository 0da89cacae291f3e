import type { ComponentChildren, RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { useTexts } from '../kit/context.ts';
import { Button } from '../kit/controls/button.tsx';

interface SkipProps {
  /** What is being rolled, in full and in a few words. */
  readonly title: string;
  readonly what: string | undefined;
  readonly onSkip: () => void;
}

/** What is done next, at the foot of the screen: notices stand above it. */
export function StepBox({ children }: { readonly children: ComponentChildren }) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const { style } = document.documentElement;
    const watch = new ResizeObserver(() => style.setProperty('--moment-step', `${element.offsetHeight}px`));
    watch.observe(element);
    return () => {
      watch.disconnect();
      style.removeProperty('--moment-step');
    };
  }, []);
  return (
    <div class="moment-step" ref={box}>
      {children}
    </div>
  );
}

/** Stands in the place of the main button while a roll is being shown. */
export function Skip({ title, what, onSkip }: SkipProps) {
  const t = useTexts('fight');
  return (
    <StepBox>
      <div class="stack moment-skips">
        <h3 class="fight-step visually-hidden" tabIndex={-1}>
          {title}
        </h3>
        <div class="thumb-bar">
          <Button wide onClick={onSkip}>
            <span>
              {t.skip}
              {what !== undefined && <small> {what}</small>}
            </span>
          </Button>
        </div>
      </div>
    </StepBox>
  );
}

/** A tap anywhere but on the head shows at once all that is still to come, and does nothing else. */
export function useSkip(card: RefObject<HTMLElement | null>, rolls: boolean, skip: () => void): void {
  useEffect(() => {
    const element = card.current;
    if (!rolls || !element) return;
    const onClick = (event: Event) => {
      if (event.target instanceof Element && event.target.closest('.moment-head, .table-pad')) return;
      event.stopPropagation();
      event.preventDefault();
      skip();
    };
    element.addEventListener('click', onClick, true);
    return () => element.removeEventListener('click', onClick, true);
  }, [rolls]);
}
