import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { useServices, useTexts } from './context.ts';
import { Dialog } from './dialog.tsx';
import { shareText } from './share.ts';

interface Sharing {
  readonly share: (text: string) => void;
  /** Stands in the component: a field to copy from, where the browser offers nothing better. */
  readonly byHand: ComponentChildren;
}

/** Sends a text to a friend in the best way that the browser knows. Needs the texts `rolls`. */
export function useShare(): Sharing {
  const { notices } = useServices();
  const t = useTexts('rolls');
  const left = useSignal<string | undefined>(undefined);
  const id = useId();
  async function share(text: string): Promise<void> {
    const way = await shareText(text);
    if (way === 'copied') notices.show(t.copied);
    else if (way === 'by-hand') left.value = text;
  }
  const close = () => {
    left.value = undefined;
  };
  return {
    share: (text) => void share(text),
    byHand: left.value !== undefined && (
      <Dialog title={t.copyByHand} onClose={close}>
        <p>{t.copyWhy}</p>
        <div class="field">
          <label class="label" for={id}>
            {t.text}
          </label>
          <textarea
            id={id}
            rows={8}
            readOnly
            value={left.value}
            onFocus={(event) => event.currentTarget.select()}
          />
        </div>
      </Dialog>
    ),
  };
}
