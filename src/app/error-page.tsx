import { useSignal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import { Button } from '../kit/button.tsx';
import { useServices, useTexts } from '../kit/context.ts';
import type { Services } from '../platform/services.ts';

function describeError(error: unknown, { number, commit }: Services['version']): string {
  const what = error instanceof Error ? (error.stack ?? `${error.name}: ${error.message}`) : String(error);
  return [`Adjutant ${number} ${commit}`, navigator.userAgent, location.hash, what].join('\n');
}

interface PageProps {
  readonly error: unknown;
  readonly exportEverything: () => Promise<void>;
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
  const { offline, version } = useServices();
  const t = useTexts('trouble');
  const { reload } = useTexts('shell');
  const [copied, setCopied] = useState(false);
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
            <Button icon="download" onClick={() => void exportEverything()}>
              {t.exportData}
            </Button>
            <Button
              icon="copy"
              onClick={() => void navigator.clipboard.writeText(details).then(() => setCopied(true))}
            >
              {copied ? t.copied : t.copyDetails}
            </Button>
          </div>
          <pre class="crash-details">{details}</pre>
        </div>
      </div>
    </main>
  );
}
