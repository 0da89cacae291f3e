import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Services } from '../../platform/services.ts';
import { useServices } from '../context.ts';

/** A player's own units of a game, with his armies as they are now; undefined until they are read. */
export function useOwnUnits<Model extends { refresh(): Promise<void> }>(
  open: (services: Services) => Promise<Model>,
): Model | undefined {
  const services = useServices();
  const model = useSignal<Model | undefined>(undefined);
  useEffect(() => {
    let current = true;
    void open(services).then(async (opened) => {
      await opened.refresh();
      if (current) model.value = opened;
    });
    return () => {
      current = false;
    };
  }, [services, model, open]);
  return model.value;
}
