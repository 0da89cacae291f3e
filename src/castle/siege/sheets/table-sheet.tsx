import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { useServices, useTexts } from '../../../kit/context.ts';
import { Button } from '../../../kit/controls/button.tsx';
import { openOverlay } from '../../../kit/controls/overlays.ts';

interface TableSheetProps {
  readonly title: string;
  /** What stands beside the title. */
  readonly note?: ComponentChildren;
  /** It says something new when this changes: the keyboard goes on at its head. */
  readonly about: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
}

/** A sheet that leaves the castle in sight and in reach: it ends above the thumb bar, or stands beside. Back and Escape close it. */
export function TableSheet({ title, note, about, onClose, children }: TableSheetProps) {
  const { navigation } = useServices();
  const t = useTexts('shell');
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(() => {
    const before = document.activeElement;
    const uncover = openOverlay(navigation, () => close.current());
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector(':modal')) return;
      close.current();
    };
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('keydown', onKey);
      uncover();
      if (before instanceof Element && before.isConnected) (before as HTMLElement).focus();
    };
  }, [navigation]);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    body.current?.scrollTo(0, 0);
  }, [about]);
  return (
    <dialog open class="siege-sheet" aria-labelledby={id}>
      <div class="siege-sheet-head">
        <h3 id={id} ref={heading} tabIndex={-1}>
          {title}
        </h3>
        {note}
        <Button kind="quiet" icon="close" label={t.close} onClick={onClose} />
      </div>
      <div class="siege-sheet-body" ref={body}>
        {children}
      </div>
    </dialog>
  );
}
