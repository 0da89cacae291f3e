import { useFormat, useTexts } from '../../kit/context.ts';
import { Button } from '../../kit/controls/button.tsx';
import { Icon } from '../../kit/controls/icon.tsx';
import type { Receiver } from './receiver.ts';

interface ReceiverProps {
  readonly receiver: Receiver;
}

export const namesOf = (files: readonly File[]): readonly string[] => files.map(({ name }) => name);

/** Files that came together with what is open now. */
export function Waiting({ receiver }: ReceiverProps) {
  const t = useTexts('send');
  const format = useFormat();
  const files = receiver.waiting.value;
  if (files.length === 0) return null;
  return (
    <div class="note stack">
      <p class="receive-waiting">{t.stillToOpen(format.list(namesOf(files)))}</p>
      <div>
        <Button onClick={() => void receiver.openNext()}>{t.openNext}</Button>
      </div>
    </div>
  );
}

/** Files of armies, backups or lists, or photos of codes. */
export function FileWay({ receiver }: ReceiverProps) {
  const t = useTexts('send');
  return (
    <label class="button file-button">
      <Icon name="upload" />
      {t.fromFile}
      <input
        type="file"
        multiple
        class="visually-hidden"
        // Any file: some phones grey out what ends as they do not know.
        onChange={(event) => {
          const input = event.currentTarget;
          void receiver.openFiles([...(input.files ?? [])]);
          // Emptied, so that the same file can be chosen again.
          input.value = '';
        }}
      />
    </label>
  );
}
