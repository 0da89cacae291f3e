import type { ComponentChildren } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import { useServices } from '../context.ts';
import { useRootSign } from '../stage/root-sign.ts';
import { openOverlay } from './overlays.ts';
import './pad.css';

interface TablePadProps {
  /** What is rolled on the table. */
  readonly title: ComponentChildren;
  readonly level: 2 | 3;
  /** Whose dice they are: an edge in the colour of that side. */
  readonly side?: 'mine' | 'theirs';
  /** What is said and may be chosen before the next die. */
  readonly words?: ComponentChildren;
  /** The last row: the same buttons from the first die to the last. */
  readonly tools: ComponentChildren;
  /** Puts the pad away, as its own button does: the phone's Back and Escape. */
  readonly onClose: () => void;
  /** The keys. */
  readonly children: ComponentChildren;
}

/** A second tap comes within this, in ms: it is meant for what stood there before. */
const secondTap = 400;

/** The place of the pad takes no taps for a moment: it has just come, or has just gone. */
function shield(pad: HTMLElement): void {
  const cover = document.createElement('div');
  cover.className = 'table-pad-shield';
  cover.style.blockSize = `${innerHeight - pad.getBoundingClientRect().top}px`;
  document.body.append(cover);
  setTimeout(() => cover.remove(), secondTap);
}

/** Where dice that lie on the table are typed: always at the same place above the tabs, and its keys never move. */
export function TablePad({ title, level, side, words, tools, onClose, children }: TablePadProps) {
  const { navigation } = useServices();
  const pad = useRef<HTMLElement>(null);
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const close = useRef(onClose);
  close.current = onClose;
  useLayoutEffect(() => {
    // Who goes elsewhere finds the pad again as he left it.
    const uncover = openOverlay(navigation, () => close.current(), true);
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector('dialog[open]')) return;
      close.current();
    };
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('keydown', onKey);
      uncover();
    };
  }, []);
  useRootSign('pad');
  useLayoutEffect(() => {
    const element = pad.current;
    if (!element) return;
    const { style } = document.documentElement;
    // The end of the page stays in reach above the pad.
    const watch = new ResizeObserver(() => style.setProperty('--table-pad', `${element.offsetHeight}px`));
    style.setProperty('--table-pad', `${element.offsetHeight}px`);
    watch.observe(element);
    shield(element);
    // The button that opened the pad is gone or does nothing now.
    const before = document.activeElement;
    if (!before || before === document.body || before.matches(':disabled'))
      heading.current?.focus({ preventScroll: true });
    return () => {
      watch.disconnect();
      style.removeProperty('--table-pad');
      shield(element);
    };
  }, []);
  const Heading = `h${level}` as const;
  return (
    <section class="table-pad" data-side={side} aria-labelledby={id} ref={pad}>
      <div class="table-pad-words">
        <Heading id={id} class="table-pad-title" tabIndex={-1} ref={heading}>
          {title}
        </Heading>
        {words}
      </div>
      {children}
      <div class="table-pad-tools">{tools}</div>
    </section>
  );
}
