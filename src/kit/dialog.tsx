import type { ComponentChildren, RefObject } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { Button } from './button.tsx';
import { useServices, useTexts } from './context.ts';
import { openOverlay } from './overlays.ts';
import './controls.css';

/**
 * A native dialog, open while it is drawn: focus stays inside and afterwards goes back to where it was. The phone's Back
 * does `onBack` and leaves the place alone; without it the dialog has an entry of the history by itself.
 */
export function useModal(onBack?: () => void): RefObject<HTMLDialogElement | null> {
  const { navigation } = useServices();
  const dialog = useRef<HTMLDialogElement>(null);
  const back = useRef(onBack);
  back.current = onBack;
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const before = document.activeElement;
    element.showModal();
    const uncover = back.current && openOverlay(navigation, () => back.current?.());
    return () => {
      element.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
      uncover?.();
    };
  }, []);
  return dialog;
}

interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  /** It has an entry of the history already: Back closes it without more. */
  readonly ownEntry?: boolean;
  readonly children: ComponentChildren;
}

/** A sheet over the screen: focus stays inside; Escape, Back and a tap beside it close it. */
export function Dialog({ title, onClose, ownEntry, children }: DialogProps) {
  const dialog = useModal(ownEntry ? undefined : onClose);
  const heading = useId();
  const t = useTexts('shell');
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does the same as the tap on the backdrop
    <dialog
      ref={dialog}
      class="dialog"
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === dialog.current) onClose();
      }}
    >
      <div class="dialog-head">
        <h2 id={heading}>{title}</h2>
        <Button kind="quiet" icon="close" label={t.close} onClick={onClose} />
      </div>
      <div class="dialog-body">{children}</div>
    </dialog>
  );
}
