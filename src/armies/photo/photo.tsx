import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { useFormat, useServices, useTexts } from '../../kit/context.ts';
import { Button } from '../../kit/controls/button.tsx';
import { Dialog, useShown } from '../../kit/controls/dialog.tsx';
import { addPhoto, loadPhoto, type PhotoRefusal } from '../../storage/photos.ts';
import { createRecordId } from '../../storage/record-id.ts';
import { scaledPicture } from './scale.ts';
import './photo.css';

/** Only here: the signs of `Icon` are part of the start. */
function Camera() {
  return (
    <svg class="photo-camera" width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M4 7h4l2-3h4l2 3h4v13H4zM12 9.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7z" />
    </svg>
  );
}

/** The address of a stored picture while it is shown; undefined until it is there, and where it is gone. */
function usePhoto(id: string | undefined): string | undefined {
  const { store } = useServices();
  const address = useSignal<string | undefined>(undefined);
  useEffect(() => {
    let made: string | undefined;
    let current = true;
    if (id !== undefined)
      void loadPhoto(store, id).then((loaded) => {
        if (!current || !loaded.ok || !loaded.value) return;
        made = URL.createObjectURL(loaded.value);
        address.value = made;
      });
    return () => {
      current = false;
      address.value = undefined;
      if (made) URL.revokeObjectURL(made);
    };
  }, [id, store]);
  return address.value;
}

/** The picture of a line, small, in its row: decoration beside the name. */
export function PhotoThumb({ id }: { readonly id: string }) {
  const address = usePhoto(id);
  return <span class="photo-thumb">{address && <img src={address} alt="" />}</span>;
}

interface PhotoFieldProps {
  readonly photo: string | undefined;
  /** The line as it is called. */
  readonly name: string;
  readonly onPhoto: (id: string | undefined) => void;
}

type Trouble = { readonly code: 'not-a-picture' } | PhotoRefusal;

/** So few more that it is time to say so. */
const few = 40;

/** Takes a picture of models with the camera or from a file, shows it large, and takes it away. */
export function PhotoField({ photo, name, onPhoto }: PhotoFieldProps) {
  const { store, storage, fill } = useServices();
  const t = useTexts('armies');
  const format = useFormat();
  const file = useRef<HTMLInputElement>(null);
  const trouble = useSignal<Trouble | undefined>(undefined);
  const left = useSignal(Number.POSITIVE_INFINITY);
  const busy = useSignal(false);
  const [shown, show, hide] = useShown();
  const address = usePhoto(photo);

  async function take(picture: Blob): Promise<void> {
    busy.value = true;
    trouble.value = undefined;
    const blob = await scaledPicture(picture);
    const id = createRecordId(fill);
    // Held in memory it would take the room of what is small. Where nothing can be stored, memory is as good as it gets.
    const into = storage.trouble.peek()?.code === 'storage-refused' ? store : store.strict;
    const added = blob && (await addPhoto(into, { version: 1, id, blob }));
    busy.value = false;
    if (!added) trouble.value = { code: 'not-a-picture' };
    else if (!added.ok) [trouble.value] = added.issues;
    else {
      left.value = added.value;
      onPhoto(id);
    }
  }

  function said(issue: Trouble): string {
    if (issue.code === 'too-many-photos') return t.photoIssues[issue.code](format.number(issue.most));
    return issue.code === 'not-a-picture' ? t.photoIssues[issue.code] : t.storageIssues[issue.code];
  }

  const issue = trouble.value;
  return (
    <div class="photo-field">
      {address && (
        <button type="button" class="photo-open" aria-label={t.photoOf(name)} onClick={show}>
          <img src={address} alt="" />
        </button>
      )}
      <input
        ref={file}
        hidden
        type="file"
        accept="image/*"
        onChange={(event) => {
          const [picture] = event.currentTarget.files ?? [];
          event.currentTarget.value = '';
          if (picture) void take(picture);
        }}
      />
      <div class="row">
        <Button disabled={busy.value} onClick={() => file.current?.click()}>
          <Camera /> {photo === undefined ? t.photoAdd : t.photoOther}
        </Button>
        {photo !== undefined && (
          <Button kind="quiet" icon="trash" label={t.photoRemove} onClick={() => onPhoto(undefined)} />
        )}
      </div>
      {issue && (
        <p class="error" role="alert">
          {said(issue)}
        </p>
      )}
      {left.value <= few && <p class="hint">{t.photosLeft(left.value)}</p>}
      {shown && address && (
        <Dialog title={name} onClose={hide}>
          <img class="photo-large" src={address} alt={t.photoOf(name)} />
        </Dialog>
      )}
    </div>
  );
}
