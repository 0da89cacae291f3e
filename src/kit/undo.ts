import type { NoticeOptions } from '../platform/notices.ts';
import type { Services } from '../platform/services.ts';
import { useServices } from './context.ts';

type UndoServices = Pick<Services, 'notices'> & {
  readonly language: Pick<Services['language'], 'texts'>;
};

/** Says what was done and offers the way back; the number of the notice. */
export function offerUndo(
  { notices, language }: UndoServices,
  done: string,
  undo: () => void,
  options: Omit<NoticeOptions, 'action'> = {},
): number {
  return notices.show(done, { ...options, action: { label: language.texts('shell').undo, run: undo } });
}

/** The same for a screen: `(done, undo)`. */
export function useUndo(): (done: string, undo: () => void) => void {
  const services = useServices();
  return (done, undo) => {
    offerUndo(services, done, undo);
  };
}
