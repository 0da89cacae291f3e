import { Component, type ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { useServices, useTexts } from './context.ts';
import { Button } from './parts/button.tsx';

interface Props {
  readonly exportEverything: () => Promise<void>;
  readonly children: ComponentChildren;
}

interface State {
  readonly error?: unknown;
  /** The screen itself still stands: one may go back to it. */
  readonly late?: boolean;
}

/** An error nobody expected gets a page that can be read and acted on, never a blank screen. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = {};

  static override getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidMount(): void {
    // Errors of event handlers and promises do not pass through rendering.
    addEventListener('error', this.catchLate);
    addEventListener('unhandledrejection', this.catchLate);
  }

  override componentWillUnmount(): void {
    removeEventListener('error', this.catchLate);
    removeEventListener('unhandledrejection', this.catchLate);
  }

  catchLate = (event: ErrorEvent | PromiseRejectionEvent): void => {
    const error = 'reason' in event ? event.reason : event.error;
    if (error instanceof Error && this.state.error === undefined) this.setState({ error, late: true });
  };

  render() {
    if (this.state.error === undefined) return this.props.children;
    const { error, late } = this.state;
    return (
      <ErrorPage
        error={error}
        exportEverything={this.props.exportEverything}
        {...(late ? { onContinue: () => this.setState({ error: undefined, late: false }) } : {})}
      />
    );
  }
}

export function describeError(error: unknown): string {
  const what = error instanceof Error ? (error.stack ?? `${error.name}: ${error.message}`) : String(error);
  return [`Adjutant ${__VERSION__} ${__COMMIT__}`, navigator.userAgent, location.hash, what].join('\n');
}

interface PageProps {
  readonly error: unknown;
  readonly exportEverything: () => Promise<void>;
  readonly onContinue?: () => void;
}

function ErrorPage({ error, exportEverything, onContinue }: PageProps) {
  const { offline } = useServices();
  const t = useTexts('shell');
  const [copied, setCopied] = useState(false);
  const details = describeError(error);
  return (
    <main class="page">
      <div class="screen">
        <div class="card" role="alert">
          <h1>{t.crashTitle}</h1>
          <p>{t.crashText}</p>
          <div class="row">
            <Button kind="primary" onClick={() => offline.reload()}>
              {t.reload}
            </Button>
            {onContinue && <Button onClick={onContinue}>{t.carryOn}</Button>}
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
