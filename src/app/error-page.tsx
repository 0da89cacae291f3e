import { useSignal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import { useServices, useTexts } from '../kit/context.ts';
import { Button } from '../kit/controls/button.tsx';
import type { BackupWay } from '../platform/download-backup.ts';
import type { Services } from '../platform/services.ts';

/** What an error says of itself: only some engines begin its stack with that. */
export function errorDetails(error: unknown): string {
  const said = String(error);
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  return stack.startsWith(said) ? stack : `${said}\n${stack}`.trimEnd();
}

function describeError(error: unknown, { number, commit }: Services['version']): string {
  const what = errorDetails(error);
  return [`Adjutant ${number} ${commit}`, navigator.userAgent, location.hash, what].join('\n');
}

interface PageProps {
  readonly error: unknown;
  readonly exportEverything: () => Promise<BackupWay>;
  readonly onContinue?: () => void;
}

/** What went wrong, in words, with what a player can do now. */
export function ErrorPage(props: PageProps) {
  const { language } = useServices();
  const ready = useSignal(false);
  useEffect(() => {
    void language.load(['kit']).then(() => {
      ready.value = true;
    });
  }, [language, ready]);
  return ready.value ? <Page {...props} /> : null;
}

function Page({ error, exportEverything, onContinue }: PageProps) {
  const { offline, version, language } = useServices();
  const t = useTexts('trouble');
  const { reload } = useTexts('shell');
  const [copied, setCopied] = useState(false);
  const [exported, setExported] = useState('');
  // Its words come with what is not needed here, so the page itself does not wait for them.
  async function exportNow(): Promise<void> {
    const way = await exportEverything();
    if (way === 'given-up') return;
    await language.load(['armies']);
    const words = language.texts('armies');
    setExported(way === 'saved' || way === 'shared' ? words.downloaded : words.backupWays[way]);
  }
  const details = describeError(error, version);
  return (
    <main class="page">
      <div class="screen">
        <div class="card" role="alert">
          <h1>{t.crashTitle}</h1>
          <p>{t.crashText}</p>
          <div class="row">
            <Button kind="primary" onClick={() => offline.reload()}>
              {reload}
            </Button>
            {onContinue && <Button onClick={onContinue}>{t.carryOn}</Button>}
            <Button
              onClick={() => {
                location.hash = '#/dice';
                offline.reload();
              }}
            >
              {t.toStart}
            </Button>
            <Button icon="download" onClick={() => void exportNow()}>
              {t.exportData}
            </Button>
            <Button
              icon="copy"
              onClick={() => void navigator.clipboard.writeText(details).then(() => setCopied(true))}
            >
              {copied ? t.copied : t.copyDetails}
            </Button>
          </div>
          {exported && <p role="status">{exported}</p>}
          <pre class="crash-details">{details}</pre>
        </div>
      </div>
    </main>
  );
}
