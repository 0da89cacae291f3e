import { ServicesContext } from '../kit/context.ts';
import type { Services } from '../platform/services.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import type { PlaceModels } from './models.ts';
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
