import { useEffect, useRef } from 'preact/hooks';
import type { ArmiesModel } from '../../armies/model.ts';
import { useFormat, useServices, useTexts } from '../../kit/context.ts';
import { Button } from '../../kit/controls/button.tsx';
import { FileButton } from '../../kit/controls/file-button.tsx';
import { later } from '../../kit/controls/lazy.tsx';
import { isAppleTouchDevice } from '../../platform/offline.ts';
import { backupPart } from '../../platform/save-file.ts';
import './settings.css';

// Needed where something is imported.
const ImportStatus = later(
  () => import('../../armies/send/entry.ts').then((module) => module.ImportStatus),
  [],
);

/** Backup of everything into one file, and the way back. */
export function DataSection({ model }: { readonly model: ArmiesModel }) {
  const { backup } = model;
  const { navigation } = useServices();
  const t = useTexts('armies');
  const format = useFormat();
  const last = backup.last.value;
  const { rest } = navigation.location.value;
  const share = () => void backup.share(t.backup);
  // What is shared has left the app for certain; the device does not say whether a download was let through.
  const asks = isAppleTouchDevice();
  const heading = useRef<HTMLHeadingElement>(null);
  // The backup is shown at once to a player who came for it.
  useEffect(() => {
    if (rest !== backupPart) return;
    heading.current?.scrollIntoView({ block: 'start' });
    heading.current?.focus({ preventScroll: true });
  }, [rest]);
  return (
    <section class="card">
      <div class="data-head">
        <h2 class="card-title data-title" ref={heading} tabIndex={-1}>
          {t.backup}
        </h2>
        {!asks && <Button kind="quiet" icon="share" label={t.shareBackup} onClick={share} />}
      </div>
      <p class="hint">{t.backupWhat}</p>
      <p>{last === undefined ? t.noBackup : t.lastBackup(format.dateTime(last))}</p>
      <div class="data-buttons">
        {asks && (
          <Button kind="primary" icon="share" onClick={share}>
            {t.shareBackup}
          </Button>
        )}
        <Button kind={asks ? 'plain' : 'primary'} icon="download" onClick={() => void backup.download()}>
          {t.download}
        </Button>
        <FileButton
          onFiles={([file]) => {
            if (file) void backup.read(file);
          }}
        >
          {t.import}
        </FileButton>
      </div>
      {backup.unsure.value && (
        <Button kind="quiet" onClick={() => backup.takeBack()}>
          {t.backupNotSaved}
        </Button>
      )}
      {backup.importing.value.step !== 'idle' && <ImportStatus backup={backup} />}
    </section>
  );
}
