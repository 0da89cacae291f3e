import { Component, type ComponentChildren } from 'preact';
import { later } from '../kit/later.tsx';

const ErrorPage = later(() => import('./error-page.tsx').then((module) => module.ErrorPage));

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
