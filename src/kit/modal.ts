import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { useServices } from './context.ts';
import { coverPlace } from './overlays.ts';

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
    const uncover = back.current && coverPlace(navigation, () => back.current?.());
    return () => {
      element.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
      uncover?.();
    };
  }, []);
  return dialog;
}
