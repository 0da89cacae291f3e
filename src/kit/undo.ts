import type { NoticeOptions } from '../platform/notices.ts';
import type { Services } from '../platform/services.ts';
import { useServices } from './context.ts';

type UndoServices = Pick<Services, 'notices'> & {
  readonly language: Pick<Services['language'], 'texts'>;
};

type UndoOptions = Omit<NoticeOptions, 'action'>;

/** Says what was done and offers the way back; the number of the notice. */
export function offerUndo(
  { notices, language }: UndoServices,
  done: string,
  undo: () => void,
  options: UndoOptions = {},
): number {
  return notices.show(done, { ...options, action: { label: language.texts('shell').undo, run: undo } });
}

/** The same for a screen: `(done, undo, options)`. */
export function useUndo(): (done: string, undo: () => void, options?: UndoOptions) => void {
  const services = useServices();
  return (done, undo, options) => {
    offerUndo(services, done, undo, options);
  };
}
