import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { useServices } from '../../kit/context.ts';
import { type AtTableModel, atTableOf } from './model.ts';

/** What the table has set for itself; undefined until it is read from the device. */
export function useAtTable(): AtTableModel | undefined {
  const { drafts, random } = useServices();
  const model = useSignal<AtTableModel | undefined>(undefined);
  useEffect(() => {
    void atTableOf(drafts, random).then((found) => {
      model.value = found;
    });
  }, [drafts, random, model]);
  return model.value;
}
