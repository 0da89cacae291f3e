import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { Button } from './button.tsx';
import { useTexts } from './context.ts';
import { useModal } from './modal.ts';
import './dialog.css';

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
