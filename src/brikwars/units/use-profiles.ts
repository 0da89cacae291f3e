import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { useServices } from '../../kit/context.ts';
import { openProfiles, type ProfilesModel } from './model.ts';

/** The player's own units, with his armies as they are now; undefined until they are read. */
export function useProfiles(): ProfilesModel | undefined {
  const services = useServices();
  const model = useSignal<ProfilesModel | undefined>(undefined);
  useEffect(() => {
    void openProfiles(services).then((opened) => {
      model.value = opened;
      void opened.refresh();
    });
  }, [services, model]);
  return model.value;
}
