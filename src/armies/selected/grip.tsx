import { useRef } from 'preact/hooks';
import { useTexts } from '../../kit/context.ts';
import type { ArmySummary } from '../../storage/army/summary.ts';
import type { ArmyListModel } from '../list-model.ts';

interface GripProps {
  readonly army: ArmySummary;
  readonly list: ArmyListModel;
  /** One place up or down, by the arrow keys. */
  readonly onMove: (by: -1 | 1) => void;
}

/** So near the upper or lower end of the window the page scrolls along. */
const edges = { top: 90, bottom: 150, step: 14 } as const;

const cardAt = (x: number, y: number) => document.elementFromPoint(x, y)?.closest<HTMLElement>('.army-card');

/** Drags a card to its place in the player's own order. */
export function Grip({ army, list, onMove }: GripProps) {
  const t = useTexts('armies');
  /** Where the finger took hold, in the page, and the card that it is over now. */
  const held = useRef<{ readonly y: number; readonly card: HTMLElement; over?: HTMLElement } | undefined>(
    undefined,
  );

  function mark(over: HTMLElement | undefined): void {
    const now = held.current;
    if (!now || now.over === over) return;
    now.over?.removeAttribute('data-drop');
    if (over) {
      now.over = over;
      over.dataset.drop = sideOf(now.card, over) < 0 ? 'before' : 'behind';
    } else delete now.over;
  }

  function letGo(put: boolean): void {
    const now = held.current;
    if (!now) return;
    const anchor = now.over?.dataset.army;
    const side = now.over && sideOf(now.card, now.over);
    mark(undefined);
    held.current = undefined;
    now.card.removeAttribute('data-dragged');
    now.card.style.removeProperty('translate');
    if (put && anchor && side) list.moveTo(army.id, anchor, side);
  }

  return (
    <button
      type="button"
      class="army-grip"
      aria-label={`${army.name || t.unnamed}: ${t.moveUp}, ${t.moveDown}`}
      onKeyDown={(event) => {
        const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : undefined;
        if (!by || event.altKey) return;
        event.preventDefault();
        onMove(by);
      }}
      onPointerDown={(event) => {
        const card = event.currentTarget.closest<HTMLElement>('.army-card');
        if (!card || event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        held.current = { y: event.clientY + scrollY, card };
        card.dataset.dragged = '';
      }}
      onPointerMove={({ clientX, clientY }) => {
        const now = held.current;
        if (!now) return;
        if (clientY < edges.top) scrollBy(0, -edges.step);
        else if (clientY > innerHeight - edges.bottom) scrollBy(0, edges.step);
        now.card.style.translate = `0 ${clientY + scrollY - now.y}px`;
        const over = cardAt(clientX, clientY);
        mark(over && over !== now.card ? over : undefined);
      }}
      onPointerUp={() => letGo(true)}
      onPointerCancel={() => letGo(false)}
    >
      <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path d="M5 8h14M5 12h14M5 16h14" />
      </svg>
    </button>
  );
}

/** A card that is let go on one above it takes its place, and so on one below it. */
function sideOf(card: HTMLElement, over: HTMLElement): -1 | 1 {
  return card.compareDocumentPosition(over) & Node.DOCUMENT_POSITION_PRECEDING ? -1 : 1;
}
