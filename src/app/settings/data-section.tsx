import { useEffect, useRef } from 'preact/hooks';
import type { ArmiesModel } from '../../armies/model.ts';
import { backupPart } from '../../kit/backup-path.ts';
import { Button } from '../../kit/button.tsx';
import { useFormat, useServices, useTexts } from '../../kit/context.ts';
import { Icon } from '../../kit/icon.tsx';
import type { ImportState } from '../../platform/backup.ts';
import { ImportPreview } from './import-preview.tsx';
import './data-section.css';

/** Backup of everything into one file, and the way back. */
export function DataSection({ model }: { readonly model: ArmiesModel }) {
  const { backup } = model;
  const { notices, navigation } = useServices();
  const t = useTexts('armies');
  const format = useFormat();
  const last = backup.last.value;
  const state = backup.importing.value;
  const { rest } = navigation.location.value;
  const heading = useRef<HTMLHeadingElement>(null);
  // Whoever came for a backup stands before it.
  useEffect(() => {
    if (rest !== backupPart) return;
    heading.current?.scrollIntoView({ block: 'start' });
    heading.current?.focus({ preventScroll: true });
  }, [rest]);
  return (
    <section class="card">
      <h2 class="data-title" ref={heading} tabIndex={-1}>
        {t.backup}
      </h2>
      <p class="hint">{t.backupWhat}</p>
      <p>{last === undefined ? t.noBackup : t.lastBackup(format.dateTime(last))}</p>
      <div class="row">
        <Button
          kind="primary"
          icon="download"
          onClick={() => void backup.download().then(() => notices.show(t.downloaded))}
        >
          {t.download}
        </Button>
        <label class="button file-button">
          <Icon name="upload" />
          {t.import}
          <input
            type="file"
            class="visually-hidden"
            accept=".json,application/json"
            onChange={(event) => {
              const input = event.currentTarget;
              const file = input.files?.[0];
              if (file) void backup.read(file);
              // Emptied, so that the same file can be chosen again.
              input.value = '';
            }}
          />
        </label>
      </div>
      {state.step === 'reading' && (
        <div class="row">
          <p class="hint" role="status">
            {t.reading(state.file)}
          </p>
          <progress value={state.done} max={1} aria-label={t.readShare} />
          <Button kind="quiet" onClick={() => backup.cancel()}>
            {t.stopReading}
          </Button>
        </div>
      )}
      {(state.step === 'refused' || state.step === 'failed') && <ImportTrouble state={state} />}
      {state.step === 'ready' && <ImportPreview backup={backup} state={state} />}
    </section>
  );
}

type Trouble = Extract<ImportState, { readonly step: 'refused' | 'failed' }>;

function ImportTrouble({ state }: { readonly state: Trouble }) {
  const { announcer } = useServices();
  const t = useTexts('armies');
  const format = useFormat();
  const head = state.step === 'failed' ? t.importFailed : t.importRefused(state.file);
  const why = state.step === 'failed' ? t.storageIssues[state.issue.code] : reasonOf(state);
  useEffect(() => announcer.announce(`${head} ${why}`), [head, why, announcer]);

  function reasonOf({ issues }: Extract<Trouble, { readonly step: 'refused' }>): string {
    const [first] = issues;
    if (!first) return '';
    if (first.code === 'newer-version') return t.importIssues['newer-version'](first.app);
    if (first.code !== 'damaged') return t.importIssues[first.code];
    const places = issues.flatMap((issue) => (issue.code === 'damaged' ? [issue.path.slice(0, 80)] : []));
    return t.importIssues.damaged(format.list(places.slice(0, 5)));
  }

  return (
    <div class="note" data-tone="bad">
      <p>
        <b>{head}</b>
      </p>
      <p>{why}</p>
    </div>
  );
}
