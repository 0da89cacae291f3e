import { useSignal } from '@preact/signals';
import { type ComponentChildren, createContext, type RefObject } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import { useServices, useTexts } from '../context.ts';
import { Button } from './button.tsx';
import { openOverlay } from './overlays.ts';
import './controls.css';

/** Whether something is shown that comes and goes, such as a sheet, with the ways to show and to hide it. */
export function useShown(): readonly [shown: boolean, show: () => void, hide: () => void] {
  const shown = useSignal(false);
  const put = (on: boolean) => () => {
    shown.value = on;
  };
  return [shown.value, put(true), put(false)];
}

/** Notices and spoken words again inside a sheet: what stands behind it can be neither tapped nor heard. */
export function SheetNotice() {
  const { notices, announcer } = useServices();
  const notice = notices.current.value;
  const action = notice?.action;
  // What was shown before the sheet opened is repeated in it only where something can still be done about it.
  const shown = useRef(notice?.id ?? 0);
  const text = notice && (action || notice.id > shown.current);
  const spoken = announcer.current.value;
  // What was said before the sheet opened is not said in it.
  const before = useRef(spoken.count);
  return (
    <>
      <p class="visually-hidden" role="status">
        {spoken.count === before.current ? '' : spoken.text}
      </p>
      <div role="status" class="sheet-notice">
        {text && (
          <div class="note row">
            <span>{notice.text}</span>
            {action && (
              <Button
                icon="undo"
                onClick={() => {
                  notices.dismiss(notice.id);
                  action.run();
                }}
              >
                {action.label}
              </Button>
            )}
          </div>
        )}
      </div>
    </>
  );
}

/**
 * A native dialog, open while it is drawn: focus stays inside and afterwards goes back to where it was. The phone's Back
 * does `onBack` and leaves the place alone; without it the dialog has an entry of the history by itself.
 */
export function useModal(onBack?: () => void): RefObject<HTMLDialogElement | null> {
  const { navigation } = useServices();
  const dialog = useRef<HTMLDialogElement>(null);
  const back = useRef(onBack);
  back.current = onBack;
  // Not after it is painted: a tap that follows at once has the focus by then, and keeps it.
  useLayoutEffect(() => {
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

/** Closes the sheet that something stands in, where it stands in one. */
export const CloseSheet = createContext<(() => void) | undefined>(undefined);

interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  /** It has an entry of the history already: Back closes it without more. */
  readonly ownEntry?: boolean;
  /** A sheet leaves what it is about in sight: above it, or beside it where it is wide. */
  readonly kind?: 'sheet';
  /** It sets one thing, and closes when that is chosen: there is nothing to be done with. */
  readonly chooses?: boolean | undefined;
  readonly children: ComponentChildren;
}

/** A sheet over the screen: focus stays inside; Escape, Back and a tap beside it close it. */
export function Dialog({ title, onClose, ownEntry, kind, chooses, children }: DialogProps) {
  const dialog = useModal(ownEntry ? undefined : onClose);
  const heading = useId();
  const t = useTexts('shell');
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does the same as the tap on the backdrop
    <dialog
      ref={dialog}
      class="dialog"
      data-kind={kind}
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
        {kind && !chooses ? (
          <Button onClick={onClose}>{t.done}</Button>
        ) : (
          <Button kind="quiet" icon="close" label={t.close} onClick={onClose} />
        )}
      </div>
      <div class="dialog-body">
        <CloseSheet.Provider value={onClose}>{children}</CloseSheet.Provider>
      </div>
    </dialog>
  );
}
