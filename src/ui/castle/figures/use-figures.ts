import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { type CastleFiguresModel, openCastleFigures } from '../../../state/castle-figures.ts';
import { useServices } from '../../context.ts';

/** The player's own figures with those of his armies as they are now; undefined until they are read. */
export function useFigures(): CastleFiguresModel | undefined {
  const services = useServices();
  const model = useSignal<CastleFiguresModel | undefined>(undefined);
  useEffect(() => {
    let current = true;
    void openCastleFigures(services).then(async (opened) => {
      await opened.refresh();
      if (current) model.value = opened;
    });
    return () => {
      current = false;
    };
  }, [services, model]);
  return model.value;
}
