import type { PlaceModels } from '../state/models.ts';
import type { Services } from '../state/services.ts';
import { ServicesContext } from './context.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { Shell } from './shell.tsx';

interface AppProps {
  readonly services: Services;
  readonly models: PlaceModels;
  readonly exportEverything: () => Promise<void>;
}

export function App({ services, models, exportEverything }: AppProps) {
  return (
    <ServicesContext.Provider value={services}>
      <ErrorBoundary exportEverything={exportEverything}>
        <Shell models={models} />
      </ErrorBoundary>
    </ServicesContext.Provider>
  );
}
