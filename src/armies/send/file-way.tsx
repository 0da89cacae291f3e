import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { useFormat, useTexts } from '../../kit/context.ts';
import { Button } from '../../kit/controls/button.tsx';
import { FileButton } from '../../kit/controls/file-button.tsx';
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

/** Pictures in which no code was found, as they came. */
export function UnreadPictures({ receiver }: ReceiverProps) {
  return receiver.unread.value.map((file) => <UnreadPicture key={file.name} file={file} />);
}

function UnreadPicture({ file }: { readonly file: File }) {
  const t = useTexts('send');
  const address = useSignal('');
  useEffect(() => {
    address.value = URL.createObjectURL(file);
    return () => URL.revokeObjectURL(address.peek());
  }, [file]);
  return (
    <figure class="receive-unread">
      {address.value && <img src={address.value} alt="" />}
      <figcaption>{t.notOpened(file.name)}</figcaption>
    </figure>
  );
}

/** Files of armies, backups or lists, or photos of codes. */
export function FileWay({ receiver }: ReceiverProps) {
  const t = useTexts('send');
  return (
    <FileButton multiple onFiles={(files) => void receiver.openFiles(files)}>
      {t.fromFile}
    </FileButton>
  );
}
